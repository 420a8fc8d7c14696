//! Checks for any text: it is read as a value that its own text reproduces, or has an error at a place in the text.

pub(crate) mod board;
#[cfg(feature = "serde")]
pub(crate) mod document;
#[cfg(feature = "alloc")]
pub(crate) mod ogn;
#[cfg(feature = "alloc")]
pub(crate) mod place;
#[cfg(feature = "alloc")]
pub(crate) mod record;
#[cfg(all(feature = "alloc", feature = "serde"))]
pub(crate) mod record_document;
pub(crate) mod word;
