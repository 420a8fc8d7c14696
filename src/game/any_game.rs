use core::hash::{Hash, Hasher};

use crate::board::{Board, HashTag, Player, Position};
use crate::engine;
use crate::game::{AwaitingMove, Finished, Game, Outcome};
use crate::rules::{check_name, Kalah, Variant};

/// A game in either state. Moves return one, and applications store one.
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
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use = "moves return a new game; use this value to continue"]
pub enum AnyGame<V: Variant = Kalah, const PITS: usize = 6> {
    /// The game is in progress.
    AwaitingMove(Game<AwaitingMove, V, PITS>),
    /// The game is finished.
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

    /// Starts a game, as [`Game::start`] does. It is in progress, because an opening always has a legal move.
    pub fn start() -> Self {
        Self::AwaitingMove(Game::OPENING)
    }

    /// Creates a game from any position. The variant decides at once whether it is finished.
    ///
    /// If it is, the rows are swept or left, just as after a move. A player who has to pass does so.
    ///
    /// ```
    /// use mancala_engine::{board, AnyGame, Board, Kalah, Player};
    ///
    /// let board: Board<2> = board!("<2,1,3,0,0,2,2>");
    /// let game = AnyGame::<Kalah, 2>::from_board(board, Player::South);
    /// assert!(matches!(game, AnyGame::Finished(_))); // South's row is empty
    /// assert_eq!(game.score(Player::North), 7); // 3 in the store, and 4 swept
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
    pub(crate) fn from_start(start: Position<PITS>) -> Self {
        let Position { board, to_move } = start;
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

    /// Returns the player's score: the number of stones in their store.
    #[inline]
    #[must_use]
    pub fn score(&self, player: Player) -> u8 {
        self.board().store(player)
    }

    /// Returns the player to move, or `None` if the game is finished.
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

    /// Returns the board and the player to move, or `None` if the game is finished.
    #[inline]
    #[must_use]
    pub const fn position(&self) -> Option<Position<PITS>> {
        match self {
            Self::AwaitingMove(game) => Some(game.position()),
            Self::Finished(_) => None,
        }
    }

    /// Returns how the game ended, or `None` while it is in progress.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::AwaitingMove(_) => None,
            Self::Finished(over) => Some(over.outcome()),
        }
    }
}

/// The same as [`AnyGame::from_board`].
///
/// ```
/// use mancala_engine::{AnyGame, Kalah, Position};
///
/// let position: Position<6> = "north <6,20,19,0,0,1,0,0,2,0,3,0,0,0,3>".parse()?;
/// let game = AnyGame::<Kalah>::from(position);
/// assert_eq!(game.position(), Some(position));
/// # Ok::<(), mancala_engine::ParseBoardError>(())
/// ```
impl<V: Variant, const PITS: usize> From<Position<PITS>> for AnyGame<V, PITS> {
    fn from(position: Position<PITS>) -> Self {
        let Position { board, to_move } = position;
        Self::from_board(board, to_move)
    }
}

impl<V: Variant, const PITS: usize> Hash for AnyGame<V, PITS> {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.board().hash_with(HashTag::from(self.to_move()), hasher);
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

/// The error is the game in progress.
impl<V: Variant, const PITS: usize> TryFrom<AnyGame<V, PITS>> for Game<Finished, V, PITS> {
    type Error = Game<AwaitingMove, V, PITS>;

    fn try_from(game: AnyGame<V, PITS>) -> Result<Self, Self::Error> {
        match game {
            AnyGame::AwaitingMove(game) => Err(game),
            AnyGame::Finished(over) => Ok(over),
        }
    }
}
