/// One of the two players, named by the side of the board that the player sits at.
///
/// South's row is at the bottom of every drawing in this crate, and South moves first from an opening. Otherwise the
/// rules treat both players alike.
///
/// ```
/// # use mancala_engine::{Game, Player};
/// let game = Game::new();
/// let scores = Player::ALL.map(|player| format!("{player}: {}", game.score(player)));
/// assert_eq!(scores, ["South: 0", "North: 0"]);
/// ```
///
/// With the feature `serde`, its JSON is `"south"` or `"north"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase", expecting = "`south` or `north`"))]
pub enum Player {
    /// The player whose row is drawn at the bottom.
    South,
    /// The player whose row is drawn at the top.
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
