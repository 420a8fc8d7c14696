//! The hand-written engine for Kalah: six pits, no generics, no layers. A player's pits and store are one word, and the
//! mover's word is first. A table contains the amounts that a hand adds to both.

use crate::common::hash;

/// The pits of a word: one byte each, the leftmost lowest. The byte above them is the store.
const ROW: u64 = 0x0000_FFFF_FFFF_FFFF;
const STORE: u64 = 48;
pub(crate) const START: u64 = 0x0000_0404_0404_0404;

/// The effect of a hand: the amounts to add to both words, including the lift, and the bit of the mover's word at which
/// the last stone is (`ELSEWHERE` if it is in the opponent's row).
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Hand {
    own: u64,
    other: u64,
    last: u64,
}

const ELSEWHERE: u64 = 56;

/// The hands by pit and stones. Its size is a power of two, so a mask replaces the bounds check.
static HANDS: [[Hand; 64]; 8] = {
    let nothing = Hand {
        own: 0,
        other: 0,
        last: ELSEWHERE,
    };
    let mut hands = [[nothing; 64]; 8];
    let mut pit = 0;
    while pit < 6 {
        let mut stones = 1;
        while stones <= 48 {
            let mut hand = Hand { own: 0, ..nothing };
            let mut dropped = 1;
            while dropped <= stones {
                let place = (pit + dropped) % 13;
                if place <= 6 {
                    hand.own += 1 << (8 * place);
                    hand.last = 8 * place as u64;
                } else {
                    hand.other += 1 << (8 * (place - 7));
                    hand.last = ELSEWHERE;
                }
                dropped += 1;
            }
            hand.own = hand.own.wrapping_sub((stones as u64) << (8 * pit));
            hands[pit][stones] = hand;
            stones += 1;
        }
        pit += 1;
    }
    hands
};

/// Who moves after a move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Turn {
    Same,
    Other,
    Over,
}

/// The stones in the store of a word.
#[inline]
pub(crate) fn store(word: u64) -> i32 {
    let [.., store, _] = word.to_le_bytes();
    i32::from(store)
}

/// The pits that hold stones, as the places of their lowest bits.
#[inline]
pub(crate) fn playable(own: u64) -> impl Iterator<Item = u32> {
    let mut playable = ((own & ROW) + 0x7F7F_7F7F_7F7F) & 0x8080_8080_8080;
    std::iter::from_fn(move || {
        if playable == 0 {
            return None;
        }
        let pit = playable.trailing_zeros() - 7;
        playable &= playable - 1;
        Some(pit)
    })
}

/// Plays a pit that holds stones. A game that is over is swept.
#[inline]
#[allow(clippy::needless_bitwise_bool)] // One branch for both rows is faster than two.
pub(crate) fn play(own: u64, other: u64, pit: u32) -> (u64, u64, Turn) {
    let stones = (own >> pit) & 0xFF;
    let hand = &HANDS[((pit / 8) & 7) as usize][(stones & 63) as usize];
    let last = hand.last;
    let (mut own, mut other) = (own.wrapping_add(hand.own), other + hand.other);
    let opposite = 40u64.wrapping_sub(last) & 63;
    let facing = (other >> opposite) & 0xFF;
    if (own >> last) & 0xFF == 1 && last < STORE && facing != 0 {
        own += ((facing + 1) << STORE) - (1 << last);
        other -= facing << opposite;
    }
    if (own & ROW == 0) | (other & ROW == 0) {
        (swept(own), swept(other), Turn::Over)
    } else if last == STORE {
        (own, other, Turn::Same)
    } else {
        (own, other, Turn::Other)
    }
}

/// Folds every leaf of the game tree from the start.
pub(crate) fn leaves(depth: u32) -> u64 {
    leaves_below(START, START, 0, depth)
}

fn leaves_below(own: u64, other: u64, side: u64, depth: u32) -> u64 {
    let mut sum = 0u64;
    for pit in playable(own) {
        let (own, other, turn) = play(own, other, pit);
        let (own, other, to_move) = match turn {
            Turn::Over => {
                let (south, north) = if side == 0 { (own, other) } else { (other, own) };
                sum = sum.wrapping_add(hash(south, north, 2));
                continue;
            }
            Turn::Same => (own, other, side),
            Turn::Other => (other, own, side ^ 1),
        };
        sum = sum.wrapping_add(if depth > 1 {
            leaves_below(own, other, to_move, depth - 1)
        } else if to_move == 0 {
            hash(own, other, 0)
        } else {
            hash(other, own, 1)
        });
    }
    sum
}

#[cold]
fn swept(word: u64) -> u64 {
    ((word >> STORE) + (word & ROW).to_le_bytes().map(u64::from).iter().sum::<u64>()) << STORE
}
