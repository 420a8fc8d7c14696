use thiserror::Error;

use crate::engine::IllegalMove;

/// The error returned when a move is rejected by a game that is played in place: [`AnyGame::play`](crate::AnyGame::play)
/// or `Record::play`.
///
/// ```
/// # use mancala_engine::{IllegalMove, MoveError};
/// assert_eq!(MoveError::from(IllegalMove::EmptyPit).to_string(), "the pit is empty");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum MoveError {
    /// The game is finished.
    #[error("the game is finished")]
    GameOver,
    /// The rules forbid the move.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

/// The error returned when a move is rejected by a [`DynGame`](crate::DynGame).
///
/// ```
/// # use mancala_engine::{DynMoveError, IllegalMove, MoveError};
/// assert_eq!(DynMoveError::from(MoveError::GameOver), DynMoveError::GameOver);
/// assert_eq!(DynMoveError::from(IllegalMove::EmptyPit).to_string(), "the pit is empty");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum DynMoveError {
    /// The board has no pit with this index.
    #[error("no such pit on this board")]
    NoSuchPit,
    /// The game is finished.
    #[error("the game is finished")]
    GameOver,
    /// The rules forbid the move.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

impl From<MoveError> for DynMoveError {
    fn from(error: MoveError) -> Self {
        match error {
            MoveError::GameOver => Self::GameOver,
            MoveError::Illegal(reason) => Self::Illegal(reason),
        }
    }
}
