//! The notation that Oware programs share: letters for the pits, and a position as a string.

#[cfg(feature = "alloc")]
mod letters;
#[cfg(feature = "alloc")]
mod line;
#[cfg(feature = "alloc")]
mod play;
mod position;

#[cfg(feature = "alloc")]
pub(super) use letters::{letter, pit};
#[cfg(feature = "alloc")]
pub use line::OwareLine;
#[cfg(feature = "alloc")]
pub(super) use play::play;
pub use position::OwarePosition;
