use core::fmt;

use thiserror::Error;

use crate::board::BoardError;
use crate::game::DynMoveError;
use crate::notation::ParseBoardErrorKind;

/// Why a text is no record: what is wrong, and where.
///
/// ```
/// use mancala_engine::{DynMoveError, IllegalMove, ParseRecordErrorKind, Record};
///
/// let error = "variant kalah\n\n3 3".parse::<Record>().unwrap_err();
/// assert_eq!((error.line, error.column), (3, 3));
/// assert_eq!(error.kind, ParseRecordErrorKind::Move(IllegalMove::EmptyPit.into()));
/// assert_eq!(error.to_string(), "3:3: the pit is empty");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("{line}:{column}: {kind}")]
pub struct ParseRecordError {
    /// The line, from 1.
    pub line: usize,
    /// The byte of the line at which the fault begins, from 1; where something is missing, the byte where it should
    /// begin.
    pub column: usize,
    /// What is wrong there.
    pub kind: ParseRecordErrorKind,
}

/// What is wrong with the text of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ParseRecordErrorKind {
    /// The word is no header, no pit number and not `concluded`.
    #[error("expected a header, a pit number or `concluded`")]
    UnknownWord,
    /// All headers stand before the first move.
    #[error("a header stands after the moves have begun")]
    HeaderAfterMove,
    /// The record has this header already.
    #[error("the header is repeated")]
    RepeatedHeader,
    /// `board` and `position` both say how the match starts.
    #[error("a record has `board` or `position`, not both")]
    BoardAndPosition,
    /// A header is alone on its line.
    #[error("expected the end of the line")]
    TrailingText,
    /// The record is not of the variant, or of one of the variants, that can be read here.
    #[error("expected a variant ({})", Names(expected))]
    WrongVariant {
        /// The names that can stand here.
        expected: &'static [&'static str],
    },
    /// The board is not of the width, or of one of the widths, that can be read here.
    #[error("expected {} pits a row", Range(*least, *most))]
    WrongWidth {
        /// The fewest pits a row.
        least: usize,
        /// The most pits a row.
        most: usize,
    },
    /// `board` needs the stones in each pit.
    #[error("expected 1 to 255 stones a pit")]
    StonesExpected,
    /// No board is usual for this variant, so the record has to say how the match starts.
    #[error("expected `board` or `position`")]
    StartExpected,
    /// The opening is no board.
    #[error(transparent)]
    Opening(#[from] BoardError),
    /// The text of the position is at fault.
    #[error(transparent)]
    BrokenPosition(#[from] ParseBoardErrorKind),
    /// The move cannot be played.
    #[error(transparent)]
    Move(#[from] DynMoveError),
}

/// Writes names in a list.
struct Names<'n>(&'n [&'static str]);

impl fmt::Display for Names<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for name in self.0 {
            write!(f, "{separator}{name}")?;
            separator = ", ";
        }
        Ok(())
    }
}

/// Writes `6`, or `1 to 16`.
struct Range(usize, usize);

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(least, most) = self;
        if least == most {
            write!(f, "{least}")
        } else {
            write!(f, "{least} to {most}")
        }
    }
}
