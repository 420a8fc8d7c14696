//! Games as data: the `Serialize` and `Deserialize` of boards, games and records (feature `serde`).
//!
//! Each file describes the document of one type. What is read goes through the same checks as everything else. This
//! folder may use all others, and none uses it.

mod board;
mod dyn_position;
mod game;
mod move_error;
mod name;
mod pit;
#[cfg(feature = "alloc")]
mod record;
mod spot;

#[cfg(feature = "alloc")]
pub use record::RecordSeed;
