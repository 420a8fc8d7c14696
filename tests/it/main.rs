//! All tests but the compile-fail suite (`tests/ui.rs`), in one program, so that what they share is compiled once.
//!
//! `cargo test --test it` runs them, and `cargo test --test it laws::` those of one file.

mod common;

#[cfg(feature = "alloc")]
mod cases;
mod dynamic;
mod exhaustive;
mod games;
mod laws;
mod layout;
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
#[cfg(feature = "alloc")]
mod record;
#[cfg(feature = "alloc")]
mod record_text;
mod referee;
mod reference;
mod rule_books;
#[cfg(feature = "serde")]
mod serde;
mod sowing;
mod variants;
