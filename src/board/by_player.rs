use core::ops::{Index, IndexMut};

use crate::board::Player;

/// One value for each player, indexed by [`Player`].
///
/// ```
/// # use mancala_engine::{ByPlayer, Player};
/// let stores = ByPlayer { south: 24, north: 20 };
/// assert_eq!(stores[Player::North], 20);
/// assert_eq!(stores.swap(), ByPlayer { south: 20, north: 24 });
/// ```
///
/// With the feature `serde`, its JSON is `{"south":24,"north":20}`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(expecting = "a value for each player", deny_unknown_fields))]
pub struct ByPlayer<T> {
    /// South's value.
    pub south: T,
    /// North's value.
    pub north: T,
}

impl<T> ByPlayer<T> {
    /// Converts each value, South's first.
    ///
    /// ```
    /// # use mancala_engine::ByPlayer;
    /// let rows = ByPlayer { south: [1, 2], north: [3, 4] };
    /// assert_eq!(rows.map(|row| row.len()), ByPlayer { south: 2, north: 2 });
    /// ```
    #[inline]
    pub fn map<U>(self, mut convert: impl FnMut(T) -> U) -> ByPlayer<U> {
        ByPlayer {
            south: convert(self.south),
            north: convert(self.north),
        }
    }

    /// Returns both players with their values, South first.
    ///
    /// ```
    /// # use mancala_engine::{ByPlayer, Player};
    /// let stores = ByPlayer { south: 24, north: 20 };
    /// assert_eq!(stores.iter().max_by_key(|&(_, stones)| stones), Some((Player::South, &24)));
    /// ```
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Player, &T)> + ExactSizeIterator + Clone {
        [(Player::South, &self.south), (Player::North, &self.north)].into_iter()
    }

    /// Returns the values exchanged.
    #[inline]
    #[must_use]
    pub fn swap(self) -> Self {
        Self {
            south: self.north,
            north: self.south,
        }
    }

    /// One value for a player and one for the opponent.
    #[inline]
    pub(crate) fn seen_by(player: Player, own: T, other: T) -> Self {
        let (south, north) = match player {
            Player::South => (own, other),
            Player::North => (other, own),
        };
        Self { south, north }
    }

    /// The value of a player, and that of the opponent.
    #[inline]
    pub(crate) fn split(self, player: Player) -> (T, T) {
        match player {
            Player::South => (self.south, self.north),
            Player::North => (self.north, self.south),
        }
    }

    /// A reference to a player's value, in a `const fn` too.
    #[inline]
    pub(crate) const fn of(&self, player: Player) -> &T {
        match player {
            Player::South => &self.south,
            Player::North => &self.north,
        }
    }

    /// A reference to each value.
    #[inline]
    pub(crate) fn each_mut(&mut self) -> ByPlayer<&mut T> {
        ByPlayer {
            south: &mut self.south,
            north: &mut self.north,
        }
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    #[inline]
    fn index(&self, player: Player) -> &T {
        self.of(player)
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    #[inline]
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::South => &mut self.south,
            Player::North => &mut self.north,
        }
    }
}
