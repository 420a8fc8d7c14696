use core::fmt;

use crate::board::Player;

/// How a finished game ended: by the stores alone.
///
/// ```
/// # use mancala_engine::{Outcome, Player};
/// assert_eq!(Outcome::Won(Player::North).to_string(), "North wins");
/// assert_eq!(Outcome::Drawn.to_string(), "drawn");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This player's store holds more stones.
    Won(Player),
    /// Both stores hold the same.
    Drawn,
}

/// Writes `South wins`, `North wins` or `drawn`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won(player) => write!(f, "{player} wins"),
            Self::Drawn => f.pad("drawn"),
        }
    }
}
