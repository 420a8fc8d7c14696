//! The answers of the rule books themselves: every landing, and surveys of every kind.

mod common;

use common::setup::{config, player, setups_of};
use mancala_engine::{
    Board, ByPlayer, Circuit, EmptyCaptureKalah, Ending, Feeding, Kalah, Landing, Next, Owner, PitStep, Player,
    Repetition, Slam, StoreStep, Survey, Variant,
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

/// Asks about every landing, and holds the answer against a list of exceptions from `EndTurn`.
fn assert_captures_opposite_only<V: Variant>(captures: impl Fn(Landing) -> bool) {
    for landing in landings() {
        let expected = if captures(landing) {
            PitStep::CaptureOpposite
        } else {
            PitStep::EndTurn
        };
        assert_eq!(V::last_in_pit(landing), expected, "{landing:?}");
    }
}

#[test]
fn kalah_captures_from_an_own_pit_that_was_empty_and_faces_stones() {
    let captures = |landing: Landing| landing.owner == Owner::Mover && landing.stones == 1 && landing.opposite > 0;
    assert_eq!(landings().filter(|&landing| captures(landing)).count(), 254);
    assert_captures_opposite_only::<Kalah>(captures);
}

#[test]
fn empty_capture_kalah_captures_from_an_own_pit_that_was_empty() {
    let captures = |landing: Landing| landing.owner == Owner::Mover && landing.stones == 1;
    assert_eq!(landings().filter(|&landing| captures(landing)).count(), 255);
    assert_captures_opposite_only::<EmptyCaptureKalah>(captures);
}

#[test]
fn the_last_stone_in_the_store_earns_a_turn_in_kalah() {
    assert_eq!(<Kalah>::last_in_store(), StoreStep::MoveAgain);
    assert_eq!(<EmptyCaptureKalah>::last_in_store(), StoreStep::MoveAgain);
}

/// What the rules of Kalah state as facts: stores are sown, nobody has to feed, and nothing is special about a slam.
fn assert_facts_of_kalah<V: Variant>(name: &str, stones: u8) {
    assert_eq!((V::NAME, V::STONES), (name, stones));
    assert_eq!(V::CIRCUIT, Circuit::PitsAndOwnStore);
    assert_eq!(V::FEEDING, Feeding::Optional);
    assert_eq!(V::SLAM, Slam::Captures);
    assert_eq!(V::REPETITION, Repetition::PlaysOn);
}

#[test]
fn kalah_has_four_stones_a_pit_unless_told_otherwise() {
    assert_facts_of_kalah::<Kalah>("kalah", 4);
    assert_facts_of_kalah::<Kalah<6>>("kalah", 6);
    assert_facts_of_kalah::<EmptyCaptureKalah>("kalah-empty-capture", 4);
    assert_facts_of_kalah::<EmptyCaptureKalah<3>>("kalah-empty-capture", 3);
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
fn kalah_is_over_as_soon_as_either_row_is_empty() {
    let expected = |survey: Survey| match (survey.row(), survey.other_row()) {
        (0, _) | (_, 0) => Next::Finish(Ending::SweepRows),
        _ => Next::Move,
    };
    assert_next::<Kalah>(expected);
    assert_next::<EmptyCaptureKalah>(expected);
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
