use thiserror::Error;

use crate::game::MoveError;
use crate::notation::place::Place;
use crate::notation::ParseBoardErrorKind;

/// The error returned when parsing an OGN record or an [`OwareLine`](crate::OwareLine) fails: what is wrong, and
/// where.
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
    /// The line, from 1. In a collection, lines count from the start of the whole text.
    pub line: usize,
    /// The byte of the line at which the error begins, from 1.
    pub column: usize,
    /// The kind of the error.
    pub kind: ParseOgnErrorKind,
}

/// The kind of an error in the text of an OGN record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ParseOgnErrorKind {
    /// The tag is malformed from here on.
    #[error("expected a tag: `[Name \"value\"]`")]
    BrokenTag,
    /// The record has this tag already.
    #[error("the tag is repeated")]
    RepeatedTag,
    /// The record is of another variant.
    #[error("expected the variant `Oware Abapa`")]
    WrongVariant,
    /// This is not a result.
    #[error("expected a score such as `26-22`, `1-0`, `0-1`, `1/2-1/2`, `*` or `?`")]
    ResultExpected,
    /// The result contradicts the finished game, or the result in the tag.
    #[error("the result does not match the game")]
    WrongResult,
    /// The start is not a position.
    #[error(transparent)]
    BrokenPosition(#[from] ParseBoardErrorKind),
    /// This is neither a move nor anything else that may come between moves.
    #[error("expected a move, a number or the result")]
    UnknownWord,
    /// The comment or the variation that begins here is not closed.
    #[error("the comment or variation is not closed")]
    Unclosed,
    /// The move does not capture the number of seeds after its `+`.
    #[error("the move captures {captured}")]
    WrongCapture {
        /// The number of seeds that it captures.
        captured: u8,
    },
    /// The move can't be played.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// Nothing but comments and variations may follow the result.
    #[error("expected the end of the record")]
    TrailingText,
    /// In an [`OwareLine`](crate::OwareLine), a space and the letters of pits must follow the position.
    #[error("expected the letter of a pit")]
    LetterExpected,
}

impl ParseOgnErrorKind {
    pub(in crate::notation) fn in_place(self, place: Place) -> ParseOgnError {
        let Place { line, column } = place;
        ParseOgnError {
            line,
            column,
            kind: self,
        }
    }
}

/// The error returned when a tag can't be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum TagError {
    /// The record itself states the value of this tag.
    #[error("the record itself states the value of this tag")]
    Reserved,
    /// A name consists of ASCII letters, digits and `_`.
    #[error("a tag's name consists of ASCII letters, digits and `_`")]
    Name,
    /// A value is a single line that does not contain `"]`.
    #[error("a tag's value is a single line without `\"]`")]
    Value,
}
