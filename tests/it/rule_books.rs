//! The answers of the rule books themselves: every landing, and surveys of every kind.

use crate::common::books::{LazyKalah, PassKalah, PlayedOutOware, SlamCapturesOware, SlamIllegalOware, UnsweptKalah};
use crate::common::setup::{config, player, setups_of};
use mancala_engine::{
    Board, ByPlayer, Circuit, Congkak, EmptyCaptureKalah, Ending, Feeding, Kalah, Landing, Next, Oware, Owner, PitStep,
    Player, Repetition, Slam, StoreStep, Survey, Variant,
};
use proptest::prelude::*;

/// Every landing: the pit holds at least the last stone, and the two pits hold at most 255.
fn landings() -> impl Iterator<Item = Landing> {
    [Owner::Mover, Owner::Opponent].into_iter().flat_map(|owner| {
        (1..=255).flat_map(move |stones| {
            (0..=254).map(move |opposite| Landing {
                owner,
                stones,
                opposite,
            })
        })
    })
}

/// An answer, for how many landings it is expected, and for which.
type Expected = (PitStep, usize, fn(Landing) -> bool);

/// Asks about every landing: those that no expected answer is for end the turn.
fn assert_steps<V: Variant>(expected: &[Expected]) {
    for &(step, landings_of_step, is_for) in expected {
        assert_eq!(
            landings().filter(|&landing| is_for(landing)).count(),
            landings_of_step,
            "{step:?}"
        );
    }
    for landing in landings() {
        let step = expected.iter().find(|(_, _, is_for)| is_for(landing));
        let step = step.map_or(PitStep::EndTurn, |&(step, ..)| step);
        assert_eq!(V::last_in_pit(landing), step, "{landing:?}");
    }
}

#[test]
fn kalah_captures_from_an_own_pit_that_was_empty_and_faces_stones() {
    let expected: [Expected; 1] = [(PitStep::CaptureBoth, 254, |landing| {
        landing.owner == Owner::Mover && landing.stones == 1 && landing.opposite > 0
    })];
    assert_steps::<Kalah>(&expected);
    assert_steps::<UnsweptKalah>(&expected);
    assert_steps::<LazyKalah>(&expected);
    assert_steps::<PassKalah>(&expected);
}

#[test]
fn empty_capture_kalah_captures_from_an_own_pit_that_was_empty() {
    assert_steps::<EmptyCaptureKalah>(&[(PitStep::CaptureBoth, 255, |landing| {
        landing.owner == Owner::Mover && landing.stones == 1
    })]);
}

/// A landing that is not captured may be answered by an empty run or by the end of the turn: the engine does the same.
#[test]
fn oware_captures_twos_and_threes_from_an_opponents_pit() {
    for landing in landings() {
        let captures = landing.owner == Owner::Opponent && (landing.stones == 2 || landing.stones == 3);
        let run = PitStep::CaptureRun { least: 2, most: 3 };
        let step = <Oware>::last_in_pit(landing);
        assert!(
            step == run || (!captures && step == PitStep::EndTurn),
            "{landing:?}: {step:?}"
        );
        assert!(
            landing.owner == Owner::Opponent || step == PitStep::EndTurn,
            "{landing:?}: {step:?}"
        );
        assert_eq!(SlamCapturesOware::last_in_pit(landing), step);
        assert_eq!(SlamIllegalOware::last_in_pit(landing), step);
        assert_eq!(PlayedOutOware::last_in_pit(landing), step);
    }
}

#[test]
fn congkak_relays_from_any_pit_that_was_not_empty_and_captures_from_an_own_one_that_was() {
    assert_steps::<Congkak>(&[
        (PitStep::Relay, 2 * 254 * 255, |landing| landing.stones > 1),
        (PitStep::CaptureBoth, 254, |landing| {
            landing.owner == Owner::Mover && landing.stones == 1 && landing.opposite > 0
        }),
    ]);
}

#[test]
fn the_last_stone_in_the_store_earns_a_turn_in_kalah_and_congkak() {
    assert_eq!(<Kalah>::last_in_store(), StoreStep::MoveAgain);
    assert_eq!(<EmptyCaptureKalah>::last_in_store(), StoreStep::MoveAgain);
    assert_eq!(<Congkak>::last_in_store(), StoreStep::MoveAgain);
}

/// Facts of the games that sow the own store: nobody has to feed, a slam is a capture, and nothing repeats.
fn assert_facts_with_stores<V: Variant>(name: &str, stones: u8) {
    assert_eq!((V::NAME, V::STONES), (name, stones));
    assert_eq!(V::CIRCUIT, Circuit::PitsAndOwnStore);
    assert_eq!(V::FEEDING, Feeding::Optional);
    assert_eq!(V::SLAM, Slam::Captures);
    assert_eq!(V::REPETITION, Repetition::PlaysOn);
}

#[test]
fn kalah_has_four_stones_a_pit_unless_told_otherwise() {
    assert_facts_with_stores::<Kalah>("kalah", 4);
    assert_facts_with_stores::<Kalah<6>>("kalah", 6);
    assert_facts_with_stores::<EmptyCaptureKalah>("kalah-empty-capture", 4);
    assert_facts_with_stores::<EmptyCaptureKalah<3>>("kalah-empty-capture", 3);
}

#[test]
fn congkak_has_seven_seeds_a_pit_unless_told_otherwise() {
    assert_facts_with_stores::<Congkak>("congkak", 7);
    assert_facts_with_stores::<Congkak<5>>("congkak", 5);
}

#[test]
fn oware_skips_stores_and_origin_feeds_spares_slams_and_ends_when_it_repeats() {
    assert_eq!((<Oware>::NAME, <Oware>::STONES, Oware::<3>::STONES), ("oware", 4, 3));
    assert_eq!(<Oware>::CIRCUIT, Circuit::PitsButOrigin);
    assert_eq!(<Oware>::FEEDING, Feeding::Required);
    assert_eq!(<Oware>::SLAM, Slam::CapturesNothing);
    assert_eq!(<Oware>::REPETITION, Repetition::TakesRows);
}

/// Boards of every kind that a survey can tell apart: rows and stores that hold nothing, little, half or nearly all.
fn surveyed_boards() -> Vec<Board<2>> {
    let some = [0, 1, 2, 3, 5, 11, 23, 24, 25, 60, 120, 127, 128, 253, 254, 255];
    let mut boards = Vec::new();
    for south in some {
        for north in some {
            for south_store in some {
                for north_store in some {
                    let pits = ByPlayer {
                        south: [south / 3, south - south / 3],
                        north: [north - north / 2, north / 2],
                    };
                    let stores = ByPlayer {
                        south: south_store,
                        north: north_store,
                    };
                    boards.extend(Board::new(pits, stores));
                }
            }
        }
    }
    assert!(boards.len() > 10_000);
    boards
}

fn assert_next<V: Variant>(expected: impl Fn(Survey) -> Next) {
    for board in surveyed_boards() {
        for to_move in Player::ALL {
            let survey = Survey::of(&board, to_move);
            assert_eq!(V::next(survey), expected(survey), "{to_move} is next on {board}");
        }
    }
}

#[test]
fn kalah_and_congkak_are_over_as_soon_as_either_row_is_empty() {
    let expected = |survey: Survey| match (survey.row(), survey.other_row()) {
        (0, _) | (_, 0) => Next::Finish(Ending::SweepRows),
        _ => Next::Move,
    };
    assert_next::<Kalah>(expected);
    assert_next::<EmptyCaptureKalah>(expected);
    assert_next::<Congkak>(expected);
}

#[test]
fn unswept_kalah_leaves_the_rows_when_either_is_empty() {
    assert_next::<UnsweptKalah>(|survey| match (survey.row(), survey.other_row()) {
        (0, _) | (_, 0) => Next::Finish(Ending::LeaveRows),
        _ => Next::Move,
    });
}

#[test]
fn lazy_kalah_asks_for_the_row_of_the_next_player_alone() {
    assert_next::<LazyKalah>(|survey| match survey.row() {
        0 => Next::Finish(Ending::SweepRows),
        _ => Next::Move,
    });
}

#[test]
fn a_player_with_an_empty_row_passes_in_pass_kalah() {
    assert_next::<PassKalah>(|survey| match survey.row() {
        0 => Next::Pass,
        _ => Next::Move,
    });
}

/// Also where the next player has no seeds to move: a majority is asked first.
#[test]
fn oware_is_over_at_more_than_half_or_at_half_each() {
    let expected = |survey: Survey| {
        let in_rows = survey.row() + survey.other_row();
        let ahead = survey.store() > survey.other_store() + in_rows;
        let behind = survey.other_store() > survey.store() + in_rows;
        let halves = in_rows == 0 && survey.store() == survey.other_store();
        if ahead || behind || halves {
            Next::Finish(Ending::LeaveRows)
        } else {
            Next::Move
        }
    };
    assert_next::<Oware>(expected);
    assert_next::<SlamCapturesOware>(expected);
    assert_next::<SlamIllegalOware>(expected);
}

#[test]
fn oware_that_is_played_out_knows_no_majority() {
    assert_next::<PlayedOutOware>(|_| Next::Move);
}

proptest! {
    #![proptest_config(config(500))]

    #[test]
    fn a_survey_is_the_board_seen_by_the_player_to_move(setup in setups_of(6), to_move in player()) {
        let board = setup.board::<6>();
        let survey = Survey::of(&board, to_move);
        let row = |player| setup.pits[player].iter().map(|&stones| u16::from(stones)).sum::<u16>();
        let store = |player| u16::from(setup.stores[player]);
        let other = to_move.opponent();
        prop_assert_eq!(survey.row(), row(to_move));
        prop_assert_eq!(survey.other_row(), row(other));
        prop_assert_eq!(survey.store(), store(to_move));
        prop_assert_eq!(survey.other_store(), store(other));
        prop_assert_eq!(survey.total(), row(to_move) + row(other) + store(to_move) + store(other));
        prop_assert_eq!(survey.row_is_empty(), row(to_move) == 0);
        prop_assert_eq!(survey.other_row_is_empty(), row(other) == 0);
        prop_assert_eq!(survey.either_row_is_empty(), row(to_move) == 0 || row(other) == 0);
    }
}
