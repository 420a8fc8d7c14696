use crate::board::Player;

/// Whose pit it is, seen by the player who sows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owner {
    /// The player who sows.
    Mover,
    /// The other player.
    Opponent,
}

impl Owner {
    /// The other one.
    #[inline]
    pub(crate) const fn other(self) -> Self {
        match self {
            Self::Mover => Self::Opponent,
            Self::Opponent => Self::Mover,
        }
    }

    /// The player that this is, where `mover` sows.
    #[inline]
    pub(crate) const fn player(self, mover: Player) -> Player {
        match self {
            Self::Mover => mover,
            Self::Opponent => mover.opponent(),
        }
    }
}
