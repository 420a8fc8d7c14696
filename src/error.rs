use thiserror::Error;

/// Why a pit cannot be played by the player to move.
///
/// ```
/// # use mancala_engine::{Game, IllegalMove, Pit, Player};
/// let rejected = Game::new().play_at(Player::North, Pit::at::<0>()).unwrap_err();
/// assert_eq!(rejected.reason, IllegalMove::NotOwned);
/// assert_eq!(rejected.reason.to_string(), "the pit belongs to the other player");
/// ```
///
/// [`Game::legal_move`](crate::Game::legal_move) has an example of [`MustFeed`](Self::MustFeed), and
/// [`Slam`](crate::Slam) one of [`GrandSlam`](Self::GrandSlam).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum IllegalMove {
    /// The pit has no stones to sow.
    #[error("the pit is empty")]
    EmptyPit,
    /// The pit belongs to the player who is not to move.
    #[error("the pit belongs to the other player")]
    NotOwned,
    /// The opponent's row is empty, and this move brings no stone there
    /// ([`Feeding::Required`](crate::Feeding::Required)).
    #[error("the move must bring a stone to the opponent's empty row")]
    MustFeed,
    /// The move would capture every stone of the opponent's row while another move would not
    /// ([`Slam::Illegal`](crate::Slam::Illegal)).
    #[error("the move would capture the whole row of the opponent while another move would not")]
    GrandSlam,
}

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

/// Why counts make no board.
///
/// ```
/// # use mancala_engine::{Board, BoardError, ByPlayer};
/// let pits = ByPlayer { south: [100; 2], north: [0; 2] };
/// let error = Board::new(pits, ByPlayer { south: 56, north: 0 }).unwrap_err();
/// assert_eq!(error, BoardError::TooManyStones { total: 256 });
/// assert_eq!(error.to_string(), "a board holds at most 255 stones, not 256");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum BoardError {
    /// Rows and stores hold more than 255 stones together.
    #[error("a board holds at most 255 stones, not {total}")]
    TooManyStones {
        /// The stones of both rows and both stores.
        total: u32,
    },
}
