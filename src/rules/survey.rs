use crate::board::{Board, Player};

/// What [`Variant::next`] may know: the sums of both rows and both stores, seen by the player due to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Survey {
    pub(crate) row: u16,
    pub(crate) other_row: u16,
    pub(crate) store: u16,
    pub(crate) other_store: u16,
    /// Asked before the rows are put in the order of the player due to move: it does not depend on that.
    pub(crate) either_row_is_empty: bool,
}

impl Survey {
    /// Surveys a board for the player due to move next.
    ///
    /// Public so that a rule book's [`next`](Variant::next) can be tested:
    ///
    /// ```
    /// use mancala_engine::{Board, Ending, Kalah, Next, Player, Survey, Variant};
    ///
    /// let board: Board<2> = "<2,3,1,0,0,2,0>".parse()?;
    /// let survey = Survey::of(&board, Player::North);
    /// assert_eq!((survey.row(), survey.other_row()), (2, 0));
    /// assert_eq!(<Kalah>::next(survey), Next::Finish(Ending::SweepRows));
    /// # Ok::<(), mancala_engine::ParseBoardError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn of<const PITS: usize>(board: &Board<PITS>, to_move: Player) -> Self {
        Self {
            row: board.in_play(to_move).into(),
            other_row: board.in_play(to_move.opponent()).into(),
            store: board.store(to_move).into(),
            other_store: board.store(to_move.opponent()).into(),
            either_row_is_empty: Player::ALL.into_iter().any(|player| board.in_play(player) == 0),
        }
    }

    /// Returns whether the pits of the player due to move are all empty.
    #[inline]
    #[must_use]
    pub const fn row_is_empty(&self) -> bool {
        self.row == 0
    }

    /// Returns whether the pits of the other player are all empty.
    #[inline]
    #[must_use]
    pub const fn other_row_is_empty(&self) -> bool {
        self.other_row == 0
    }

    /// Returns whether the pits of at least one player are all empty.
    #[inline]
    #[must_use]
    pub const fn either_row_is_empty(&self) -> bool {
        self.either_row_is_empty
    }

    /// Returns the stones in the row of the player due to move: 0 to 255.
    #[inline]
    #[must_use]
    pub const fn row(&self) -> u16 {
        self.row
    }

    /// Returns the stones in the row of the other player: 0 to 255.
    #[inline]
    #[must_use]
    pub const fn other_row(&self) -> u16 {
        self.other_row
    }

    /// Returns the stones in the store of the player due to move: 0 to 255.
    #[inline]
    #[must_use]
    pub const fn store(&self) -> u16 {
        self.store
    }

    /// Returns the stones in the store of the other player: 0 to 255.
    #[inline]
    #[must_use]
    pub const fn other_store(&self) -> u16 {
        self.other_store
    }

    /// Returns the stones on the whole board: 0 to 255.
    #[inline]
    #[must_use]
    #[expect(clippy::arithmetic_side_effects, reason = "each of the four is at most 255")]
    pub const fn total(&self) -> u16 {
        self.row() + self.other_row() + self.store() + self.other_store()
    }
}
