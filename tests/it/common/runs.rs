//! Captures that extend as far as possible.

use std::cell::RefCell;

use mancala_engine::{Circuit, Lift, Next, PitStep, PitView, Slam, Survey, Variant};

use super::variants::{PassKalah, SLAMS};

thread_local! {
    static ASKED: RefCell<Vec<PitView>> = const { RefCell::new(Vec::new()) };
}

/// Every landing captures, and a capture extends to each pit of at most three stones. No one has to feed, and a player
/// whose row is empty passes. `SLAM` is the index of the slam rule in [`SLAMS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Runs<const SOWS_STORES: bool = false, const LEAVES_ONE: bool = false, const SLAM: usize = 0>;

impl<const SOWS_STORES: bool, const LEAVES_ONE: bool, const SLAM: usize> Variant
    for Runs<SOWS_STORES, LEAVES_ONE, SLAM>
{
    const NAME: &'static str = "runs";
    const STONES: u8 = 2;
    const CIRCUIT: Circuit = if SOWS_STORES {
        Circuit::PitsAndOwnStore
    } else {
        Circuit::Pits
    };
    const LIFT: Lift = if LEAVES_ONE { Lift::LeaveOne } else { Lift::All };
    const SLAM: Slam = SLAMS[SLAM].1;

    fn last_in_pit(_: PitView) -> PitStep {
        PitStep::Capture
    }

    fn capture_extends_to(pit: PitView) -> bool {
        ASKED.with_borrow_mut(|asked| asked.push(pit));
        pit.stones <= 3
    }

    fn next(survey: Survey) -> Next {
        PassKalah::next(survey)
    }
}

/// Returns the pits of runs that this thread was asked about since the last call.
pub(crate) fn take_asked() -> Vec<PitView> {
    ASKED.take()
}
