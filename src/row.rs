//! The kernel: the counts of one row, and the fast form of lifting a hand and dropping it along two rows.
//!
//! [`Sowing`](crate::Sowing) defines the order; this file drops the same stones without a walk. How, depends on the
//! width alone:
//!
//! | pits | a row with its store and its sum is | a hand is |
//! |---|---|---|
//! | to 6 | the byte lanes of one word | one sum for each row, read from a table by pit and stones |
//! | to 14 | the byte lanes of two words | one sum for each row, the difference of two entries of a table |
//! | more | bytes | a run of additions along the pits on its path |
//!
//! A lane holds up to 255 and never carries into the next one: a board holds at most 255 stones. The store and the sum
//! ride in the lanes above the pits, so that whole words are all that a hand, a capture or a sweep adds, and one lane
//! tells an empty row; two lanes fewer for pits are the price.
#![expect(
    clippy::inline_always,
    reason = "out of line, rows go through memory in pieces, which takes longer than the move"
)]
#![expect(
    clippy::cast_possible_truncation,
    reason = "a lane is cut out of a word, and counts of places stay below 256"
)]

mod hand;
mod ring;

pub(crate) use hand::lift_and_sow;
pub(crate) use ring::{Place, Ring};

use crate::Pit;

/// The widest row that is one word.
const ONE_WORD: usize = 6;
/// The widest row that is two words.
const TWO_WORDS: usize = 14;
/// The low seven bits of each lane.
const LOW_BITS: u128 = u128::from_le_bytes([0x7f; 16]);

/// One player's side of the board: the row and its store.
///
/// What all pits hold together is kept beside them, so that nobody scans a row to see that it is empty. The order of
/// the fields makes them the lanes of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(C)]
pub(crate) struct Row<const PITS: usize> {
    pits: [u8; PITS],
    store: u8,
    in_play: u8,
}

impl<const PITS: usize> Row<PITS> {
    /// Whether a row is the lanes of words: then it is best copied, changed in registers and written back at once. A
    /// wider one is changed in place.
    pub(crate) const IS_WORDS: bool = PITS <= TWO_WORDS;

    /// The lowest bit of the store's lane. Only words have lanes; the mask is for the widths that have none, which
    /// evaluate this too.
    const STORE: usize = (8 * PITS) & 127;
    /// The lowest bit of the sum's lane.
    const IN_PLAY: usize = (8 * (PITS + 1)) & 127;

    /// A row of which the caller knows that pits and store hold at most 255 stones.
    pub(crate) const fn new(pits: [u8; PITS], store: u8) -> Self {
        let mut in_play = 0;
        let mut index = 0;
        while index < PITS {
            in_play += pits[index];
            index += 1;
        }
        Self { pits, store, in_play }
    }

    #[inline]
    pub(crate) const fn pits(&self) -> [u8; PITS] {
        self.pits
    }

    #[inline]
    pub(crate) const fn store(&self) -> u8 {
        self.store
    }

    #[inline]
    pub(crate) const fn in_play(&self) -> u8 {
        self.in_play
    }

    #[inline(always)]
    pub(crate) fn stones(&self, pit: Pit<PITS>) -> u8 {
        let lane = 8 * pit.index();
        if PITS <= ONE_WORD {
            (self.word() >> (lane & 63)) as u8
        } else if PITS <= TWO_WORDS {
            (self.two_words() >> (lane & 127)) as u8
        } else {
            self.pits.get(pit.index()).copied().unwrap_or(0)
        }
    }

    /// Takes all stones out of a pit.
    #[inline(always)]
    pub(crate) fn lift(&mut self, pit: Pit<PITS>) -> u8 {
        let stones = self.stones(pit);
        if PITS <= ONE_WORD {
            let all = u64::from(stones);
            self.set_word(self.word() - (all << ((8 * pit.index()) & 63) | all << (Self::IN_PLAY & 63)));
        } else if PITS <= TWO_WORDS {
            let all = u128::from(stones);
            self.set_two_words(self.two_words() - (all << ((8 * pit.index()) & 127) | all << Self::IN_PLAY));
        } else if let Some(place) = self.pits.get_mut(pit.index()) {
            *place = 0;
            self.in_play -= stones;
        }
        stones
    }

    /// Puts `each` stones into every pit from the index `from` up to, but not with, the index `to`.
    #[inline(always)]
    fn drop_run(&mut self, from: usize, to: usize, each: u8) {
        if let Some(run) = self.pits.get_mut(from..to) {
            self.in_play += each * run.len() as u8;
            for stones in run {
                *stones += each;
            }
        }
    }

    /// Puts stones into the store.
    #[inline(always)]
    pub(crate) fn bank(&mut self, stones: u8) {
        if Self::IS_WORDS {
            self.add(u128::from(stones) << Self::STORE);
        } else {
            self.store += stones;
        }
    }

    /// Moves all stones of the pits into the store, and returns how many they were.
    #[inline(always)]
    pub(crate) fn sweep(&mut self) -> u8 {
        let stones = self.in_play;
        let store = self.store + stones;
        if PITS <= ONE_WORD {
            self.set_word(u64::from(store) << (Self::STORE & 63));
        } else {
            *self = Self {
                pits: [0; PITS],
                store,
                in_play: 0,
            };
        }
        stones
    }

    /// Adds lane by lane.
    #[inline(always)]
    fn add(&mut self, lanes: u128) {
        if PITS <= ONE_WORD {
            self.set_word(self.word().wrapping_add(lanes as u64));
        } else {
            self.set_two_words(self.two_words().wrapping_add(lanes));
        }
    }

    #[inline(always)]
    fn word(&self) -> u64 {
        let mut bytes = [0; 8];
        bytes
            .iter_mut()
            .zip(self.pits)
            .for_each(|(byte, stones)| *byte = stones);
        let [store, in_play] = [self.store, self.in_play].map(u64::from);
        u64::from_le_bytes(bytes) | store << (Self::STORE & 63) | in_play << (Self::IN_PLAY & 63)
    }

    #[inline(always)]
    fn set_word(&mut self, word: u64) {
        self.pits
            .iter_mut()
            .zip(word.to_le_bytes())
            .for_each(|(stones, byte)| *stones = byte);
        self.store = (word >> (Self::STORE & 63)) as u8;
        self.in_play = (word >> (Self::IN_PLAY & 63)) as u8;
    }

    #[inline(always)]
    fn two_words(&self) -> u128 {
        // Copies of 9 to 15 bytes go byte by byte; two overlapping halves do not.
        let pits = if let (Some(first), Some(last)) = (self.pits.first_chunk(), self.pits.last_chunk()) {
            let [first, last] = [first, last].map(|half| u128::from(u64::from_le_bytes(*half)));
            first | last << Self::LAST_HALF
        } else {
            let mut bytes = [0; 8];
            bytes
                .iter_mut()
                .zip(self.pits)
                .for_each(|(byte, stones)| *byte = stones);
            u128::from(u64::from_le_bytes(bytes))
        };
        let [store, in_play] = [self.store, self.in_play].map(u128::from);
        pits | store << Self::STORE | in_play << Self::IN_PLAY
    }

    #[inline(always)]
    fn set_two_words(&mut self, words: u128) {
        let first = (words as u64).to_le_bytes();
        if let Some(half) = self.pits.last_chunk_mut() {
            *half = ((words >> Self::LAST_HALF) as u64).to_le_bytes();
        }
        match self.pits.first_chunk_mut() {
            Some(half) => *half = first,
            None => self
                .pits
                .iter_mut()
                .zip(first)
                .for_each(|(stones, byte)| *stones = byte),
        }
        self.store = (words >> Self::STORE) as u8;
        self.in_play = (words >> Self::IN_PLAY) as u8;
    }

    /// The lowest bit of the last eight pits, where there are as many.
    const LAST_HALF: usize = (8 * PITS.saturating_sub(8)) & 127;

    /// The pits that hold stones, for [`next_occupied`](Self::next_occupied).
    #[inline(always)]
    pub(crate) fn occupied(&self) -> Occupied<PITS> {
        let rest = if PITS <= ONE_WORD {
            let (pits, low) = (self.word() & Self::PITS_LANES as u64, LOW_BITS as u64);
            u128::from((((pits & low) + low) | pits) & !low)
        } else if PITS <= TWO_WORDS {
            let pits = self.two_words() & Self::PITS_LANES;
            (((pits & LOW_BITS) + LOW_BITS) | pits) & !LOW_BITS
        } else {
            0
        };
        Occupied { rest }
    }

    /// All bits of the pits' lanes.
    const PITS_LANES: u128 = (1 << Self::STORE) - 1;

    /// The next pit that holds stones, as long as the row is not changed.
    #[inline(always)]
    pub(crate) fn next_occupied(&self, occupied: &mut Occupied<PITS>) -> Option<Pit<PITS>> {
        let rest = &mut occupied.rest;
        if PITS <= ONE_WORD {
            let word = *rest as u64;
            *rest = u128::from(word & word.wrapping_sub(1));
            Pit::new(word.trailing_zeros() as usize / 8)
        } else if PITS <= TWO_WORDS {
            let words = *rest;
            *rest = words & words.wrapping_sub(1);
            Pit::new(words.trailing_zeros() as usize / 8)
        } else {
            let mut pits = self.pits.iter().enumerate().skip(*rest as usize);
            let (index, _) = pits.find(|(_, stones)| **stones > 0)?;
            *rest = index as u128 + 1;
            Pit::new(index)
        }
    }
}

/// The pits of a row that hold stones and were not yet given out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Occupied<const PITS: usize> {
    /// For words: the top bit of each lane. For a wider row: the index to go on at.
    rest: u128,
}
