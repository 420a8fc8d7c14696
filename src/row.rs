use crate::Pit;

/// One player's side of the board: the row and its store.
///
/// What all pits hold together is kept beside them, so that nobody needs to scan a row to see that it is empty.
/// No count can overflow: a board holds at most 255 stones, and stones only move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Row<const PITS: usize> {
    pits: [u8; PITS],
    in_play: u8,
    store: u8,
}

impl<const PITS: usize> Row<PITS> {
    /// A row of which the caller knows that pits and store hold at most 255 stones.
    pub(crate) const fn new(pits: [u8; PITS], store: u8) -> Self {
        let mut in_play = 0;
        let mut index = 0;
        while index < PITS {
            in_play += pits[index];
            index += 1;
        }
        Self { pits, in_play, store }
    }

    pub(crate) const fn pits(&self) -> [u8; PITS] {
        self.pits
    }

    #[inline]
    pub(crate) const fn stones(&self, pit: Pit<PITS>) -> u8 {
        self.pits[pit.index()]
    }

    #[inline]
    pub(crate) const fn in_play(&self) -> u8 {
        self.in_play
    }

    #[inline]
    pub(crate) const fn store(&self) -> u8 {
        self.store
    }

    /// Puts one stone into a pit.
    #[inline]
    pub(crate) fn drop_stone(&mut self, pit: Pit<PITS>) {
        self.pits[pit.index()] += 1;
        self.in_play += 1;
    }

    /// Puts stones into the store.
    #[inline]
    pub(crate) fn bank(&mut self, stones: u8) {
        self.store += stones;
    }

    /// Takes all stones out of a pit.
    #[inline]
    pub(crate) fn lift(&mut self, pit: Pit<PITS>) -> u8 {
        let stones = core::mem::take(&mut self.pits[pit.index()]);
        self.in_play -= stones;
        stones
    }

    /// Moves all stones of the pits into the store, and returns how many they were.
    pub(crate) fn sweep(&mut self) -> u8 {
        let stones = core::mem::take(&mut self.in_play);
        self.pits = [0; PITS];
        self.store += stones;
        stones
    }
}
