//! What holds for any text: it is read as something that its own text reproduces, or has a fault somewhere.

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
