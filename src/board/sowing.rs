use core::iter::FusedIterator;

use crate::board::{check_width, Circuit, Pit, Player, Spot};

/// An iterator over the spots that a hand is sown into, in order, one for each stone.
///
/// The hand goes along the row of the pit that was lifted (index rising), at the end of the mover's row into the mover's
/// store if the [`Circuit`] has it, then along the other row, and so on. The opponent's store is on no circuit.
///
/// ```
/// use mancala_engine::{Circuit, Pit, Player::{North, South}, Sowing, Spot};
///
/// // South lifts three stones from the second-to-last of six pits.
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
    /// Returns the traversal of a hand of `stones` stones lifted by `mover` from the pit `origin`, given as its owner and
    /// the pit in that player's row. The origin belongs to the opponent only in a relay.
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

    /// The spot after `spot` on a circuit that does not skip the origin.
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
