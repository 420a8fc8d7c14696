use core::fmt;

use crate::board::{DynSpot, Spot};

/// Writes `South's pit 3` (the number that people use, from 1) or `South's store`.
///
/// ```
/// # use mancala_engine::{Pit, Player, Spot};
/// assert_eq!(Spot::Pit(Player::South, Pit::<6>::at::<2>()).to_string(), "South's pit 3");
/// assert_eq!(Spot::<6>::Store(Player::North).to_string(), "North's store");
/// ```
impl<const PITS: usize> fmt::Display for Spot<PITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        DynSpot::from(*self).fmt(f)
    }
}

/// Writes the same as a [`Spot`]: `South's pit 3` or `South's store`.
impl fmt::Display for DynSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pit { owner, index } => write!(f, "{owner}'s pit {}", index.saturating_add(1)),
            Self::Store(player) => write!(f, "{player}'s store"),
        }
    }
}
