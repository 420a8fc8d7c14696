//! Rule books that the crate does not ship.

use mancala_engine::{
    Circuit, Ending, Feeding, Kalah, Landing, Next, Oware, PitStep, Repetition, Slam, StoreStep, Survey, Variant,
};

use super::reference::{self, Circuit as Ring, End, Rules, Seen, Step, Verdict};

/// Kalah in which the stones that are left in the rows count for nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct UnsweptKalah;

pub(crate) const UNSWEPT_KALAH: Rules = Rules {
    end: End::EitherRowEmptyUnswept,
    ..reference::KALAH
};

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

pub(crate) const LAZY_KALAH: Rules = Rules {
    end: End::RowOfNextPlayerEmpty,
    ..reference::KALAH
};

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

/// Kalah that is played until nobody can move: a player whose row is empty passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PassKalah;

pub(crate) const PASS_KALAH: Rules = Rules {
    end: End::PassUntilBothRowsEmpty,
    ..reference::KALAH
};

impl Variant for PassKalah {
    const NAME: &'static str = "pass-kalah";
    const STONES: u8 = 4;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;

    fn last_in_pit(landing: Landing) -> PitStep {
        <Kalah>::last_in_pit(landing)
    }

    fn next(survey: Survey) -> Next {
        if survey.row_is_empty() {
            Next::Pass
        } else {
            Next::Move
        }
    }
}

/// A rule book that is Oware but for the slam, and perhaps for the end at more than half.
macro_rules! oware {
    ($(#[$doc:meta])* $book:ident, $name:literal, $slam:ident, majority ends: $majority_ends:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(crate) struct $book;

        impl Variant for $book {
            const NAME: &'static str = $name;
            const STONES: u8 = 4;
            const CIRCUIT: Circuit = Circuit::PitsButOrigin;
            const FEEDING: Feeding = Feeding::Required;
            const SLAM: Slam = Slam::$slam;

            fn last_in_pit(landing: Landing) -> PitStep {
                <Oware>::last_in_pit(landing)
            }

            fn next(survey: Survey) -> Next {
                if $majority_ends {
                    <Oware>::next(survey)
                } else {
                    Next::Move
                }
            }
        }
    };
}

oware! {
    /// Oware whose grand slam is captured.
    SlamCapturesOware, "oware-slam-captures", Captures, majority ends: true
}

pub(crate) const SLAM_CAPTURES_OWARE: Rules = Rules {
    slam: reference::Slam::Captures,
    ..reference::OWARE
};

oware! {
    /// Oware whose grand slam is illegal while there is another move.
    SlamIllegalOware, "oware-slam-illegal", Illegal, majority ends: true
}

pub(crate) const SLAM_ILLEGAL_OWARE: Rules = Rules {
    slam: reference::Slam::Illegal,
    ..reference::OWARE
};

oware! {
    /// Oware that is played on after more than half.
    PlayedOutOware, "oware-played-out", CapturesNothing, majority ends: false
}

pub(crate) const PLAYED_OUT_OWARE: Rules = Rules {
    end: End::NoMove,
    ..reference::OWARE
};

oware! {
    /// Oware that is played on after more than half, and whose grand slam is captured.
    SlamCapturesPlayedOutOware, "oware-slam-captures-played-out", Captures, majority ends: false
}

pub(crate) const SLAM_CAPTURES_PLAYED_OUT_OWARE: Rules = Rules {
    slam: reference::Slam::Captures,
    ..PLAYED_OUT_OWARE
};

/// Every landing relays, on a circuit without a store: nothing but the engine's bound ends a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct EndlessRelay;

pub(crate) const ENDLESS_RELAY: Rules = Rules {
    circuit: Ring::NoStore,
    store_earns_turn: false,
    landing: reference::Landing::Other(|_| Step::Relay),
    must_feed: false,
    slam: reference::Slam::Captures,
    end: End::NoMove,
};

impl Variant for EndlessRelay {
    const NAME: &'static str = "endless-relay";
    const STONES: u8 = 2;
    const CIRCUIT: Circuit = Circuit::Pits;

    fn last_in_pit(_: Landing) -> PitStep {
        PitStep::Relay
    }

    fn next(_: Survey) -> Next {
        Next::Move
    }
}

/// Relays from pits that were not empty and captures from the others, on a circuit without a store that skips the pit
/// lifted last; the opponent has to be fed, be it by a relay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FeedingRelay;

pub(crate) const FEEDING_RELAY: Rules = Rules {
    circuit: Ring::NoStoreNoOrigin,
    store_earns_turn: false,
    landing: reference::Landing::Other(|Seen { before, .. }| if before > 0 { Step::Relay } else { Step::TakeBoth }),
    must_feed: true,
    slam: reference::Slam::Captures,
    end: End::NoMove,
};

impl Variant for FeedingRelay {
    const NAME: &'static str = "feeding-relay";
    const STONES: u8 = 3;
    const CIRCUIT: Circuit = Circuit::PitsButOrigin;
    const FEEDING: Feeding = Feeding::Required;

    fn last_in_pit(landing: Landing) -> PitStep {
        if landing.stones > 1 {
            PitStep::Relay
        } else {
            PitStep::CaptureBoth
        }
    }

    fn next(_: Survey) -> Next {
        Next::Move
    }
}

/// Kalah whose store earns no turn, and whose players pass whenever they are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct AlwaysPass;

pub(crate) const ALWAYS_PASS: Rules = Rules {
    store_earns_turn: false,
    end: End::Other(|_| Verdict::Passes),
    ..reference::KALAH
};

impl Variant for AlwaysPass {
    const NAME: &'static str = "always-pass";
    const STONES: u8 = 4;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;

    fn last_in_store() -> StoreStep {
        StoreStep::EndTurn
    }

    fn last_in_pit(landing: Landing) -> PitStep {
        <Kalah>::last_in_pit(landing)
    }

    fn next(_: Survey) -> Next {
        Next::Pass
    }
}

/// Kalah that is over when the player to move next has no stones, and what is left in the rows counts for nobody: a
/// finished board may be over for one player alone.
#[cfg(any(feature = "alloc", feature = "serde"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LazyUnsweptKalah;

#[cfg(any(feature = "alloc", feature = "serde"))]
impl Variant for LazyUnsweptKalah {
    const NAME: &'static str = "lazy-unswept-kalah";
    const STONES: u8 = 4;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;

    fn last_in_pit(landing: Landing) -> PitStep {
        <Kalah>::last_in_pit(landing)
    }

    fn next(survey: Survey) -> Next {
        if survey.row_is_empty() {
            Next::Finish(Ending::LeaveRows)
        } else {
            Next::Move
        }
    }
}

/// Stones walk round and are never captured; a player without stones passes, and a repeated position ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Promenade;

pub(crate) const PROMENADE: Rules = Rules {
    circuit: Ring::NoStore,
    store_earns_turn: false,
    landing: reference::Landing::Other(|_| Step::Nothing),
    must_feed: false,
    slam: reference::Slam::Captures,
    end: End::PassUntilBothRowsEmpty,
};

impl Variant for Promenade {
    const NAME: &'static str = "promenade";
    const STONES: u8 = 1;
    const CIRCUIT: Circuit = Circuit::Pits;
    const REPETITION: Repetition = Repetition::TakesRows;

    fn last_in_pit(_: Landing) -> PitStep {
        PitStep::EndTurn
    }

    fn next(survey: Survey) -> Next {
        if survey.row_is_empty() {
            Next::Pass
        } else {
            Next::Move
        }
    }
}

/// A rule book without an opening.
#[cfg(feature = "serde")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct NoStones;

#[cfg(feature = "serde")]
impl Variant for NoStones {
    const NAME: &'static str = "no-stones";
    const STONES: u8 = 0;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;

    fn last_in_pit(landing: Landing) -> PitStep {
        <Kalah>::last_in_pit(landing)
    }

    fn next(_: Survey) -> Next {
        Next::Move
    }
}
