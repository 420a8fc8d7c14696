use crate::row::{Place, Ring, Side};
use crate::{Circuit, Owner, Pit};

/// The board as the player who moves sees it, with both rows open to change.
pub(crate) struct Sides<'b, R> {
    pub(crate) mover: &'b mut R,
    pub(crate) opponent: &'b mut R,
}

/// Where the last stone of a hand fell, seen by the mover. One flat tag, which is one test for a rule that minds only
/// one of the three.
#[derive(Clone, Copy)]
pub(crate) enum Last<const PITS: usize> {
    Mover(Pit<PITS>),
    Opponent(Pit<PITS>),
    Store,
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

    /// Lifts a pit and sows its stones on from there; returns how many they were and where the last one fell.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn lift_and_sow<const PITS: usize>(
        &mut self,
        circuit: Circuit,
        owner: Owner,
        pit: Pit<PITS>,
    ) -> (u8, Last<PITS>)
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
            Owner::Mover => {
                let (stones, place) = R::lift_and_sow(self.mover, self.opponent, ring, pit);
                let last = match place {
                    Place::First(pit) => Last::Mover(pit),
                    Place::Second(pit) => Last::Opponent(pit),
                    Place::Store => Last::Store,
                };
                (stones, last)
            }
            Owner::Opponent => {
                let (stones, place) = R::lift_and_sow(self.opponent, self.mover, ring, pit);
                let last = match place {
                    Place::First(pit) => Last::Opponent(pit),
                    Place::Second(pit) => Last::Mover(pit),
                    Place::Store => Last::Store,
                };
                (stones, last)
            }
        }
    }
}
