use thiserror::Error;

use crate::board::{Pit, Player, Spot};
use crate::engine::{self, Event, IllegalMove, Summary};
use crate::game::{AnyGame, AwaitingMove, Game};
use crate::rules::{Kalah, Variant};

impl<V: Variant, const PITS: usize> Game<AwaitingMove, V, PITS> {
    /// Plays a pit of the mover's row.
    ///
    /// ```
    /// use mancala_engine::{Game, IllegalMove, Pit};
    ///
    /// let after = Game::new().play(Pit::at::<2>())?;
    /// assert_eq!(after.board().to_string(), "<6,1,0,4,4,0,5,5,5,4,4,4,4,4,4>");
    ///
    /// let mancala_engine::AnyGame::AwaitingMove(game) = after else { unreachable!() };
    /// let rejected = game.play(Pit::at::<2>()).unwrap_err();
    /// assert_eq!(rejected.reason, IllegalMove::EmptyPit);
    /// let _same_game = rejected.game;
    /// # Ok::<(), mancala_engine::Rejected>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Rejected`], with this game unchanged and a reason as in [`legal_move`](Self::legal_move).
    #[inline]
    pub fn play(self, pit: Pit<PITS>) -> Result<AnyGame<V, PITS>, Rejected<V, PITS>> {
        self.play_with(pit, |_| ())
    }

    /// Plays a pit that is named by owner and place, as by a click on the board.
    ///
    /// ```
    /// use mancala_engine::{Game, IllegalMove, Pit, Player};
    ///
    /// let rejected = Game::new().play_at(Player::North, Pit::at::<0>()).unwrap_err();
    /// assert_eq!(rejected.reason, IllegalMove::NotOwned);
    /// ```
    ///
    /// # Errors
    ///
    /// [`Rejected`], with this game unchanged and the reason [`IllegalMove::NotOwned`] if `owner` is not to move, or
    /// else a reason as in [`legal_move`](Self::legal_move).
    pub fn play_at(self, owner: Player, pit: Pit<PITS>) -> Result<AnyGame<V, PITS>, Rejected<V, PITS>> {
        if owner != self.to_move() {
            let reason = IllegalMove::NotOwned;
            return Err(Rejected { game: self, reason });
        }
        self.play(pit)
    }

    /// Plays a pit of the mover's row, and calls `on_event` for each [`Event`], in order. A rejected move reports nothing.
    ///
    /// ```
    /// use mancala_engine::{Event, Game, Pit, Player, Spot};
    ///
    /// let mut events = Vec::new();
    /// let after = Game::new().play_with(Pit::at::<2>(), |event| events.push(event))?;
    /// let from = Spot::Pit(Player::South, Pit::at::<2>());
    /// assert_eq!(events[0], Event::Lifted { from, stones: 4 });
    /// assert_eq!(events[4], Event::Sown { at: Spot::Store(Player::South) });
    /// assert_eq!(events[5], Event::ExtraTurn);
    /// # let _ = after;
    /// # Ok::<(), mancala_engine::Rejected>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Rejected`], with this game unchanged and a reason as in [`legal_move`](Self::legal_move).
    #[inline]
    pub fn play_with(
        self,
        pit: Pit<PITS>,
        on_event: impl FnMut(Event<Spot<PITS>>),
    ) -> Result<AnyGame<V, PITS>, Rejected<V, PITS>> {
        match self.legal_move(pit) {
            Ok(_) => Ok(self.apply(pit, on_event).0),
            Err(reason) => Err(Rejected { game: self, reason }),
        }
    }

    /// Plays a pit of the mover's row, and also returns a summary of the move.
    ///
    /// # Errors
    ///
    /// [`Rejected`], with this game unchanged and a reason as in [`legal_move`](Self::legal_move).
    #[inline]
    pub fn play_summary(self, pit: Pit<PITS>) -> Result<(AnyGame<V, PITS>, Summary), Rejected<V, PITS>> {
        match self.legal_move(pit) {
            Ok(_) => Ok(self.apply(pit, |_| ())),
            Err(reason) => Err(Rejected { game: self, reason }),
        }
    }

    /// Plays a pit that is known to be legal.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn apply(
        mut self,
        pit: Pit<PITS>,
        on_event: impl FnMut(Event<Spot<PITS>>),
    ) -> (AnyGame<V, PITS>, Summary) {
        let mover = self.to_move();
        let (to_move, summary) = engine::play::<V, PITS>(&mut self.board, mover, pit, on_event);
        (AnyGame::new(self.board, to_move), summary)
    }
}

/// The error returned when a move is illegal, with the game as it was before it.
///
/// ```
/// use mancala_engine::{AnyGame, Game, Pit, Player};
///
/// let game = match Game::new().play_at(Player::North, Pit::at::<0>()) {
///     Ok(AnyGame::AwaitingMove(game)) => game,
///     Ok(AnyGame::Finished(_)) => unreachable!("no first move ends a game of Kalah"),
///     Err(rejected) => {
///         assert_eq!(rejected.to_string(), "the pit belongs to the other player");
///         rejected.game
///     }
/// };
/// assert_eq!(game, Game::new());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{reason}")]
pub struct Rejected<V: Variant = Kalah, const PITS: usize = 6> {
    /// The game, unchanged.
    pub game: Game<AwaitingMove, V, PITS>,
    /// The reason why the move is illegal.
    pub reason: IllegalMove,
}
