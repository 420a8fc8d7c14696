use core::fmt;
use core::ops::{Index, IndexMut};

/// One of the two players, named by the side of the board that the player sits at.
///
/// South's row is the near one in every drawing of this crate, and South moves first in a game from its start. The
/// rules treat both players alike otherwise.
///
/// ```
/// # use mancala_engine::{Game, Player};
/// let game = Game::new();
/// let scores = Player::ALL.map(|player| format!("{player}: {}", game.score(player)));
/// assert_eq!(scores, ["South: 0", "North: 0"]);
/// ```
///
/// With the feature `serde`, its document is `"south"` or `"north"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase", expecting = "`south` or `north`"))]
pub enum Player {
    /// The player of the near row.
    South,
    /// The player of the far row.
    North,
}

impl Player {
    /// Both players, South first.
    pub const ALL: [Self; 2] = [Self::South, Self::North];

    /// Returns the other player.
    ///
    /// ```
    /// # use mancala_engine::Player;
    /// assert_eq!(Player::South.opponent(), Player::North);
    /// ```
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }
}

/// Writes `South` or `North`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::South => "South",
            Self::North => "North",
        })
    }
}

/// One value for each player, indexed by [`Player`].
///
/// ```
/// # use mancala_engine::{ByPlayer, Player};
/// let stores = ByPlayer { south: 24, north: 20 };
/// assert_eq!(stores[Player::North], 20);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByPlayer<T> {
    /// South's value.
    pub south: T,
    /// North's value.
    pub north: T,
}

impl<T> ByPlayer<T> {
    /// One value for a player and one for the opponent.
    #[inline]
    pub(crate) fn seen_by(player: Player, own: T, other: T) -> Self {
        let (south, north) = match player {
            Player::South => (own, other),
            Player::North => (other, own),
        };
        Self { south, north }
    }

    /// A reference to each value.
    #[inline]
    pub(crate) fn each_mut(&mut self) -> ByPlayer<&mut T> {
        ByPlayer {
            south: &mut self.south,
            north: &mut self.north,
        }
    }

    /// The value of a player, and that of the opponent.
    #[inline]
    pub(crate) fn split(self, player: Player) -> (T, T) {
        match player {
            Player::South => (self.south, self.north),
            Player::North => (self.north, self.south),
        }
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    #[inline]
    fn index(&self, player: Player) -> &T {
        match player {
            Player::South => &self.south,
            Player::North => &self.north,
        }
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
