use super::lap::LapPlace;
use super::SideForm;
use crate::board::{Owner, Pit};

/// The place of the last stone of a hand, seen from one of the rows.
///
/// A branch on whose pit it is would be mispredicted in every third move. So both counts are looked up, the one in this
/// row and the one in the other, and the masks make the one that does not apply 0. The other one isn't 0, because the
/// last stone is there. `repr(C)` keeps the pit in the lowest byte, from which a shift takes its amount.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct LastStone<const PITS: usize> {
    /// The pit, or any pit if the place is the store.
    pub(crate) pit: Pit<PITS>,
    /// All bits if the pit is in this row, or else none.
    own_mask: u8,
    /// All bits if the pit is in the other row, or else none.
    other_mask: u8,
    pub(crate) in_store: bool,
}

impl<const PITS: usize> LastStone<PITS> {
    /// Seen from the first row.
    #[inline]
    pub(super) const fn at(place: LapPlace<PITS>) -> Self {
        let (pit, own_mask, other_mask) = match place {
            LapPlace::First(pit) => (pit, u8::MAX, 0),
            LapPlace::Second(pit) => (pit, 0, u8::MAX),
            LapPlace::Store => (Pit::FIRST, 0, 0),
        };
        Self {
            pit,
            own_mask,
            other_mask,
            in_store: matches!(place, LapPlace::Store),
        }
    }

    /// The same, seen from the other row.
    #[inline]
    pub(super) const fn seen_from_other(self) -> Self {
        Self {
            own_mask: self.other_mask,
            other_mask: self.own_mask,
            ..self
        }
    }

    #[inline]
    pub(crate) fn is_own(self) -> bool {
        self.own_mask > 0
    }

    /// Whose pit it is, if the place is one.
    #[inline]
    pub(crate) fn owner(self) -> Owner {
        if self.is_own() {
            Owner::Mover
        } else {
            Owner::Opponent
        }
    }

    /// The stones in the pit that faces it, or 0 if the place is the store.
    #[inline]
    pub(crate) fn facing(self, side: &impl SideForm<PITS>, other: &impl SideForm<PITS>) -> u8 {
        let pit = self.pit.opposite();
        (other.stones(pit) & self.own_mask) | (side.stones(pit) & self.other_mask)
    }

    /// The stones in the pit if it is in this row, or else 0.
    #[inline]
    pub(crate) fn in_own(self, side: &impl SideForm<PITS>) -> u8 {
        side.stones(self.pit) & self.own_mask
    }

    /// The stones in the pit if it is in the other row, or else 0.
    #[inline]
    pub(crate) fn in_other(self, side: &impl SideForm<PITS>) -> u8 {
        side.stones(self.pit) & self.other_mask
    }
}
