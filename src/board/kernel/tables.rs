//! Tables of what hands add to the lanes of both sides, made by dropping the stones one by one while compiling. They are
//! longer than needed, so that a masked index always fits and no bounds check is left.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "no lane gets more than 63 stones, distances are below four laps, and shifts below 128"
)]

use super::lap::LapPlace;
use super::{Form, Lap, LastStone, Side};
use crate::board::{Circuit, Owner, Pit};

/// What a hand adds to two sides of at most 16 pits, the lift included, and the place of its last stone.
///
/// An entry has 64 bytes. A table of 32 hands has 16 KB for up to 8 pits and 32 KB for up to 15 pits, and the one of 34
/// hands for 16 pits has 34 KB. A program contains one table for each circuit and width that it plays, and two where
/// relays can begin in the opponent's row.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct HandSum<const PITS: usize> {
    words: [u128; 2],
    beside: [u32; 2],
    pub(super) last: LastStone<PITS>,
}

/// What a hand adds to one side: to its word, and to the lanes beside it.
#[derive(Clone, Copy)]
pub(super) struct SideSum {
    pub(super) word: u128,
    pub(super) beside: u32,
}

impl SideSum {
    const NOTHING: Self = Self { word: 0, beside: 0 };

    /// One stone in a lane.
    const fn stone<const PITS: usize>(lane: usize) -> Self {
        let lanes = Side::<PITS>::LANES;
        if lane < lanes {
            Self {
                word: 1 << (8 * lane),
                beside: 0,
            }
        } else {
            Self {
                word: 0,
                beside: 1 << (8 * (lane - lanes)),
            }
        }
    }

    const fn plus(self, other: Self) -> Self {
        Self {
            word: self.word.wrapping_add(other.word),
            beside: self.beside.wrapping_add(other.beside),
        }
    }

    /// So many times the same.
    #[inline]
    pub(super) fn times(self, times: u8) -> Self {
        Self {
            word: self.word.wrapping_mul(times.into()),
            beside: self.beside.wrapping_mul(times.into()),
        }
    }

    const fn negative(self) -> Self {
        Self {
            word: self.word.wrapping_neg(),
            beside: self.beside.wrapping_neg(),
        }
    }
}

impl<const PITS: usize> HandSum<PITS> {
    /// The fewest stones that have no entry. A lap has one, with 33 stones on 16 pits.
    pub(super) const HANDS: u8 = if PITS == 16 { 34 } else { 32 };

    /// The sum of a hand of less than [`HANDS`](Self::HANDS) stones.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "each index is limited to the size of its table")]
    pub(super) fn of(circuit: Circuit, owner: Owner, origin: Pit<PITS>, hand: u8) -> &'static Self {
        let (hand, origin) = (usize::from(hand), origin.index());
        // Rows of a table have a power of two of entries, and most tables of rows, so that the masks need no test.
        match PITS {
            0..=8 => &Self::table::<8, 32>(circuit, owner)[hand & 31][origin & 7],
            16 => &Self::table::<16, 34>(circuit, owner)[hand.min(33)][origin & 15],
            _ => &Self::table::<16, 32>(circuit, owner)[hand & 31][origin & 15],
        }
    }

    /// What the hand adds to the mover's side.
    #[inline]
    pub(super) fn mover(&self) -> SideSum {
        let ([word, _], [beside, _]) = (self.words, self.beside);
        SideSum { word, beside }
    }

    /// What the hand adds to the opponent's side.
    #[inline]
    pub(super) fn opponent(&self) -> SideSum {
        let ([_, word], [_, beside]) = (self.words, self.beside);
        SideSum { word, beside }
    }

    /// All hands, by hand and origin.
    #[inline]
    fn table<const ORIGINS: usize, const HANDS: usize>(
        circuit: Circuit,
        owner: Owner,
    ) -> &'static [[Self; ORIGINS]; HANDS] {
        use Circuit::{Pits, PitsAndOwnStore, PitsButOrigin};
        use Owner::{Mover, Opponent};
        match (circuit, owner) {
            (PitsAndOwnStore, Mover) => const { &Self::fill(PitsAndOwnStore, Mover) },
            (PitsAndOwnStore, Opponent) => const { &Self::fill(PitsAndOwnStore, Opponent) },
            (Pits, Mover) => const { &Self::fill(Pits, Mover) },
            (Pits, Opponent) => const { &Self::fill(Pits, Opponent) },
            (PitsButOrigin, Mover) => const { &Self::fill(PitsButOrigin, Mover) },
            (PitsButOrigin, Opponent) => const { &Self::fill(PitsButOrigin, Opponent) },
        }
    }

    /// A table without entries for widths that do not use it, for which the compiler evaluates this too.
    #[expect(
        clippy::indexing_slicing,
        reason = "it is only called for constants, where an index that is out of range does not compile"
    )]
    const fn fill<const ORIGINS: usize, const HANDS: usize>(
        circuit: Circuit,
        owner: Owner,
    ) -> [[Self; ORIGINS]; HANDS] {
        let empty = Self {
            words: [0; 2],
            beside: [0; 2],
            last: LastStone::at(LapPlace::Store),
        };
        let mut hands = [[empty; ORIGINS]; HANDS];
        let is_used = !matches!(Side::<PITS>::FORM, Form::Bytes)
            && ORIGINS == Side::<PITS>::LANES
            && HANDS == Self::HANDS as usize;
        let mut stones = 1;
        while is_used && stones < HANDS {
            let mut origin = 0;
            while origin < PITS {
                hands[stones][origin] = Self::sown(circuit, owner, origin, stones);
                origin += 1;
            }
            stones += 1;
        }
        hands
    }

    /// Drops the stones one by one. The lift is negative, as the sum of a pit and of the row.
    const fn sown(circuit: Circuit, owner: Owner, origin: usize, stones: usize) -> Self {
        let lap = Lap::of(circuit, owner);
        let mut first = SideSum::NOTHING;
        let mut second = SideSum::NOTHING;
        let lifted = in_pit::<PITS>(origin).negative();
        let in_store = SideSum::stone::<PITS>(Side::<PITS>::STORE_LANE);
        let mut distance = origin;
        let mut left = stones;
        while left > 0 {
            first = first.plus(lifted);
            distance = (distance + 1) % lap.len::<PITS>();
            if matches!(lap, Lap::PitsButOrigin) && distance == origin {
                // One step past the origin suffices: the other row has at least one pit.
                distance = (distance + 1) % lap.len::<PITS>();
            }
            match lap.place::<PITS>(distance) {
                LapPlace::First(pit) => first = first.plus(in_pit::<PITS>(pit.index())),
                LapPlace::Second(pit) => second = second.plus(in_pit::<PITS>(pit.index())),
                LapPlace::Store if matches!(lap, Lap::StoreAfterFirst) => first = first.plus(in_store),
                LapPlace::Store => second = second.plus(in_store),
            }
            left -= 1;
        }
        let last = LastStone::at(lap.place(distance));
        let (mover, opponent, last) = match owner {
            Owner::Mover => (first, second, last),
            Owner::Opponent => (second, first, last.seen_from_other()),
        };
        Self {
            words: [mover.word, opponent.word],
            beside: [mover.beside, opponent.beside],
            last,
        }
    }
}

/// One stone in a pit, which the sum of the row counts too.
const fn in_pit<const PITS: usize>(index: usize) -> SideSum {
    SideSum::stone::<PITS>(index).plus(SideSum::stone::<PITS>(Side::<PITS>::SUM_LANE))
}
