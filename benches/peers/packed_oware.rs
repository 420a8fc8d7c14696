//! The hand-written engine for Oware: like the one for Kalah, with runs of captures found as bits of the opponent's
//! word.

use crate::common::hash;

/// The pits of a word: one byte each, the leftmost lowest. The byte above them is the store.
const ROW: u64 = 0x0000_FFFF_FFFF_FFFF;
const STORE: u32 = 48;
const START: u64 = 0x0000_0404_0404_0404;
const ONES: u64 = 0x0000_0101_0101_0101;
const TOPS: u64 = 0x0000_8080_8080_8080;

/// The effect of a hand: the amounts to add to both words, including the lift, and the top bits of the opponent's pits
/// up to the last seed (none if it is in the mover's row).
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Hand {
    own: u64,
    other: u64,
    way: u64,
}

/// The hands by pit and seeds. Its size is a power of two, so a mask replaces the bounds check.
static HANDS: [[Hand; 64]; 8] = {
    let nothing = Hand {
        own: 0,
        other: 0,
        way: 0,
    };
    let mut hands = [[nothing; 64]; 8];
    let mut pit = 0;
    while pit < 6 {
        let mut seeds = 1;
        while seeds <= 48 {
            let mut hand = nothing;
            let mut place = pit;
            let mut dropped = 0;
            while dropped < seeds {
                place = (place + 1) % 12;
                if place == pit {
                    place = (place + 1) % 12;
                }
                if place < 6 {
                    hand.own += 1 << (8 * place);
                    hand.way = 0;
                } else {
                    hand.other += 1 << (8 * (place - 6));
                    hand.way = TOPS & ((1 << (8 * (place - 5))) - 1);
                }
                dropped += 1;
            }
            hand.own = hand.own.wrapping_sub((seeds as u64) << (8 * pit));
            hands[pit][seeds] = hand;
            seeds += 1;
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
    let mut pits = playable(own, other);
    while pits != 0 {
        let pit = pits.trailing_zeros() - 7;
        pits &= pits - 1;

        let seeds = (own >> pit) & 0xFF;
        let hand = &HANDS[((pit / 8) & 7) as usize][(seeds & 63) as usize];
        let (mut own, mut other) = (own.wrapping_add(hand.own), other + hand.other);
        // The run of 2s and 3s is above the last pit on the path that holds neither.
        let neither = (((other & ROW & !ONES) ^ (2 * ONES)) + 0x7F7F_7F7F_7F7F) & hand.way;
        let run = hand.way & !(u64::MAX >> (neither | 1).leading_zeros());
        if run != 0 {
            let taken = other & ((run >> 7) * 0xFF);
            if taken != other & ROW {
                other -= taken;
                own += ((taken.wrapping_mul(ONES) >> 40) & 0xFF) << STORE;
            }
        }

        let (south, north) = if side == 0 { (own, other) } else { (other, own) };
        sum = sum.wrapping_add(if own >> STORE > 24 {
            hash(south, north, 2)
        } else if ((own & ROW == 0) | (other & ROW == 0)) && playable(other, own) == 0 {
            hash(swept(south), swept(north), 2)
        } else if depth > 1 {
            leaves_below(other, own, side ^ 1, depth - 1)
        } else {
            hash(south, north, side ^ 1)
        });
    }
    sum
}

/// Returns the top bits of the pits that may be played: those with seeds, and if the opponent has none, those that
/// feed.
#[inline]
fn playable(own: u64, other: u64) -> u64 {
    if other & ROW == 0 {
        // A pit feeds if it has at least as many seeds as it is pits away from the opponent's row.
        return ((own & ROW) + 0x7F7E_7D7C_7B7A) & TOPS;
    }
    ((own & ROW) + 0x7F7F_7F7F_7F7F) & TOPS
}

#[cold]
fn swept(word: u64) -> u64 {
    ((word >> STORE) + (word & ROW).to_le_bytes().map(u64::from).iter().sum::<u64>()) << STORE
}
