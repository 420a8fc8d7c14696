//! What the games differ in: the questions that the engine asks a variant, the answers, and the variants themselves.
//!
//! A variant is one file, and knows the questions alone. Nothing here plays a move. This folder uses `board` only, and
//! none of what a board is made of.

mod answers;
mod congkak;
mod empty_capture_kalah;
mod facts;
mod kalah;
mod landing;
mod oware;
mod survey;
mod variant;

pub use answers::{Ending, Next, PitStep, StoreStep};
pub use congkak::Congkak;
pub use empty_capture_kalah::EmptyCaptureKalah;
pub use facts::{Feeding, Repetition, Slam};
pub use kalah::Kalah;
pub use landing::Landing;
pub use oware::Oware;
pub use survey::Survey;
pub(crate) use variant::check_name;
pub use variant::Variant;
