use crate::board::{Pit, Player};

/// A place that can hold stones: a pit or a store, on a board of known width.
///
/// [`DynSpot`] is the same for a board of any width.
///
/// ```
/// # use mancala_engine::{Pit, Player, Spot};
/// let spot = Spot::Pit(Player::North, Pit::<6>::at::<2>());
/// assert_ne!(spot, Spot::Pit(Player::South, Pit::at::<2>()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot<const PITS: usize> {
    /// A pit in this player's row.
    Pit(Player, Pit<PITS>),
    /// This player's store.
    Store(Player),
}

/// A place that can hold stones, on a board of any width.
///
/// ```
/// # use mancala_engine::{DynSpot, Pit, Player, Spot};
/// let spot = Spot::Pit(Player::North, Pit::<6>::at::<2>());
/// assert_eq!(DynSpot::from(spot), DynSpot::Pit { owner: Player::North, index: 2 });
/// ```
///
/// With the feature `serde`, its JSON is `{"pit":{"owner":"north","index":2}}` or `{"store":"north"}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case", expecting = "a pit or a store"))]
pub enum DynSpot {
    /// A pit.
    Pit {
        /// The owner of the row.
        owner: Player,
        /// The pit's index: 0 to `PITS - 1`, from its owner's left.
        index: usize,
    },
    /// This player's store.
    Store(Player),
}

impl<const PITS: usize> From<Spot<PITS>> for DynSpot {
    fn from(spot: Spot<PITS>) -> Self {
        match spot {
            Spot::Pit(owner, pit) => Self::Pit {
                owner,
                index: pit.index(),
            },
            Spot::Store(player) => Self::Store(player),
        }
    }
}
