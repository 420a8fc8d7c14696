//! Tables of what hands add to the lanes of two rows. Both are longer than needed, so that a masked index fits.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "no lane gets more than 63 stones, distances are below four laps, and shifts below 128"
)]

use super::lanes::lane;
use super::ring::Place;
use super::{Form, Last, Ring, Row};

/// What a hand adds to two rows of at most 8 pits, the lift included, and where its last stone falls.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Hand<const PITS: usize> {
    pub(super) first: u128,
    pub(super) second: u128,
    pub(super) last: Last<PITS>,
}

impl<const PITS: usize> Hand<PITS> {
    /// The hands of at most 31 stones, by stones and origin.
    #[inline]
    pub(super) fn table(ring: Ring) -> &'static [[Self; 8]; 32] {
        match ring {
            Ring::StoreAfterFirst => const { &Self::fill(Ring::StoreAfterFirst) },
            Ring::StoreAfterSecond => const { &Self::fill(Ring::StoreAfterSecond) },
            Ring::Pits => const { &Self::fill(Ring::Pits) },
            Ring::PitsButOrigin => const { &Self::fill(Ring::PitsButOrigin) },
        }
    }

    #[expect(
        clippy::indexing_slicing,
        reason = "a constant alone calls this, so an index that fails does not compile"
    )]
    const fn fill(ring: Ring) -> [[Self; 8]; 32] {
        let empty = Self {
            first: 0,
            second: 0,
            last: Last::at(Place::Store),
        };
        let mut hands = [[empty; 8]; 32];
        let mut stones = 1;
        while stones < 32 && Row::<PITS>::PITS_ARE_ONE_WORD {
            let mut origin = 0;
            while origin < PITS {
                hands[stones][origin] = Self::sown(ring, origin, stones);
                origin += 1;
            }
            stones += 1;
        }
        hands
    }

    /// Drops the stones one by one.
    const fn sown(ring: Ring, origin: usize, stones: usize) -> Self {
        let lifted = (stones as u128) << lane(origin) | (stones as u128) << lane(PITS + 1);
        let mut first = lifted.wrapping_neg();
        let mut second = 0;
        let mut distance = origin;
        let mut left = stones;
        while left > 0 {
            distance = (distance + 1) % ring.lap::<PITS>();
            if !matches!(ring, Ring::PitsButOrigin) || distance != origin {
                let [in_first, in_second] = stone_at::<PITS>(ring, distance);
                first = first.wrapping_add(in_first);
                second += in_second;
                left -= 1;
            }
        }
        Self {
            first,
            second,
            last: Last::at(ring.place(distance)),
        }
    }
}

/// For each distance, what falls into two rows of words at all places before it, where every place gets one stone.
pub(super) struct Falls<const PITS: usize> {
    pub(super) first: [u128; 64],
    pub(super) second: [u128; 64],
}

impl<const PITS: usize> Falls<PITS> {
    #[inline]
    pub(super) fn of(ring: Ring) -> &'static Self {
        match ring {
            Ring::StoreAfterFirst => const { &Self::table(Ring::StoreAfterFirst) },
            Ring::StoreAfterSecond => const { &Self::table(Ring::StoreAfterSecond) },
            Ring::Pits | Ring::PitsButOrigin => const { &Self::table(Ring::Pits) },
        }
    }

    #[expect(
        clippy::indexing_slicing,
        reason = "a constant alone calls this, so an index that fails does not compile"
    )]
    const fn table(ring: Ring) -> Self {
        let (mut first, mut second) = ([0; 64], [0; 64]);
        let mut distance = 0;
        while distance < 63 && !matches!(Row::<PITS>::FORM, Form::Bytes) {
            let [in_first, in_second] = stone_at::<PITS>(ring, distance % ring.lap::<PITS>());
            first[distance + 1] = first[distance] + in_first;
            second[distance + 1] = second[distance] + in_second;
            distance += 1;
        }
        Self { first, second }
    }
}

/// What one stone, dropped at a distance of less than a lap, adds to the two rows.
const fn stone_at<const PITS: usize>(ring: Ring, distance: usize) -> [u128; 2] {
    match ring.place::<PITS>(distance) {
        Place::First(pit) => [1 << lane(pit.index()) | 1 << lane(PITS + 1), 0],
        Place::Second(pit) => [0, 1 << lane(pit.index()) | 1 << lane(PITS + 1)],
        Place::Store if matches!(ring, Ring::StoreAfterFirst) => [1 << lane(PITS), 0],
        Place::Store => [0, 1 << lane(PITS)],
    }
}
