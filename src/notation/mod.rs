//! Boards, positions, pits and whole games as text, in the forms that other programs and people write.
//!
//! Each form is a `Display` and a `FromStr`. All of them read through one [`Scanner`](scanner::Scanner).

mod board;
#[cfg(feature = "alloc")]
mod fault;
#[cfg(feature = "alloc")]
mod ogn;
mod oware;
mod pit;
#[cfg(feature = "alloc")]
pub(crate) mod place;
mod scanner;

pub use board::{ParseBoardError, ParseBoardErrorKind};
#[cfg(feature = "alloc")]
pub use ogn::{Ogn, ParseOgnError, ParseOgnErrorKind, TagError};
#[cfg(feature = "alloc")]
pub use oware::OwareLine;
pub use oware::OwarePosition;
pub use pit::ParsePitError;
