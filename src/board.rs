use crate::pit::check_width;
use crate::row::{Pits, Row, Side};
use crate::sides::Sides;
use crate::{BoardError, ByPlayer, Pit, Player};

/// The counts of two rows of `PITS` pits and two stores: at most 255 stones together.
///
/// Whoever holds a board can read it, and nobody but the engine can change it.
///
/// ```
/// use mancala_engine::{Board, ByPlayer, Pit, Player};
///
/// //        2   1   0
/// //       (0) (2) (3)       North, from North's left: 3 2 0
/// //   [5]             [1]   North's store left, South's right
/// //       (4) (0) (1)       South, from South's left: 4 0 1
/// //        0   1   2
/// let board = Board::new(
///     ByPlayer { south: [4, 0, 1], north: [3, 2, 0] },
///     ByPlayer { south: 1, north: 5 },
/// )?;
/// assert_eq!(board.stones(Player::South, Pit::at::<0>()), 4);
/// assert_eq!(board.pits(Player::North), [3, 2, 0]);
/// assert_eq!(board.store(Player::North), 5);
/// assert_eq!((board.in_play(Player::South), board.total()), (5, 16));
/// assert_eq!(board.to_string(), "<3,1,5,4,0,1,3,2,0>");
/// # Ok::<(), mancala_engine::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board<const PITS: usize> {
    rows: ByPlayer<Row<PITS>>,
}

impl<const PITS: usize> Board<PITS> {
    /// Sets up a board: `pits` holds each player's counts from that player's own left, `stores` the banked stones.
    ///
    /// Any position of at most 255 stones is a board, also one that no game reaches.
    ///
    /// # Errors
    ///
    /// [`BoardError::TooManyStones`] if rows and stores hold more than 255 stones together.
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "the index is below `PITS`, and all counts are bytes"
    )]
    pub const fn new(pits: ByPlayer<[u8; PITS]>, stores: ByPlayer<u8>) -> Result<Self, BoardError> {
        const { check_width::<PITS>() }
        let mut total = stores.south as u32 + stores.north as u32;
        let mut index = 0;
        while index < PITS {
            total += pits.south[index] as u32 + pits.north[index] as u32;
            index += 1;
        }
        if total > u8::MAX as u32 {
            return Err(BoardError::TooManyStones { total });
        }
        Ok(Self {
            rows: ByPlayer {
                south: Row::new(pits.south, stores.south),
                north: Row::new(pits.north, stores.north),
            },
        })
    }

    /// Returns the counts of the player's pits, from the player's own left: a copy, which writes to no board.
    #[inline]
    #[must_use]
    pub fn pits(&self, player: Player) -> [u8; PITS] {
        self.rows[player].pits()
    }

    /// Returns the stones in one pit of the player's row.
    #[inline]
    #[must_use]
    pub fn stones(&self, player: Player, pit: Pit<PITS>) -> u8 {
        self.rows[player].stones(pit)
    }

    /// Returns the stones in the player's store.
    #[inline]
    #[must_use]
    pub fn store(&self, player: Player) -> u8 {
        self.rows[player].store()
    }

    /// Returns the stones in all pits of the player's row.
    #[inline]
    #[must_use]
    pub fn in_play(&self, player: Player) -> u8 {
        self.rows[player].in_play()
    }

    /// Returns the stones of both rows and both stores.
    #[must_use]
    #[expect(clippy::arithmetic_side_effects, reason = "a board holds at most 255 stones")]
    pub fn total(&self) -> u8 {
        let [south, north] = Player::ALL.map(|player| self.in_play(player) + self.store(player));
        south + north
    }

    /// The own and the other row of a player, open to change in place.
    #[inline]
    pub(crate) fn sides(&mut self, player: Player) -> Sides<'_, Row<PITS>> {
        let ByPlayer { south, north } = &mut self.rows;
        let (mover, opponent) = match player {
            Player::South => (south, north),
            Player::North => (north, south),
        };
        Sides { mover, opponent }
    }

    /// Copies of the own and the other row of a player.
    #[inline]
    pub(crate) fn rows_seen_by(&self, player: Player) -> (Row<PITS>, Row<PITS>) {
        let ByPlayer { south, north } = self.rows;
        match player {
            Player::South => (south, north),
            Player::North => (north, south),
        }
    }

    /// Puts back what [`rows_seen_by`](Self::rows_seen_by) gave.
    #[inline]
    pub(crate) fn set_rows_seen_by(&mut self, player: Player, own: Row<PITS>, other: Row<PITS>) {
        let (south, north) = match player {
            Player::South => (own, other),
            Player::North => (other, own),
        };
        self.rows = ByPlayer { south, north };
    }

    /// The pits of the player's row that hold stones.
    #[inline]
    pub(crate) fn occupied(&self, player: Player) -> Pits<PITS> {
        Pits::occupied(&self.rows[player])
    }
}
