//! The rule books. Each is one file, knows the seam alone, and is known by nothing but the crate's list of exports.

mod empty_capture_kalah;
mod kalah;

pub use empty_capture_kalah::EmptyCaptureKalah;
pub use kalah::Kalah;
