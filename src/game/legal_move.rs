use core::iter::FusedIterator;

use crate::board::{Pit, Pits, Spot};
use crate::engine::{self, Event, IllegalMove, Summary};
use crate::game::{AnyGame, AwaitingMove, Game};
use crate::rules::{Kalah, Variant};

/// A move that is legal in the game it borrows, so playing it can't fail.
///
/// A token comes from [`legal_moves`](Game::legal_moves) or [`legal_move`](Game::legal_move). While it is in use, its
/// game can't be consumed (compile error `E0505`). It plays on a copy, so hints and searches can look at every move.
///
/// ```
/// use mancala_engine::{Game, Player};
///
/// let game = Game::new();
/// let scores: Vec<u8> = game.legal_moves().map(|token| token.play().score(Player::South)).collect();
/// assert_eq!(scores, [0, 0, 1, 1, 1, 1]);
///
/// let again = game.legal_moves().find(|token| token.play_summary().1.extra_turn);
/// assert_eq!(again.map(|token| token.pit().index()), Some(2));
///
/// let mut stones = 0;
/// for token in game.legal_moves() {
///     let _ = token.play_with(|_| stones += 1);
/// }
/// assert_eq!(stones, 6 * (1 + 4) + 1); // each lifts a pit and sows four stones, and one earns an extra turn
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalMove<'g, V: Variant = Kalah, const PITS: usize = 6> {
    game: &'g Game<AwaitingMove, V, PITS>,
    pit: Pit<PITS>,
}

impl<V: Variant, const PITS: usize> LegalMove<'_, V, PITS> {
    /// Returns the pit that is lifted, in the mover's row.
    #[inline]
    #[must_use]
    pub const fn pit(&self) -> Pit<PITS> {
        self.pit
    }

    /// Plays the move on a copy of its game.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn play(self) -> AnyGame<V, PITS> {
        self.play_with(|_| ())
    }

    /// Plays the move on a copy of its game, and calls `on_event` for each [`Event`], in order.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn play_with(self, on_event: impl FnMut(Event<Spot<PITS>>)) -> AnyGame<V, PITS> {
        self.game.clone().apply(self.pit, on_event).0
    }

    /// Plays the move on a copy of its game, and also returns a summary of it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    #[must_use = "moves return a new game; use the first value to continue"]
    pub fn play_summary(self) -> (AnyGame<V, PITS>, Summary) {
        self.game.clone().apply(self.pit, |_| ())
    }
}

/// The legal moves of a game, in the order of their pits from the mover's left. Made by [`Game::legal_moves`].
///
/// They are computed eagerly, so `len` is exact. At first there is at least one.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct LegalMoves<'g, V: Variant = Kalah, const PITS: usize = 6> {
    game: &'g Game<AwaitingMove, V, PITS>,
    pits: Pits<PITS>,
}

impl<'g, V: Variant, const PITS: usize> Iterator for LegalMoves<'g, V, PITS> {
    type Item = LegalMove<'g, V, PITS>;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn next(&mut self) -> Option<Self::Item> {
        let game = self.game;
        self.pits.next().map(|pit| LegalMove { game, pit })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let moves = self.pits.len();
        (moves, Some(moves))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }
}

impl<V: Variant, const PITS: usize> DoubleEndedIterator for LegalMoves<'_, V, PITS> {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        let game = self.game;
        self.pits.next_back().map(|pit| LegalMove { game, pit })
    }
}

impl<V: Variant, const PITS: usize> ExactSizeIterator for LegalMoves<'_, V, PITS> {}

impl<V: Variant, const PITS: usize> FusedIterator for LegalMoves<'_, V, PITS> {}

impl<V: Variant, const PITS: usize> Game<AwaitingMove, V, PITS> {
    /// Returns the legal moves, in the order of their pits from the mover's left. There is at least one.
    ///
    /// ```
    /// # use mancala_engine::Game;
    /// assert_eq!(Game::new().legal_moves().len(), 6);
    /// ```
    #[inline]
    pub fn legal_moves(&self) -> LegalMoves<'_, V, PITS> {
        LegalMoves {
            game: self,
            pits: engine::legal_pits::<V, PITS>(&self.board, self.to_move()),
        }
    }

    /// Returns the token for one pit of the mover's row, if it may be played.
    ///
    /// ```
    /// use mancala_engine::{board, AnyGame, IllegalMove, Oware, Pit, Player};
    ///
    /// //      (0) (0) (0)       In Oware, a player whose row is empty must be fed.
    /// // [0]             [0]
    /// //      (1) (0) (1)
    /// let board = board!("<3,0,0,1,0,1,0,0,0>");
    /// let AnyGame::AwaitingMove(game) = AnyGame::<Oware, 3>::from_board(board, Player::South) else {
    ///     unreachable!("South can feed");
    /// };
    /// assert_eq!(game.legal_move(Pit::at::<0>()), Err(IllegalMove::MustFeed));
    /// assert_eq!(game.legal_move(Pit::at::<1>()), Err(IllegalMove::EmptyPit));
    /// let token = game.legal_move(Pit::at::<2>())?;
    /// assert_eq!(token.play().board().to_string(), "<3,0,0,1,0,0,1,0,0>");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// * [`IllegalMove::EmptyPit`] if the pit has no stones.
    /// * [`IllegalMove::MustFeed`] if the variant requires feeding, the opponent's row is empty, and the move brings no
    ///   stone there.
    /// * [`IllegalMove::GrandSlam`] if the variant forbids slams, and this move is one while another legal move is not.
    #[inline]
    pub fn legal_move(&self, pit: Pit<PITS>) -> Result<LegalMove<'_, V, PITS>, IllegalMove> {
        engine::check::<V, PITS>(&self.board, self.to_move(), pit)?;
        Ok(LegalMove { game: self, pit })
    }
}
