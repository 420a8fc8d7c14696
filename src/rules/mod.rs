//! The rules in which games differ: the questions that the engine asks a variant, the answers, and the variants themselves.
//!
//! A variant is one file, and knows only the questions. Nothing here plays a move. This folder uses only `board`, and not
//! its kernel.

mod answers;
mod ayoayo;
mod bestemshe;
mod bohnenspiel;
mod congkak;
mod empty_capture_kalah;
mod facts;
mod kalah;
mod mangala;
mod oware;
mod pit_view;
#[cfg(test)]
mod proof;
mod survey;
mod variant;

pub use answers::{Ending, Next, PitStep, StoreStep};
pub use ayoayo::Ayoayo;
pub use bestemshe::Bestemshe;
pub use bohnenspiel::Bohnenspiel;
pub use congkak::Congkak;
pub use empty_capture_kalah::EmptyCaptureKalah;
pub use facts::{Feeding, Lift, Repetition, Slam};
pub use kalah::Kalah;
pub use mangala::Mangala;
pub use oware::Oware;
pub use pit_view::PitView;
pub use survey::Survey;
pub(crate) use variant::check_name;
pub use variant::Variant;
