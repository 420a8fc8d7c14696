#![expect(
    clippy::arithmetic_side_effects,
    reason = "a row has 1 to 127 pits and a hand at most 255 stones, so no distance leaves a `usize`"
)]

use crate::board::{Circuit, Owner, Pit};

/// One lap of a hand on its circuit, seen from the row that the hand is lifted from, the first. Distances are counted
/// from the first pit of that row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lap {
    /// The mover's store follows the first row.
    StoreAfterFirst,
    /// The mover's store follows the second row.
    StoreAfterSecond,
    /// No store.
    Pits,
    /// No store, and not the pit that was lifted.
    PitsButOrigin,
}

/// A place on a lap, seen from the row that the hand is lifted from.
#[derive(Clone, Copy)]
pub(super) enum LapPlace<const PITS: usize> {
    First(Pit<PITS>),
    Second(Pit<PITS>),
    Store,
}

/// The path of a hand.
pub(super) struct Path {
    /// The number of times that it drops a stone at every place, the origin included.
    pub(super) laps: u8,
    /// The distance of the place after the origin, where it begins.
    pub(super) begin: usize,
    /// The distance of the place after the last one, less than two laps away.
    pub(super) end: usize,
}

impl Lap {
    /// The lap from a pit of this player's.
    #[inline]
    pub(super) const fn of(circuit: Circuit, owner: Owner) -> Self {
        match (circuit, owner) {
            (Circuit::PitsAndOwnStore, Owner::Mover) => Self::StoreAfterFirst,
            (Circuit::PitsAndOwnStore, Owner::Opponent) => Self::StoreAfterSecond,
            (Circuit::Pits, _) => Self::Pits,
            (Circuit::PitsButOrigin, _) => Self::PitsButOrigin,
        }
    }

    /// The distance of the second row.
    pub(super) const fn second_row<const PITS: usize>(self) -> usize {
        PITS + matches!(self, Self::StoreAfterFirst) as usize
    }

    /// The places of one lap, the origin included.
    pub(super) const fn len<const PITS: usize>(self) -> usize {
        2 * PITS + matches!(self, Self::StoreAfterFirst | Self::StoreAfterSecond) as usize
    }

    /// The stones that a hand drops in one lap.
    #[expect(clippy::cast_possible_truncation, reason = "a lap has at most 255 places")]
    pub(super) const fn stones<const PITS: usize>(self) -> u8 {
        (self.len::<PITS>() - matches!(self, Self::PitsButOrigin) as usize) as u8
    }

    /// The place at a distance of less than two laps.
    pub(super) const fn place<const PITS: usize>(self, distance: usize) -> LapPlace<PITS> {
        let lap = self.len::<PITS>();
        let at = if distance < lap { distance } else { distance - lap };
        if let Some(pit) = Pit::new(at) {
            LapPlace::First(pit)
        } else if let Some(pit) = Pit::new(at.wrapping_sub(self.second_row::<PITS>())) {
            LapPlace::Second(pit)
        } else {
            LapPlace::Store
        }
    }

    #[inline]
    pub(super) fn path<const PITS: usize>(self, origin: Pit<PITS>, stones: u8) -> Path {
        let lap = self.len::<PITS>();
        let begin = origin.index() + 1;
        let mut left = usize::from(stones);
        let mut laps = 0;
        if left >= lap {
            if self == Self::PitsButOrigin {
                // Passing over the origin is dropping a stone there and lifting it again.
                left += (left - 1) / (lap - 1);
            }
            laps = left / lap;
            left %= lap;
        }
        #[expect(clippy::cast_possible_truncation, reason = "at most as many laps as stones")]
        let laps = laps as u8;
        Path {
            laps,
            begin,
            end: begin + left,
        }
    }
}

impl Path {
    /// The place of the last stone.
    #[inline]
    pub(super) fn last<const PITS: usize>(&self, lap: Lap) -> LapPlace<PITS> {
        lap.place(self.end - 1)
    }
}
