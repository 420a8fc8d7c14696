use core::fmt;

use crate::board::{DynSpot, Pit, Player};
use crate::engine::{self, Event, IllegalMove, Summary};
use crate::game::{AnyGame, AwaitingMove, DynMoveError, DynPosition, Game, LegalPits, MoveError, Outcome};
use crate::rules::Variant;

/// A game whose variant and width are known only at run time: every [`AnyGame`] behind one object-safe trait.
///
/// Use it when the variant or the width is chosen at run time (by a menu, a file, a client). It runs the same code, so
/// the rules are identical. The price is the compile-time checks: a wrong pit, a wrong player, an empty pit and a move
/// after the end become run-time errors, checked at each call. Calls are virtual, and there are no tokens.
///
/// A failed call changes nothing. Neither does a call in which the variant or the listener panics: the game stays as it
/// was and can be played on.
///
/// Every `DynGame` is [`Send`] and [`Sync`], so a `Box<dyn DynGame>` can be sent to another thread, or shared behind a
/// lock. The trait is sealed: only this crate implements it, for [`AnyGame`] and `Record`.
///
/// ```
/// use mancala_engine::{AnyGame, Congkak, DynGame, DynMoveError, IllegalMove, Kalah, Outcome, Oware, Player};
///
/// fn table(name: &str) -> Option<Box<dyn DynGame>> {
///     Some(match name {
///         "kalah" => Box::new(AnyGame::<Kalah>::start()),
///         "oware" => Box::new(AnyGame::<Oware>::start()),
///         "congkak" => Box::new(AnyGame::<Congkak, 7>::start()),
///         _ => return None,
///     })
/// }
///
/// let mut game = table("congkak").ok_or("no such variant")?;
/// assert_eq!((game.width(), game.to_move()), (7, Some(Player::South)));
/// let summary = game.play_at(Player::South, 0)?;
/// assert!(summary.extra_turn);
/// assert_eq!((game.stones(Player::South, 0), game.store(Player::South)), (Some(0), 1));
///
/// assert!(game.legal_pits().eq([1, 2, 3, 4, 5, 6]));
/// assert_eq!(game.play_at(Player::South, 7), Err(DynMoveError::NoSuchPit));
/// assert_eq!(game.play_at(Player::South, 0), Err(IllegalMove::EmptyPit.into()));
///
/// game.conclude();
/// assert_eq!((game.to_move(), game.variant()), (None, "congkak"));
/// assert_eq!(game.outcome(), Some(Outcome::Drawn)); // 49 to 49
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a game that can be played at run time",
    label = "this type does not implement `DynGame`",
    note = "every `AnyGame<V, PITS>` is a `DynGame`, where `V` is a `Variant`; a `Game` becomes one with `AnyGame::from`"
)]
pub trait DynGame: fmt::Debug + Send + Sync + sealed::Sealed {
    /// Returns the variant's name ([`Variant::NAME`]).
    fn variant(&self) -> &'static str;

    /// Returns the number of pits per row: 1 to 127.
    fn width(&self) -> usize;

    /// Returns the number of stones in one pit of the player's row (0-based, from the player's left), or `None` if
    /// `index >= width()`.
    fn stones(&self, player: Player, index: usize) -> Option<u8>;

    /// Returns the number of stones in the player's store.
    fn store(&self, player: Player) -> u8;

    /// Returns the player to move, or `None` if the game is finished.
    fn to_move(&self) -> Option<Player>;

    /// Returns how the game ended, or `None` while it is in progress.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns the position, which can be displayed: the side to move and the board, or the board alone if the game is
    /// finished.
    ///
    /// ```
    /// use mancala_engine::{AnyGame, DynGame, Kalah};
    ///
    /// let mut game: Box<dyn DynGame> = Box::new(AnyGame::<Kalah, 2>::start());
    /// assert_eq!(game.position().to_string(), "south <2,0,0,4,4,4,4>");
    /// game.conclude();
    /// assert_eq!(game.position().to_string(), "<2,8,8,0,0,0,0>");
    /// ```
    fn position(&self) -> DynPosition<'_>;

    /// Returns the legal moves: the indices of the pits that the player to move may play, from that player's left.
    /// Empty if the game is finished.
    fn legal_pits(&self) -> LegalPits;

    /// Checks whether a pit may be played: `index` is 0-based, from the left of its `owner`.
    ///
    /// # Errors
    ///
    /// * [`DynMoveError::NoSuchPit`] if `index >= width()`.
    /// * [`DynMoveError::GameOver`] if the game is finished.
    /// * [`DynMoveError::Illegal`] with [`IllegalMove::NotOwned`] if `owner` is not to move, or else with a reason as
    ///   in [`Game::legal_move`].
    fn check(&self, owner: Player, index: usize) -> Result<(), DynMoveError>;

    /// Plays a pit in place: `index` is 0-based, from the left of its `owner`.
    ///
    /// # Errors
    ///
    /// As in [`check`](Self::check); the game is unchanged.
    fn play_at(&mut self, owner: Player, index: usize) -> Result<Summary, DynMoveError>;

    /// Plays a pit in place, and calls `on_event` for each [`Event`], in order. A rejected move reports nothing.
    ///
    /// ```
    /// use mancala_engine::{AnyGame, DynGame, Event, Kalah, Player};
    ///
    /// let mut game: Box<dyn DynGame> = Box::new(AnyGame::<Kalah>::start());
    /// let mut places = Vec::new();
    /// game.play_at_with(Player::South, 4, &mut |event| {
    ///     if let Event::Sown { at } = event {
    ///         places.push(at.to_string());
    ///     }
    /// })?;
    /// assert_eq!(places, ["South's pit 6", "South's store", "North's pit 1", "North's pit 2"]);
    /// # Ok::<(), mancala_engine::DynMoveError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As in [`check`](Self::check); the game is unchanged.
    fn play_at_with(
        &mut self,
        owner: Player,
        index: usize,
        on_event: &mut dyn FnMut(Event<DynSpot>),
    ) -> Result<Summary, DynMoveError>;

    /// Ends the game by agreement: each player keeps the stones in their own row. A finished game stays as it is.
    fn conclude(&mut self);
}

pub(crate) mod sealed {
    pub trait Sealed {}
}

impl<V: Variant, const PITS: usize> sealed::Sealed for AnyGame<V, PITS> {}

/// The pit of the mover that a player and an index name.
#[inline]
fn named<V: Variant, const PITS: usize>(
    game: &AnyGame<V, PITS>,
    owner: Player,
    index: usize,
) -> Result<Pit<PITS>, DynMoveError> {
    let pit = Pit::new(index).ok_or(DynMoveError::NoSuchPit)?;
    match game.to_move() {
        None => Err(DynMoveError::GameOver),
        Some(to_move) if owner != to_move => Err(IllegalMove::NotOwned.into()),
        Some(_) => Ok(pit),
    }
}

impl<V: Variant, const PITS: usize> DynGame for AnyGame<V, PITS> {
    fn variant(&self) -> &'static str {
        V::NAME
    }

    fn width(&self) -> usize {
        PITS
    }

    fn stones(&self, player: Player, index: usize) -> Option<u8> {
        Pit::new(index).map(|pit| self.board().stones(player, pit))
    }

    fn store(&self, player: Player) -> u8 {
        self.board().store(player)
    }

    fn to_move(&self) -> Option<Player> {
        self.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn position(&self) -> DynPosition<'_> {
        DynPosition::new(self)
    }

    fn legal_pits(&self) -> LegalPits {
        match self {
            Self::AwaitingMove(game) => game.legal_moves().map(|token| token.pit().index()).collect(),
            Self::Finished(_) => LegalPits::default(),
        }
    }

    fn check(&self, owner: Player, index: usize) -> Result<(), DynMoveError> {
        let pit = named(self, owner, index)?;
        match self {
            Self::AwaitingMove(game) => Ok(game.legal_move(pit).map(|_| ())?),
            Self::Finished(_) => Err(DynMoveError::GameOver),
        }
    }

    fn play_at(&mut self, owner: Player, index: usize) -> Result<Summary, DynMoveError> {
        let pit = named(self, owner, index)?;
        Ok(self.play(pit)?)
    }

    fn play_at_with(
        &mut self,
        owner: Player,
        index: usize,
        on_event: &mut dyn FnMut(Event<DynSpot>),
    ) -> Result<Summary, DynMoveError> {
        let pit = named(self, owner, index)?;
        let Self::AwaitingMove(Game { board, state, .. }) = self else {
            return Err(DynMoveError::GameOver);
        };
        engine::check::<V, PITS>(board, owner, pit)?;
        let mut on_event = |event: Event<_>| on_event(event.map(DynSpot::from));
        // The board is played as a copy, which costs little compared with the events, so nothing has to be restored
        // after a panic.
        let mut after = *board;
        let (to_move, summary) = engine::play_with_events::<V, PITS>(&mut after, owner, pit, &mut on_event);
        *board = after;
        match to_move {
            Some(to_move) => *state = AwaitingMove { to_move },
            None => *self = Self::new(after, None),
        }
        Ok(summary)
    }

    fn conclude(&mut self) {
        if let Self::AwaitingMove(game) = self {
            *self = Self::Finished(game.clone().conclude());
        }
    }
}

impl<V: Variant, const PITS: usize> AnyGame<V, PITS> {
    /// Plays a pit of the mover's row, in place.
    ///
    /// Use it for a game that lives in a field: [`Game::play`] consumes the game, which would have to be taken out and
    /// put back. If the variant panics, the game is unchanged. For a pit that is named by owner and index, use
    /// [`DynGame::play_at`].
    ///
    /// ```
    /// use mancala_engine::{AnyGame, IllegalMove, Kalah, MoveError, Pit};
    ///
    /// let mut game = AnyGame::<Kalah>::start();
    /// assert!(game.play(Pit::at::<2>())?.extra_turn);
    /// assert_eq!(game.play(Pit::at::<2>()), Err(MoveError::Illegal(IllegalMove::EmptyPit)));
    /// # Ok::<(), MoveError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// * [`MoveError::GameOver`] if the game is finished.
    /// * [`MoveError::Illegal`] with a reason as in [`Game::legal_move`].
    ///
    /// In both cases, the game is unchanged.
    #[inline]
    pub fn play(&mut self, pit: Pit<PITS>) -> Result<Summary, MoveError> {
        let Self::AwaitingMove(Game { board, state, .. }) = self else {
            return Err(MoveError::GameOver);
        };
        let mover = state.to_move;
        engine::check::<V, PITS>(board, mover, pit)?;
        let (to_move, summary) = engine::play_or_restore::<V, PITS>(board, mover, pit, |_| ());
        match to_move {
            Some(to_move) => *state = AwaitingMove { to_move },
            None => *self = Self::new(*board, None),
        }
        Ok(summary)
    }
}
