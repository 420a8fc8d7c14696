//! The values that a user holds: a game in one of its states, tokens, transitions, and the game at run time.
//!
//! Nothing here decides a rule or keeps a history. This folder uses `engine` and those before it.

mod any_game;
mod dyn_game;
mod dyn_position;
mod legal_move;
mod legal_pits;
mod move_error;
mod outcome;
mod perft;
mod play;

pub use any_game::AnyGame;
#[cfg(feature = "alloc")]
pub(crate) use dyn_game::sealed::Sealed as SealedGame;
pub use dyn_game::DynGame;
pub use dyn_position::DynPosition;
pub use legal_move::{LegalMove, LegalMoves};
pub use legal_pits::LegalPits;
pub use move_error::{DynMoveError, MoveError};
pub use outcome::Outcome;
pub use perft::{divide, perft};
pub use play::Rejected;

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;

use crate::board::{check_width, Board, ByPlayer, HashTag, Player, Position};
use crate::rules::{check_name, Kalah, Variant};

/// A game of the variant `V` in the state `S`, [`AwaitingMove`] or [`Finished`], with `PITS` pits per row.
///
/// A move consumes the game and returns the next one, so stale states can't be used. `Game` is `Clone` but not `Copy`.
///
/// A call in the wrong state doesn't compile. The compiler reports, for example,
/// ``no method named `play` found for struct `Game<mancala_engine::Finished>` in the current scope``. In that case,
/// match on the [`AnyGame`] that the last move returned, and play on only in its `AwaitingMove` arm.
///
/// ```
/// use mancala_engine::{AnyGame, Game, Pit, Player};
///
/// let game = Game::new();
/// let AnyGame::AwaitingMove(game) = game.play(Pit::at::<2>())? else {
///     unreachable!("no first move ends a game of Kalah");
/// };
/// assert_eq!(game.to_move(), Player::South); // the last stone landed in South's store
/// assert_eq!(game.score(Player::South), 1);
/// # Ok::<(), mancala_engine::Rejected>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
#[must_use = "moves return a new game; use this value to continue"]
pub struct Game<S: State, V: Variant = Kalah, const PITS: usize = 6> {
    pub(crate) board: Board<PITS>,
    pub(crate) state: S,
    variant: PhantomData<fn() -> V>,
}

/// A state of a game: [`AwaitingMove`] or [`Finished`]. The trait is sealed, so there are no others.
///
/// A function that works in either state is generic over it:
///
/// ```
/// use mancala_engine::{Game, Player, State, Variant};
///
/// fn lead<S: State, V: Variant, const PITS: usize>(game: &Game<S, V, PITS>) -> i16 {
///     i16::from(game.score(Player::South)) - i16::from(game.score(Player::North))
/// }
/// assert_eq!(lead(&Game::new()), 0);
/// assert_eq!(lead(&Game::new().conclude()), 0);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a state of a game",
    label = "a game is `AwaitingMove` or `Finished`",
    note = "the states are sealed; `AnyGame` holds a game in either state"
)]
pub trait State: sealed::Sealed + Clone + fmt::Debug + Eq + Hash {}

mod sealed {
    use crate::board::Player;

    #[diagnostic::on_unimplemented(
        message = "`{Self}` cannot be made a state of a game",
        label = "the states are sealed: a game is `AwaitingMove` or `Finished`"
    )]
    pub trait Sealed {
        /// The player to move, if the state has one.
        fn player(&self) -> Option<Player>;
    }

    impl Sealed for super::AwaitingMove {
        #[inline]
        fn player(&self) -> Option<Player> {
            Some(self.to_move)
        }
    }

    impl Sealed for super::Finished {
        #[inline]
        fn player(&self) -> Option<Player> {
            None
        }
    }
}

impl<S: State, V: Variant, const PITS: usize> Game<S, V, PITS> {
    #[inline]
    pub(crate) const fn in_state(board: Board<PITS>, state: S) -> Self {
        Self {
            board,
            state,
            variant: PhantomData,
        }
    }

    /// Returns the board.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> &Board<PITS> {
        &self.board
    }

    /// Returns the player's score: the number of stones in their store.
    #[inline]
    #[must_use]
    pub fn score(&self, player: Player) -> u8 {
        self.board.store(player)
    }
}

impl<S: State, V: Variant, const PITS: usize> Hash for Game<S, V, PITS> {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.board.hash_with(HashTag::from(self.state.player()), hasher);
    }
}

/// Writes the state and the board: `Game<AwaitingMove { to_move: South }, kalah>(<6,0,0,..>)`.
impl<S: State, V: Variant, const PITS: usize> fmt::Debug for Game<S, V, PITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game<{:?}, {}>({})", self.state, V::NAME, self.board)
    }
}

/// The state of a game in progress: it has a player to move, who has at least one legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AwaitingMove {
    pub(crate) to_move: Player,
}

impl State for AwaitingMove {}

impl Game<AwaitingMove> {
    /// Starts the default game: [`Kalah`] with six pits per row and four stones per pit, South to move.
    ///
    /// [`start`](Self::start) starts all other games.
    ///
    /// ```
    /// # use mancala_engine::{Game, Player};
    /// let game = Game::new();
    /// assert_eq!(game.board().pits(Player::North), [4; 6]);
    /// ```
    pub fn new() -> Self {
        Self::start()
    }
}

/// The board at the start. It rejects, at compile time, an opening that breaks a limit.
// The compiler's message shows the caller; without this, it shows the inside of `assert!`.
#[track_caller]
#[expect(clippy::panic, reason = "it is called for the constant `OPENING` alone")]
const fn opening<V: Variant, const PITS: usize>() -> Board<PITS> {
    check_width::<PITS>();
    check_name(V::NAME);
    assert!(
        V::STONES >= 1,
        "the opening has no stones: `Variant::STONES` must be at least 1"
    );
    let row = [V::STONES; PITS];
    match Board::new(ByPlayer { south: row, north: row }, ByPlayer { south: 0, north: 0 }) {
        Ok(board) => board,
        Err(_) => panic!("the opening holds more than 255 stones: 2 * PITS * `Variant::STONES` must be at most 255"),
    }
}

impl<V: Variant, const PITS: usize> Game<AwaitingMove, V, PITS> {
    /// The game at its start. Every function that starts a game names this constant itself. The compiler reports a wrong
    /// opening at the call of the function that names it, and that has to be the user's line.
    pub(crate) const OPENING: Self = Self::in_state(opening::<V, PITS>(), AwaitingMove { to_move: Player::South });

    /// Starts a game: [`V::STONES`](Variant::STONES) stones in each pit, empty stores, South to move.
    ///
    /// The type determines the game:
    ///
    /// ```
    /// use mancala_engine::{AwaitingMove, Game, Kalah, Player};
    ///
    /// let game: Game<AwaitingMove, Kalah<6>, 9> = Game::start();
    /// assert_eq!(game.board().pits(Player::South), [6; 9]);
    /// ```
    ///
    /// An opening without stones, or with more than 255, does not compile:
    ///
    /// ```compile_fail
    /// # use mancala_engine::{AwaitingMove, Game, Kalah};
    /// let game: Game<AwaitingMove, Kalah<22>, 6> = Game::start(); // error: the opening holds more than 255 stones
    /// ```
    pub fn start() -> Self {
        Self::OPENING
    }

    /// Returns the player to move.
    #[inline]
    #[must_use]
    pub const fn to_move(&self) -> Player {
        self.state.to_move
    }

    /// Returns the board and the player to move.
    ///
    /// ```
    /// # use mancala_engine::Game;
    /// assert_eq!(Game::new().position().to_string(), "south <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>");
    /// ```
    #[inline]
    #[must_use]
    pub const fn position(&self) -> Position<PITS> {
        Position {
            board: self.board,
            to_move: self.state.to_move,
        }
    }

    /// Ends the game by agreement: each player keeps the stones in their own row.
    ///
    /// This is how a caller ends an Oware game that repeats itself, under the rules of the World Oware Federation.
    ///
    /// ```
    /// # use mancala_engine::{Game, Outcome};
    /// assert_eq!(Game::new().conclude().outcome(), Outcome::Drawn);
    /// ```
    pub fn conclude(self) -> Game<Finished, V, PITS> {
        let mut board = self.board;
        board.sweep();
        Game::in_state(board, Finished(()))
    }
}

/// The same as [`Game::start`].
impl<V: Variant, const PITS: usize> Default for Game<AwaitingMove, V, PITS> {
    fn default() -> Self {
        Self::OPENING
    }
}

/// The state of a finished game: it has an [`outcome`](Game::outcome), and no moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Finished(pub(crate) ());

impl State for Finished {}

/// Writes `Finished`.
impl fmt::Debug for Finished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Finished")
    }
}

impl<V: Variant, const PITS: usize> Game<Finished, V, PITS> {
    /// Returns the outcome: the player with more stones in their store wins.
    ///
    /// ```
    /// use mancala_engine::{board, AnyGame, Kalah, Outcome, Player};
    ///
    /// let swept = AnyGame::<Kalah, 2>::from_board(board!("<2,1,3,0,0,2,2>"), Player::South);
    /// let AnyGame::Finished(over) = swept else {
    ///     unreachable!("South's row is empty");
    /// };
    /// assert_eq!(over.outcome(), Outcome::Won(Player::North)); // 7 to 1
    /// # Ok::<(), mancala_engine::ParseBoardError>(())
    /// ```
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        let [south, north] = Player::ALL.map(|player| self.score(player));
        match south.cmp(&north) {
            Ordering::Greater => Outcome::Won(Player::South),
            Ordering::Less => Outcome::Won(Player::North),
            Ordering::Equal => Outcome::Drawn,
        }
    }
}
