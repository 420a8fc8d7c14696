use std::fmt;

use mancala_engine::{DynGame, Player};

/// The score and the state of a game: `South 24, North 24: drawn`, or `South 1, North 0: South to move`.
pub(crate) struct Standing<'g>(pub(crate) &'g dyn DynGame);

impl fmt::Display for Standing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(game) = self;
        let [south, north] = Player::ALL.map(|player| game.store(player));
        write!(f, "South {south}, North {north}: ")?;
        match (game.outcome(), game.to_move()) {
            (None, Some(player)) => write!(f, "{player} to move"),
            (outcome, _) => outcome.map_or(Ok(()), |outcome| outcome.fmt(f)),
        }
    }
}
