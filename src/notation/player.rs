use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use crate::board::Player;

/// Writes `South` or `North`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::South => "South",
            Self::North => "North",
        })
    }
}

/// Reads `South` or `North`, ignoring case. White space around it is ignored.
///
/// ```
/// # use mancala_engine::Player;
/// assert_eq!("South".parse(), Ok(Player::South));
/// assert_eq!("north\n".parse(), Ok(Player::North));
/// assert!("east".parse::<Player>().is_err());
/// ```
///
/// # Errors
///
/// [`ParsePlayerError`] for any other text.
impl FromStr for Player {
    type Err = ParsePlayerError;

    fn from_str(text: &str) -> Result<Self, ParsePlayerError> {
        let word = text.trim_matches([' ', '\t', '\r', '\n']);
        if word.eq_ignore_ascii_case("south") {
            Ok(Self::South)
        } else if word.eq_ignore_ascii_case("north") {
            Ok(Self::North)
        } else {
            Err(ParsePlayerError)
        }
    }
}

/// The error returned when parsing a [`Player`] fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("expected `South` or `North`")]
#[non_exhaustive]
pub struct ParsePlayerError;
