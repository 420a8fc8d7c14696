//! The kernel: how the counts of one side are stored, and how a hand is sown without a walk.
//!
//! [`Sowing`](crate::Sowing) defines the order of sowing; the kernel drops the same stones faster. It is private to
//! `board`. What a move needs of it is the trait [`SideForm`], and no rule, turn or player is known here.
//!
//! The form of a side depends on the width alone:
//!
//! | pits | a side while a move changes it | how a hand is sown |
//! |---|---|---|
//! | 1 to 8 | the byte lanes of one word, and two lanes beside it | one addition each, from a table by hand and origin |
//! | 9 to 16 | the byte lanes of two words, and two lanes beside them | the same |
//! | 17 to 127 | bytes, in place | additions along the pits on the path |
//!
//! # Lanes
//!
//! A word holds one count in each byte. This is a side of six pits:
//!
//! ```text
//! bits   63..56   55..48   47..40   39..32   31..24   23..16   15..8    7..0
//!       +--------+--------+--------+--------+--------+--------+--------+--------+
//!       |  sum   | store  | pit 5  | pit 4  | pit 3  | pit 2  | pit 1  | pit 0  |
//!       +--------+--------+--------+--------+--------+--------+--------+--------+
//! ```
//!
//! The sum of the pits is kept with them, so one lane shows whether the row is empty, and no row is scanned.
//!
//! Where the pits leave no room for both, the sum (7 and 15 pits) or the store and the sum (8 and 16 pits) are the lanes
//! of a small word of their own, beside the word of the pits. Narrower sides leave that word 0, and the compiler removes
//! it.
//!
//! Counts in different lanes are added with one addition of words. That is right because no lane ever carries into the
//! next one: a lane holds up to 255, and all stones of a board together, even while a move is under way, are at most
//! 255. A subtraction is right for the same reason: it only takes stones that are there, so no lane borrows.
//!
//! # Inlining
//!
//! In release builds a whole move is inlined, from the `play` of a token down to here. Out of line, the board goes
//! through memory in pieces, which takes longer than the move. In debug builds the functions stay out of line, which
//! compiles faster.

mod bytes;
mod form;
mod hash;
mod lanes;
mod lap;
mod last_stone;
mod pits;
#[cfg(test)]
mod proof;
mod tables;

use crate::board::Pit;
pub(crate) use form::SideForm;
pub(super) use lanes::{Lanes, Word};
use lanes::{OneWord, TwoWords};
use lap::Lap;
pub(crate) use last_stone::LastStone;
pub(crate) use pits::Pits;

/// One player's side of a board: the row, the store, and the sum of the row. The order of the fields makes them the
/// lanes of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub(super) struct Side<const PITS: usize> {
    pits: [u8; PITS],
    store: u8,
    in_play: u8,
}

/// The form of a side while a move changes it.
pub(super) enum Form {
    OneWord,
    TwoWords,
    Bytes,
}

impl<const PITS: usize> Side<PITS> {
    pub(super) const FORM: Form = match PITS {
        0..=8 => Form::OneWord,
        9..=16 => Form::TwoWords,
        _ => Form::Bytes,
    };

    /// The lanes of the word that holds the pits, if the side is lanes.
    const LANES: usize = if PITS <= 8 { 8 } else { 16 };
    /// The lane of the store: above the pits, or beside the word (on from `LANES`).
    const STORE_LANE: usize = if PITS < Self::LANES { PITS } else { Self::LANES + 2 };
    /// The lane of the sum. Where the side is more than one word it is the top lane of the word or of what is beside it,
    /// so that the question whether the row is empty compares whole integers.
    const SUM_LANE: usize = match PITS {
        0..=6 => PITS + 1,
        9..=14 => Self::LANES - 1,
        _ => Self::LANES + 3,
    };

    /// The caller has checked that the pits and the store hold at most 255 stones together.
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "the index is below `PITS`, and the caller has checked for at most 255 stones"
    )]
    pub(super) const fn new(pits: [u8; PITS], store: u8) -> Self {
        let mut in_play = 0;
        let mut index = 0;
        while index < PITS {
            in_play += pits[index];
            index += 1;
        }
        Self { pits, store, in_play }
    }

    #[inline]
    pub(super) const fn pits(&self) -> [u8; PITS] {
        self.pits
    }

    #[inline]
    pub(super) const fn stones_in(&self, pit: Pit<PITS>) -> u8 {
        // An index would leave a path to a panic in the code, because the compiler does not see that it is in range.
        match self.pits.as_slice().split_at_checked(pit.index()) {
            Some((_, [stones, ..])) => *stones,
            _ => 0,
        }
    }

    #[inline]
    pub(super) const fn banked(&self) -> u8 {
        self.store
    }

    #[inline]
    pub(super) const fn in_row(&self) -> u8 {
        self.in_play
    }
}
