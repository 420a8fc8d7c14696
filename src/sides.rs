use crate::row::{Last, Ring, Side};
use crate::{Circuit, Owner, Pit};

/// The board as the player who moves sees it, with both rows open to change.
pub(crate) struct Sides<'b, R> {
    pub(crate) mover: &'b mut R,
    pub(crate) opponent: &'b mut R,
}

impl<R> Sides<'_, R> {
    #[inline]
    pub(crate) fn row(&self, owner: Owner) -> &R {
        match owner {
            Owner::Mover => self.mover,
            Owner::Opponent => self.opponent,
        }
    }

    #[inline]
    pub(crate) fn row_mut(&mut self, owner: Owner) -> &mut R {
        match owner {
            Owner::Mover => self.mover,
            Owner::Opponent => self.opponent,
        }
    }

    /// Lifts a pit and sows its stones on from there; returns where the last one fell, seen by the mover.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn lift_and_sow<const PITS: usize>(
        &mut self,
        circuit: Circuit,
        owner: Owner,
        pit: Pit<PITS>,
    ) -> Last<PITS>
    where
        R: Side<PITS>,
    {
        let ring = match (circuit, owner) {
            (Circuit::PitsAndOwnStore, Owner::Mover) => Ring::StoreAfterFirst,
            (Circuit::PitsAndOwnStore, Owner::Opponent) => Ring::StoreAfterSecond,
            (Circuit::Pits, _) => Ring::Pits,
            (Circuit::PitsButOrigin, _) => Ring::PitsButOrigin,
        };
        match owner {
            Owner::Mover => R::lift_and_sow(self.mover, self.opponent, ring, pit),
            Owner::Opponent => R::lift_and_sow(self.opponent, self.mover, ring, pit).turned(),
        }
    }
}
