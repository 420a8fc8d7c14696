use core::iter::FusedIterator;

use crate::board::{check_width, Circuit, Pit, Player, Spot};

/// The traversal: an iterator over the spots that a hand falls into, in order, one for each stone.
///
/// This is the one place where the order of sowing is defined: up the row of the pit that was lifted (index rising),
/// at the end of the mover's own row into the mover's store where the [`Circuit`] has it, then up the other row, and
/// so on. The opponent's store is on no circuit.
///
/// ```
/// use mancala_engine::{Circuit, Pit, Player::{North, South}, Sowing, Spot};
///
/// // South lifts three stones from the last but one of six pits.
/// let sowing = Sowing::new(Circuit::PitsAndOwnStore, South, (South, Pit::<6>::at::<4>()), 3);
/// assert_eq!(
///     sowing.collect::<Vec<_>>(),
///     [Spot::Pit(South, Pit::at::<5>()), Spot::Store(South), Spot::Pit(North, Pit::at::<0>())],
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sowing<const PITS: usize> {
    circuit: Circuit,
    mover: Player,
    origin: (Player, Pit<PITS>),
    last: Spot<PITS>,
    left: u8,
}

impl<const PITS: usize> Sowing<PITS> {
    /// The way of `stones` stones, lifted by `mover` from the pit `origin` (its owner and its place in the owner's
    /// row). The origin is the opponent's pit only where a relay goes on from there.
    #[inline]
    #[must_use]
    pub const fn new(circuit: Circuit, mover: Player, origin: (Player, Pit<PITS>), stones: u8) -> Self {
        const { check_width::<PITS>() }
        Self {
            circuit,
            mover,
            origin,
            last: Spot::Pit(origin.0, origin.1),
            left: stones,
        }
    }

    /// The spot that follows `spot` on a circuit that does not skip the origin.
    #[inline]
    fn after(&self, spot: Spot<PITS>) -> Spot<PITS> {
        match spot {
            Spot::Pit(owner, pit) => match pit.next() {
                Some(next) => Spot::Pit(owner, next),
                None if self.circuit == Circuit::PitsAndOwnStore && owner == self.mover => Spot::Store(owner),
                None => Spot::Pit(owner.opponent(), Pit::FIRST),
            },
            Spot::Store(owner) => Spot::Pit(owner.opponent(), Pit::FIRST),
        }
    }
}

/// The pits of a row against the sowing order, from `pit` down to the first.
#[inline]
pub(crate) fn back_from<const PITS: usize>(pit: Pit<PITS>) -> impl Iterator<Item = Pit<PITS>> {
    (0..=pit.index()).rev().filter_map(Pit::new)
}

impl<const PITS: usize> Iterator for Sowing<PITS> {
    type Item = Spot<PITS>;

    #[inline]
    fn next(&mut self) -> Option<Spot<PITS>> {
        self.left = self.left.checked_sub(1)?;
        let mut spot = self.after(self.last);
        let origin = Spot::Pit(self.origin.0, self.origin.1);
        if self.circuit == Circuit::PitsButOrigin && spot == origin {
            // One step past the origin suffices: the other row has at least one pit.
            spot = self.after(spot);
        }
        self.last = spot;
        Some(spot)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left.into(), Some(self.left.into()))
    }
}

impl<const PITS: usize> ExactSizeIterator for Sowing<PITS> {}

impl<const PITS: usize> FusedIterator for Sowing<PITS> {}
