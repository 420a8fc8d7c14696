use std::fmt;

use mancala_engine::{DynRecord, Player};

/// How a game stands: `South 24, North 24: drawn`, or who is to move.
pub(crate) struct Standing<'r>(pub(crate) &'r dyn DynRecord);

impl fmt::Display for Standing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(record) = self;
        let [south, north] = Player::ALL.map(|player| record.store(player));
        write!(f, "South {south}, North {north}: ")?;
        match (record.outcome(), record.to_move()) {
            (None, Some(player)) => write!(f, "{player} to move"),
            (outcome, _) => outcome.map_or(Ok(()), |outcome| outcome.fmt(f)),
        }
    }
}
