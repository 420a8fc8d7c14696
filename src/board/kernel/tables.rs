//! Tables of what hands add to the lanes of both sides, made by dropping the stones one by one while compiling. They are
//! longer than needed, so that a masked index always fits and no bounds check is left.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "no lane gets more than 63 stones, distances are below four laps, and shifts below 128"
)]

use super::lanes::lane;
use super::lap::LapPlace;
use super::{Form, Lap, LastStone, Side};
use crate::board::Pit;

/// The words that a hand adds to two sides of at most 14 pits, the lift included, and the place of its last stone.
///
/// An entry has 64 bytes. A table of 32 hands has 16 KB for up to 8 pits and 32 KB for up to 14 pits. A program contains
/// one table for each circuit and width that it plays, and two where relays can begin in the opponent's row.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct HandSum<const PITS: usize> {
    pub(super) first: u128,
    pub(super) second: u128,
    pub(super) last: LastStone<PITS>,
}

impl<const PITS: usize> HandSum<PITS> {
    /// The fewest stones that have no entry.
    pub(super) const HANDS: u8 = 32;

    /// The sum of a hand of less than [`HANDS`](Self::HANDS) stones.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "each index is masked to the size of its table")]
    pub(super) fn of(lap: Lap, origin: Pit<PITS>, hand: u8) -> &'static Self {
        let (hand, origin) = (usize::from(hand & 31), origin.index());
        // The rows of a table have a power of two of entries, so that the masks need no test.
        if PITS <= 8 {
            &Self::table::<8>(lap)[hand][origin & 7]
        } else {
            &Self::table::<16>(lap)[hand][origin & 15]
        }
    }

    /// All hands, by hand and origin.
    #[inline]
    fn table<const ORIGINS: usize>(lap: Lap) -> &'static [[Self; ORIGINS]; 32] {
        match lap {
            Lap::StoreAfterFirst => const { &Self::fill(Lap::StoreAfterFirst) },
            Lap::StoreAfterSecond => const { &Self::fill(Lap::StoreAfterSecond) },
            Lap::Pits => const { &Self::fill(Lap::Pits) },
            Lap::PitsButOrigin => const { &Self::fill(Lap::PitsButOrigin) },
        }
    }

    /// A table without entries for widths that do not use it, for which the compiler evaluates this too.
    #[expect(
        clippy::indexing_slicing,
        reason = "it is only called for constants, where an index that is out of range does not compile"
    )]
    const fn fill<const ORIGINS: usize>(lap: Lap) -> [[Self; ORIGINS]; 32] {
        let empty = Self {
            first: 0,
            second: 0,
            last: LastStone::at(LapPlace::Store),
        };
        let mut hands = [[empty; ORIGINS]; 32];
        let is_used = !matches!(Side::<PITS>::FORM, Form::Bytes) && (PITS <= 8) == (ORIGINS == 8);
        let mut stones = 1;
        while is_used && stones < 32 {
            let mut origin = 0;
            while origin < PITS {
                hands[stones][origin] = Self::sown(lap, origin, stones);
                origin += 1;
            }
            stones += 1;
        }
        hands
    }

    /// Drops the stones one by one. The lift is negative, as the sum of a pit and of the row.
    const fn sown(lap: Lap, origin: usize, stones: usize) -> Self {
        let lifted = (stones as u128) << lane(origin) | (stones as u128) << lane(PITS + 1);
        let mut first = lifted.wrapping_neg();
        let mut second = 0;
        let mut distance = origin;
        let mut left = stones;
        while left > 0 {
            distance = (distance + 1) % lap.len::<PITS>();
            if !matches!(lap, Lap::PitsButOrigin) || distance != origin {
                let [in_first, in_second] = stone_at::<PITS>(lap, distance);
                first = first.wrapping_add(in_first);
                second += in_second;
                left -= 1;
            }
        }
        Self {
            first,
            second,
            last: LastStone::at(lap.place(distance)),
        }
    }
}

/// The words that one stone, dropped at a distance of less than a lap, adds to the two sides.
const fn stone_at<const PITS: usize>(lap: Lap, distance: usize) -> [u128; 2] {
    match lap.place::<PITS>(distance) {
        LapPlace::First(pit) => [1 << lane(pit.index()) | 1 << lane(PITS + 1), 0],
        LapPlace::Second(pit) => [0, 1 << lane(pit.index()) | 1 << lane(PITS + 1)],
        LapPlace::Store if matches!(lap, Lap::StoreAfterFirst) => [1 << lane(PITS), 0],
        LapPlace::Store => [0, 1 << lane(PITS)],
    }
}
