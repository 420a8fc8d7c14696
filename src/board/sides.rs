use crate::board::{Circuit, LastStone, Owner, Pit, SideForm};

/// Both sides of a board, from the mover's view, mutable.
pub(crate) struct Sides<'s, S> {
    pub(crate) mover: &'s mut S,
    pub(crate) opponent: &'s mut S,
}

/// Work on both sides of a board, in any form of storage.
///
/// [`Board::work`](super::Board::work) selects the form, which depends on the width.
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

    /// Takes a hand out of a pit, which holds it, and sows it from there. Returns where its last stone fell, seen by the
    /// mover.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn sow<const PITS: usize>(
        &mut self,
        circuit: Circuit,
        owner: Owner,
        pit: Pit<PITS>,
        hand: u8,
    ) -> LastStone<PITS>
    where
        S: SideForm<PITS>,
    {
        S::sow(self.mover, self.opponent, circuit, (owner, pit), hand)
    }
}
