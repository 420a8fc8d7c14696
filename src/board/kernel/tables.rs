//! Tables of what hands add to the lanes of two rows. Both are longer than needed, so that a masked index fits.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "no lane gets more than 63 stones, distances are below four laps, and shifts below 128"
)]

use super::lanes::lane;
use super::lap::LapPlace;
use super::{Form, Lap, LastStone, Side};

/// What a hand adds to two rows of at most 8 pits, the lift included, and where its last stone falls.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct HandSum<const PITS: usize> {
    pub(super) first: u128,
    pub(super) second: u128,
    pub(super) last: LastStone<PITS>,
}

impl<const PITS: usize> HandSum<PITS> {
    /// The hands of at most 31 stones, by stones and origin.
    #[inline]
    pub(super) fn table(lap: Lap) -> &'static [[Self; 8]; 32] {
        match lap {
            Lap::StoreAfterFirst => const { &Self::fill(Lap::StoreAfterFirst) },
            Lap::StoreAfterSecond => const { &Self::fill(Lap::StoreAfterSecond) },
            Lap::Pits => const { &Self::fill(Lap::Pits) },
            Lap::PitsButOrigin => const { &Self::fill(Lap::PitsButOrigin) },
        }
    }

    #[expect(
        clippy::indexing_slicing,
        reason = "a constant alone calls this, so an index that fails does not compile"
    )]
    const fn fill(lap: Lap) -> [[Self; 8]; 32] {
        let empty = Self {
            first: 0,
            second: 0,
            last: LastStone::at(LapPlace::Store),
        };
        let mut hands = [[empty; 8]; 32];
        let mut stones = 1;
        while stones < 32 && Side::<PITS>::PITS_ARE_ONE_WORD {
            let mut origin = 0;
            while origin < PITS {
                hands[stones][origin] = Self::sown(lap, origin, stones);
                origin += 1;
            }
            stones += 1;
        }
        hands
    }

    /// Drops the stones one by one.
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

/// For each distance, what falls into two rows of words at all places before it, where every place gets one stone.
pub(super) struct PrefixSums<const PITS: usize> {
    pub(super) first: [u128; 64],
    pub(super) second: [u128; 64],
}

impl<const PITS: usize> PrefixSums<PITS> {
    #[inline]
    pub(super) fn of(lap: Lap) -> &'static Self {
        match lap {
            Lap::StoreAfterFirst => const { &Self::table(Lap::StoreAfterFirst) },
            Lap::StoreAfterSecond => const { &Self::table(Lap::StoreAfterSecond) },
            Lap::Pits | Lap::PitsButOrigin => const { &Self::table(Lap::Pits) },
        }
    }

    #[expect(
        clippy::indexing_slicing,
        reason = "a constant alone calls this, so an index that fails does not compile"
    )]
    const fn table(lap: Lap) -> Self {
        let (mut first, mut second) = ([0; 64], [0; 64]);
        let mut distance = 0;
        while distance < 63 && !matches!(Side::<PITS>::FORM, Form::Bytes) {
            let [in_first, in_second] = stone_at::<PITS>(lap, distance % lap.len::<PITS>());
            first[distance + 1] = first[distance] + in_first;
            second[distance + 1] = second[distance] + in_second;
            distance += 1;
        }
        Self { first, second }
    }
}

/// What one stone, dropped at a distance of less than a lap, adds to the two rows.
const fn stone_at<const PITS: usize>(lap: Lap, distance: usize) -> [u128; 2] {
    match lap.place::<PITS>(distance) {
        LapPlace::First(pit) => [1 << lane(pit.index()) | 1 << lane(PITS + 1), 0],
        LapPlace::Second(pit) => [0, 1 << lane(pit.index()) | 1 << lane(PITS + 1)],
        LapPlace::Store if matches!(lap, Lap::StoreAfterFirst) => [1 << lane(PITS), 0],
        LapPlace::Store => [0, 1 << lane(PITS)],
    }
}
