//! The kernel: one player's row and store, and the fast form of lifting a hand and dropping it along two rows.
//!
//! [`Sowing`](crate::Sowing) defines the order; this folder drops the same stones without a walk. How, depends on the
//! width alone:
//!
//! | pits | a row with its store and its sum, while a move changes it | a hand |
//! |---|---|---|
//! | to 6 | the byte lanes of one word | one sum for each row, read from a table by stones and origin |
//! | 7, 8 | the pits in one word, what rides with them in a second | the same |
//! | to 14 | the byte lanes of two words | one sum for each row, the difference of two entries of a table |
//! | more | bytes, in place | runs of additions along the pits on its path |
//!
//! A lane holds up to 255 and never carries into the next one: a board holds at most 255 stones. The store and the sum
//! ride in the lanes above the pits, so that a hand, a capture and a sweep are sums of whole words, and one lane tells
//! an empty row. Two lanes fewer for pits are the price.
//!
//! From a token's `play` down to here, all of a move is inlined wherever the compiler optimizes: out of line, the board
//! goes through memory in pieces, which takes longer than the move. A debug build is spared that code.

mod bytes;
mod form;
mod lanes;
mod lap;
mod last_stone;
mod pits;
mod tables;

pub(crate) use form::{Run, SideForm};
pub(super) use lanes::{OneWord, TwoWords};
pub(super) use lap::Lap;
pub(crate) use last_stone::LastStone;
pub(crate) use pits::Pits;

/// One player's side of the board: the row and its store.
///
/// What all pits hold together is kept beside them, so that nobody scans a row to see that it is empty. The order of
/// the fields makes them the lanes of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(C)]
pub(super) struct Side<const PITS: usize> {
    pits: [u8; PITS],
    store: u8,
    in_play: u8,
}

/// What a row is while a move changes it.
pub(super) enum Form {
    OneWord,
    TwoWords,
    Bytes,
}

impl<const PITS: usize> Side<PITS> {
    /// Whether the lanes of the pits are one word.
    const PITS_ARE_ONE_WORD: bool = PITS <= 8;

    pub(super) const FORM: Form = match PITS {
        0..=6 => Form::OneWord,
        7..=14 => Form::TwoWords,
        _ => Form::Bytes,
    };

    /// A row of which the caller knows that pits and store hold at most 255 stones.
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "the index is below `PITS`, and the caller knows of at most 255 stones"
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
}
