//! All integration tests except the compile-fail suite (`tests/ui.rs`) and the table of all answers
//! (`tests/every_answer.rs`), in one program, so shared code is compiled once.
//!
//! `cargo test --test it` runs them all, and `cargo test --test it laws::` runs those of one file.

mod common;

mod answers;
mod any_answers;
mod captures;
#[cfg(feature = "alloc")]
mod cases;
mod dynamic;
mod ends;
mod exhaustive;
mod games;
#[cfg(feature = "alloc")]
mod kinds;
mod laws;
mod layers;
mod layout;
mod lift;
#[cfg(feature = "alloc")]
mod mancala_games;
mod manual;
mod notation;
#[cfg(feature = "alloc")]
mod ogn;
#[cfg(feature = "alloc")]
mod ogn_files;
#[cfg(feature = "alloc")]
mod openspiel;
mod panics;
mod perft;
mod published;
#[cfg(feature = "alloc")]
mod record;
#[cfg(feature = "alloc")]
mod record_text;
mod referee;
mod reference;
#[cfg(feature = "alloc")]
mod run_time;
#[cfg(feature = "serde")]
mod serde;
#[cfg(feature = "serde")]
mod serde_values;
mod slams;
mod sowing;
mod values;
mod variants;
