//! Rule books that the crate does not ship.

use mancala_engine::{Circuit, Ending, Kalah, Landing, Next, PitStep, Survey, Variant};

/// Kalah in which the stones that are left in the rows count for nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct UnsweptKalah;

impl Variant for UnsweptKalah {
    const NAME: &'static str = "unswept-kalah";
    const STONES: u8 = 4;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;

    fn last_in_pit(landing: Landing) -> PitStep {
        <Kalah>::last_in_pit(landing)
    }

    fn next(survey: Survey) -> Next {
        if survey.either_row_is_empty() {
            Next::Finish(Ending::LeaveRows)
        } else {
            Next::Move
        }
    }
}

/// Kalah that is over when the player to move next has no stones, and not before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LazyKalah;

impl Variant for LazyKalah {
    const NAME: &'static str = "lazy-kalah";
    const STONES: u8 = 4;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;

    fn last_in_pit(landing: Landing) -> PitStep {
        <Kalah>::last_in_pit(landing)
    }

    fn next(survey: Survey) -> Next {
        if survey.row_is_empty() {
            Next::Finish(Ending::SweepRows)
        } else {
            Next::Move
        }
    }
}
