//! The yardstick for Kalah: six pits, no generics, no layers. A player's pits and store stand in one word, the mover's
//! word first; a table says what a hand adds to both.

use crate::common::hash;

/// The pits of a word: a byte each, the leftmost lowest. The byte above them is the store.
const ROW: u64 = 0x0000_FFFF_FFFF_FFFF;
const STORE: u64 = 48;
const START: u64 = 0x0000_0404_0404_0404;

/// What a hand does: the sums to add to both words, the lift included, and the bit of the mover's word at which the
/// last stone lies (`ELSEWHERE` if it lies in the opponent's row).
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Hand {
    own: u64,
    other: u64,
    last: u64,
}

const ELSEWHERE: u64 = 56;

/// The hands by pit and stones; rounded up so that a mask replaces the check of an index.
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

/// Folds every leaf of the game tree from the start.
pub(crate) fn leaves(depth: u32) -> u64 {
    leaves_below(START, START, 0, depth)
}

#[allow(clippy::needless_bitwise_bool)] // One branch for both rows is faster than two.
fn leaves_below(own: u64, other: u64, side: u64, depth: u32) -> u64 {
    let mut sum = 0u64;
    let mut playable = ((own & ROW) + 0x7F7F_7F7F_7F7F) & 0x8080_8080_8080;
    while playable != 0 {
        let pit = playable.trailing_zeros() - 7;
        playable &= playable - 1;

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

        sum = sum.wrapping_add(if (own & ROW == 0) | (other & ROW == 0) {
            let (south, north) = if side == 0 { (own, other) } else { (other, own) };
            hash(swept(south), swept(north), 2)
        } else {
            let (own, other, side) = if last == STORE {
                (own, other, side)
            } else {
                (other, own, side ^ 1)
            };
            if depth > 1 {
                leaves_below(own, other, side, depth - 1)
            } else if side == 0 {
                hash(own, other, 0)
            } else {
                hash(other, own, 1)
            }
        });
    }
    sum
}

#[cold]
fn swept(word: u64) -> u64 {
    ((word >> STORE) + (word & ROW).to_le_bytes().map(u64::from).iter().sum::<u64>()) << STORE
}
