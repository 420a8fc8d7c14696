use crate::{Board, Player};

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
