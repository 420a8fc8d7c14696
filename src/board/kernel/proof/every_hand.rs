//! Every hand that can be lifted, from every pit on every circuit, against the walk of [`Sowing`](crate::Sowing).

use super::width::{Counts, Hand, Last, Width};
use super::EVERY_WIDTH;
use crate::board::{Circuit, Owner, Player};

const EMPTY: Counts = [0; 258];

/// Calls `check` for every hand of a width, with the stones that the walk drops and the place of the last one.
fn for_every_hand(width: Width, mut check: impl FnMut(Hand, &Counts, usize)) {
    for circuit in [Circuit::PitsAndOwnStore, Circuit::Pits, Circuit::PitsButOrigin] {
        for mover in Player::ALL {
            for owner in [Owner::Mover, Owner::Opponent] {
                for index in 0..width.pits {
                    let hand = |stones| Hand {
                        circuit,
                        mover,
                        owner,
                        index,
                        stones,
                    };
                    // A larger hand begins as a smaller one does, so one walk is the walk of all hands.
                    let mut dropped = EMPTY;
                    let walk = (width.walk)(hand(u8::MAX));
                    for (stones, place) in (1..=u8::MAX).zip(walk) {
                        width.put(&mut dropped, place.into(), 1);
                        check(hand(stones), &dropped, place.into());
                    }
                }
            }
        }
    }
}

/// Sows a hand on a board with these other stones: each place must get what the hand drops there.
fn assert_adds(width: Width, hand: Hand, dropped: &Counts, last: usize, others: &Counts) {
    let mut before = *others;
    width.put(
        &mut before,
        width.pit(hand.owner.player(hand.mover), hand.index),
        hand.stones,
    );
    let mut expected = *others;
    let counts = ..2 * (width.pits + 2);
    expected[counts]
        .iter_mut()
        .zip(&dropped[counts])
        .for_each(|(count, dropped)| *count += dropped);
    let in_row_of = |player| {
        let is_there = (width.pit(player, 0)..width.store(player)).contains(&last);
        if is_there {
            expected[last]
        } else {
            0
        }
    };
    let expected_last = Last {
        place: last,
        in_own: in_row_of(hand.mover),
        in_other: in_row_of(hand.mover.opponent()),
    };
    let mut after = before;
    let reported = (width.sow)(hand, &mut after);
    assert!(
        after == expected && reported == expected_last,
        "{} pits per row: {hand:?} on {before:?}\ngives {after:?}, {reported:?}\nand not {expected:?}, {expected_last:?}",
        width.pits
    );
}

/// A variant lifts a whole pit, or leaves one stone in it.
#[test]
fn every_hand_adds_what_it_drops() {
    for width in EVERY_WIDTH {
        for_every_hand(width, |hand, dropped, last| {
            assert_adds(width, hand, dropped, last, &EMPTY);
            if hand.stones < u8::MAX {
                let mut left = EMPTY;
                width.put(&mut left, width.pit(hand.owner.player(hand.mover), hand.index), 1);
                assert_adds(width, hand, dropped, last, &left);
            }
        });
    }
}

/// All 255 stones that a board may hold are on it: those that are not in the hand are in one place. On boards that are
/// wider than these, each count is a byte of its own.
#[test]
fn no_hand_carries_out_of_a_full_lane() {
    for width in EVERY_WIDTH.into_iter().filter(|width| width.pits <= MOST_LANES) {
        for_every_hand(width, |hand, dropped, last| {
            for place in width.places() {
                let mut others = EMPTY;
                width.put(&mut others, place, u8::MAX - hand.stones);
                assert_adds(width, hand, dropped, last, &others);
            }
        });
    }
}

const MOST_LANES: usize = if cfg!(debug_assertions) { 2 } else { 17 };

/// The other stones are spread over the whole board, as many as it may hold or fewer. Every 97th hand is tried: hands of
/// all sizes, from all pits.
#[test]
fn a_hand_adds_the_same_to_any_board() {
    let mut spread = Spread(1);
    for width in EVERY_WIDTH {
        let mut hands = 0;
        for_every_hand(width, |hand, dropped, last| {
            hands += 1;
            if hands % 97 == 0 {
                let mut others = EMPTY;
                for _ in 0..spread.up_to(u8::MAX - hand.stones) {
                    let owner = Player::ALL[usize::from(spread.up_to(1))];
                    let most = width.pits.try_into().expect("a row has at most 127 pits");
                    width.put(&mut others, width.pit(owner, spread.up_to(most).into()), 1);
                }
                assert_adds(width, hand, dropped, last, &others);
            }
        });
    }
}

/// Numbers that are spread evenly, and the same in each run.
struct Spread(u32);

impl Spread {
    fn up_to(&mut self, most: u8) -> u8 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let [.., upper] = self.0.to_le_bytes();
        (u16::from(upper) * (u16::from(most) + 1) / 256) as u8
    }
}
