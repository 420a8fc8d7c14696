use core::fmt;

use crate::board::{Pit, Player};
use crate::engine::{self, IllegalMove, Summary};
use crate::game::{AnyGame, AwaitingMove, DynMoveError, Game, Outcome};
use crate::rules::Variant;

/// A game whose variant and width are chosen at run time: every [`AnyGame`] behind one object-safe trait.
///
/// Take it where a program learns at run time what is played, or where a game lives in a field and moves in place.
/// What it costs: a virtual call a move, checks of what the types would have known, no tokens and no events. The rules
/// are the same.
///
/// A failed call changes nothing. Neither does a call in which the variant panics: the game stays as it was, and can be
/// played on.
///
/// Every `DynGame` is [`Send`] and [`Sync`], so a `Box<dyn DynGame>` can be sent to another thread or shared behind a
/// lock. A search keeps the `AnyGame`, which can be cloned.
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
/// let legal: Vec<usize> = (0..game.width()).filter(|&index| game.check(Player::South, index).is_ok()).collect();
/// assert_eq!(legal, [1, 2, 3, 4, 5, 6]);
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
pub trait DynGame: fmt::Debug + Send + Sync {
    /// Returns the variant's name ([`Variant::NAME`]).
    fn variant(&self) -> &'static str;

    /// Returns the number of pits in each row: 1 to 127.
    fn width(&self) -> usize;

    /// Returns the stones in one pit of the player's row (0-based, from the player's left), or `None` from
    /// [`width`](Self::width) on.
    fn stones(&self, player: Player, index: usize) -> Option<u8>;

    /// Returns the stones in the player's store.
    fn store(&self, player: Player) -> u8;

    /// Returns the player to move, or `None` when the game is over.
    fn to_move(&self) -> Option<Player>;

    /// Returns how the game ended, or `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Says whether a pit may be played: `index` is 0-based, from the left of its `owner`.
    ///
    /// # Errors
    ///
    /// * [`DynMoveError::NoSuchPit`] if `index` is not below [`width`](Self::width).
    /// * [`DynMoveError::GameOver`] if the game is over.
    /// * [`DynMoveError::Illegal`] with [`IllegalMove::NotOwned`] if `owner` is not to move, or else with a reason as
    ///   in [`Game::legal_move`].
    fn check(&self, owner: Player, index: usize) -> Result<(), DynMoveError>;

    /// Plays a pit in place: `index` is 0-based, from the left of its `owner`.
    ///
    /// # Errors
    ///
    /// As [`check`](Self::check); the game is unchanged.
    fn play_at(&mut self, owner: Player, index: usize) -> Result<Summary, DynMoveError>;

    /// Ends the game by agreement: each player takes the own row. A game that is over stays as it is.
    fn conclude(&mut self);
}

/// The typed form of a move that was named at run time.
#[inline]
fn checked<V: Variant, const PITS: usize>(
    game: &AnyGame<V, PITS>,
    owner: Player,
    index: usize,
) -> Result<Pit<PITS>, DynMoveError> {
    let pit = Pit::new(index).ok_or(DynMoveError::NoSuchPit)?;
    match game {
        AnyGame::Finished(_) => Err(DynMoveError::GameOver),
        AnyGame::AwaitingMove(game) if owner != game.to_move() => Err(IllegalMove::NotOwned.into()),
        AnyGame::AwaitingMove(game) => {
            game.legal_move(pit)?;
            Ok(pit)
        }
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

    fn check(&self, owner: Player, index: usize) -> Result<(), DynMoveError> {
        checked(self, owner, index).map(|_| ())
    }

    fn play_at(&mut self, owner: Player, index: usize) -> Result<Summary, DynMoveError> {
        let pit = checked(self, owner, index)?;
        let Self::AwaitingMove(Game { board, state, .. }) = self else {
            return Err(DynMoveError::GameOver);
        };
        let (to_move, summary) = engine::play_or_restore::<V, PITS>(board, owner, pit, |_| ());
        match to_move {
            Some(to_move) => *state = AwaitingMove { to_move },
            None => *self = Self::new(*board, None),
        }
        Ok(summary)
    }

    fn conclude(&mut self) {
        if let Self::AwaitingMove(game) = self {
            *self = Self::Finished(game.clone().conclude());
        }
    }
}
