use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use crate::board::Pit;
use crate::game::LegalMove;
use crate::notation::scanner::Scanner;
use crate::rules::Variant;

/// Writes the number that people use: 1 to `PITS`, from the owner's left.
impl<const PITS: usize> fmt::Display for Pit<PITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

/// Writes the number of the pit, as people use it: 1 to `PITS`.
impl<V: Variant, const PITS: usize> fmt::Display for LegalMove<'_, V, PITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.pit(), f)
    }
}

/// Reads the number that people use: 1 to `PITS`, from the owner's left. White space around it is ignored, so a line
/// from the standard input can be parsed as it is.
///
/// ```
/// # use mancala_engine::{ParsePitError, Pit};
/// assert_eq!("3\n".parse(), Ok(Pit::<6>::at::<2>()));
/// assert_eq!("7".parse::<Pit<6>>(), Err(ParsePitError::NoSuchPit { pits: 6 }));
/// ```
///
/// # Errors
///
/// * [`ParsePitError::NumberExpected`] if the text is not a number: decimal digits, without a sign.
/// * [`ParsePitError::NoSuchPit`] if the number is 0 or more than `PITS`.
impl<const PITS: usize> FromStr for Pit<PITS> {
    type Err = ParsePitError;

    fn from_str(text: &str) -> Result<Self, ParsePitError> {
        let mut scanner = Scanner::new(text);
        scanner.skip_white_space();
        let number = scanner.take_number().filter(|_| scanner.ends_here());
        let index = number.ok_or(ParsePitError::NumberExpected)?.checked_sub(1);
        index.and_then(Self::new).ok_or(ParsePitError::NoSuchPit { pits: PITS })
    }
}

/// The error returned when parsing a [`Pit`] fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ParsePitError {
    /// The text is not a number.
    #[error("expected the number of a pit")]
    NumberExpected,
    /// The row has no pit with this number.
    #[error("the pits are numbered from 1 to {pits}")]
    NoSuchPit {
        /// The number of pits in the row.
        pits: usize,
    },
}
