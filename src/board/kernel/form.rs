use super::{Lap, LastStone};
use crate::board::Pit;

/// A player's row and store, while a move changes them.
pub(crate) trait SideForm<const PITS: usize>: Copy {
    /// How a row marks pits.
    type Marks: Copy;

    /// The stones in one pit.
    fn stones(&self, pit: Pit<PITS>) -> u8;

    /// The stones in all pits.
    fn in_play(&self) -> u8;

    /// The stones in the store.
    fn store(&self) -> u8;

    /// Takes all stones out of a pit.
    fn lift(&mut self, pit: Pit<PITS>) -> u8;

    /// Puts stones into the store.
    fn bank(&mut self, stones: u8);

    /// Moves all stones of the pits into the store, and returns how many they were.
    fn sweep(&mut self) -> u8;

    /// The pits from `end` down, against the sowing order, that each hold `least` to `most` stones.
    fn run(&self, end: Pit<PITS>, least: u8, most: u8) -> Run<Self::Marks>;

    /// Takes all stones out of the pits of a run.
    fn lift_run(&mut self, run: Run<Self::Marks>);

    /// Lifts a pit of the first row and sows its stones on from there; returns where the last one fell, seen from the
    /// first row.
    fn lift_and_sow(first: &mut Self, second: &mut Self, lap: Lap, origin: Pit<PITS>) -> LastStone<PITS>;
}

/// Neighbouring pits, and what they hold together.
#[derive(Clone, Copy)]
pub(crate) struct Run<M> {
    /// The pits, as the row marks them.
    pub(super) marks: M,
    /// The index of the first pit.
    pub(crate) begin: usize,
    /// The index after the last pit; the run is empty where it is not above `begin`.
    pub(crate) end: usize,
    pub(crate) stones: u8,
}
