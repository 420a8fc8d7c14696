use crate::board::{Board, Player};

/// A board and whose move it is, not yet asked whether the game goes on.
///
/// [`AnyGame::from_board`](crate::AnyGame::from_board) makes a game of it.
///
/// ```
/// use mancala_engine::{Player, Position};
///
/// let position: Position<3> = "north <3,1,5,4,0,1,3,2,0>".parse()?;
/// assert_eq!(position.to_move, Player::North);
/// assert_eq!(position.board.store(Player::South), 1);
/// assert_eq!(position.to_string(), "north <3,1,5,4,0,1,3,2,0>");
/// # Ok::<(), mancala_engine::ParseBoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position<const PITS: usize> {
    /// The counts.
    pub board: Board<PITS>,
    /// The player whose move it is.
    pub to_move: Player,
}

#[cfg(any(feature = "alloc", feature = "serde"))]
impl<const PITS: usize> Position<PITS> {
    /// The stones in each pit, if this is an opening: the same in all, nothing banked, and South to move.
    pub(crate) fn opening(&self) -> Option<u8> {
        let stones = self.board.stones(Player::South, super::Pit::FIRST);
        let row = ([stones; PITS], 0);
        let is_even = |player| (self.board.pits(player), self.board.store(player)) == row;
        (stones > 0 && self.to_move == Player::South && Player::ALL.into_iter().all(is_even)).then_some(stones)
    }
}
