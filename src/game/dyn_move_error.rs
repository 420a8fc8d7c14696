use thiserror::Error;

use crate::engine::IllegalMove;

/// Why a move was refused by a game that is played in place: a [`DynGame`](crate::DynGame), or the record of a match.
///
/// ```
/// # use mancala_engine::{DynMoveError, IllegalMove};
/// assert_eq!(DynMoveError::from(IllegalMove::EmptyPit).to_string(), "the pit is empty");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum DynMoveError {
    /// The rows of this game have no pit with this index.
    #[error("a row of this game has no such pit")]
    NoSuchPit,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The rules forbid the move.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}
