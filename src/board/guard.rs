use crate::board::Board;

/// Puts a board back as it was, unless the move on it was completed.
///
/// A wide board is changed in place, so a variant or a closure that panics in the middle of a move would leave it half
/// played. On the other widths a move works on copies, which are written back at its end.
pub(super) struct Guard<'b, const PITS: usize> {
    pub(super) board: &'b mut Board<PITS>,
    before: Board<PITS>,
}

impl<'b, const PITS: usize> Guard<'b, PITS> {
    #[inline]
    pub(super) fn new(board: &'b mut Board<PITS>) -> Self {
        let before = *board;
        Self { board, before }
    }

    /// Accepts the board as it is now.
    #[inline]
    pub(super) fn complete(self) {
        core::mem::forget(self);
    }
}

impl<const PITS: usize> Drop for Guard<'_, PITS> {
    fn drop(&mut self) {
        *self.board = self.before;
    }
}
