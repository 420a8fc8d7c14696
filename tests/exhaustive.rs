//! The library against the reference, on every small board.

mod common;

use common::books::{
    AlwaysPass, EndlessRelay, FeedingRelay, LazyKalah, PassKalah, PlayedOutOware, SlamCapturesOware,
    SlamCapturesPlayedOutOware, SlamIllegalOware, UnsweptKalah, ALWAYS_PASS, ENDLESS_RELAY, FEEDING_RELAY, LAZY_KALAH,
    PASS_KALAH, PLAYED_OUT_OWARE, SLAM_CAPTURES_OWARE, SLAM_CAPTURES_PLAYED_OUT_OWARE, SLAM_ILLEGAL_OWARE,
    UNSWEPT_KALAH,
};
use common::compare::assert_same;
use common::reference::{Rules, CONGKAK, EMPTY_CAPTURE_KALAH, KALAH, OWARE};
use mancala_engine::{Board, ByPlayer, Congkak, EmptyCaptureKalah, Kalah, Oware, Player, Variant};

/// Compares every board of up to `most_stones` stones, in whatever places they lie, with either player to move.
fn every_board<V: Variant, const PITS: usize>(rules: &Rules, most_stones: u8) -> u64 {
    let mut places = vec![0; 2 * PITS + 2];
    let mut boards = 0;
    fill(&mut places, 0, most_stones, &mut |places| {
        let (south, rest) = places.split_at(PITS);
        let (north, stores) = rest.split_at(PITS);
        let row = |pits: &[u8]| pits.try_into().expect("a row is PITS places");
        let board = Board::<PITS>::new(
            ByPlayer {
                south: row(south),
                north: row(north),
            },
            ByPlayer {
                south: stores[0],
                north: stores[1],
            },
        )
        .expect("few stones");
        for to_move in Player::ALL {
            assert_same::<V, PITS>(rules, board, to_move);
        }
        boards += 1;
    });
    boards
}

fn fill(places: &mut [u8], place: usize, stones: u8, visit: &mut impl FnMut(&[u8])) {
    if place == places.len() {
        visit(places);
        return;
    }
    for here in 0..=stones {
        places[place] = here;
        fill(places, place + 1, stones - here, visit);
    }
}

/// All boards there are: `t` stones or fewer lie in `p` places in `(t + p)! / (t! p!)` ways.
fn every_board_of_widths_1_to_3_and_8_stones<V: Variant>(rules: &Rules) {
    assert_eq!(every_board::<V, 1>(rules, 8), 495);
    assert_eq!(every_board::<V, 2>(rules, 8), 3003);
    assert_eq!(every_board::<V, 3>(rules, 8), 12870);
}

fn every_board_of_widths_1_to_3_and_6_stones<V: Variant>(rules: &Rules) {
    assert_eq!(every_board::<V, 1>(rules, 6), 210);
    assert_eq!(every_board::<V, 2>(rules, 6), 924);
    assert_eq!(every_board::<V, 3>(rules, 6), 3003);
}

#[test]
fn kalah_on_every_board_of_up_to_8_stones() {
    every_board_of_widths_1_to_3_and_8_stones::<Kalah>(&KALAH);
}

#[test]
fn empty_capture_kalah_on_every_board_of_up_to_8_stones() {
    every_board_of_widths_1_to_3_and_8_stones::<EmptyCaptureKalah>(&EMPTY_CAPTURE_KALAH);
}

#[test]
fn oware_on_every_board_of_up_to_8_seeds() {
    every_board_of_widths_1_to_3_and_8_stones::<Oware>(&OWARE);
}

#[test]
fn congkak_on_every_board_of_up_to_8_seeds() {
    every_board_of_widths_1_to_3_and_8_stones::<Congkak>(&CONGKAK);
}

#[test]
fn oware_whose_slams_capture_on_every_board_of_up_to_6_seeds() {
    every_board_of_widths_1_to_3_and_6_stones::<SlamCapturesOware>(&SLAM_CAPTURES_OWARE);
    every_board_of_widths_1_to_3_and_6_stones::<SlamCapturesPlayedOutOware>(&SLAM_CAPTURES_PLAYED_OUT_OWARE);
}

#[test]
fn oware_whose_slams_are_illegal_on_every_board_of_up_to_6_seeds() {
    every_board_of_widths_1_to_3_and_6_stones::<SlamIllegalOware>(&SLAM_ILLEGAL_OWARE);
}

#[test]
fn oware_without_an_end_at_more_than_half_on_every_board_of_up_to_6_seeds() {
    every_board_of_widths_1_to_3_and_6_stones::<PlayedOutOware>(&PLAYED_OUT_OWARE);
}

#[test]
fn kalah_with_passes_on_every_board_of_up_to_6_stones() {
    every_board_of_widths_1_to_3_and_6_stones::<PassKalah>(&PASS_KALAH);
}

#[test]
fn kalah_with_other_ends_on_every_board_of_up_to_6_stones() {
    every_board_of_widths_1_to_3_and_6_stones::<UnsweptKalah>(&UNSWEPT_KALAH);
    every_board_of_widths_1_to_3_and_6_stones::<LazyKalah>(&LAZY_KALAH);
    every_board_of_widths_1_to_3_and_6_stones::<AlwaysPass>(&ALWAYS_PASS);
}

#[test]
fn endless_relays_on_every_board_of_up_to_6_stones() {
    every_board_of_widths_1_to_3_and_6_stones::<EndlessRelay>(&ENDLESS_RELAY);
}

#[test]
fn relays_that_have_to_feed_on_every_board_of_up_to_6_stones() {
    every_board_of_widths_1_to_3_and_6_stones::<FeedingRelay>(&FEEDING_RELAY);
}
