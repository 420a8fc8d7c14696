//! The answers of the variants to every survey that a board can give. `tests/it/answers.rs` has those to every pit.

#![expect(clippy::arithmetic_side_effects, reason = "a check that panics fails")]

use crate::board::Owner;
use crate::rules::{
    Ayoayo, Bestemshe, Bohnenspiel, Congkak, EmptyCaptureKalah, Ending, Kalah, Mangala, Next, Oware, Survey, Variant,
};

/// A debug build, which is slow, tries small boards.
const MOST_STONES: u16 = if cfg!(debug_assertions) { 24 } else { 255 };

/// Asks about every row, other row, store and other store of a board.
fn assert_next<V: Variant>(expected: fn([u16; 4]) -> Next) {
    for row in 0..=MOST_STONES {
        for other_row in 0..=MOST_STONES - row {
            for store in 0..=MOST_STONES - row - other_row {
                for other_store in 0..=MOST_STONES - row - other_row - store {
                    let survey = Survey {
                        row,
                        other_row,
                        store,
                        other_store,
                        either_row_is_empty: row == 0 || other_row == 0,
                    };
                    let counts = [row, other_row, store, other_store];
                    assert_eq!(
                        V::next(survey),
                        expected(counts),
                        "{} is asked about {counts:?}",
                        V::NAME
                    );
                }
            }
        }
    }
}

#[test]
fn an_empty_row_ends_the_game_and_each_player_keeps_their_own() {
    let expected = |[row, other_row, ..]: [u16; 4]| match row.min(other_row) {
        0 => Next::Finish(Ending::SweepRows),
        _ => Next::Move,
    };
    assert_next::<Kalah>(expected);
    assert_next::<EmptyCaptureKalah>(expected);
    assert_next::<Congkak>(expected);
}

#[test]
fn in_mangala_the_player_whose_row_is_empty_takes_the_rest() {
    assert_next::<Mangala>(|counts| match counts {
        [0, ..] => Next::Finish(Ending::SweepAllTo(Owner::Mover)),
        [_, 0, ..] => Next::Finish(Ending::SweepAllTo(Owner::Opponent)),
        _ => Next::Move,
    });
}

/// Half of all stones are no whole number if their number is odd, so both sides are doubled.
#[test]
fn more_than_half_of_all_stones_or_half_each_ends_a_game_that_sows_no_store() {
    let expected = |counts: [u16; 4]| {
        let [.., store, other_store] = counts;
        let all: u16 = counts.iter().sum();
        let more_than_half = 2 * store > all || 2 * other_store > all;
        if more_than_half || (2 * store == all && 2 * other_store == all) {
            Next::Finish(Ending::LeaveRows)
        } else {
            Next::Move
        }
    };
    assert_next::<Oware>(expected);
    assert_next::<Bohnenspiel>(expected);
    assert_next::<Bestemshe>(expected);
    assert_next::<Ayoayo>(expected);
}
