use core::hash::{Hash, Hasher};

#[cfg(any(feature = "alloc", feature = "serde"))]
use crate::board::Pit;
use crate::board::{Board, HashTag, Player};

/// A board and the player to move.
///
/// A position has no rules. [`AnyGame::from`](crate::AnyGame) makes a game of it, which may already be finished.
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
///
/// With the feature `serde`, its JSON is `{"board":{..},"to_move":"north"}`, with the board as [`Board`] documents it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(expecting = "a board and the player to move", deny_unknown_fields)
)]
pub struct Position<const PITS: usize> {
    /// The counts.
    pub board: Board<PITS>,
    /// The player to move.
    pub to_move: Player,
}

impl<const PITS: usize> Position<PITS> {
    /// Returns the same position with South and North exchanged.
    ///
    /// A search that stores positions can look up `position` or its mirror image, whichever has South to move.
    ///
    /// ```
    /// use mancala_engine::{board, Player, Position};
    ///
    /// let position = Position { board: board!("<2,5,6,1,2,3,4>"), to_move: Player::North };
    /// let mirrored = Position { board: board!("<2,6,5,3,4,1,2>"), to_move: Player::South };
    /// assert_eq!(position.mirrored(), mirrored);
    /// ```
    #[inline]
    #[must_use]
    pub const fn mirrored(&self) -> Self {
        Self {
            board: self.board.mirrored(),
            to_move: self.to_move.opponent(),
        }
    }

    /// The stones in each pit, if this is an opening: the same in all, empty stores, and South to move.
    #[cfg(any(feature = "alloc", feature = "serde"))]
    pub(crate) fn opening(&self) -> Option<u8> {
        let stones = self.board.stones(Player::South, Pit::FIRST);
        let row = ([stones; PITS], 0);
        let is_even = |player| (self.board.pits(player), self.board.store(player)) == row;
        (stones > 0 && self.to_move == Player::South && Player::ALL.into_iter().all(is_even)).then_some(stones)
    }
}

impl<const PITS: usize> Hash for Position<PITS> {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.board.hash_with(HashTag::from(Some(self.to_move)), hasher);
    }
}
