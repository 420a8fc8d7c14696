use thiserror::Error;

use crate::{DynMoveError, ParseBoardErrorKind};

/// Why a text is no OGN record: what is wrong, and where.
///
/// ```
/// use mancala_engine::{Ogn, ParseOgnErrorKind};
///
/// let error = "1. F f\n2. F".parse::<Ogn>().unwrap_err();
/// assert_eq!(error.to_string(), "2:4: the pit is empty");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("{line}:{column}: {kind}")]
pub struct ParseOgnError {
    /// The line, from 1.
    pub line: usize,
    /// The byte of the line at which the fault begins, from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: ParseOgnErrorKind,
}

/// What is wrong with the text of an OGN record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ParseOgnErrorKind {
    /// Up to here this is a tag, and no further.
    #[error("expected a tag: `[Name \"value\"]`")]
    BrokenTag,
    /// The record has this tag already.
    #[error("the tag is repeated")]
    RepeatedTag,
    /// The record is of another variant.
    #[error("expected the variant `Oware Abapa`")]
    WrongVariant,
    /// The tag `Result` has another value.
    #[error("expected `1-0`, `0-1`, `1/2-1/2`, `*` or `?`")]
    ResultExpected,
    /// The game, or the other place where a result stands, says something else.
    #[error("the result is another one")]
    WrongResult,
    /// The start is at fault.
    #[error(transparent)]
    BrokenPosition(#[from] ParseBoardErrorKind),
    /// This is neither a move nor anything else that stands between moves.
    #[error("expected a move, a number with a dot, or the result")]
    UnknownWord,
    /// The comment or the variation that begins here does not end.
    #[error("the comment or variation has no end")]
    Unclosed,
    /// The move captures another number of seeds.
    #[error("the move captures {captured}")]
    WrongCapture {
        /// How many seeds the move captures.
        captured: u8,
    },
    /// The move cannot be played.
    #[error(transparent)]
    Move(#[from] DynMoveError),
    /// The result stands last.
    #[error("expected the end of the record")]
    TrailingText,
}

/// Why a tag cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum TagError {
    /// The record itself says the value of this tag.
    #[error("the record says the value of this tag")]
    Reserved,
    /// A name is made of ASCII letters, digits and `_`.
    #[error("a tag's name is made of ASCII letters, digits and `_`")]
    Name,
    /// A value is a single line.
    #[error("a tag's value is a single line")]
    Value,
}
