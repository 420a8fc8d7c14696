//! What the engine makes of every answer of a variant, with every constant, on every small board, against the reference.
//!
//! This is a program of its own because it contains the engine for 72 variants.

#[path = "it/common"]
#[allow(dead_code)] // The tests in `it` use the rest.
mod common {
    pub(crate) mod compare;
    pub(crate) mod played;
    pub(crate) mod reference;
}

use std::cell::Cell;

use common::compare::assert_same;
use common::reference::{self, Counts, Rules, Seen, Step, Verdict};
use mancala_engine::{
    Board, ByPlayer, Circuit, Ending, Feeding, Lift, Next, Owner, PitStep, PitView, Player, Slam, StoreStep, Survey,
    Variant,
};

const CIRCUITS: [(Circuit, reference::Circuit); 3] = [
    (Circuit::PitsAndOwnStore, reference::Circuit::OwnStore),
    (Circuit::Pits, reference::Circuit::NoStore),
    (Circuit::PitsButOrigin, reference::Circuit::NoStoreNoOrigin),
];

const SLAMS: [(Slam, reference::Slam); 6] = [
    (Slam::Captures, reference::Slam::Captures),
    (Slam::CapturesNothing, reference::Slam::CapturesNothing),
    (Slam::Illegal, reference::Slam::Illegal),
    (Slam::SparesFirst, reference::Slam::SparesFirst),
    (Slam::SparesLast, reference::Slam::SparesLast),
    (Slam::OpponentTakesRest, reference::Slam::OpponentTakesRest),
];

const STEPS: [(PitStep, Step); 5] = [
    (PitStep::EndTurn, Step::Nothing),
    (PitStep::Relay, Step::Relay),
    (PitStep::Capture, Step::TakeRun),
    (PitStep::CaptureOpposite, Step::TakeOpposite),
    (PitStep::CaptureBoth, Step::TakeBoth),
];

const ENDS: [(Next, Verdict); 6] = [
    (Next::Move, Verdict::Moves),
    (Next::Pass, Verdict::Passes),
    (Next::Finish(Ending::LeaveRows), Verdict::OverUnswept),
    (Next::Finish(Ending::SweepRows), Verdict::OverSwept),
    (Next::Finish(Ending::SweepAllTo(Owner::Mover)), Verdict::OverTakesAll),
    (
        Next::Finish(Ending::SweepAllTo(Owner::Opponent)),
        Verdict::OverOtherTakesAll,
    ),
];

/// The answers of a variant. The last two are indices into the tables above.
#[derive(Clone, Copy, Debug)]
struct Answers {
    earns_turn: bool,
    /// True if a last stone in a pit that was not empty is relayed, whatever else is answered.
    relays: bool,
    extends: bool,
    /// To a last stone in one of the mover's pits, and in one of the opponent's.
    steps: [usize; 2],
    /// About a player with fewer stones in their row than the other one, and about any other player.
    ends: [usize; 2],
}

impl Answers {
    const PLAIN: Self = Self {
        earns_turn: true,
        relays: false,
        extends: false,
        steps: [0, 0],
        ends: [0, 0],
    };
}

thread_local! {
    static ANSWERS: Cell<Answers> = const { Cell::new(Answers::PLAIN) };
}

fn step(own: bool, stones: u32) -> (PitStep, Step) {
    let answers = ANSWERS.get();
    if answers.relays && stones > 1 {
        return (PitStep::Relay, Step::Relay);
    }
    let [in_own, in_other] = answers.steps;
    STEPS[if own { in_own } else { in_other }]
}

fn end(row: u32, other_row: u32) -> (Next, Verdict) {
    let [behind, not_behind] = ANSWERS.get().ends;
    ENDS[if row < other_row { behind } else { not_behind }]
}

/// Answers as this thread's [`ANSWERS`] say. The circuit and the rule of the slam are indices into the tables above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Scripted<const CIRCUIT: usize, const LEAVES_ONE: bool, const FEEDS: bool, const SLAM: usize>;

impl<const CIRCUIT: usize, const LEAVES_ONE: bool, const FEEDS: bool, const SLAM: usize> Variant
    for Scripted<CIRCUIT, LEAVES_ONE, FEEDS, SLAM>
{
    const NAME: &'static str = "scripted";
    const STONES: u8 = 1;
    const CIRCUIT: Circuit = CIRCUITS[CIRCUIT].0;
    const LIFT: Lift = if LEAVES_ONE { Lift::LeaveOne } else { Lift::All };
    const FEEDING: Feeding = if FEEDS { Feeding::Required } else { Feeding::Optional };
    const SLAM: Slam = SLAMS[SLAM].0;

    fn last_in_store() -> StoreStep {
        if ANSWERS.get().earns_turn {
            StoreStep::MoveAgain
        } else {
            StoreStep::EndTurn
        }
    }

    fn last_in_pit(pit: PitView) -> PitStep {
        step(pit.owner == Owner::Mover, pit.stones.into()).0
    }

    fn capture_extends_to(_: PitView) -> bool {
        ANSWERS.get().extends
    }

    fn next(survey: Survey) -> Next {
        end(survey.row().into(), survey.other_row().into()).0
    }
}

/// Names the case if the test fails.
struct Case(&'static str, Answers);

impl Drop for Case {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Self(constants, answers) = self;
            eprintln!("the variant is {constants} with {answers:?}");
        }
    }
}

/// Compares all that both engines make of these answers on every small board, with either player to move.
fn assert_acted_on<const CIRCUIT: usize, const LEAVES_ONE: bool, const FEEDS: bool, const SLAM: usize>(
    answers: Answers,
) {
    let _case = Case(
        std::any::type_name::<Scripted<CIRCUIT, LEAVES_ONE, FEEDS, SLAM>>(),
        answers,
    );
    ANSWERS.set(answers);
    let rules = Rules {
        circuit: CIRCUITS[CIRCUIT].1,
        lift: if LEAVES_ONE {
            reference::Lift::AllButOne
        } else {
            reference::Lift::All
        },
        store_earns_turn: answers.earns_turn,
        last_in_pit: |Seen { own, stones, .. }| step(own, stones).1,
        run_extends_to: |_| ANSWERS.get().extends,
        must_feed: FEEDS,
        slam: SLAMS[SLAM].1,
        next: |Counts { row, other_row, .. }| end(row, other_row).1,
    };
    for_every_board(&mut [0; 6], 0, MOST_STONES, &mut |&[a, b, c, d, south, north]| {
        let pits = ByPlayer {
            south: [a, b],
            north: [c, d],
        };
        let board = Board::<2>::new(pits, ByPlayer { south, north }).expect("few stones");
        for to_move in Player::ALL {
            assert_same::<Scripted<CIRCUIT, LEAVES_ONE, FEEDS, SLAM>, 2>(&rules, board, to_move);
        }
    });
}

/// Enough for relays, for runs through both rows and for each slam.
const MOST_STONES: u8 = 3;

fn for_every_board(places: &mut [u8; 6], place: usize, stones: u8, visit: &mut impl FnMut(&[u8; 6])) {
    if place == places.len() {
        visit(places);
        return;
    }
    for here in 0..=stones {
        places[place] = here;
        for_every_board(places, place + 1, stones - here, visit);
    }
}

/// Every answer to a landing, in one of the mover's pits, in one of the opponent's and in the store. The game goes on.
fn for_every_landing(sows_stores: bool, check: fn(Answers)) {
    for in_own in 0..STEPS.len() {
        for in_other in 0..STEPS.len() {
            for choice in 0..8 {
                let [earns_turn, relays, extends] = [1, 2, 4].map(|bit| choice & bit > 0);
                // Otherwise it is not asked.
                let is_asked = [in_own, in_other].map(|step| STEPS[step].0).contains(&PitStep::Capture);
                if (earns_turn && !sows_stores) || (extends && !is_asked) {
                    continue;
                }
                check(Answers {
                    earns_turn,
                    relays,
                    extends,
                    steps: [in_own, in_other],
                    ..Answers::PLAIN
                });
            }
        }
    }
}

/// Every answer to the question who moves, after moves that capture.
fn for_every_end(sows_stores: bool, check: fn(Answers)) {
    for behind in 0..ENDS.len() {
        for not_behind in 0..ENDS.len() {
            for earns_turn in [false, sows_stores] {
                check(Answers {
                    earns_turn,
                    steps: [4, 2],
                    ends: [behind, not_behind],
                    ..Answers::PLAIN
                });
            }
        }
    }
}

/// Tests with every lift, every duty to feed and every rule of the slam.
macro_rules! every_constant {
    ($($test:ident: $for_every:ident on circuit $circuit:literal;)*) => {
        $(
            #[test]
            fn $test() {
                every_constant!(@slams $for_every $circuit false false);
                every_constant!(@slams $for_every $circuit false true);
                every_constant!(@slams $for_every $circuit true false);
                every_constant!(@slams $for_every $circuit true true);
            }
        )*
    };
    (@slams $for_every:ident $circuit:literal $leaves_one:literal $feeds:literal) => {
        every_constant!(@each $for_every $circuit $leaves_one $feeds: 0 1 2 3 4 5);
    };
    (@each $for_every:ident $circuit:literal $leaves_one:literal $feeds:literal: $($slam:literal)*) => {
        $($for_every($circuit == 0, assert_acted_on::<$circuit, $leaves_one, $feeds, $slam>);)*
    };
}

every_constant! {
    every_landing_is_acted_on_where_the_store_is_sown: for_every_landing on circuit 0;
    every_landing_is_acted_on_where_no_store_is_sown: for_every_landing on circuit 1;
    every_landing_is_acted_on_where_the_origin_is_skipped: for_every_landing on circuit 2;
    every_end_is_acted_on_where_the_store_is_sown: for_every_end on circuit 0;
    every_end_is_acted_on_where_no_store_is_sown: for_every_end on circuit 1;
    every_end_is_acted_on_where_the_origin_is_skipped: for_every_end on circuit 2;
}
