use crate::Pit;

/// The way of a hand, seen from the row that it is lifted from, the first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ring {
    /// The mover's store follows the first row.
    StoreAfterFirst,
    /// The mover's store follows the second row.
    StoreAfterSecond,
    /// No store.
    Pits,
    /// No store, and not the pit that was lifted.
    PitsButOrigin,
}

/// Where a stone falls, seen from the row that the hand is lifted from.
#[derive(Clone, Copy)]
pub(crate) enum Place<const PITS: usize> {
    First(Pit<PITS>),
    Second(Pit<PITS>),
    Store,
}

impl Ring {
    /// The places from the first pit of the first row to the first pit of the second.
    pub(super) const fn second<const PITS: usize>(self) -> usize {
        PITS + matches!(self, Self::StoreAfterFirst) as usize
    }

    /// The places of one lap, the origin included.
    pub(super) const fn lap<const PITS: usize>(self) -> usize {
        2 * PITS + matches!(self, Self::StoreAfterFirst | Self::StoreAfterSecond) as usize
    }

    /// The place at a distance from the first pit of the first row, less than two laps away.
    #[inline]
    pub(super) const fn place<const PITS: usize>(self, distance: usize) -> Place<PITS> {
        let at = if distance < self.lap::<PITS>() {
            distance
        } else {
            distance - self.lap::<PITS>()
        };
        if let Some(pit) = Pit::new(at) {
            Place::First(pit)
        } else if let Some(pit) = Pit::new(at.wrapping_sub(self.second::<PITS>())) {
            Place::Second(pit)
        } else {
            Place::Store
        }
    }
}
