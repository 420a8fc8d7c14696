//! The variants' answers to every possible `PitView`, and to surveys of every kind.

use crate::common::setup::{config, player, setups_of};
use crate::common::variants::{
    Dakon, Hufesay, LazyKalah, MangalaII, OppositeKalah, PassKalah, PlayedOutOware, SlamCapturesOware,
    SlamIllegalOware, SlamOware, Songo, UnsweptKalah, VaiLungThlan,
};
use mancala_engine::{
    Ayoayo, Bestemshe, Board, Bohnenspiel, ByPlayer, Circuit, Congkak, EmptyCaptureKalah, Ending, Feeding, Kalah, Lift,
    Mangala, Next, Oware, Owner, PitStep, PitView, Player, Repetition, Slam, StoreStep, Survey, Variant,
};
use proptest::prelude::*;

/// Every possible view: the pit holds a stone, and it and the pit that faces it hold at most 255 stones each.
fn views() -> impl Iterator<Item = PitView> {
    [Owner::Mover, Owner::Opponent].into_iter().flat_map(|owner| {
        (1..=255).flat_map(move |stones| (0..=254).map(move |opposite| PitView::new(owner, stones, opposite)))
    })
}

/// An expected answer: for how many views, and for which.
type Expected = (PitStep, usize, fn(PitView) -> bool);

/// Asks about every landing. A landing without an expected answer must end the turn, and no capture may extend beyond
/// the landing pit.
fn assert_steps<V: Variant>(expected: &[Expected]) {
    assert_steps_and_runs::<V>(expected, |_| false);
}

/// Asks about every landing as above, and about every pit to which a capture could extend.
fn assert_steps_and_runs<V: Variant>(expected: &[Expected], extends: fn(PitView) -> bool) {
    for &(step, views_of_step, is_for) in expected {
        assert_eq!(views().filter(|&pit| is_for(pit)).count(), views_of_step, "{step:?}");
    }
    for pit in views() {
        let step = expected.iter().find(|(_, _, is_for)| is_for(pit));
        let step = step.map_or(PitStep::EndTurn, |&(step, ..)| step);
        assert_eq!(V::last_in_pit(pit), step, "{pit:?}");
        assert_eq!(V::capture_extends_to(pit), extends(pit), "{pit:?}");
    }
}

/// The variant captures runs only, and chooses the landing pit and the pits before it in the same way.
fn assert_runs<V: Variant>(views_of_run: usize, captures: fn(PitView) -> bool) {
    assert_steps_and_runs::<V>(&[(PitStep::Capture, views_of_run, captures)], captures);
}

#[test]
fn kalah_captures_if_the_movers_pit_was_empty_and_faces_stones() {
    let expected: [Expected; 1] = [(PitStep::CaptureBoth, 254, |pit| {
        pit.owner == Owner::Mover && pit.stones == 1 && pit.opposite > 0
    })];
    assert_steps::<Kalah>(&expected);
    assert_steps::<UnsweptKalah>(&expected);
    assert_steps::<LazyKalah>(&expected);
    assert_steps::<PassKalah>(&expected);
}

#[test]
fn empty_capture_kalah_captures_if_the_movers_pit_was_empty() {
    assert_steps::<EmptyCaptureKalah>(&[(PitStep::CaptureBoth, 255, |pit| {
        pit.owner == Owner::Mover && pit.stones == 1
    })]);
}

#[test]
fn kalah_may_capture_the_facing_pit_alone() {
    assert_steps::<OppositeKalah>(&[(PitStep::CaptureOpposite, 254, |pit| {
        pit.owner == Owner::Mover && pit.stones == 1 && pit.opposite > 0
    })]);
}

#[test]
fn oware_captures_twos_and_threes_from_opponents_pits() {
    let captures = |pit: PitView| pit.owner == Owner::Opponent && (pit.stones == 2 || pit.stones == 3);
    assert_runs::<Oware>(2 * 255, captures);
    assert_runs::<SlamOware<0>>(2 * 255, captures);
    assert_runs::<SlamOware<1>>(2 * 255, captures);
    assert_runs::<SlamOware<2>>(2 * 255, captures);
    assert_runs::<SlamOware<3>>(2 * 255, captures);
    assert_runs::<SlamOware<4>>(2 * 255, captures);
    assert_runs::<SlamOware<5>>(2 * 255, captures);
    assert_runs::<PlayedOutOware>(2 * 255, captures);
}

#[test]
fn songo_captures_twos_and_fours_from_opponents_pits() {
    assert_runs::<Songo>(2 * 255, |pit| {
        pit.owner == Owner::Opponent && (pit.stones == 2 || pit.stones == 4)
    });
}

#[test]
fn mangala_ii_captures_twos_fours_and_sixes_from_opponents_pits() {
    assert_runs::<MangalaII>(3 * 255, |pit| {
        pit.owner == Owner::Opponent && pit.stones % 2 == 0 && pit.stones < 8
    });
}

#[test]
fn bohnenspiel_captures_twos_fours_and_sixes_from_any_pits() {
    assert_runs::<Bohnenspiel>(2 * 3 * 255, |pit| pit.stones % 2 == 0 && pit.stones < 8);
}

#[test]
fn vai_lung_thlan_captures_single_stones_from_any_pits() {
    assert_runs::<VaiLungThlan>(2 * 255, |pit| pit.stones == 1);
}

#[test]
fn bestemshe_captures_an_even_count_from_one_opponents_pit() {
    assert_steps::<Bestemshe>(&[(PitStep::Capture, 127 * 255, |pit| {
        pit.owner == Owner::Opponent && pit.stones % 2 == 0
    })]);
}

#[test]
fn mangala_captures_an_even_count_from_one_opponents_pit_and_both_pits_if_the_movers_was_empty() {
    assert_steps::<Mangala>(&[
        (PitStep::Capture, 127 * 255, |pit| {
            pit.owner == Owner::Opponent && pit.stones % 2 == 0
        }),
        (PitStep::CaptureBoth, 254, |pit| {
            pit.owner == Owner::Mover && pit.stones == 1 && pit.opposite > 0
        }),
    ]);
}

#[test]
fn hufesay_relays_from_any_pit_that_was_not_empty_and_captures_the_facing_pit_from_an_empty_one_of_the_movers() {
    assert_steps::<Hufesay>(&[
        (PitStep::Relay, 2 * 254 * 255, |pit| pit.stones > 1),
        (PitStep::CaptureOpposite, 255, |pit| {
            pit.owner == Owner::Mover && pit.stones == 1
        }),
    ]);
}

#[test]
fn congkak_relays_from_any_pit_that_was_not_empty_and_captures_from_an_empty_one_of_the_movers() {
    let expected: [Expected; 2] = [
        (PitStep::Relay, 2 * 254 * 255, |pit| pit.stones > 1),
        (PitStep::CaptureBoth, 254, |pit| {
            pit.owner == Owner::Mover && pit.stones == 1 && pit.opposite > 0
        }),
    ];
    assert_steps::<Congkak>(&expected);
    assert_steps::<Dakon>(&expected);
    assert_steps::<Ayoayo>(&expected);
}

#[test]
fn the_last_stone_in_the_store_earns_a_turn() {
    assert_eq!(<Mangala>::last_in_store(), StoreStep::MoveAgain);
    assert_eq!(Dakon::last_in_store(), StoreStep::MoveAgain);
    assert_eq!(<Kalah>::last_in_store(), StoreStep::MoveAgain);
    assert_eq!(<EmptyCaptureKalah>::last_in_store(), StoreStep::MoveAgain);
    assert_eq!(<Congkak>::last_in_store(), StoreStep::MoveAgain);
}

/// The constants of most games: no one has to feed, a slam captures, and a repetition doesn't end the game.
fn assert_constants<V: Variant>(name: &str, stones: u8, circuit: Circuit, lift: Lift) {
    assert_eq!((V::NAME, V::STONES), (name, stones));
    assert_eq!((V::CIRCUIT, V::LIFT), (circuit, lift));
    assert_eq!(V::FEEDING, Feeding::Optional);
    assert_eq!(V::SLAM, Slam::Captures);
    assert_eq!(V::REPETITION, Repetition::PlaysOn);
}

#[test]
fn kalah_has_four_stones_per_pit_by_default() {
    assert_constants::<Kalah>("kalah", 4, Circuit::PitsAndOwnStore, Lift::All);
    assert_constants::<Kalah<6>>("kalah", 6, Circuit::PitsAndOwnStore, Lift::All);
    assert_constants::<EmptyCaptureKalah>("kalah-empty-capture", 4, Circuit::PitsAndOwnStore, Lift::All);
    assert_constants::<EmptyCaptureKalah<3>>("kalah-empty-capture", 3, Circuit::PitsAndOwnStore, Lift::All);
}

#[test]
fn congkak_has_seven_seeds_per_pit_by_default() {
    assert_constants::<Congkak>("congkak", 7, Circuit::PitsAndOwnStore, Lift::All);
    assert_constants::<Congkak<5>>("congkak", 5, Circuit::PitsAndOwnStore, Lift::All);
}

#[test]
fn mangala_sows_the_movers_store_and_leaves_a_stone() {
    assert_constants::<Mangala>("mangala", 4, Circuit::PitsAndOwnStore, Lift::LeaveOne);
    assert_constants::<Mangala<3>>("mangala", 3, Circuit::PitsAndOwnStore, Lift::LeaveOne);
}

#[test]
fn bohnenspiel_sows_no_store() {
    assert_constants::<Bohnenspiel>("bohnenspiel", 6, Circuit::Pits, Lift::All);
    assert_constants::<Bohnenspiel<5>>("bohnenspiel", 5, Circuit::Pits, Lift::All);
}

#[test]
fn bestemshe_sows_no_store_and_leaves_a_stone() {
    assert_constants::<Bestemshe>("bestemshe", 5, Circuit::Pits, Lift::LeaveOne);
    assert_constants::<Bestemshe<4>>("bestemshe", 4, Circuit::Pits, Lift::LeaveOne);
}

#[test]
fn ayoayo_skips_stores_and_origin_and_feeds() {
    assert_eq!(
        (<Ayoayo>::NAME, <Ayoayo>::STONES, Ayoayo::<3>::STONES),
        ("ayoayo", 4, 3)
    );
    assert_eq!(<Ayoayo>::CIRCUIT, Circuit::PitsButOrigin);
    assert_eq!(<Ayoayo>::LIFT, Lift::All);
    assert_eq!(<Ayoayo>::FEEDING, Feeding::Required);
    assert_eq!(<Ayoayo>::SLAM, Slam::Captures);
    assert_eq!(<Ayoayo>::REPETITION, Repetition::PlaysOn);
}

#[test]
fn oware_skips_stores_and_origin_feeds_spares_slams_and_ends_when_it_repeats() {
    assert_eq!((<Oware>::NAME, <Oware>::STONES, Oware::<3>::STONES), ("oware", 4, 3));
    assert_eq!(<Oware>::CIRCUIT, Circuit::PitsButOrigin);
    assert_eq!(<Oware>::LIFT, Lift::All);
    assert_eq!(<Oware>::FEEDING, Feeding::Required);
    assert_eq!(<Oware>::SLAM, Slam::CapturesNothing);
    assert_eq!(<Oware>::REPETITION, Repetition::TakesRows);
}

/// Boards of every kind that a survey can distinguish: rows and stores that hold nothing, little, half or nearly all.
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
fn kalah_and_congkak_end_as_soon_as_either_row_is_empty() {
    let expected = |survey: Survey| match (survey.row(), survey.other_row()) {
        (0, _) | (_, 0) => Next::Finish(Ending::SweepRows),
        _ => Next::Move,
    };
    assert_next::<Kalah>(expected);
    assert_next::<EmptyCaptureKalah>(expected);
    assert_next::<Congkak>(expected);
}

#[test]
fn mangala_gives_all_to_the_player_whose_row_is_empty() {
    assert_next::<Mangala>(|survey| match (survey.row(), survey.other_row()) {
        (0, _) => Next::Finish(Ending::SweepAllTo(Owner::Mover)),
        (_, 0) => Next::Finish(Ending::SweepAllTo(Owner::Opponent)),
        _ => Next::Move,
    });
}

#[test]
fn unswept_kalah_leaves_the_rows_when_either_is_empty() {
    assert_next::<UnsweptKalah>(|survey| match (survey.row(), survey.other_row()) {
        (0, _) | (_, 0) => Next::Finish(Ending::LeaveRows),
        _ => Next::Move,
    });
}

#[test]
fn lazy_kalah_ends_when_the_next_player_has_no_stones() {
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

/// Checks whether a player has more than half of all stones, or each has half.
fn is_decided(survey: Survey) -> bool {
    let in_rows = survey.row() + survey.other_row();
    let ahead = survey.store() > survey.other_store() + in_rows;
    let behind = survey.other_store() > survey.store() + in_rows;
    let halves = in_rows == 0 && survey.store() == survey.other_store();
    ahead || behind || halves
}

/// This also holds if the next player has no stones: a majority comes first.
#[test]
fn games_that_sow_no_store_end_at_more_than_half_or_at_half_each() {
    let expected = |survey: Survey| {
        if is_decided(survey) {
            Next::Finish(Ending::LeaveRows)
        } else {
            Next::Move
        }
    };
    assert_next::<Oware>(expected);
    assert_next::<SlamCapturesOware>(expected);
    assert_next::<SlamIllegalOware>(expected);
    assert_next::<Bohnenspiel>(expected);
    assert_next::<Bestemshe>(expected);
    assert_next::<Ayoayo>(expected);
    assert_next::<Songo>(expected);
    assert_next::<MangalaII>(expected);
}

#[test]
fn a_player_with_an_empty_row_passes_in_games_that_end_with_a_majority() {
    let expected = |survey: Survey| match survey.row() {
        _ if is_decided(survey) => Next::Finish(Ending::LeaveRows),
        0 => Next::Pass,
        _ => Next::Move,
    };
    assert_next::<Dakon>(expected);
    assert_next::<Hufesay>(expected);
    assert_next::<VaiLungThlan>(expected);
}

#[test]
fn played_out_oware_does_not_end_with_a_majority() {
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
