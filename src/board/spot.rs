use crate::board::{Pit, Player};

/// A place where a stone can lie: somebody's pit or somebody's store.
///
/// ```
/// # use mancala_engine::{Pit, Player, Spot};
/// let spot = Spot::Pit(Player::North, Pit::<6>::at::<2>());
/// assert_ne!(spot, Spot::Pit(Player::South, Pit::at::<2>()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot<const PITS: usize> {
    /// A pit of this player's row.
    Pit(Player, Pit<PITS>),
    /// The store of this player.
    Store(Player),
}
