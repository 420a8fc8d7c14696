use crate::board::{Board, Player};

/// The information available to [`Variant::next`](crate::Variant::next): the totals of both rows and both stores, as
/// seen by the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Survey {
    pub(crate) row: u16,
    pub(crate) other_row: u16,
    pub(crate) store: u16,
    pub(crate) other_store: u16,
    /// Found before the rows are put in this player's order, on which it does not depend. That saves a branch.
    pub(crate) either_row_is_empty: bool,
}

impl Survey {
    /// Surveys a board for the player whose turn it is.
    ///
    /// The engine makes surveys itself; use this to test a variant:
    ///
    /// ```
    /// use mancala_engine::{board, Board, Ending, Kalah, Next, Player, Survey, Variant};
    ///
    /// let board: Board<2> = board!("<2,3,1,0,0,2,0>");
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

    /// Returns whether the result can't change any more: one player has more than half of all stones in their store, or
    /// each player has exactly half.
    #[inline]
    #[must_use]
    pub const fn is_decided(&self) -> bool {
        if self.store < self.row && self.other_store < self.other_row {
            // Most positions need no more: a lead is at most a store, and these are below the stones in the rows.
            return false;
        }
        #[expect(clippy::arithmetic_side_effects, reason = "both rows have at most 255 stones")]
        let in_rows = self.row + self.other_row;
        // More than half is a lead that all the stones in the rows can't make up. Without any, no lead is half each.
        self.store.abs_diff(self.other_store) > in_rows || in_rows == 0
    }

    /// Returns whether the row of the player to move is empty.
    #[inline]
    #[must_use]
    pub const fn row_is_empty(&self) -> bool {
        self.row == 0
    }

    /// Returns whether the other player's row is empty.
    #[inline]
    #[must_use]
    pub const fn other_row_is_empty(&self) -> bool {
        self.other_row == 0
    }

    /// Returns whether at least one row is empty.
    #[inline]
    #[must_use]
    pub const fn either_row_is_empty(&self) -> bool {
        self.either_row_is_empty
    }

    /// Returns the number of stones in the row of the player whose turn it is: 0 to 255.
    #[inline]
    #[must_use]
    pub const fn row(&self) -> u16 {
        self.row
    }

    /// Returns the number of stones in the other player's row: 0 to 255.
    #[inline]
    #[must_use]
    pub const fn other_row(&self) -> u16 {
        self.other_row
    }

    /// Returns the number of stones in the store of the player whose turn it is: 0 to 255.
    #[inline]
    #[must_use]
    pub const fn store(&self) -> u16 {
        self.store
    }

    /// Returns the number of stones in the other player's store: 0 to 255.
    #[inline]
    #[must_use]
    pub const fn other_store(&self) -> u16 {
        self.other_store
    }

    /// Returns the number of stones on the whole board: 0 to 255.
    #[inline]
    #[must_use]
    #[expect(clippy::arithmetic_side_effects, reason = "each of the four is at most 255")]
    pub const fn total(&self) -> u16 {
        self.row() + self.other_row() + self.store() + self.other_store()
    }
}
