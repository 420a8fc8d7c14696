use core::ops::Range;

use super::LastStone;
use crate::board::{Circuit, Owner, Pit};

/// One player's side of a board in the form that a move works on: the door to the kernel.
pub(crate) trait SideForm<const PITS: usize>: Copy {
    /// The stones in one pit.
    fn stones(&self, pit: Pit<PITS>) -> u8;

    /// The stones in all pits.
    fn in_play(&self) -> u8;

    /// The stones in the store.
    fn store(&self) -> u8;

    /// Takes so many stones out of a pit, which holds them.
    fn take(&mut self, pit: Pit<PITS>, stones: u8);

    /// Takes all stones out of neighbouring pits, by their indices. They hold so many together.
    fn take_all(&mut self, pits: Range<usize>, stones: u8);

    /// Takes all stones out of all pits, and returns how many they were.
    fn clear(&mut self) -> u8;

    /// Puts stones into the store.
    fn bank(&mut self, stones: u8);

    /// Takes a hand out of a pit, which holds it, and sows it from there. Returns where its last stone fell, seen by the
    /// mover.
    fn sow(
        mover: &mut Self,
        opponent: &mut Self,
        circuit: Circuit,
        origin: (Owner, Pit<PITS>),
        hand: u8,
    ) -> LastStone<PITS>;
}
