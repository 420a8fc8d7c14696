use core::error::Error;
use core::fmt;

use crate::notation::message::Message;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseBoardError {
    /// The byte of the text (0-based) at which the error begins, or the text's length if only white space is left
    /// where something is expected.
    pub at: usize,
    /// The kind of the error.
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

    pub(super) const fn message(&self) -> Message {
        let kind = self.kind.message();
        kind.then(" (at byte ").then_number(self.at).then(")")
    }
}

impl fmt::Display for ParseBoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().as_str())
    }
}

impl Error for ParseBoardError {}

/// The kind of an error in the text of a board or a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseBoardErrorKind {
    /// A position must begin with `south` or `north` and a space.
    SideExpected,
    /// A board must begin with `<`.
    OpeningBracketExpected,
    /// A number is missing. It consists of decimal digits, without a sign.
    NumberExpected,
    /// A comma or the closing bracket is missing.
    SeparatorExpected,
    /// A dash is missing in the notation of Oware programs ([`OwarePosition`](crate::OwarePosition)).
    DashExpected,
    /// The player to move is missing in the notation of Oware programs ([`OwarePosition`](crate::OwarePosition)).
    MoverExpected,
    /// The number is more than 255.
    NumberTooLarge,
    /// The first number, the pits per row, is not the width of the type that is parsed.
    WrongWidth {
        /// The width of the type that is parsed.
        expected: usize,
    },
    /// The first number, the pits per row, is not 1 to 127. A type has its own width, so this is only found in
    /// [`board!`](crate::board!).
    WidthOutOfRange,
    /// The literal does not have exactly `3 + 2 * PITS` numbers.
    WrongCount {
        /// The count of numbers in a board of this width.
        expected: usize,
    },
    /// With this number, the board holds more than 255 stones.
    TooManyStones,
    /// The board is complete, but the text continues.
    TrailingText,
}

impl ParseBoardErrorKind {
    const fn message(self) -> Message {
        match self {
            Self::SideExpected => Message::new("expected `south` or `north` and a space"),
            Self::OpeningBracketExpected => Message::new("expected `<`"),
            Self::NumberExpected => Message::new("expected a number"),
            Self::SeparatorExpected => Message::new("expected `,` or `>`"),
            Self::DashExpected => Message::new("expected `-`"),
            Self::MoverExpected => Message::new("expected `S` or `N`"),
            Self::NumberTooLarge => Message::new("the number is more than 255"),
            Self::WrongWidth { expected } => Message::new("expected a board with ")
                .then_number(expected)
                .then(" pits per row"),
            Self::WidthOutOfRange => Message::new("expected 1 to 127 pits per row"),
            Self::WrongCount { expected } => Message::new("expected ").then_number(expected).then(" numbers"),
            Self::TooManyStones => Message::new("with this number the board holds more than 255 stones"),
            Self::TrailingText => Message::new("expected the end of the text"),
        }
    }
}

impl fmt::Display for ParseBoardErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().as_str())
    }
}

impl Error for ParseBoardErrorKind {}
