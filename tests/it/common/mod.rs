//! Code that several tests share.

pub(crate) mod compare;
#[cfg(any(feature = "alloc", feature = "serde"))]
pub(crate) mod damage;
pub(crate) mod data;
#[cfg(feature = "alloc")]
pub(crate) mod history;
pub(crate) mod interrupt;
#[cfg(feature = "alloc")]
pub(crate) mod json;
pub(crate) mod laws;
#[cfg(any(feature = "alloc", feature = "serde"))]
pub(crate) mod lazy_unswept_kalah;
pub(crate) mod play;
pub(crate) mod played;
pub(crate) mod positions;
pub(crate) mod reference;
pub(crate) mod runs;
pub(crate) mod setup;
pub(crate) mod table;
pub(crate) mod text;
pub(crate) mod variants;
pub(crate) mod widths;

pub(crate) use widths::at_width;
