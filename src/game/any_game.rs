use crate::board::{Board, Player};
use crate::engine;
use crate::game::{AwaitingMove, Finished, Game, Outcome};
use crate::rules::{check_name, Kalah, Variant};

/// A game in either state: what a move gives, what a position makes, and what an application stores.
///
/// ```
/// use mancala_engine::{AnyGame, Game, Pit};
///
/// match Game::new().play(Pit::at::<0>())? {
///     AnyGame::AwaitingMove(game) => println!("{} to move", game.to_move()),
///     AnyGame::Finished(over) => println!("{}", over.outcome()),
/// }
/// # Ok::<(), mancala_engine::Rejected>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[must_use = "the game goes on in this value alone"]
pub enum AnyGame<V: Variant = Kalah, const PITS: usize = 6> {
    /// The game goes on.
    AwaitingMove(Game<AwaitingMove, V, PITS>),
    /// The game is over.
    Finished(Game<Finished, V, PITS>),
}

impl<V: Variant, const PITS: usize> AnyGame<V, PITS> {
    #[inline]
    pub(crate) fn new(board: Board<PITS>, to_move: Option<Player>) -> Self {
        match to_move {
            Some(to_move) => Self::AwaitingMove(Game::in_state(board, AwaitingMove { to_move })),
            None => Self::Finished(Game::in_state(board, Finished(()))),
        }
    }

    /// Starts a game: [`Game::start`] as either state. It goes on: an opening always has a legal move.
    pub fn start() -> Self {
        Self::AwaitingMove(Game::OPENING)
    }

    /// Makes a game of any position, by asking the variant at once how it goes on.
    ///
    /// The position may be over already; then its rows are swept (or left) as after a move. A player who has to pass
    /// passes.
    ///
    /// ```
    /// use mancala_engine::{AnyGame, Board, Kalah, Player};
    ///
    /// let board: Board<2> = "<2,1,3,0,0,2,2>".parse()?;
    /// let game = AnyGame::<Kalah, 2>::from_board(board, Player::South);
    /// assert!(matches!(game, AnyGame::Finished(_))); // South's row is empty
    /// assert_eq!(game.score(Player::North), 7); // North has swept
    /// # Ok::<(), mancala_engine::ParseBoardError>(())
    /// ```
    pub fn from_board(mut board: Board<PITS>, to_move: Player) -> Self {
        const { check_name(V::NAME) }
        let to_move = engine::settle::<V, PITS>(&mut board, to_move);
        Self::new(board, to_move)
    }

    /// Creates the game that a record starts with. The variant's own opening continues without a question, as it does
    /// in [`Game::start`].
    #[cfg(any(feature = "alloc", feature = "serde"))]
    pub(crate) fn from_start(start: crate::board::Position<PITS>) -> Self {
        let crate::board::Position { board, to_move } = start;
        if start.opening() == Some(V::STONES) {
            Self::new(board, Some(to_move))
        } else {
            Self::from_board(board, to_move)
        }
    }

    /// Returns the board.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> &Board<PITS> {
        match self {
            Self::AwaitingMove(game) => game.board(),
            Self::Finished(game) => game.board(),
        }
    }

    /// Returns the player's score: the stones in the player's store.
    #[inline]
    #[must_use]
    pub fn score(&self, player: Player) -> u8 {
        self.board().store(player)
    }

    /// Returns the player to move, or `None` when the game is over.
    ///
    /// ```
    /// # use mancala_engine::{AnyGame, Kalah, Player};
    /// assert_eq!(AnyGame::<Kalah, 6>::start().to_move(), Some(Player::South));
    /// ```
    #[inline]
    #[must_use]
    pub const fn to_move(&self) -> Option<Player> {
        match self {
            Self::AwaitingMove(game) => Some(game.to_move()),
            Self::Finished(_) => None,
        }
    }

    /// Returns how the game ended, or `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::AwaitingMove(_) => None,
            Self::Finished(over) => Some(over.outcome()),
        }
    }
}

/// The same as [`AnyGame::start`].
impl<V: Variant, const PITS: usize> Default for AnyGame<V, PITS> {
    fn default() -> Self {
        Self::AwaitingMove(Game::OPENING)
    }
}

impl<V: Variant, const PITS: usize> From<Game<AwaitingMove, V, PITS>> for AnyGame<V, PITS> {
    fn from(game: Game<AwaitingMove, V, PITS>) -> Self {
        Self::AwaitingMove(game)
    }
}

impl<V: Variant, const PITS: usize> From<Game<Finished, V, PITS>> for AnyGame<V, PITS> {
    fn from(game: Game<Finished, V, PITS>) -> Self {
        Self::Finished(game)
    }
}

/// The error is the finished game.
impl<V: Variant, const PITS: usize> TryFrom<AnyGame<V, PITS>> for Game<AwaitingMove, V, PITS> {
    type Error = Game<Finished, V, PITS>;

    fn try_from(game: AnyGame<V, PITS>) -> Result<Self, Self::Error> {
        match game {
            AnyGame::AwaitingMove(game) => Ok(game),
            AnyGame::Finished(over) => Err(over),
        }
    }
}

/// The error is the game that goes on.
impl<V: Variant, const PITS: usize> TryFrom<AnyGame<V, PITS>> for Game<Finished, V, PITS> {
    type Error = Game<AwaitingMove, V, PITS>;

    fn try_from(game: AnyGame<V, PITS>) -> Result<Self, Self::Error> {
        match game {
            AnyGame::AwaitingMove(game) => Err(game),
            AnyGame::Finished(over) => Ok(over),
        }
    }
}
