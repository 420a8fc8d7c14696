//! A side in registers: the pits, the store and the sum of the pits as byte lanes, the first pit lowest.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "no lane carries or borrows, as the kernel's first page explains, and shifts are below the width of the word"
)]

use core::ops::{Add, BitAnd, BitOr, Range, Shl, Shr, Sub};

use super::tables::{HandSum, SideSum};
use super::{Lap, LastStone, Side, SideForm};
use crate::board::{ByPlayer, Circuit, Owner, Pit, Player};

/// A side of at most 8 pits.
pub(crate) type OneWord<const PITS: usize> = Lanes<u64, PITS>;
/// A side of at most 16 pits.
pub(crate) type TwoWords<const PITS: usize> = Lanes<u128, PITS>;

#[derive(Clone, Copy)]
pub(crate) struct Lanes<W, const PITS: usize> {
    /// The pits, and what there is room for: the store and the sum, the store, or neither.
    word: W,
    /// What there is no room for, in the upper lanes.
    beside: u32,
}

impl<W: Word, const PITS: usize> Lanes<W, PITS> {
    const LANES: usize = Side::<PITS>::LANES;
    const STORE: usize = Side::<PITS>::STORE_LANE;
    const IN_PLAY: usize = Side::<PITS>::SUM_LANE;
    /// The top bit of each pit's lane.
    const PIT_TOPS: u128 = match PITS {
        0..=15 => TOPS & ((1 << (8 * PITS)) - 1),
        _ => TOPS,
    };

    /// The mover's side and the opponent's.
    ///
    /// Both are loaded, and then selected: a load through a reference that depends on the player goes byte by byte.
    #[inline]
    pub(in crate::board) fn read(sides: &ByPlayer<Side<PITS>>, mover: Player) -> (Self, Self) {
        Self::swapped_for_north(sides.south.into(), sides.north.into(), mover)
    }

    /// Both sides of the board, of the mover's and the opponent's.
    #[inline]
    pub(in crate::board) fn write(own: Self, other: Self, mover: Player) -> ByPlayer<Side<PITS>> {
        let (south, north) = Self::swapped_for_north(own, other, mover);
        ByPlayer {
            south: south.into(),
            north: north.into(),
        }
    }

    /// The two sides, in each other's place if North moves.
    ///
    /// Word by word: between two pairs of integers the compiler selects without a branch, and between more with one,
    /// which is mispredicted often. On seven pits the branch also takes a fourth more instructions.
    #[inline]
    fn swapped_for_north(first: Self, second: Self, mover: Player) -> (Self, Self) {
        let word = ByPlayer::seen_by(mover, first.word, second.word);
        let beside = ByPlayer::seen_by(mover, first.beside, second.beside);
        let side = |word, beside| Self { word, beside };
        (side(word.south, beside.south), side(word.north, beside.north))
    }

    /// So many stones in the lane of the store or of the sum, and nothing in the others.
    #[inline]
    fn only(lane: usize, stones: u8) -> Self {
        if lane < Self::LANES {
            Self {
                word: W::from(stones) << (8 * lane),
                beside: 0,
            }
        } else {
            Self {
                word: W::from(0),
                beside: u32::from(stones) << (8 * (lane - Self::LANES)),
            }
        }
    }

    /// The count in the lane of the store or of the sum.
    #[inline]
    fn count(self, lane: usize) -> u8 {
        if lane < Self::LANES {
            (self.word >> (8 * lane)).low_byte()
        } else {
            (self.beside >> (8 * (lane - Self::LANES))).to_le_bytes()[0]
        }
    }

    /// Adds counts lane by lane.
    #[inline]
    fn plus(self, other: Self) -> Self {
        Self {
            word: self.word + other.word,
            beside: self.beside + other.beside,
        }
    }

    /// Takes counts away lane by lane.
    #[inline]
    fn minus(self, other: Self) -> Self {
        Self {
            word: self.word - other.word,
            beside: self.beside - other.beside,
        }
    }

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
    ///
    /// The lanes beside the word are a word of their own, for which the same is true.
    #[inline]
    fn add(&mut self, sum: SideSum) {
        self.word = self.word.plus(W::from_lanes(sum.word));
        if Self::IN_PLAY >= Self::LANES {
            self.beside = self.beside.wrapping_add(sum.beside);
        }
    }

    /// Adds a hand to both sides, and returns where its last stone falls.
    #[inline]
    fn add_hand(mover: &mut Self, opponent: &mut Self, hand: &HandSum<PITS>) -> LastStone<PITS> {
        mover.add(hand.mover());
        opponent.add(hand.opponent());
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
        let low = W::from_lanes(TOPS - ONES);
        (((self.word & low) + low) | self.word) & W::from_lanes(Self::PIT_TOPS)
    }
}

/// The lowest bit of each lane.
const ONES: u128 = u128::from_le_bytes([1; 16]);

/// The top bit of each lane.
const TOPS: u128 = ONES << 7;

impl<W: Word, const PITS: usize> SideForm<PITS> for Lanes<W, PITS> {
    #[inline]
    fn stones(&self, pit: Pit<PITS>) -> u8 {
        (self.word >> (8 * (pit.index() & (Self::LANES - 1)))).low_byte()
    }

    #[inline]
    fn in_play(&self) -> u8 {
        self.count(Self::IN_PLAY)
    }

    #[inline]
    fn store(&self) -> u8 {
        self.count(Self::STORE)
    }

    #[inline]
    fn take(&mut self, pit: Pit<PITS>, stones: u8) {
        // The mask changes nothing. Without it the compiler computes the shift together with that of `stones`, which
        // takes 3 % more instructions on 6 to 8 pits. With it, two words take 5 % more.
        let lane = if Self::LANES == 8 { pit.index() & 7 } else { pit.index() };
        let mut taken = Self::only(Self::IN_PLAY, stones);
        taken.word = taken.word | (W::from(stones) << (8 * lane));
        *self = self.minus(taken);
    }

    #[inline]
    fn take_all(&mut self, pits: Range<usize>, stones: u8) {
        // The lowest bit of a lane. The row may reach to the top of the word, and then its end has no lane.
        let bound = |index| {
            if PITS < Self::LANES || index < Self::LANES {
                W::from(1) << (8 * index)
            } else {
                W::from(0)
            }
        };
        // The difference of two powers of two has all bits from the lower one up to the higher one: all bits of these
        // pits, and no others. Where there are no pits it is 0. A missing higher one wraps to all bits above.
        let lanes = bound(pits.end).less(bound(pits.start));
        self.word = self.word - (self.word & lanes);
        *self = self.minus(Self::only(Self::IN_PLAY, stones));
    }

    #[inline]
    fn clear(&mut self) -> u8 {
        let stones = self.in_play();
        *self = Self::only(Self::STORE, self.store());
        stones
    }

    #[inline]
    fn bank(&mut self, stones: u8) {
        *self = self.plus(Self::only(Self::STORE, stones));
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn sow(
        mover: &mut Self,
        opponent: &mut Self,
        circuit: Circuit,
        (owner, origin): (Owner, Pit<PITS>),
        hand: u8,
    ) -> LastStone<PITS> {
        let sum_of = |hand| HandSum::of(circuit, owner, origin, hand);
        if hand < HandSum::<PITS>::HANDS {
            return Self::add_hand(mover, opponent, sum_of(hand));
        }
        // What a hand adds does not depend on the board, so a hand of many laps adds what so many hands of one lap and a
        // rest add. The products wrap as the entries do.
        let stones_of_lap = Lap::of(circuit, owner).stones::<PITS>();
        let laps = (hand - 1) / stones_of_lap;
        let sum = sum_of(stones_of_lap);
        mover.add(sum.mover().times(laps));
        opponent.add(sum.opponent().times(laps));
        Self::add_hand(mover, opponent, sum_of(hand - laps * stones_of_lap))
    }
}

impl<W: Word, const PITS: usize> From<Side<PITS>> for Lanes<W, PITS> {
    #[inline]
    fn from(side: Side<PITS>) -> Self {
        let store = Self::only(Self::STORE, side.store);
        let in_play = Self::only(Self::IN_PLAY, side.in_play);
        Self {
            word: W::of_row(&side.pits) | store.word | in_play.word,
            beside: store.beside | in_play.beside,
        }
    }
}

impl<W: Word, const PITS: usize> From<Lanes<W, PITS>> for Side<PITS> {
    #[inline]
    fn from(lanes: Lanes<W, PITS>) -> Self {
        let mut pits = [0; PITS];
        lanes.word.write_row(&mut pits);
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
///
/// Fewer than eight are shifted out one by one: the compiler joins them and the store and the sum after them to one write
/// of a word. As a copy they would be written in pieces, and the next move, which reads a word, would wait for them.
#[inline]
fn set_bytes(bytes: &mut [u8], word: u64) {
    if let Some(all) = bytes.first_chunk_mut() {
        *all = word.to_le_bytes();
        return;
    }
    for (lane, byte) in bytes.iter_mut().enumerate() {
        *byte = (word >> (8 * lane)).to_le_bytes()[0];
    }
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
    fn from_lanes(lanes: u128) -> Self;

    fn low_byte(self) -> u8;

    /// Adds a word some lanes of which may be negative: a wrapping addition.
    fn plus(self, other: Self) -> Self;

    /// A wrapping subtraction.
    fn less(self, other: Self) -> Self;

    /// A row of at most so many pits as the low lanes.
    fn of_row<const PITS: usize>(row: &[u8; PITS]) -> Self;

    /// The low lanes as a row.
    fn write_row<const PITS: usize>(self, row: &mut [u8; PITS]);
}

impl Word for u64 {
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the upper lanes are not wanted")]
    fn from_lanes(lanes: u128) -> Self {
        lanes as Self
    }

    #[inline]
    fn low_byte(self) -> u8 {
        self.to_le_bytes()[0]
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    #[inline]
    fn less(self, other: Self) -> Self {
        self.wrapping_sub(other)
    }

    #[inline]
    fn of_row<const PITS: usize>(row: &[u8; PITS]) -> Self {
        word(*row)
    }

    #[inline]
    fn write_row<const PITS: usize>(self, row: &mut [u8; PITS]) {
        set_bytes(row, self);
    }
}

impl Word for u128 {
    #[inline]
    fn from_lanes(lanes: u128) -> Self {
        lanes
    }

    #[inline]
    fn low_byte(self) -> u8 {
        self.to_le_bytes()[0]
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    #[inline]
    fn less(self, other: Self) -> Self {
        self.wrapping_sub(other)
    }

    #[inline]
    fn of_row<const PITS: usize>(row: &[u8; PITS]) -> Self {
        // Read in the pieces in which it was written. Otherwise the processor waits until the write has reached the
        // cache.
        match row.split_first_chunk() {
            Some((low, high)) => Self::from(u64::from_le_bytes(*low)) | (Self::from(word(high.iter().copied())) << 64),
            None => word(*row).into(),
        }
    }

    #[inline]
    fn write_row<const PITS: usize>(self, row: &mut [u8; PITS]) {
        match row.split_first_chunk_mut() {
            Some((low, high)) => {
                *low = u64::from_lanes(self).to_le_bytes();
                set_bytes(high, u64::from_lanes(self >> 64));
            }
            None => set_bytes(row, u64::from_lanes(self)),
        }
    }
}
