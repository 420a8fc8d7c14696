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
