//! Counts the instructions of whole game trees: the library's perft, and walks that play every leaf.
//!
//! It needs valgrind and `cargo install gungraun-runner --version 0.20.0`, and runs on demand:
//! `cargo bench --manifest-path benches/instructions/Cargo.toml`. A run shows the change since the run before.
//!
//! The counts depend on the compiler and the target, and on nothing else.

use std::hint::black_box;

use gungraun::prelude::*;
use mancala_engine::{Congkak, Game, Kalah, Oware};
use mancala_engine_instructions::played;

#[library_benchmark]
#[bench::depth_7(7)]
fn perft(depth: u32) -> u64 {
    mancala_engine::perft(black_box(&Game::new()), depth)
}

#[library_benchmark]
#[bench::depth_7(7)]
fn kalah_on_6_pits(depth: u32) -> u64 {
    played(black_box(&Game::<_, Kalah, 6>::start()), depth)
}

#[library_benchmark]
#[bench::depth_7(7)]
fn oware_on_6_pits(depth: u32) -> u64 {
    played(black_box(&Game::<_, Oware, 6>::start()), depth)
}

#[library_benchmark]
#[bench::depth_5(5)]
fn congkak_on_7_pits(depth: u32) -> u64 {
    played(black_box(&Game::<_, Congkak, 7>::start()), depth)
}

#[library_benchmark]
#[bench::depth_6(6)]
fn kalah_on_7_pits(depth: u32) -> u64 {
    played(black_box(&Game::<_, Kalah, 7>::start()), depth)
}

#[library_benchmark]
#[bench::depth_6(6)]
fn kalah_on_8_pits(depth: u32) -> u64 {
    played(black_box(&Game::<_, Kalah, 8>::start()), depth)
}

#[library_benchmark]
#[bench::depth_5(5)]
fn kalah_on_9_pits(depth: u32) -> u64 {
    played(black_box(&Game::<_, Kalah, 9>::start()), depth)
}

#[library_benchmark]
#[bench::depth_5(5)]
fn kalah_on_12_pits(depth: u32) -> u64 {
    played(black_box(&Game::<_, Kalah, 12>::start()), depth)
}

#[library_benchmark]
#[bench::depth_5(5)]
fn kalah_on_16_pits(depth: u32) -> u64 {
    played(black_box(&Game::<_, Kalah, 16>::start()), depth)
}

library_benchmark_group!(
    name = trees,
    benchmarks = [
        perft,
        kalah_on_6_pits,
        oware_on_6_pits,
        congkak_on_7_pits,
        kalah_on_7_pits,
        kalah_on_8_pits,
        kalah_on_9_pits,
        kalah_on_12_pits,
        kalah_on_16_pits,
    ]
);
main!(library_benchmark_groups = trees);
