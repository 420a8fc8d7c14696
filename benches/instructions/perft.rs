//! Counts the instructions of six-pit Kalah to depth 7: the library's perft, and a walk that plays every leaf.
//!
//! It needs valgrind and `cargo install gungraun-runner --version 0.20.0`, and runs on demand:
//! `cargo bench --manifest-path benches/instructions/Cargo.toml`. A run shows the change since the run before.
//!
//! The counts depend on the compiler and the target, and on nothing else.

use std::hint::black_box;

use gungraun::prelude::*;
use mancala_engine::Game;
use mancala_engine_instructions::played;

#[library_benchmark]
#[bench::depth_7(7)]
fn perft(depth: u32) -> u64 {
    mancala_engine::perft(black_box(&Game::new()), depth)
}

#[library_benchmark]
#[bench::depth_7(7)]
fn every_leaf_played(depth: u32) -> u64 {
    played(black_box(&Game::new()), depth)
}

library_benchmark_group!(name = kalah, benchmarks = [perft, every_leaf_played]);
main!(library_benchmark_groups = kalah);
