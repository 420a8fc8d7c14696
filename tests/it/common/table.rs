//! A rule book that answers anything: its answers are drawn by a seed, and are the same for the same question.

use std::cell::Cell;

use mancala_engine::{Circuit, Ending, Feeding, Landing, Next, Owner, PitStep, Slam, StoreStep, Survey, Variant};

use super::reference::{self, Counts, End, Rules, Seen, Step, Verdict};

thread_local! {
    static SEED: Cell<u64> = const { Cell::new(0) };
}

/// The facts are part of the type, by their place in `CIRCUITS` and `SLAMS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Table<const CIRCUIT: usize, const FEEDING: bool, const SLAM: usize>;

const CIRCUITS: [(Circuit, reference::Circuit); 3] = [
    (Circuit::PitsAndOwnStore, reference::Circuit::OwnStore),
    (Circuit::Pits, reference::Circuit::NoStore),
    (Circuit::PitsButOrigin, reference::Circuit::NoStoreNoOrigin),
];

const SLAMS: [(Slam, reference::Slam); 3] = [
    (Slam::Captures, reference::Slam::Captures),
    (Slam::CapturesNothing, reference::Slam::CapturesNothing),
    (Slam::Illegal, reference::Slam::Illegal),
];

impl<const CIRCUIT: usize, const FEEDING: bool, const SLAM: usize> Table<CIRCUIT, FEEDING, SLAM> {
    /// Draws the table of this thread anew, and returns the same rules for the reference.
    pub(crate) fn draw(seed: u64) -> Rules {
        SEED.set(seed);
        Rules {
            circuit: CIRCUITS[CIRCUIT].1,
            store_earns_turn: store_earns_turn(),
            landing: reference::Landing::Other(step),
            must_feed: FEEDING,
            slam: SLAMS[SLAM].1,
            end: End::Other(verdict),
        }
    }
}

impl<const CIRCUIT: usize, const FEEDING: bool, const SLAM: usize> Variant for Table<CIRCUIT, FEEDING, SLAM> {
    const NAME: &'static str = "table";
    const STONES: u8 = 1;
    const CIRCUIT: Circuit = CIRCUITS[CIRCUIT].0;
    const FEEDING: Feeding = if FEEDING { Feeding::Required } else { Feeding::Optional };
    const SLAM: Slam = SLAMS[SLAM].0;

    fn last_in_store() -> StoreStep {
        if store_earns_turn() {
            StoreStep::MoveAgain
        } else {
            StoreStep::EndTurn
        }
    }

    fn last_in_pit(landing: Landing) -> PitStep {
        let count = u32::from;
        let seen = Seen {
            own: landing.owner == Owner::Mover,
            before: count(landing.stones)
                .checked_sub(1)
                .expect("the last stone lies in the pit"),
            opposite: count(landing.opposite),
        };
        match step(seen) {
            Step::Nothing => PitStep::EndTurn,
            Step::Relay => PitStep::Relay,
            Step::TakeBoth => PitStep::CaptureBoth,
            Step::TakeRun(low, high) => PitStep::CaptureRun {
                least: low.try_into().expect("a small count"),
                most: high.try_into().expect("a small count"),
            },
        }
    }

    fn next(survey: Survey) -> Next {
        match verdict(Counts {
            row: survey.row().into(),
            other_row: survey.other_row().into(),
            store: survey.store().into(),
            other_store: survey.other_store().into(),
        }) {
            Verdict::Moves => Next::Move,
            Verdict::Passes => Next::Pass,
            Verdict::OverUnswept => Next::Finish(Ending::LeaveRows),
            Verdict::OverSwept => Next::Finish(Ending::SweepRows),
        }
    }
}

/// A number that depends on every word of the question and on the seed.
fn drawn(question: &[u32]) -> u64 {
    question.iter().fold(SEED.get(), |drawn, &word| {
        let mixed = (drawn ^ u64::from(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ (mixed >> 29)
    })
}

fn store_earns_turn() -> bool {
    drawn(&[0]) % 2 == 0
}

/// Some tables relay never, some nearly always.
fn step(Seen { own, before, opposite }: Seen) -> Step {
    let relays_in_8 = drawn(&[1]) % 8;
    let answer = drawn(&[2, own.into(), before, opposite]);
    if answer % 8 < relays_in_8 {
        return Step::Relay;
    }
    let small = |shift: u32| u32::try_from((answer >> shift) % 5).expect("below 5");
    match (answer >> 3) % 4 {
        0 => Step::Nothing,
        1 => Step::TakeBoth,
        _ => Step::TakeRun(small(8), small(16)),
    }
}

fn verdict(counts: Counts) -> Verdict {
    let Counts {
        row,
        other_row,
        store,
        other_store,
    } = counts;
    match drawn(&[3, row, other_row, store, other_store]) % 16 {
        0 => Verdict::OverUnswept,
        1 => Verdict::OverSwept,
        2..=4 => Verdict::Passes,
        _ => Verdict::Moves,
    }
}
