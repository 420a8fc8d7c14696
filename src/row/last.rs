use super::ring::Place;
use super::Side;
use crate::Pit;

/// Where the last stone of a hand falls, seen from one of the rows.
///
/// A branch on whose pit it is would often be mispredicted. So this is told by what lies there when it has fallen, which
/// is at least that stone: the rules ask for it anyway. The pit comes first, since in the lowest byte it is a shift as
/// it stands.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Last<const PITS: usize> {
    /// The pit, or any if it is the store.
    pub(crate) pit: Pit<PITS>,
    /// All bits if the pit is one of this row, or else none.
    own: u8,
    /// All bits if the pit is one of the other row, or else none.
    other: u8,
    pub(crate) in_store: bool,
}

impl<const PITS: usize> Last<PITS> {
    /// Seen from the first row.
    #[inline]
    pub(super) const fn at(place: Place<PITS>) -> Self {
        let (pit, own, other) = match place {
            Place::First(pit) => (pit, u8::MAX, 0),
            Place::Second(pit) => (pit, 0, u8::MAX),
            Place::Store => (Pit::FIRST, 0, 0),
        };
        Self {
            pit,
            own,
            other,
            in_store: matches!(place, Place::Store),
        }
    }

    /// The same, seen from the other row.
    #[inline]
    pub(crate) fn turned(self) -> Self {
        Self {
            own: self.other,
            other: self.own,
            ..self
        }
    }

    #[inline]
    pub(crate) fn is_own(self) -> bool {
        self.own > 0
    }

    /// The stones in the pit if it is one of this row, or else none.
    #[inline]
    pub(crate) fn in_own(self, row: &impl Side<PITS>) -> u8 {
        row.stones(self.pit) & self.own
    }

    /// The stones in the pit if it is one of the other row, or else none.
    #[inline]
    pub(crate) fn in_other(self, row: &impl Side<PITS>) -> u8 {
        row.stones(self.pit) & self.other
    }
}
