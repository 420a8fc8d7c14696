use thiserror::Error;

use crate::notation::scanner::Scanner;

/// The error returned when parsing a board or a position fails: what is wrong, and where.
///
/// ```
/// # use mancala_engine::{Board, ParseBoardError, ParseBoardErrorKind};
/// assert_eq!(
///     "<1,0,0,-4,4>".parse::<Board<1>>(),
///     Err(ParseBoardError { at: 7, kind: ParseBoardErrorKind::NumberExpected }),
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("{kind} (at byte {at})")]
pub struct ParseBoardError {
    /// The byte of the text (0-based) at which the error begins, or the text's length if the text ends too early: if
    /// nothing but white space is left where something is expected.
    pub at: usize,
    /// What is wrong there.
    pub kind: ParseBoardErrorKind,
}

impl ParseBoardError {
    /// The error at the next thing to read.
    pub(in crate::notation) const fn at(scanner: Scanner, kind: ParseBoardErrorKind) -> Self {
        let at = if scanner.ends_here() {
            scanner.end()
        } else {
            scanner.at()
        };
        Self { at, kind }
    }
}

/// What is wrong with the text of a board or a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ParseBoardErrorKind {
    /// A position must begin with `south` or `north` and a space.
    #[error("expected `south` or `north` and a space")]
    SideExpected,
    /// A board must begin with `<`.
    #[error("expected `<`")]
    OpeningBracketExpected,
    /// A number is missing. It consists of decimal digits, without a sign.
    #[error("expected a number")]
    NumberExpected,
    /// A comma or the closing bracket is missing.
    #[error("expected `,` or `>`")]
    SeparatorExpected,
    /// A dash is missing in the notation of Oware programs ([`OwarePosition`](crate::OwarePosition)).
    #[error("expected `-`")]
    DashExpected,
    /// The player to move is missing in the notation of Oware programs ([`OwarePosition`](crate::OwarePosition)).
    #[error("expected `S` or `N`")]
    MoverExpected,
    /// The number is more than 255.
    #[error("the number is more than 255")]
    NumberTooLarge,
    /// The first number, the pits per row, is not the width of the type that is parsed.
    #[error("expected a board with {expected} pits per row")]
    WrongWidth {
        /// The width of the type that is parsed.
        expected: usize,
    },
    /// The literal does not have exactly `3 + 2 * PITS` numbers.
    #[error("expected {expected} numbers")]
    WrongCount {
        /// How many numbers a board of this width has.
        expected: usize,
    },
    /// With this number, the board holds more than 255 stones.
    #[error("with this number the board holds more than 255 stones")]
    TooManyStones,
    /// The board is complete, but the text continues.
    #[error("expected the end of the text")]
    TrailingText,
}
