use crate::board::Player;

/// A player, as seen by the mover.
///
/// In a [`PitView`](crate::PitView) the mover is the player who sows. In an answer of
/// [`Variant::next`](crate::Variant::next) it is the player whom the [`Survey`](crate::Survey) is for, even when the
/// engine asks again after a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Owner {
    /// The mover.
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
