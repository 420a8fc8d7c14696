//! The rule books. Each is one file, knows the seam alone, and is known by nothing but the crate's list of exports.

mod congkak;
mod empty_capture_kalah;
mod kalah;
mod oware;

pub use congkak::Congkak;
pub use empty_capture_kalah::EmptyCaptureKalah;
pub use kalah::Kalah;
pub use oware::Oware;
