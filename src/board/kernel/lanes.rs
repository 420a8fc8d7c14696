//! A row in registers: the pits, the store and the sum of the pits as the byte lanes of one integer, the first pit
//! lowest.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "no lane passes 255, not even while an origin that is skipped holds a stone for each lap; shifts are below the width"
)]

use core::ops::{Add, BitAnd, BitOr, Not, Shl, Shr, Sub};

use super::tables::{HandSum, PrefixSums};
use super::{Lap, LastStone, Run, Side, SideForm};
use crate::board::Pit;

/// A row of at most 6 pits.
pub(crate) type OneWord<const PITS: usize> = Lanes<u64, PITS>;
/// A row of at most 14 pits.
pub(crate) type TwoWords<const PITS: usize> = Lanes<u128, PITS>;

#[derive(Clone, Copy)]
pub(crate) struct Lanes<W, const PITS: usize>(W);

/// The lowest bit of the lane at an index: that of a pit, of the store (`PITS`) or of the sum (`PITS + 1`). The mask
/// leaves it as it is; it is for the widths that have no lanes, for which the compiler evaluates this too.
pub(super) const fn lane(index: usize) -> usize {
    (8 * index) & 127
}

impl<W: Word, const PITS: usize> Lanes<W, PITS> {
    const STORE: usize = lane(PITS);
    const IN_PLAY: usize = lane(PITS + 1);
    /// The top bit of each pit's lane.
    const PIT_TOPS: u128 = TOPS & ((1 << Self::STORE) - 1);

    #[inline]
    fn add(&mut self, lanes: u128) {
        self.0 = self.0.plus(W::truncate(lanes));
    }

    /// Adds a hand to both rows, and returns where its last stone falls.
    #[inline]
    fn drop_hand(first: &mut Self, second: &mut Self, hand: &HandSum<PITS>) -> LastStone<PITS> {
        first.add(hand.first);
        second.add(hand.second);
        hand.last
    }

    /// The top bit of each pit's lane that holds stones.
    #[inline]
    pub(super) fn occupied(self) -> W {
        let low = W::truncate(TOPS - ONES);
        (((self.0 & low) + low) | self.0) & W::truncate(Self::PIT_TOPS)
    }

    /// The top bit of each lane that holds at least so many.
    #[inline]
    fn at_least(self, stones: u8) -> W {
        let top = W::truncate(TOPS);
        let least = W::truncate(ONES * u128::from(stones));
        let above = (self.0 | top) - (least & !top);
        ((self.0 & !least) | (above & (self.0 | !least))) & top
    }
}

/// The lowest bit of each lane.
const ONES: u128 = u128::from_le_bytes([1; 16]);

/// The top bit of each lane.
const TOPS: u128 = ONES << 7;

impl<W: Word, const PITS: usize> SideForm<PITS> for Lanes<W, PITS> {
    type Marks = W;

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
    fn lift(&mut self, pit: Pit<PITS>) -> u8 {
        let stones = self.stones(pit);
        let all = W::from(stones);
        self.0 = self.0 - ((all << lane(pit.index())) | (all << Self::IN_PLAY));
        stones
    }

    #[inline]
    fn bank(&mut self, stones: u8) {
        self.0 = self.0 + (W::from(stones) << Self::STORE);
    }

    #[inline]
    fn sweep(&mut self) -> u8 {
        let stones = self.in_play();
        self.0 = W::from(self.store() + stones) << Self::STORE;
        stones
    }

    #[inline]
    fn run(&self, end: Pit<PITS>, least: u8, most: u8) -> Run<W> {
        let too_many = most.checked_add(1).map_or(W::from(0), |more| self.at_least(more));
        let fits = self.at_least(least) & !too_many;
        let path = W::truncate(TOPS).up_to_lane(end.index());
        let tops = path & !(!fits & path).filled_up_to_highest();
        // No borrow crosses a lane: each top bit pays for its own lane alone.
        let marks = (tops + tops) - (tops >> 7);
        Run {
            marks,
            begin: tops.lanes_below_lowest(),
            end: end.index() + 1,
            stones: (self.0 & marks).lanes_summed(),
        }
    }

    #[inline]
    fn lift_run(&mut self, run: Run<W>) {
        self.0 = self.0 - (self.0 & run.marks) - (W::from(run.stones) << Self::IN_PLAY);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    #[expect(clippy::indexing_slicing, reason = "each index is masked to the size of its table")]
    fn lift_and_sow(first: &mut Self, second: &mut Self, lap: Lap, origin: Pit<PITS>) -> LastStone<PITS> {
        let stones = first.stones(origin);
        if Side::<PITS>::PITS_ARE_ONE_WORD {
            let hands = HandSum::<PITS>::table(lap);
            let hand_of = |stones: u8| &hands[usize::from(stones & 31)][origin.index() & 7];
            if stones < 32 {
                return Self::drop_hand(first, second, hand_of(stones));
            }
            // A hand adds up: so many hands of one lap, and what is left of it.
            let stones_of_lap = lap.stones::<PITS>();
            let laps = (stones - 1) / stones_of_lap;
            let hand = hand_of(stones_of_lap);
            first.add(hand.first.wrapping_mul(laps.into()));
            second.add(hand.second.wrapping_mul(laps.into()));
            return Self::drop_hand(first, second, hand_of(stones - laps * stones_of_lap));
        }
        first.lift(origin);
        let sums = PrefixSums::<PITS>::of(lap);
        let path = lap.path(origin, stones);
        first.add(sums.first[path.end & 63] - sums.first[path.begin & 63]);
        second.add(sums.second[path.end & 63]);
        if path.laps != 0 {
            let end = lap.len::<PITS>() & 63;
            first.add(sums.first[end] * u128::from(path.laps));
            second.add(sums.second[end] * u128::from(path.laps));
            if lap == Lap::PitsButOrigin {
                first.lift(origin);
            }
        }
        LastStone::at(path.last(lap))
    }
}

impl<const PITS: usize> From<Side<PITS>> for OneWord<PITS> {
    #[inline]
    fn from(row: Side<PITS>) -> Self {
        let [store, in_play] = [row.store, row.in_play].map(u64::from);
        Self(word(row.pits) | (store << (Self::STORE & 63)) | (in_play << (Self::IN_PLAY & 63)))
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
    fn from(row: Side<PITS>) -> Self {
        // Written and read back in the same pieces, or the processor waits for the write.
        let pits = match row.pits.split_first_chunk() {
            Some((low, high)) => u128::from(u64::from_le_bytes(*low)) | (u128::from(word(high.iter().copied())) << 64),
            None => u128::from(word(row.pits)),
        };
        let [store, in_play] = [row.store, row.in_play].map(u128::from);
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
fn word(bytes: impl IntoIterator<Item = u8>) -> u64 {
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
    + Not<Output = Self>
    + Shl<usize, Output = Self>
    + Shr<usize, Output = Self>
{
    const BYTES: usize;

    /// The low lanes of the wider integer.
    fn truncate(lanes: u128) -> Self;

    fn low_byte(self) -> u8;

    fn low_word(self) -> u64;

    /// Adds a sum of which some lanes are meant to be negative.
    fn plus(self, other: Self) -> Self;

    /// Keeps the lanes up to an index.
    fn up_to_lane(self, index: usize) -> Self;

    /// All bits up to the highest one; the lowest bit counts as one.
    fn filled_up_to_highest(self) -> Self;

    /// The number of lanes below the lowest one that holds a bit; all where none does.
    fn lanes_below_lowest(self) -> usize;

    /// The sum of all lanes, which must fit one.
    fn lanes_summed(self) -> u8;
}

/// What both integers do in the same words, which no trait of the standard library lets a generic say.
macro_rules! alike {
    () => {
        const BYTES: usize = size_of::<Self>();

        #[inline]
        fn low_byte(self) -> u8 {
            self.to_le_bytes()[0]
        }

        #[inline]
        fn plus(self, other: Self) -> Self {
            self.wrapping_add(other)
        }

        #[inline]
        fn up_to_lane(self, index: usize) -> Self {
            self & (Self::MAX >> ((8 * (Self::BYTES - 1 - index)) & (8 * Self::BYTES - 1)))
        }

        #[inline]
        fn filled_up_to_highest(self) -> Self {
            Self::MAX >> (self | 1).leading_zeros()
        }

        #[inline]
        fn lanes_below_lowest(self) -> usize {
            self.trailing_zeros() as usize / 8
        }
    };
}

impl Word for u64 {
    alike!();

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the upper lanes are not wanted")]
    fn truncate(lanes: u128) -> Self {
        lanes as Self
    }

    #[inline]
    fn low_word(self) -> u64 {
        self
    }

    #[inline]
    fn lanes_summed(self) -> u8 {
        self.wrapping_mul(Self::truncate(ONES)).to_le_bytes()[7]
    }
}

impl Word for u128 {
    alike!();

    #[inline]
    fn truncate(lanes: u128) -> Self {
        lanes
    }

    #[inline]
    fn low_word(self) -> u64 {
        u64::truncate(self)
    }

    #[inline]
    fn lanes_summed(self) -> u8 {
        u64::truncate(self).lanes_summed() + u64::truncate(self >> 64).lanes_summed()
    }
}
