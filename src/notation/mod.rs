//! Boards, positions, pits and whole games as text, in the forms that other programs and people write.
//!
//! Each format is a `Display` and a `FromStr`, with its error. All of them read through one
//! [`Scanner`](scanner::Scanner). Nothing here decides a rule: what is read goes through `Board::new`, `AnyGame` and
//! `Record`. This folder may use all folders before it; only `data` comes after it.

mod board;
#[cfg(feature = "alloc")]
mod fault;
mod message;
#[cfg(feature = "alloc")]
mod ogn;
mod oware;
mod pit;
#[cfg(feature = "alloc")]
mod place;
mod player;
#[cfg(feature = "alloc")]
mod record;
mod scanner;
mod spot;

#[doc(hidden)]
pub use board::{board_of_literal, width_of_literal};
pub use board::{ParseBoardError, ParseBoardErrorKind};
#[cfg(feature = "alloc")]
pub use ogn::{Ogn, ParseOgnError, ParseOgnErrorKind, TagError};
#[cfg(feature = "alloc")]
pub use oware::OwareLine;
pub use oware::OwarePosition;
pub use pit::ParsePitError;
pub use player::ParsePlayerError;
#[cfg(feature = "alloc")]
pub use record::{read_record, ParseRecordError, ParseRecordErrorKind};
