//! A side in registers: the pits, the store and the sum of the pits as the byte lanes of one integer, the first pit
//! lowest.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "no lane carries or borrows, as the kernel's first page explains, and shifts are below the width of the word"
)]

use core::ops::{Add, BitAnd, BitOr, Range, Shl, Shr, Sub};

use super::tables::HandSum;
use super::{Lap, LastStone, Side, SideForm};
use crate::board::Pit;

/// A side of at most 6 pits.
pub(crate) type OneWord<const PITS: usize> = Lanes<u64, PITS>;
/// A side of at most 14 pits.
pub(crate) type TwoWords<const PITS: usize> = Lanes<u128, PITS>;

#[derive(Clone, Copy)]
pub(crate) struct Lanes<W, const PITS: usize>(W);

/// The lowest bit of the lane at an index: a pit's, the store's (`PITS`) or the sum's (`PITS + 1`). The mask changes
/// nothing for widths that have lanes. It is there because the compiler evaluates this for the other widths, too.
pub(super) const fn lane(index: usize) -> usize {
    (8 * index) & 127
}

impl<W: Word, const PITS: usize> Lanes<W, PITS> {
    const STORE: usize = lane(PITS);
    const IN_PLAY: usize = lane(PITS + 1);
    /// The top bit of each pit's lane.
    const PIT_TOPS: u128 = TOPS & ((1 << Self::STORE) - 1);

    /// Adds what a hand adds to this side, some lanes of which may be negative.
    ///
    /// A negative lane is stored as the two's complement of the whole word, that is, with borrows from the lanes above.
    /// The addition carries exactly where the borrow was, because each resulting count is 0 to 255. So lifting 3 stones
    /// from pit 0 and sowing them is one addition:
    ///
    /// ```text
    ///          sum   store   pit 5 .. 4   pit 3   pit 2   pit 1   pit 0
    ///   side    7      2      0    0        0       4       0       3
    /// + hand    0      0      0    0        1       1       1      -3
    /// = side    7      2      0    0        1       5       1       0
    /// ```
    #[inline]
    fn add(&mut self, lanes: u128) {
        self.0 = self.0.plus(W::truncate(lanes));
    }

    /// Adds a hand to both sides, and returns where its last stone falls.
    #[inline]
    fn add_hand(first: &mut Self, second: &mut Self, hand: &HandSum<PITS>) -> LastStone<PITS> {
        first.add(hand.first);
        second.add(hand.second);
        hand.last
    }

    /// The top bit of each pit's lane that holds stones.
    ///
    /// Without its top bit a lane is at most 127. Adding 127 to it sets the top bit if the lane was not 0, and gives at
    /// most 254, so no lane carries. The `|` adds the lanes whose top bit was set to begin with.
    ///
    /// ```text
    ///                   0          1         127        128
    ///   & 127       00000000   00000001   01111111   00000000
    ///   + 127       01111111   10000000   11111110   01111111
    ///   | itself    01111111   10000001   11111111   11111111
    ///   top bit     0          1          1          1
    /// ```
    #[inline]
    pub(super) fn occupied(self) -> W {
        let low = W::truncate(TOPS - ONES);
        (((self.0 & low) + low) | self.0) & W::truncate(Self::PIT_TOPS)
    }
}

/// The lowest bit of each lane.
const ONES: u128 = u128::from_le_bytes([1; 16]);

/// The top bit of each lane.
const TOPS: u128 = ONES << 7;

impl<W: Word, const PITS: usize> SideForm<PITS> for Lanes<W, PITS> {
    #[inline]
    fn stones(&self, pit: Pit<PITS>) -> u8 {
        if Side::<PITS>::PITS_ARE_ONE_WORD {
            return (self.0.low_word() >> (8 * (pit.index() & 7))).low_byte();
        }
        (self.0 >> lane(pit.index())).low_byte()
    }

    #[inline]
    fn in_play(&self) -> u8 {
        (self.0 >> Self::IN_PLAY).low_byte()
    }

    #[inline]
    fn store(&self) -> u8 {
        (self.0 >> Self::STORE).low_byte()
    }

    #[inline]
    fn take(&mut self, pit: Pit<PITS>, stones: u8) {
        let stones = W::from(stones);
        self.0 = self.0 - ((stones << lane(pit.index())) | (stones << Self::IN_PLAY));
    }

    #[inline]
    fn take_all(&mut self, pits: Range<usize>, stones: u8) {
        let one = W::from(1);
        // The difference of two powers of two has all bits from the lower one up to the higher one: all bits of these
        // pits, and no others. Where there are no pits it is 0.
        let lanes = (one << lane(pits.end)) - (one << lane(pits.start));
        self.0 = self.0 - (self.0 & lanes) - (W::from(stones) << Self::IN_PLAY);
    }

    #[inline]
    fn clear(&mut self) -> u8 {
        let stones = self.in_play();
        self.0 = W::from(self.store()) << Self::STORE;
        stones
    }

    #[inline]
    fn bank(&mut self, stones: u8) {
        self.0 = self.0 + (W::from(stones) << Self::STORE);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn sow(first: &mut Self, second: &mut Self, lap: Lap, origin: Pit<PITS>, hand: u8) -> LastStone<PITS> {
        let sum_of = |hand| HandSum::of(lap, origin, hand);
        if hand < HandSum::<PITS>::HANDS {
            return Self::add_hand(first, second, sum_of(hand));
        }
        // What a hand adds does not depend on the board, so a hand of many laps adds what so many hands of one lap and a
        // rest add. The products wrap as the entries do.
        let stones_of_lap = lap.stones::<PITS>();
        let laps = (hand - 1) / stones_of_lap;
        let sum = sum_of(stones_of_lap);
        first.add(sum.first.wrapping_mul(laps.into()));
        second.add(sum.second.wrapping_mul(laps.into()));
        Self::add_hand(first, second, sum_of(hand - laps * stones_of_lap))
    }
}

impl<const PITS: usize> From<Side<PITS>> for OneWord<PITS> {
    #[inline]
    fn from(side: Side<PITS>) -> Self {
        let [store, in_play] = [side.store, side.in_play].map(u64::from);
        Self(word(side.pits) | (store << (Self::STORE & 63)) | (in_play << (Self::IN_PLAY & 63)))
    }
}

impl<const PITS: usize> From<OneWord<PITS>> for Side<PITS> {
    #[inline]
    fn from(lanes: OneWord<PITS>) -> Self {
        let mut pits = [0; PITS];
        set_bytes(&mut pits, lanes.0);
        Self {
            pits,
            store: lanes.store(),
            in_play: lanes.in_play(),
        }
    }
}

impl<const PITS: usize> From<Side<PITS>> for TwoWords<PITS> {
    #[inline]
    fn from(side: Side<PITS>) -> Self {
        // Read in the pieces in which it was written. Otherwise the processor waits until the write has reached the
        // cache.
        let pits = match side.pits.split_first_chunk() {
            Some((low, high)) => u128::from(u64::from_le_bytes(*low)) | (u128::from(word(high.iter().copied())) << 64),
            None => u128::from(word(side.pits)),
        };
        let [store, in_play] = [side.store, side.in_play].map(u128::from);
        Self(pits | (store << Self::STORE) | (in_play << Self::IN_PLAY))
    }
}

impl<const PITS: usize> From<TwoWords<PITS>> for Side<PITS> {
    #[inline]
    fn from(lanes: TwoWords<PITS>) -> Self {
        let mut pits = [0; PITS];
        match pits.split_first_chunk_mut() {
            Some((low, high)) => {
                *low = u64::truncate(lanes.0).to_le_bytes();
                set_bytes(high, u64::truncate(lanes.0 >> 64));
            }
            None => set_bytes(&mut pits, u64::truncate(lanes.0)),
        }
        Self {
            pits,
            store: lanes.store(),
            in_play: lanes.in_play(),
        }
    }
}

/// At most eight bytes as the low lanes of a word.
#[inline]
pub(super) fn word(bytes: impl IntoIterator<Item = u8>) -> u64 {
    let mut word = [0; 8];
    word.iter_mut().zip(bytes).for_each(|(lane, byte)| *lane = byte);
    u64::from_le_bytes(word)
}

/// The low lanes of a word as at most eight bytes.
#[inline]
fn set_bytes(bytes: &mut [u8], word: u64) {
    bytes
        .iter_mut()
        .zip(word.to_le_bytes())
        .for_each(|(byte, lane)| *byte = lane);
}

/// The two integers that lanes come in.
pub(crate) trait Word:
    Copy
    + From<u8>
    + Add<Output = Self>
    + Sub<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Shl<usize, Output = Self>
    + Shr<usize, Output = Self>
{
    /// Keeps the low lanes of the wider integer.
    fn truncate(lanes: u128) -> Self;

    fn low_byte(self) -> u8;

    fn low_word(self) -> u64;

    /// Adds a word some lanes of which may be negative: a wrapping addition.
    fn plus(self, other: Self) -> Self;
}

impl Word for u64 {
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the upper lanes are not wanted")]
    fn truncate(lanes: u128) -> Self {
        lanes as Self
    }

    #[inline]
    fn low_byte(self) -> u8 {
        self.to_le_bytes()[0]
    }

    #[inline]
    fn low_word(self) -> u64 {
        self
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }
}

impl Word for u128 {
    #[inline]
    fn truncate(lanes: u128) -> Self {
        lanes
    }

    #[inline]
    fn low_byte(self) -> u8 {
        self.to_le_bytes()[0]
    }

    #[inline]
    fn low_word(self) -> u64 {
        u64::truncate(self)
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }
}
