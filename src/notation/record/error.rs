use alloc::string::String;
use core::fmt;

use thiserror::Error;

use crate::board::BoardError;
use crate::game::DynMoveError;
use crate::notation::ParseBoardErrorKind;
use crate::record::StartError;

/// The error returned when parsing a record fails: what is wrong, and where.
///
/// ```
/// use mancala_engine::{DynMoveError, IllegalMove, ParseRecordErrorKind, Record};
///
/// let error = "variant kalah\n\n3 3".parse::<Record>().unwrap_err();
/// assert_eq!((error.line, error.column), (3, 3));
/// assert_eq!(error.kind, ParseRecordErrorKind::Move(IllegalMove::EmptyPit.into()));
/// assert_eq!(error.to_string(), "3:3: the pit is empty");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Error)]
#[error("{line}:{column}: {kind}")]
pub struct ParseRecordError {
    /// The line, from 1.
    pub line: usize,
    /// The byte of the line at which the error begins, from 1. For something missing, the byte where it should begin.
    pub column: usize,
    /// The kind of the error.
    pub kind: ParseRecordErrorKind,
}

/// The kind of an error in the text of a record.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ParseRecordErrorKind {
    /// The word is not a header, the number of a pit or `concluded`.
    #[error("expected a header, a pit number or `concluded`")]
    UnknownWord,
    /// All headers must come before the first move.
    #[error("a header comes after the first move")]
    HeaderAfterMove,
    /// The record already has this header.
    #[error("the header is repeated")]
    RepeatedHeader,
    /// `board` and `position` both state the start.
    #[error("a record has `board` or `position`, not both")]
    BoardAndPosition,
    /// A header must be alone on its line.
    #[error("expected the end of the line")]
    TrailingText,
    /// The name of a variant is missing.
    #[error("expected the name of a variant")]
    VariantExpected,
    /// The number of pits per row is missing, or is not 1 to 127.
    #[error("expected 1 to 127 pits per row")]
    WidthExpected,
    /// The number of stones per pit is missing, or is not 1 to 255.
    #[error("expected 1 to 255 stones per pit")]
    StonesExpected,
    /// The record's variant is not the variant of the type that is parsed.
    #[error("expected the variant `{expected}`")]
    WrongVariant {
        /// The variant of the type that is parsed.
        expected: &'static str,
    },
    /// The board's width is not the width of the type that is parsed.
    #[error("expected {expected} pits per row")]
    WrongWidth {
        /// The width of the type that is parsed.
        expected: usize,
    },
    /// No listed kind has the record's variant and width.
    #[error("no listed game is {}", Named { variant, pits: *pits })]
    NotListed {
        /// The variant of the record: at most its first 64 characters.
        variant: String,
        /// The pits per row, if the record states them.
        pits: Option<usize>,
    },
    /// The opening is not a valid board.
    #[error(transparent)]
    Opening(#[from] BoardError),
    /// The position can't be parsed.
    #[error(transparent)]
    BrokenPosition(#[from] ParseBoardErrorKind),
    /// The move can't be played.
    #[error(transparent)]
    Move(#[from] DynMoveError),
}

impl From<StartError> for ParseRecordErrorKind {
    fn from(error: StartError) -> Self {
        match error {
            StartError::WrongWidth { expected } => Self::WrongWidth { expected },
            StartError::Board(error) => Self::Opening(error),
        }
    }
}

/// Writes a variant and its width.
struct Named<'n> {
    variant: &'n str,
    pits: Option<usize>,
}

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`", self.variant)?;
        match self.pits {
            Some(pits) => write!(f, " with {pits} pits per row"),
            None => Ok(()),
        }
    }
}
