//! The library beside its peers, in one process, as ratios: `cargo bench --bench peers`.
//!
//! Every contestant walks the same game tree and folds every leaf into a checksum; the checksums have to be equal. The
//! contestants take turns, and the best of many rounds counts. In test mode a small tree is walked once.

#[path = "../common/mod.rs"]
mod common;
mod crates;
mod packed_kalah;
mod packed_oware;

use std::hint::black_box;
use std::time::{Duration, Instant};

use mancala_engine::{Game, Kalah, Oware};

struct Contestant {
    name: &'static str,
    /// Walks the tree to a depth, and returns the checksum of its leaves.
    walk: fn(u32) -> u64,
}

const KALAH: [Contestant; 3] = [
    Contestant {
        name: "library, public path",
        walk: |depth| common::leaves::<Kalah, 6>(&Game::start(), depth),
    },
    Contestant {
        name: "mancala_board",
        walk: crates::mancala_board_leaves,
    },
    Contestant {
        name: "hand-packed",
        walk: packed_kalah::leaves,
    },
];

const OWARE: [Contestant; 3] = [
    Contestant {
        name: "library, public path",
        walk: |depth| common::leaves::<Oware, 6>(&Game::start(), depth),
    },
    Contestant {
        name: "OwareBoard",
        walk: crates::oware_board_leaves,
    },
    Contestant {
        name: "hand-packed",
        walk: packed_oware::leaves,
    },
];

/// Walks the tree with each contestant in turn, and returns the best time of each.
fn race(contestants: &[Contestant], depth: u32, rounds: u32) -> Vec<Duration> {
    let mut best = vec![Duration::MAX; contestants.len()];
    let mut expected = None;
    for _ in 0..rounds {
        for (Contestant { name, walk }, best) in contestants.iter().zip(&mut best) {
            let start = Instant::now();
            let sum = black_box(walk(black_box(depth)));
            *best = start.elapsed().min(*best);
            assert_eq!(sum, *expected.get_or_insert(sum), "{name} at depth {depth}");
        }
    }
    best
}

fn report(title: &str, contestants: &[Contestant], best: &[Duration]) {
    println!("\n{title}");
    print!("{:24}{:>9}", "", "ms");
    contestants
        .iter()
        .for_each(|other| print!("{:>22}", format!("to {}", other.name)));
    println!();
    for (contestant, time) in contestants.iter().zip(best) {
        print!("{:24}{:>9.2}", contestant.name, time.as_secs_f64() * 1e3);
        best.iter()
            .for_each(|other| print!("{:>22.2}", other.as_secs_f64() / time.as_secs_f64()));
        println!();
    }
}

fn main() {
    let measured = std::env::args().any(|argument| argument == "--bench");
    for (title, contestants, depth) in [("Kalah 6 x 4", &KALAH, 9), ("Oware 6 x 4", &OWARE, 8)] {
        if measured {
            report(
                &format!("{title}, depth {depth}"),
                contestants,
                &race(contestants, depth, 25),
            );
        } else {
            race(contestants, 5, 1);
        }
    }
}
