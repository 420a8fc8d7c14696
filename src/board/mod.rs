//! Players, pits, stores, their counts, and the order of sowing.
//!
//! Nothing here knows rules or turns. Every other folder may use this one, and it uses none of them.

mod by_player;
mod circuit;
mod error;
mod guard;
mod kernel;
mod owner;
mod pit;
mod player;
mod position;
mod sides;
mod sowing;
mod spot;

pub use by_player::ByPlayer;
pub use circuit::Circuit;
pub use error::BoardError;
pub(crate) use kernel::{LastStone, Pits, SideForm};
pub use owner::Owner;
pub(crate) use pit::check_width;
pub use pit::Pit;
pub use player::Player;
pub use position::Position;
pub(crate) use sides::{Sides, Work};
pub use sowing::Sowing;
pub use spot::{DynSpot, Spot};

use core::hash::{Hash, Hasher};

use guard::Guard;
use kernel::{Form, Lanes, Side, Word};

/// The counts of two rows of `PITS` pits and two stores: at most 255 stones together.
///
/// Boards are read-only outside the engine. [`board!`](crate::board!) writes one in code, [`new`](Self::new) makes one
/// of counts, and [`from_literal`](Self::from_literal) and [`FromStr`](core::str::FromStr) read one from text. All of
/// these but `FromStr` can be used in a `const`, and so can all methods of a board.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board<const PITS: usize> {
    sides: ByPlayer<Side<PITS>>,
}

impl<const PITS: usize> Board<PITS> {
    /// Creates a board. `pits` holds the counts of each player's pits, from that player's left, and `stores` the counts
    /// of the stores.
    ///
    /// Any position of at most 255 stones is a board, even one that can't arise in play.
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
            sides: ByPlayer {
                south: Side::new(pits.south, stores.south),
                north: Side::new(pits.north, stores.north),
            },
        })
    }

    /// Returns a copy of the counts of the player's pits, from that player's left.
    #[inline]
    #[must_use]
    pub const fn pits(&self, player: Player) -> [u8; PITS] {
        self.sides.of(player).pits()
    }

    /// Returns the number of stones in one pit of the player's row.
    #[inline]
    #[must_use]
    pub const fn stones(&self, player: Player, pit: Pit<PITS>) -> u8 {
        self.sides.of(player).stones_in(pit)
    }

    /// Returns the number of stones in the player's store.
    #[inline]
    #[must_use]
    pub const fn store(&self, player: Player) -> u8 {
        self.sides.of(player).banked()
    }

    /// Returns the number of stones in the player's whole row.
    #[inline]
    #[must_use]
    pub const fn in_play(&self, player: Player) -> u8 {
        self.sides.of(player).in_row()
    }

    /// Returns the number of stones in both rows and both stores.
    #[must_use]
    #[expect(clippy::arithmetic_side_effects, reason = "a board holds at most 255 stones")]
    pub const fn total(&self) -> u8 {
        let south = self.in_play(Player::South) + self.store(Player::South);
        let north = self.in_play(Player::North) + self.store(Player::North);
        south + north
    }

    /// Returns the same board with South and North exchanged.
    ///
    /// ```
    /// use mancala_engine::board;
    ///
    /// assert_eq!(board!("<2,5,6,1,2,3,4>").mirrored(), board!("<2,6,5,3,4,1,2>"));
    /// ```
    #[inline]
    #[must_use]
    pub const fn mirrored(&self) -> Self {
        Self {
            sides: ByPlayer {
                south: self.sides.north,
                north: self.sides.south,
            },
        }
    }

    /// Feeds the board into a hasher, with a tag for the kind of value that it belongs to.
    #[inline]
    pub(crate) fn hash_with<H: Hasher>(&self, tag: HashTag, hasher: &mut H) {
        Side::hash_both(&self.sides.south, &self.sides.north, tag as u8, hasher);
    }

    /// Moves the stones of each row into its owner's store.
    pub(crate) fn sweep(&mut self) {
        for player in Player::ALL {
            let side = &mut self.sides[player];
            let stones = side.clear();
            side.bank(stones);
        }
    }

    /// Does some work on this board, from the view of `mover`. If the work panics, the board may be left half changed.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn work<W: Work<PITS>>(&mut self, mover: Player, work: W) -> W::Output {
        match Side::<PITS>::FORM {
            Form::OneWord => self.work_on_copies::<u64, W>(mover, work),
            Form::TwoWords => self.work_on_copies::<u128, W>(mover, work),
            Form::Bytes => {
                let (mover, opponent) = self.sides.each_mut().split(mover);
                work.on(Sides { mover, opponent })
            }
        }
    }

    /// Does some work on this board, from the view of `mover`. If the work panics, the board is unchanged.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn work_or_restore<W: Work<PITS>>(&mut self, mover: Player, work: W) -> W::Output {
        match Side::<PITS>::FORM {
            // The copies are written back at the end.
            Form::OneWord | Form::TwoWords => self.work(mover, work),
            Form::Bytes => {
                let guard = Guard::new(self);
                let output = guard.board.work(mover, work);
                guard.complete();
                output
            }
        }
    }

    /// Works in registers, and writes both sides back at once.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn work_on_copies<L, W>(&mut self, mover: Player, work: W) -> W::Output
    where
        L: Word,
        W: Work<PITS>,
    {
        let (mut own, mut other) = Lanes::<L, PITS>::read(&self.sides, mover);
        let output = work.on(Sides {
            mover: &mut own,
            opponent: &mut other,
        });
        self.sides = Lanes::write(own, other, mover);
        output
    }

    /// The pits of the player's row that hold stones.
    #[inline]
    pub(crate) fn occupied(&self, player: Player) -> Pits<PITS> {
        Pits::occupied(&self.sides[player])
    }
}

impl<const PITS: usize> Hash for Board<PITS> {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.hash_with(HashTag::Board, hasher);
    }
}

/// The value that a hashed board belongs to.
#[derive(Clone, Copy)]
pub(crate) enum HashTag {
    SouthToMove,
    NorthToMove,
    Finished,
    Board,
}

impl From<Option<Player>> for HashTag {
    #[inline]
    fn from(to_move: Option<Player>) -> Self {
        match to_move {
            Some(Player::South) => Self::SouthToMove,
            Some(Player::North) => Self::NorthToMove,
            None => Self::Finished,
        }
    }
}
