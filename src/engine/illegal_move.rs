use thiserror::Error;

/// The reason why a pit can't be played.
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
    /// The pit has no stones.
    #[error("the pit is empty")]
    EmptyPit,
    /// The pit belongs to the other player.
    #[error("the pit belongs to the other player")]
    NotOwned,
    /// The opponent's row is empty, and this move brings no stone there
    /// ([`Feeding::Required`](crate::Feeding::Required)).
    #[error("the move must bring a stone to the opponent's empty row")]
    MustFeed,
    /// The move would capture every stone of the opponent's row while another legal move would not
    /// ([`Slam::Illegal`](crate::Slam::Illegal)).
    #[error("the move would capture the opponent's whole row, and another move would not")]
    GrandSlam,
}
