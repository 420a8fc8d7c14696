//! Compares the library with its peers, in one process, as ratios:
//! `cargo bench --manifest-path benches/peers/Cargo.toml`.
//!
//! All contestants traverse the same game tree and fold every leaf into a checksum. The checksums must be equal. The
//! contestants take turns, and the median round of each counts. Without `--bench`, as in `cargo test`, a small tree is
//! traversed once.

mod alpha_beta;
mod bare_rows;
#[path = "../common/mod.rs"]
mod common;
mod crates;
mod packed_kalah;
mod packed_oware;

use std::hint::black_box;

use mancala_engine::{AnyGame, Congkak, Event, Game, Kalah, Oware, Variant};

use common::plain::{Plain, Rules};
use common::{clock, run_time};

struct Contestant {
    name: &'static str,
    /// Traverses the tree to a depth, and returns the checksum of its leaves.
    walk: fn(u32) -> u64,
}

/// The ratio that one contestant's speed to another's should reach.
struct Target {
    of: &'static str,
    to: &'static str,
    least: f64,
}

struct Race {
    title: &'static str,
    depth: u32,
    contestants: &'static [Contestant],
    targets: &'static [Target],
}

const RACES: [Race; 4] = [
    Race {
        title: "Kalah 6 x 4",
        depth: 9,
        contestants: &[
            Contestant {
                name: "library",
                walk: library::<Kalah, 6>,
            },
            Contestant {
                name: "mancala_board",
                walk: crates::mancala_board_leaves,
            },
            Contestant {
                name: "packed",
                walk: packed_kalah::leaves,
            },
            Contestant {
                name: "bare rows",
                walk: bare_rows::leaves,
            },
            Contestant {
                name: "plain",
                walk: |depth| Plain::start(Rules::Kalah, 6, 4).leaves(depth),
            },
            Contestant {
                name: "play_with",
                walk: counting_captures::<Kalah, 6>,
            },
            Contestant {
                name: "DynGame",
                walk: |depth| run_time::leaves(&AnyGame::<Kalah>::start(), depth),
            },
        ],
        targets: &[
            Target {
                of: "library",
                to: "mancala_board",
                least: 3.0,
            },
            Target {
                of: "library",
                to: "packed",
                least: 0.9,
            },
            Target {
                of: "packed",
                to: "mancala_board",
                least: 2.9,
            },
            Target {
                of: "library",
                to: "bare rows",
                least: 0.95,
            },
            Target {
                of: "play_with",
                to: "library",
                least: 0.9,
            },
        ],
    },
    Race {
        title: "Oware 6 x 4",
        depth: 8,
        contestants: &[
            Contestant {
                name: "library",
                walk: library::<Oware, 6>,
            },
            Contestant {
                name: "OwareBoard",
                walk: crates::oware_board_leaves,
            },
            Contestant {
                name: "packed",
                walk: packed_oware::leaves,
            },
            Contestant {
                name: "plain",
                walk: |depth| Plain::start(Rules::Oware, 6, 4).leaves(depth),
            },
        ],
        targets: &[
            Target {
                of: "library",
                to: "OwareBoard",
                least: 3.0,
            },
            Target {
                of: "library",
                to: "packed",
                least: 0.9,
            },
        ],
    },
    Race {
        title: "Congkak 7 x 7",
        depth: 6,
        contestants: &[
            Contestant {
                name: "library",
                walk: library::<Congkak, 7>,
            },
            Contestant {
                name: "plain",
                walk: |depth| Plain::start(Rules::Congkak, 7, 7).leaves(depth),
            },
        ],
        targets: &[],
    },
    Race {
        title: "Alpha-beta, Kalah 6 x 4",
        depth: 12,
        contestants: &[
            Contestant {
                name: "typed",
                walk: alpha_beta::typed,
            },
            Contestant {
                name: "clone().play",
                walk: alpha_beta::cloned,
            },
            Contestant {
                name: "in place",
                walk: alpha_beta::in_place,
            },
            Contestant {
                name: "DynGame",
                walk: alpha_beta::at_run_time,
            },
            Contestant {
                name: "packed",
                walk: alpha_beta::packed,
            },
        ],
        targets: &[
            Target {
                of: "typed",
                to: "packed",
                least: 0.9,
            },
            Target {
                of: "clone().play",
                to: "typed",
                least: 0.85,
            },
            Target {
                of: "DynGame",
                to: "typed",
                least: 0.6,
            },
        ],
    },
];

fn library<V: Variant, const PITS: usize>(depth: u32) -> u64 {
    common::leaves::<V, PITS>(&Game::start(), depth)
}

fn counting_captures<V: Variant, const PITS: usize>(depth: u32) -> u64 {
    let mut captures = 0u64;
    let sum = common::leaves_by::<V, PITS>(&Game::start(), depth, &mut |token| {
        token.play_with(|event| captures += u64::from(matches!(event, Event::Captured { .. })))
    });
    black_box(captures);
    sum
}

impl Race {
    /// Traverses the tree with each contestant in turn, for this number of rounds, and returns the median time of each,
    /// in seconds.
    fn run(&self, depth: u32, rounds: usize) -> Vec<f64> {
        let mut times = vec![Vec::new(); self.contestants.len()];
        let mut expected = None;
        for _ in 0..rounds {
            for (Contestant { name, walk }, times) in self.contestants.iter().zip(&mut times) {
                let begin = clock::now();
                let sum = black_box(walk(black_box(depth)));
                let time = clock::now().saturating_sub(begin).as_secs_f64();
                let expected = *expected.get_or_insert(sum);
                assert_eq!(sum, expected, "{name}, {}, depth {depth}", self.title);
                times.push(time);
            }
        }
        let median = |mut times: Vec<f64>| {
            times.sort_by(f64::total_cmp);
            times[rounds / 2]
        };
        times.into_iter().map(median).collect()
    }

    fn report(&self, times: &[f64]) {
        println!(
            "\n{} to depth {}: speed as a ratio to each other contestant",
            self.title, self.depth
        );
        print!("{:14}{:>9}", "", "ms");
        for other in self.contestants {
            print!("{:>15}", other.name);
        }
        println!();
        for (contestant, time) in self.contestants.iter().zip(times) {
            print!("{:14}{:>9.2}", contestant.name, time * 1e3);
            for other in times {
                print!("{:>15.2}", other / time);
            }
            println!();
        }
        let time = |name| {
            self.contestants
                .iter()
                .zip(times)
                .find(|(contestant, _)| contestant.name == name)
        };
        for Target { of, to, least } in self.targets {
            if let (Some((_, of_time)), Some((_, to_time))) = (time(*of), time(*to)) {
                let ratio = to_time / of_time;
                let verdict = if ratio >= *least { "met" } else { "missed" };
                println!("{of} to {to}: {ratio:.2}, target {least:.2}: {verdict}");
            }
        }
    }
}

fn main() {
    let measured = std::env::args().any(|argument| argument == "--bench");
    for race in &RACES {
        if measured {
            race.report(&race.run(race.depth, 31));
        } else {
            race.run(4, 1);
        }
    }
}
