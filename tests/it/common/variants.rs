//! Variants that are not in the library, each with its rules for the reference.

use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;

use mancala_engine::{
    Circuit, Congkak, Ending, Feeding, Kalah, Lift, Next, Oware, Owner, PitStep, PitView, Repetition, Slam, StoreStep,
    Survey, Variant,
};

use super::reference::{self, has_majority, run_from, Circuit as Ring, Counts, Rules, Step, Verdict};

/// The differences between a variant and its base. By default there are none.
pub(crate) trait Change: Copy + Debug + Eq + Hash + 'static {
    type Base: Variant;

    const NAME: &'static str;
    const STONES: u8 = Self::Base::STONES;
    const CIRCUIT: Circuit = Self::Base::CIRCUIT;
    const FEEDING: Feeding = Self::Base::FEEDING;
    const SLAM: Slam = Self::Base::SLAM;
    const REPETITION: Repetition = Self::Base::REPETITION;

    fn last_in_store() -> StoreStep {
        Self::Base::last_in_store()
    }

    fn last_in_pit(pit: PitView) -> PitStep {
        Self::Base::last_in_pit(pit)
    }

    fn capture_extends_to(pit: PitView) -> bool {
        Self::Base::capture_extends_to(pit)
    }

    fn next(survey: Survey) -> Next {
        Self::Base::next(survey)
    }
}

/// The variant that a change makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Changed<C>(PhantomData<C>);

impl<C: Change> Variant for Changed<C> {
    const NAME: &'static str = C::NAME;
    const STONES: u8 = C::STONES;
    const CIRCUIT: Circuit = C::CIRCUIT;
    const LIFT: Lift = C::Base::LIFT;
    const FEEDING: Feeding = C::FEEDING;
    const SLAM: Slam = C::SLAM;
    const REPETITION: Repetition = C::REPETITION;

    fn last_in_store() -> StoreStep {
        C::last_in_store()
    }

    fn last_in_pit(pit: PitView) -> PitStep {
        C::last_in_pit(pit)
    }

    fn capture_extends_to(pit: PitView) -> bool {
        C::capture_extends_to(pit)
    }

    fn next(survey: Survey) -> Next {
        C::next(survey)
    }
}

/// Kalah in which the stones left in the rows count for no one.
pub(crate) type UnsweptKalah = Changed<Unswept>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Unswept;

impl Change for Unswept {
    type Base = Kalah;
    const NAME: &'static str = "unswept-kalah";

    fn next(survey: Survey) -> Next {
        if survey.either_row_is_empty() {
            Next::Finish(Ending::LeaveRows)
        } else {
            Next::Move
        }
    }
}

pub(crate) const UNSWEPT_KALAH: Rules = Rules {
    next: |counts| {
        if counts.row == 0 || counts.other_row == 0 {
            Verdict::OverUnswept
        } else {
            Verdict::Moves
        }
    },
    ..reference::KALAH
};

/// Kalah that ends only when the next player has no stones.
pub(crate) type LazyKalah = Changed<Lazy>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lazy;

impl Change for Lazy {
    type Base = Kalah;
    const NAME: &'static str = "lazy-kalah";

    fn next(survey: Survey) -> Next {
        if survey.row_is_empty() {
            Next::Finish(Ending::SweepRows)
        } else {
            Next::Move
        }
    }
}

pub(crate) const LAZY_KALAH: Rules = Rules {
    next: |counts| {
        if counts.row == 0 {
            Verdict::OverSwept
        } else {
            Verdict::Moves
        }
    },
    ..reference::KALAH
};

/// Kalah that ends only when no one can move: a player whose row is empty passes.
pub(crate) type PassKalah = Changed<Passes>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Passes;

impl Change for Passes {
    type Base = Kalah;
    const NAME: &'static str = "pass-kalah";

    fn next(survey: Survey) -> Next {
        if survey.row_is_empty() {
            Next::Pass
        } else {
            Next::Move
        }
    }
}

pub(crate) const PASS_KALAH: Rules = Rules {
    next: |counts| {
        if counts.row == 0 {
            Verdict::Passes
        } else {
            Verdict::Moves
        }
    },
    ..reference::KALAH
};

/// Kalah without extra turns, in which the answer to `next` is always a pass.
pub(crate) type AlwaysPass = Changed<OnlyPasses>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct OnlyPasses;

impl Change for OnlyPasses {
    type Base = Kalah;
    const NAME: &'static str = "always-pass";

    fn last_in_store() -> StoreStep {
        StoreStep::EndTurn
    }

    fn next(_: Survey) -> Next {
        Next::Pass
    }
}

pub(crate) const ALWAYS_PASS: Rules = Rules {
    store_earns_turn: false,
    next: |_| Verdict::Passes,
    ..reference::KALAH
};

/// Oware with one of the slam rules.
pub(crate) type SlamOware<const SLAM: usize> = Changed<SlamRule<SLAM>>;

/// The index of the rule in [`SLAMS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SlamRule<const SLAM: usize>;

pub(crate) const SLAMS: [(&str, Slam, reference::Slam); 6] = [
    ("oware-slam-captures", Slam::Captures, reference::Slam::Captures),
    (
        "oware-slam-captures-nothing",
        Slam::CapturesNothing,
        reference::Slam::CapturesNothing,
    ),
    ("oware-slam-illegal", Slam::Illegal, reference::Slam::Illegal),
    (
        "oware-slam-spares-first",
        Slam::SparesFirst,
        reference::Slam::SparesFirst,
    ),
    ("oware-slam-spares-last", Slam::SparesLast, reference::Slam::SparesLast),
    (
        "oware-slam-opponent-takes-rest",
        Slam::OpponentTakesRest,
        reference::Slam::OpponentTakesRest,
    ),
];

impl<const SLAM: usize> Change for SlamRule<SLAM> {
    type Base = Oware;
    const NAME: &'static str = SLAMS[SLAM].0;
    const SLAM: Slam = SLAMS[SLAM].1;
    const REPETITION: Repetition = Repetition::PlaysOn;
}

pub(crate) const fn slam_oware(slam: usize) -> Rules {
    Rules {
        slam: SLAMS[slam].2,
        ..reference::OWARE
    }
}

/// Oware in which a grand slam captures.
pub(crate) type SlamCapturesOware = SlamOware<0>;
/// Oware in which a grand slam is illegal while there is another move.
pub(crate) type SlamIllegalOware = SlamOware<2>;

/// Oware that does not end with a majority.
pub(crate) type PlayedOutOware = Changed<PlayedOut<1>>;
/// Oware that does not end with a majority, and in which a grand slam captures.
pub(crate) type SlamCapturesPlayedOutOware = Changed<PlayedOut<0>>;

/// The index of the slam rule in [`SLAMS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PlayedOut<const SLAM: usize>;

impl<const SLAM: usize> Change for PlayedOut<SLAM> {
    type Base = SlamOware<SLAM>;
    const NAME: &'static str = ["oware-slam-captures-played-out", "oware-played-out"][SLAM];

    fn next(_: Survey) -> Next {
        Next::Move
    }
}

pub(crate) const PLAYED_OUT_OWARE: Rules = Rules {
    next: |_| Verdict::Moves,
    ..reference::OWARE
};

pub(crate) const SLAM_CAPTURES_PLAYED_OUT_OWARE: Rules = Rules {
    slam: reference::Slam::Captures,
    ..PLAYED_OUT_OWARE
};

/// Kalah in which a capturing last stone stays in its pit, and only the opposite pit is captured.
pub(crate) type OppositeKalah = Changed<TakesOpposite>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TakesOpposite;

impl Change for TakesOpposite {
    type Base = Kalah;
    const NAME: &'static str = "kalah-opposite";

    fn last_in_pit(pit: PitView) -> PitStep {
        match <Kalah>::last_in_pit(pit) {
            PitStep::CaptureBoth => PitStep::CaptureOpposite,
            step => step,
        }
    }
}

pub(crate) const OPPOSITE_KALAH: Rules = Rules {
    last_in_pit: |seen| {
        if seen.own && seen.stones == 1 && seen.opposite > 0 {
            Step::TakeOpposite
        } else {
            Step::Nothing
        }
    },
    ..reference::KALAH
};

/// Songo: like Oware, but twos and fours are captured, even in a slam.
pub(crate) type Songo = Changed<TakesTwosAndFours>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TakesTwosAndFours;

impl Change for TakesTwosAndFours {
    type Base = Oware;
    const NAME: &'static str = "songo";
    const STONES: u8 = 5;
    const SLAM: Slam = Slam::Captures;
    const REPETITION: Repetition = Repetition::PlaysOn;

    fn last_in_pit(pit: PitView) -> PitStep {
        capture_if(Self::capture_extends_to(pit))
    }

    fn capture_extends_to(pit: PitView) -> bool {
        pit.owner == Owner::Opponent && matches!(pit.stones, 2 | 4)
    }
}

pub(crate) const SONGO: Rules = Rules {
    last_in_pit: |seen| run_from(!seen.own && [2, 4].contains(&seen.stones)),
    run_extends_to: |seen| !seen.own && [2, 4].contains(&seen.stones),
    slam: reference::Slam::Captures,
    ..reference::OWARE
};

/// Mangala II of Egypt: like Oware, but the origin is sown, and twos, fours and sixes are captured.
pub(crate) type MangalaII = Changed<TakesTwosFoursAndSixes>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TakesTwosFoursAndSixes;

impl Change for TakesTwosFoursAndSixes {
    type Base = Oware;
    const NAME: &'static str = "mangala-ii";
    const STONES: u8 = 6;
    const CIRCUIT: Circuit = Circuit::Pits;
    const REPETITION: Repetition = Repetition::PlaysOn;

    fn last_in_pit(pit: PitView) -> PitStep {
        capture_if(Self::capture_extends_to(pit))
    }

    fn capture_extends_to(pit: PitView) -> bool {
        pit.owner == Owner::Opponent && matches!(pit.stones, 2 | 4 | 6)
    }
}

pub(crate) const MANGALA_II: Rules = Rules {
    circuit: Ring::NoStore,
    last_in_pit: |seen| run_from(!seen.own && [2, 4, 6].contains(&seen.stones)),
    run_extends_to: |seen| !seen.own && [2, 4, 6].contains(&seen.stones),
    ..reference::OWARE
};

fn capture_if(captures: bool) -> PitStep {
    if captures {
        PitStep::Capture
    } else {
        PitStep::EndTurn
    }
}

/// Dakon: like Congkak, but a majority ends the game, and a player whose row is empty passes.
pub(crate) type Dakon = Changed<PassesUntilMajority>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PassesUntilMajority;

impl Change for PassesUntilMajority {
    type Base = Congkak;
    const NAME: &'static str = "dakon";

    fn next(survey: Survey) -> Next {
        if survey.is_decided() {
            Next::Finish(Ending::LeaveRows)
        } else if survey.row_is_empty() {
            Next::Pass
        } else {
            Next::Move
        }
    }
}

pub(crate) const DAKON: Rules = Rules {
    next: PASSES_UNTIL_MAJORITY,
    ..reference::CONGKAK
};

const PASSES_UNTIL_MAJORITY: fn(Counts) -> Verdict = |counts| {
    if has_majority(counts) {
        Verdict::OverUnswept
    } else if counts.row == 0 {
        Verdict::Passes
    } else {
        Verdict::Moves
    }
};

/// Vai Lung Thlan: a last stone in an empty pit of either row is captured, and each pit before it that holds one stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct VaiLungThlan;

impl Variant for VaiLungThlan {
    const NAME: &'static str = "vai-lung-thlan";
    const STONES: u8 = 5;
    const CIRCUIT: Circuit = Circuit::Pits;

    fn last_in_pit(pit: PitView) -> PitStep {
        capture_if(Self::capture_extends_to(pit))
    }

    fn capture_extends_to(pit: PitView) -> bool {
        pit.stones == 1
    }

    fn next(survey: Survey) -> Next {
        Dakon::next(survey)
    }
}

pub(crate) const VAI_LUNG_THLAN: Rules = Rules {
    circuit: Ring::NoStore,
    lift: reference::Lift::All,
    store_earns_turn: false,
    last_in_pit: |seen| run_from(seen.stones == 1),
    run_extends_to: |seen| seen.stones == 1,
    must_feed: false,
    slam: reference::Slam::Captures,
    next: PASSES_UNTIL_MAJORITY,
};

/// Hufesay: relays from occupied pits. A last stone in one of the mover's empty pits captures the opposite pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hufesay;

impl Variant for Hufesay {
    const NAME: &'static str = "hufesay";
    const STONES: u8 = 4;
    const CIRCUIT: Circuit = Circuit::Pits;

    fn last_in_pit(pit: PitView) -> PitStep {
        match (pit.owner, pit.stones) {
            (_, 2..) => PitStep::Relay,
            (Owner::Mover, _) => PitStep::CaptureOpposite,
            (Owner::Opponent, _) => PitStep::EndTurn,
        }
    }

    fn next(survey: Survey) -> Next {
        Dakon::next(survey)
    }
}

pub(crate) const HUFESAY: Rules = Rules {
    last_in_pit: |seen| {
        if seen.stones > 1 {
            Step::Relay
        } else if seen.own {
            Step::TakeOpposite
        } else {
            Step::Nothing
        }
    },
    run_extends_to: |_| false,
    ..VAI_LUNG_THLAN
};

/// Every landing relays, on a circuit without a store, so only the engine's bound ends a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct EndlessRelay;

pub(crate) const ENDLESS_RELAY: Rules = Rules {
    circuit: Ring::NoStore,
    lift: reference::Lift::All,
    store_earns_turn: false,
    last_in_pit: |_| Step::Relay,
    run_extends_to: |_| false,
    must_feed: false,
    slam: reference::Slam::Captures,
    next: |_| Verdict::Moves,
};

impl Variant for EndlessRelay {
    const NAME: &'static str = "endless-relay";
    const STONES: u8 = 2;
    const CIRCUIT: Circuit = Circuit::Pits;

    fn last_in_pit(_: PitView) -> PitStep {
        PitStep::Relay
    }

    fn next(_: Survey) -> Next {
        Next::Move
    }
}

/// Relays from pits that were not empty and captures from the others, on a circuit that has no store and skips the pit
/// lifted last. The opponent must be fed, and a relay counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FeedingRelay;

pub(crate) const FEEDING_RELAY: Rules = Rules {
    circuit: Ring::NoStoreNoOrigin,
    last_in_pit: |seen| {
        if seen.stones > 1 {
            Step::Relay
        } else {
            Step::TakeBoth
        }
    },
    must_feed: true,
    ..ENDLESS_RELAY
};

impl Variant for FeedingRelay {
    const NAME: &'static str = "feeding-relay";
    const STONES: u8 = 3;
    const CIRCUIT: Circuit = Circuit::PitsButOrigin;
    const FEEDING: Feeding = Feeding::Required;

    fn last_in_pit(pit: PitView) -> PitStep {
        if pit.stones > 1 {
            PitStep::Relay
        } else {
            PitStep::CaptureBoth
        }
    }

    fn next(_: Survey) -> Next {
        Next::Move
    }
}

/// Stones go round and are never captured. A player without stones passes, and a repeated position ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Promenade;

pub(crate) const PROMENADE: Rules = Rules {
    last_in_pit: |_| Step::Nothing,
    next: PASS_KALAH.next,
    ..ENDLESS_RELAY
};

impl Variant for Promenade {
    const NAME: &'static str = "promenade";
    const STONES: u8 = 1;
    const CIRCUIT: Circuit = Circuit::Pits;
    const REPETITION: Repetition = Repetition::TakesRows;

    fn last_in_pit(_: PitView) -> PitStep {
        PitStep::EndTurn
    }

    fn next(survey: Survey) -> Next {
        PassKalah::next(survey)
    }
}
