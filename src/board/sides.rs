use crate::board::kernel::Lap;
use crate::board::{Circuit, LastStone, Owner, Pit, SideForm};

/// Both sides of a board as the player who moves sees them, open to change.
pub(crate) struct Sides<'s, S> {
    pub(crate) mover: &'s mut S,
    pub(crate) opponent: &'s mut S,
}

/// Work on both sides of a board, in whatever form the width has.
///
/// This is the way from a board to what its moves work on: [`Board::work`](super::Board::work) chooses the form.
pub(crate) trait Work<const PITS: usize> {
    type Output;

    fn on<S: SideForm<PITS>>(self, sides: Sides<'_, S>) -> Self::Output;
}

impl<S> Sides<'_, S> {
    #[inline]
    pub(crate) fn of(&self, owner: Owner) -> &S {
        match owner {
            Owner::Mover => self.mover,
            Owner::Opponent => self.opponent,
        }
    }

    #[inline]
    pub(crate) fn of_mut(&mut self, owner: Owner) -> &mut S {
        match owner {
            Owner::Mover => self.mover,
            Owner::Opponent => self.opponent,
        }
    }

    /// Lifts a pit and sows its stones from there. Returns where the last one fell, seen by the mover.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn lift_and_sow<const PITS: usize>(
        &mut self,
        circuit: Circuit,
        owner: Owner,
        pit: Pit<PITS>,
    ) -> LastStone<PITS>
    where
        S: SideForm<PITS>,
    {
        let lap = match (circuit, owner) {
            (Circuit::PitsAndOwnStore, Owner::Mover) => Lap::StoreAfterFirst,
            (Circuit::PitsAndOwnStore, Owner::Opponent) => Lap::StoreAfterSecond,
            (Circuit::Pits, _) => Lap::Pits,
            (Circuit::PitsButOrigin, _) => Lap::PitsButOrigin,
        };
        match owner {
            Owner::Mover => S::lift_and_sow(self.mover, self.opponent, lap, pit),
            Owner::Opponent => S::lift_and_sow(self.opponent, self.mover, lap, pit).seen_from_other(),
        }
    }
}
