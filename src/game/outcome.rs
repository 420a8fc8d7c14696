use core::fmt;

use crate::board::Player;

/// The result of a finished game, which depends on the stores alone.
///
/// ```
/// # use mancala_engine::{Outcome, Player};
/// assert_eq!(Outcome::Won(Player::North).to_string(), "North wins");
/// assert_eq!(Outcome::Drawn.to_string(), "drawn");
/// ```
///
/// With the feature `serde`, its JSON is `{"won":"north"}` or `"drawn"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case", expecting = "an outcome"))]
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
