#![expect(clippy::inline_always, reason = "as in `row`")]

use crate::row::{lift_and_sow, Place, Ring, Row};
use crate::{Circuit, Owner, Pit};

/// The board as the player who moves sees it, with both rows open to change.
#[derive(Debug)]
pub(crate) struct Sides<'b, const PITS: usize> {
    pub(crate) mover: &'b mut Row<PITS>,
    pub(crate) opponent: &'b mut Row<PITS>,
}

impl<const PITS: usize> Sides<'_, PITS> {
    #[inline(always)]
    pub(crate) fn row(&self, owner: Owner) -> &Row<PITS> {
        match owner {
            Owner::Mover => self.mover,
            Owner::Opponent => self.opponent,
        }
    }

    /// Takes all stones out of a pit.
    #[inline(always)]
    pub(crate) fn lift(&mut self, owner: Owner, pit: Pit<PITS>) -> u8 {
        match owner {
            Owner::Mover => self.mover.lift(pit),
            Owner::Opponent => self.opponent.lift(pit),
        }
    }

    /// Lifts a pit and sows its stones on from there; returns how many they were and where the last one fell, `None`
    /// for the mover's store.
    #[inline(always)]
    pub(crate) fn lift_and_sow(
        &mut self,
        circuit: Circuit,
        owner: Owner,
        pit: Pit<PITS>,
    ) -> (u8, Option<(Owner, Pit<PITS>)>) {
        let ring = match (circuit, owner) {
            (Circuit::PitsAndOwnStore, Owner::Mover) => Ring::StoreAfterFirst,
            (Circuit::PitsAndOwnStore, Owner::Opponent) => Ring::StoreAfterSecond,
            (Circuit::Pits, _) => Ring::Pits,
            (Circuit::PitsButOrigin, _) => Ring::PitsButOrigin,
        };
        let (stones, place) = match owner {
            Owner::Mover => lift_and_sow(self.mover, self.opponent, ring, pit),
            Owner::Opponent => lift_and_sow(self.opponent, self.mover, ring, pit),
        };
        let last = match place {
            Place::First(pit) => Some((owner, pit)),
            Place::Second(pit) => Some((owner.other(), pit)),
            Place::Store => None,
        };
        (stones, last)
    }
}
