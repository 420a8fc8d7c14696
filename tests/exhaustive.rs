//! The library against the reference, on every small board.

mod common;

use common::compare::assert_same;
use common::reference::{Rules, EMPTY_CAPTURE_KALAH, KALAH};
use mancala_engine::{Board, ByPlayer, EmptyCaptureKalah, Kalah, Player, Variant};

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

/// The number of boards is known: `t` stones or fewer in `p` places lie in `(t + p)! / (t! p!)` ways.
fn every_board_of_widths_1_to_3<V: Variant>(rules: &Rules) {
    assert_eq!(every_board::<V, 1>(rules, 8), 495);
    assert_eq!(every_board::<V, 2>(rules, 8), 3003);
    assert_eq!(every_board::<V, 3>(rules, 8), 12870);
}

#[test]
fn kalah_on_every_board_of_up_to_8_stones() {
    every_board_of_widths_1_to_3::<Kalah>(&KALAH);
}

#[test]
fn empty_capture_kalah_on_every_board_of_up_to_8_stones() {
    every_board_of_widths_1_to_3::<EmptyCaptureKalah>(&EMPTY_CAPTURE_KALAH);
}
