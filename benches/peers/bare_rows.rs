//! The library's storage without its layers: six-pit Kalah on two rows of bytes, each of which is a word while it is
//! changed. It has no states, tokens, variants or other widths.
//!
//! The bytes are those of the library: six pits, the store, and the sum of the pits.

use crate::common::{hash, word};

type Row = [u8; 8];

const START: Row = [4, 4, 4, 4, 4, 4, 0, 24];
const PITS: u64 = 0x0000_FFFF_FFFF_FFFF;
const STORE: u64 = 48;
const IN_PLAY: u64 = 56;

/// The amounts that a hand adds to both words, including the lift, and the place of its last stone: 0 to 5 are the
/// mover's pits, 6 is the store, and the opponent's pits follow.
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Hand {
    own: u64,
    other: u64,
    last: u64,
}

/// The hands by pit and stones. Its size is a power of two, so a mask replaces the bounds check.
static HANDS: [[Hand; 64]; 8] = {
    let nothing = Hand {
        own: 0,
        other: 0,
        last: 0,
    };
    let mut hands = [[nothing; 64]; 8];
    let mut pit = 0;
    while pit < 6 {
        let mut stones = 1;
        while stones <= 48 {
            let all = stones as u64;
            let mut hand = nothing;
            let mut dropped = 1;
            while dropped <= stones {
                let place = (pit + dropped) % 13;
                match place {
                    0..=5 => hand.own = hand.own.wrapping_add((1 << (8 * place)) | (1 << IN_PLAY)),
                    6 => hand.own = hand.own.wrapping_add(1 << STORE),
                    _ => hand.other += (1 << (8 * (place - 7))) | (1 << IN_PLAY),
                }
                hand.last = place as u64;
                dropped += 1;
            }
            hand.own = hand.own.wrapping_sub((all << (8 * pit)) | (all << IN_PLAY));
            hands[pit][stones] = hand;
            stones += 1;
        }
        pit += 1;
    }
    hands
};

/// Folds every leaf of the game tree from the start.
pub(crate) fn leaves(depth: u32) -> u64 {
    leaves_below([START; 2], 0, depth)
}

fn leaves_below(rows: [Row; 2], mover: u64, depth: u32) -> u64 {
    let mut sum = 0u64;
    let (own, _) = seen_by(mover, rows.map(u64::from_le_bytes));
    let mut playable = ((own & PITS) + 0x7F7F_7F7F_7F7F) & 0x8080_8080_8080;
    while playable != 0 {
        let pit = playable.trailing_zeros() / 8;
        playable &= playable - 1;
        let (next, side) = play(rows, mover, pit);
        sum = sum.wrapping_add(if depth > 1 && side < 2 {
            leaves_below(next, side, depth - 1)
        } else {
            let [south, north] = next.map(|row| word(&row[..6], row[6]));
            hash(south, north, side)
        });
    }
    sum
}

/// Plays a pit, and returns the player to move: 0 South, 1 North, 2 no one.
#[allow(clippy::needless_bitwise_bool)] // One branch for both rows is faster than two.
#[inline]
fn play(rows: [Row; 2], mover: u64, pit: u32) -> ([Row; 2], u64) {
    let (mut own, mut other) = seen_by(mover, rows.map(u64::from_le_bytes));
    let stones = (own >> (8 * pit)) & 63;
    let hand = &HANDS[(pit & 7) as usize][stones as usize];
    own = own.wrapping_add(hand.own);
    other = other.wrapping_add(hand.other);
    let last = 8 * hand.last;
    let opposite = (8 * 5u64).wrapping_sub(last) & 63;
    let facing = (other >> opposite) & 0xFF;
    if (own >> (last & 63)) & 0xFF == 1 && last < STORE && facing > 0 {
        own = own + ((facing + 1) << STORE) - (1 << last) - (1 << IN_PLAY);
        other -= (facing << opposite) | (facing << IN_PLAY);
    }
    let mut side = if last == STORE { mover } else { mover ^ 1 };
    if (own >> IN_PLAY == 0) | (other >> IN_PLAY == 0) {
        (own, other) = (swept(own), swept(other));
        side = 2;
    }
    let (south, north) = seen_by(mover, [own, other]);
    ([south, north].map(u64::to_le_bytes), side)
}

/// Returns the mover's word and the opponent's from South's and North's, or the other way round.
#[inline]
fn seen_by(mover: u64, [south, north]: [u64; 2]) -> (u64, u64) {
    if mover == 0 {
        (south, north)
    } else {
        (north, south)
    }
}

fn swept(row: u64) -> u64 {
    ((row >> IN_PLAY) + ((row >> STORE) & 0xFF)) << STORE
}
