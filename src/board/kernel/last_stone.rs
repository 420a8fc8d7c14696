use super::lap::LapPlace;
use super::SideForm;
use crate::board::Pit;

/// Where the last stone of a hand falls, seen from one of the rows.
///
/// A branch on whose pit it is would often be mispredicted. So this is told by what lies there when it has fallen,
/// which is at least that stone: the rules ask for it anyway. `repr(C)` keeps the pit in the lowest byte, from which a
/// shift takes its amount.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct LastStone<const PITS: usize> {
    /// The pit, or any if it is the store.
    pub(crate) pit: Pit<PITS>,
    /// All bits if the pit is one of this row, or else none.
    own_mask: u8,
    /// All bits if the pit is one of the other row, or else none.
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
    pub(crate) fn seen_from_other(self) -> Self {
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

    /// The stones in the pit if it is one of this row, or else none.
    #[inline]
    pub(crate) fn in_own(self, row: &impl SideForm<PITS>) -> u8 {
        row.stones(self.pit) & self.own_mask
    }

    /// The stones in the pit if it is one of the other row, or else none.
    #[inline]
    pub(crate) fn in_other(self, row: &impl SideForm<PITS>) -> u8 {
        row.stones(self.pit) & self.other_mask
    }
}
