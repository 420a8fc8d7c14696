//! Variants with random answers: the same answer to the same question, or another one each time.

use std::cell::Cell;

use crate::common::at_width;
use crate::common::compare::assert_same;
use crate::common::laws;
use crate::common::positions::{legal, open};
use crate::common::reference::Rules;
use crate::common::setup::{config, setups_among, Setup};
use crate::common::table::Table;
use mancala_engine::{
    AnyGame, Circuit, Feeding, IllegalMove, Lift, Next, Owner, Pit, PitStep, PitView, Slam, StoreStep, Survey, Variant,
};
use proptest::prelude::*;
use proptest::sample::Index;

/// Checks a law of a variant that is drawn again for each position.
fn assert_lawful<V: Variant, const PITS: usize>(rules: &Rules, setup: &Setup, choice: Index) {
    assert_same::<V, PITS>(rules, setup.board(), setup.to_move);
    laws::conserves::<V, PITS>(setup, choice);
    laws::spares_the_other_store::<V, PITS>(setup, choice);
    laws::is_set_up_with_a_move::<V, PITS>(setup, choice);
    laws::continues_with_a_move::<V, PITS>(setup, choice);
}

/// Tables with these constants, at widths 1, 2, 3 and 6.
macro_rules! tables {
    ($($test:ident: $($circuit:literal $leaves_one:literal $feeds:literal $slam:literal),* $(,)?;)*) => {
        proptest! {
            #![proptest_config(config(1000))]
            $(
                #[test]
                fn $test(setup in setups_among(&[1, 2, 3, 6]), choice: Index, seed: u64) {
                    $({
                        type Drawn = Table<$circuit, $leaves_one, $feeds, $slam>;
                        let rules = Drawn::draw(seed);
                        at_width!([1 2 3 6], setup.width(), assert_lawful::<Drawn>(&rules, &setup, choice));
                    })*
                }
            )*
        }
    };
}

// Each circuit with each slam rule and each lift, and each of these with and without feeding.
tables! {
    any_answers_are_lawful_on_a_circuit_with_a_store:
        0 false false 0, 0 false true 1, 0 false false 2, 0 false true 3, 0 false false 4, 0 false true 5,
        0 true true 0, 0 true false 1, 0 true true 2, 0 true false 3, 0 true true 4, 0 true false 5;
    any_answers_are_lawful_on_a_circuit_without_a_store:
        1 false true 0, 1 false false 1, 1 false true 2, 1 false false 3, 1 false true 4, 1 false false 5,
        1 true false 0, 1 true true 1, 1 true false 2, 1 true true 3, 1 true false 4, 1 true true 5;
    any_answers_are_lawful_on_a_circuit_without_the_origin:
        2 false false 0, 2 false true 1, 2 false false 2, 2 false true 3, 2 false false 4, 2 false true 5,
        2 true true 0, 2 true false 1, 2 true true 2, 2 true false 3, 2 true true 4, 2 true false 5;
}

fn obeys_every_law<V: Variant, const PITS: usize>(setup: &Setup, choice: Index) {
    laws::token_and_game_agree::<V, PITS>(setup, choice);
    laws::rejects_unchanged::<V, PITS>(setup, choice);
    laws::events_tell_all::<V, PITS>(setup, choice);
    laws::summary_agrees::<V, PITS>(setup, choice);
    laws::is_fair::<V, PITS>(setup, choice);
    laws::concludes_fairly::<V, PITS>(setup, choice);
}

proptest! {
    #![proptest_config(config(1000))]

    /// Widths on both sides of each switch in the way that a row is stored or sown.
    #[test]
    fn any_answers_are_lawful_on_wide_boards(
        setup in setups_among(&[7, 8, 9, 14, 16, 17]),
        choice: Index,
        seed: u64,
    ) {
        at_width!([7 8 9 14 16 17], setup.width(), assert_lawful::<Table<0, false, false, 0>>(
            &Table::<0, false, false, 0>::draw(seed), &setup, choice));
        at_width!([7 8 9 14 16 17], setup.width(), assert_lawful::<Table<0, true, true, 4>>(
            &Table::<0, true, true, 4>::draw(seed), &setup, choice));
        at_width!([7 8 9 14 16 17], setup.width(), assert_lawful::<Table<1, false, true, 2>>(
            &Table::<1, false, true, 2>::draw(seed), &setup, choice));
        at_width!([7 8 9 14 16 17], setup.width(), assert_lawful::<Table<1, true, false, 3>>(
            &Table::<1, true, false, 3>::draw(seed), &setup, choice));
        at_width!([7 8 9 14 16 17], setup.width(), assert_lawful::<Table<2, false, true, 1>>(
            &Table::<2, false, true, 1>::draw(seed), &setup, choice));
        at_width!([7 8 9 14 16 17], setup.width(), assert_lawful::<Table<2, true, false, 5>>(
            &Table::<2, true, false, 5>::draw(seed), &setup, choice));
    }

    #[test]
    fn any_answers_are_reported_alike_by_events_summaries_and_tokens(
        setup in setups_among(&[2, 3, 6, 9, 17]),
        choice: Index,
        seed: u64,
    ) {
        // The answers belong to the thread, regardless of the constants of the type.
        Table::<0, false, false, 0>::draw(seed);
        at_width!([2 3 6 9 17], setup.width(), obeys_every_law::<Table<0, false, false, 0>>(&setup, choice));
        at_width!([2 3 6 9 17], setup.width(), obeys_every_law::<Table<0, true, true, 4>>(&setup, choice));
        at_width!([2 3 6 9 17], setup.width(), obeys_every_law::<Table<1, false, true, 2>>(&setup, choice));
        at_width!([2 3 6 9 17], setup.width(), obeys_every_law::<Table<1, true, false, 3>>(&setup, choice));
        at_width!([2 3 6 9 17], setup.width(), obeys_every_law::<Table<2, false, false, 1>>(&setup, choice));
        at_width!([2 3 6 9 17], setup.width(), obeys_every_law::<Table<2, true, true, 5>>(&setup, choice));
    }
}

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

/// Draws the thread's table again, so that the same question gets another answer each time.
fn reseed() {
    ASKED.set(ASKED.get().wrapping_add(1));
    Table::<0, false, false, 0>::draw(ASKED.get());
}

/// Captures at every second landing in the opponent's row. Slams are illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct EverySecond;

impl Variant for EverySecond {
    const NAME: &'static str = "every-second";
    const STONES: u8 = 1;
    const CIRCUIT: Circuit = Circuit::PitsButOrigin;
    const SLAM: Slam = Slam::Illegal;

    fn last_in_pit(pit: PitView) -> PitStep {
        if pit.owner == Owner::Mover {
            return PitStep::EndTurn;
        }
        let asked = ASKED.get();
        ASKED.set(asked + 1);
        if asked % 2 == 1 {
            PitStep::Capture
        } else {
            PitStep::EndTurn
        }
    }

    fn next(_: Survey) -> Next {
        Next::Move
    }
}

/// South's last pit makes North's only pit two stones. The variant doesn't capture them the first time, and then does.
#[test]
fn a_listed_move_may_be_illegal_later_if_the_variant_changes_its_answer() {
    ASKED.set(0);
    let game = open::<EverySecond, 3>("south <3,0,0,1,0,1,1,0,0>");
    assert_eq!(legal(&game), [0, 2]);
    assert_eq!(game.legal_move(Pit::at::<2>()), Err(IllegalMove::GrandSlam));
}

/// Relays only the first time that it is asked. The opponent must be fed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct RelaysOnce;

impl Variant for RelaysOnce {
    const NAME: &'static str = "relays-once";
    const STONES: u8 = 1;
    const CIRCUIT: Circuit = Circuit::Pits;
    const FEEDING: Feeding = Feeding::Required;

    fn last_in_pit(_: PitView) -> PitStep {
        let asked = ASKED.get();
        ASKED.set(asked + 1);
        if asked == 0 {
            PitStep::Relay
        } else {
            PitStep::EndTurn
        }
    }

    fn next(_: Survey) -> Next {
        Next::Move
    }
}

/// South's first pit feeds North by a relay of two stones, the first time that it is tried.
#[test]
fn no_move_may_be_listed_if_the_variant_changes_its_answer() {
    ASKED.set(0);
    let game = open::<RelaysOnce, 3>("south <3,0,0,1,1,0,0,0,0>");
    assert_eq!(legal(&game), [0; 0]);
}

/// A [`Table`] that is drawn again for each question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Fickle<const CIRCUIT: usize, const LEAVES_ONE: bool, const FEEDS: bool, const SLAM: usize>;

impl<const CIRCUIT: usize, const LEAVES_ONE: bool, const FEEDS: bool, const SLAM: usize> Variant
    for Fickle<CIRCUIT, LEAVES_ONE, FEEDS, SLAM>
{
    const NAME: &'static str = "fickle";
    const STONES: u8 = 1;
    const CIRCUIT: Circuit = <Table<CIRCUIT, LEAVES_ONE, FEEDS, SLAM>>::CIRCUIT;
    const LIFT: Lift = <Table<CIRCUIT, LEAVES_ONE, FEEDS, SLAM>>::LIFT;
    const FEEDING: Feeding = <Table<CIRCUIT, LEAVES_ONE, FEEDS, SLAM>>::FEEDING;
    const SLAM: Slam = <Table<CIRCUIT, LEAVES_ONE, FEEDS, SLAM>>::SLAM;

    fn last_in_store() -> StoreStep {
        reseed();
        <Table<CIRCUIT, LEAVES_ONE, FEEDS, SLAM>>::last_in_store()
    }

    fn last_in_pit(pit: PitView) -> PitStep {
        reseed();
        <Table<CIRCUIT, LEAVES_ONE, FEEDS, SLAM>>::last_in_pit(pit)
    }

    fn capture_extends_to(pit: PitView) -> bool {
        reseed();
        <Table<CIRCUIT, LEAVES_ONE, FEEDS, SLAM>>::capture_extends_to(pit)
    }

    fn next(survey: Survey) -> Next {
        reseed();
        <Table<CIRCUIT, LEAVES_ONE, FEEDS, SLAM>>::next(survey)
    }
}

/// Plays up to forty listed moves. Each must end, and the number of stones must not change.
fn loses_no_stone<V: Variant, const PITS: usize>(setup: &Setup, choice: Index) {
    let mut game = AnyGame::<V, PITS>::from_board(setup.board(), setup.to_move);
    for _ in 0..40 {
        let AnyGame::AwaitingMove(open) = &game else { break };
        let tokens: Vec<_> = open.legal_moves().collect();
        if tokens.is_empty() {
            break;
        }
        game = choice.get(&tokens).play();
        assert_eq!(game.board().total(), setup.board::<PITS>().total());
    }
}

proptest! {
    #![proptest_config(config(500))]

    #[test]
    fn no_stone_is_lost_and_every_move_ends_even_if_the_variant_changes_its_answers(
        setup in setups_among(&[1, 2, 3, 6, 9, 17]),
        choice: Index,
        seed: u64,
    ) {
        ASKED.set(seed);
        at_width!([1 2 3 6 9 17], setup.width(), loses_no_stone::<Fickle<0, false, false, 0>>(&setup, choice));
        at_width!([1 2 3 6 9 17], setup.width(), loses_no_stone::<Fickle<0, true, true, 3>>(&setup, choice));
        at_width!([1 2 3 6 9 17], setup.width(), loses_no_stone::<Fickle<1, false, true, 2>>(&setup, choice));
        at_width!([1 2 3 6 9 17], setup.width(), loses_no_stone::<Fickle<1, true, false, 4>>(&setup, choice));
        at_width!([1 2 3 6 9 17], setup.width(), loses_no_stone::<Fickle<2, false, false, 1>>(&setup, choice));
        at_width!([1 2 3 6 9 17], setup.width(), loses_no_stone::<Fickle<2, true, true, 2>>(&setup, choice));
        at_width!([1 2 3 6 9 17], setup.width(), loses_no_stone::<Fickle<2, true, true, 5>>(&setup, choice));
    }
}
