//! A variant with random answers, which depend only on a seed and the question.

use std::cell::Cell;

use mancala_engine::{Circuit, Ending, Feeding, Lift, Next, Owner, PitStep, PitView, Slam, StoreStep, Survey, Variant};

use super::reference::{self, Counts, Rules, Seen, Step, Verdict};
use super::variants::SLAMS;

thread_local! {
    static SEED: Cell<u64> = const { Cell::new(0) };
}

/// The constants are part of the type: `CIRCUIT` and `SLAM` are indices into `CIRCUITS` and [`SLAMS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Table<const CIRCUIT: usize, const LEAVES_ONE: bool, const FEEDS: bool, const SLAM: usize>;

const CIRCUITS: [(Circuit, reference::Circuit); 3] = [
    (Circuit::PitsAndOwnStore, reference::Circuit::OwnStore),
    (Circuit::Pits, reference::Circuit::NoStore),
    (Circuit::PitsButOrigin, reference::Circuit::NoStoreNoOrigin),
];

impl<const CIRCUIT: usize, const LEAVES_ONE: bool, const FEEDS: bool, const SLAM: usize>
    Table<CIRCUIT, LEAVES_ONE, FEEDS, SLAM>
{
    /// Draws a new table for this thread, and returns the same rules for the reference.
    pub(crate) fn draw(seed: u64) -> Rules {
        SEED.set(seed);
        Rules {
            circuit: CIRCUITS[CIRCUIT].1,
            lift: if LEAVES_ONE {
                reference::Lift::AllButOne
            } else {
                reference::Lift::All
            },
            store_earns_turn: store_earns_turn(),
            last_in_pit: step,
            run_extends_to: extends,
            must_feed: FEEDS,
            slam: SLAMS[SLAM].2,
            next: verdict,
        }
    }
}

impl<const CIRCUIT: usize, const LEAVES_ONE: bool, const FEEDS: bool, const SLAM: usize> Variant
    for Table<CIRCUIT, LEAVES_ONE, FEEDS, SLAM>
{
    const NAME: &'static str = "table";
    const STONES: u8 = 1;
    const CIRCUIT: Circuit = CIRCUITS[CIRCUIT].0;
    const LIFT: Lift = if LEAVES_ONE { Lift::LeaveOne } else { Lift::All };
    const FEEDING: Feeding = if FEEDS { Feeding::Required } else { Feeding::Optional };
    const SLAM: Slam = SLAMS[SLAM].1;

    fn last_in_store() -> StoreStep {
        if store_earns_turn() {
            StoreStep::MoveAgain
        } else {
            StoreStep::EndTurn
        }
    }

    fn last_in_pit(pit: PitView) -> PitStep {
        match step(seen(pit)) {
            Step::Nothing => PitStep::EndTurn,
            Step::Relay => PitStep::Relay,
            Step::TakeRun => PitStep::Capture,
            Step::TakeOpposite => PitStep::CaptureOpposite,
            Step::TakeBoth => PitStep::CaptureBoth,
        }
    }

    fn capture_extends_to(pit: PitView) -> bool {
        extends(seen(pit))
    }

    fn next(survey: Survey) -> Next {
        let verdict = verdict(Counts {
            row: survey.row().into(),
            other_row: survey.other_row().into(),
            store: survey.store().into(),
            other_store: survey.other_store().into(),
        });
        Next::Finish(match verdict {
            Verdict::Moves => return Next::Move,
            Verdict::Passes => return Next::Pass,
            Verdict::OverUnswept => Ending::LeaveRows,
            Verdict::OverSwept => Ending::SweepRows,
            Verdict::OverTakesAll => Ending::SweepAllTo(Owner::Mover),
            Verdict::OverOtherTakesAll => Ending::SweepAllTo(Owner::Opponent),
        })
    }
}

fn seen(pit: PitView) -> Seen {
    assert_ne!(pit.stones, 0, "only pits with stones are asked about");
    Seen {
        own: pit.owner == Owner::Mover,
        stones: pit.stones.into(),
        opposite: pit.opposite.into(),
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
    drawn(&[0]) & 1 == 0
}

/// Some tables never relay, and some nearly always do.
fn step(Seen { own, stones, opposite }: Seen) -> Step {
    let relays_in_8 = drawn(&[1]) % 8;
    let answer = drawn(&[2, own.into(), stones, opposite]);
    if answer % 8 < relays_in_8 {
        return Step::Relay;
    }
    match (answer >> 3) % 6 {
        0 => Step::Nothing,
        1 => Step::TakeOpposite,
        2 => Step::TakeBoth,
        _ => Step::TakeRun,
    }
}

/// Some tables never extend a capture, and some always do.
fn extends(Seen { own, stones, opposite }: Seen) -> bool {
    let extends_in_4 = drawn(&[3]) % 5;
    drawn(&[4, own.into(), stones, opposite]) % 4 < extends_in_4
}

fn verdict(counts: Counts) -> Verdict {
    let Counts {
        row,
        other_row,
        store,
        other_store,
    } = counts;
    match drawn(&[5, row, other_row, store, other_store]) % 24 {
        0 => Verdict::OverUnswept,
        1 => Verdict::OverSwept,
        2 => Verdict::OverTakesAll,
        3 => Verdict::OverOtherTakesAll,
        4..=8 => Verdict::Passes,
        _ => Verdict::Moves,
    }
}
