//! What a user holds: a game in one of its states, tokens, transitions, and the game at run time.
//!
//! Nothing here decides a rule or keeps a history. This folder uses `engine` and those before it.

mod any_game;
mod dyn_game;
mod dyn_move_error;
mod legal_move;
mod outcome;
mod perft;
mod play;

pub use any_game::AnyGame;
pub use dyn_game::DynGame;
pub use dyn_move_error::DynMoveError;
pub use legal_move::{LegalMove, LegalMoves};
pub use outcome::Outcome;
pub use perft::{divide, perft};
pub use play::Rejected;

use core::cmp::Ordering;
use core::fmt;
use core::hash::Hash;
use core::marker::PhantomData;

use crate::board::{check_width, Board, ByPlayer, Player};
use crate::rules::{check_name, Kalah, Variant};

/// A game in the state `S`: [`AwaitingMove`] or [`Finished`], by the rules of `V`, with `PITS` pits a row.
///
/// A game is linear: a move consumes it and gives the next one, so there is one live game and no stale one. It can be
/// cloned, but not copied by accident.
///
/// A call in the wrong state does not compile. The compiler says, for example:
/// ``no method named `play` found for struct `Game<mancala_engine::Finished>` in the current scope``. That means: match
/// on the [`AnyGame`](crate::AnyGame) which the last move gave, and play on only in its `AwaitingMove` arm.
///
/// ```
/// use mancala_engine::{AnyGame, Game, Pit, Player};
///
/// let game = Game::new();
/// let AnyGame::AwaitingMove(game) = game.play(Pit::at::<2>())? else {
///     unreachable!("no first move ends a game of Kalah");
/// };
/// assert_eq!(game.to_move(), Player::South); // the last stone fell into South's store
/// assert_eq!(game.score(Player::South), 1);
/// # Ok::<(), mancala_engine::Rejected>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
#[must_use = "a game goes on only in its own value"]
pub struct Game<S: State, V: Variant = Kalah, const PITS: usize = 6> {
    pub(crate) board: Board<PITS>,
    pub(crate) state: S,
    variant: PhantomData<fn() -> V>,
}

/// A state of a game: [`AwaitingMove`] or [`Finished`]. Sealed: there are no others.
///
/// What serves either state is written once for all of them:
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
    #[diagnostic::on_unimplemented(
        message = "`{Self}` cannot be made a state of a game",
        label = "the states are sealed: a game is `AwaitingMove` or `Finished`"
    )]
    pub trait Sealed {}
    impl Sealed for super::AwaitingMove {}
    impl Sealed for super::Finished {}
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

    /// Returns the player's score: the stones in the player's store.
    #[inline]
    #[must_use]
    pub fn score(&self, player: Player) -> u8 {
        self.board.store(player)
    }
}

/// Writes the state and the board: `Game<AwaitingMove { to_move: South }, kalah>(<6,0,0,..>)`.
impl<S: State, V: Variant, const PITS: usize> fmt::Debug for Game<S, V, PITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game<{:?}, {}>({})", self.state, V::NAME, self.board)
    }
}

/// The state of a game that goes on: it has a player to move, who has a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AwaitingMove {
    pub(crate) to_move: Player,
}

impl State for AwaitingMove {}

impl Game<AwaitingMove> {
    /// Starts the default game: [`Kalah`], six pits, four stones a pit, South to move.
    ///
    /// For all other games there is [`start`](Self::start).
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

/// The board at the start. It refuses, while compiling, an opening that breaks a limit.
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
    /// The game at its start. Every function that starts a game names this constant itself, rather than call another
    /// one that does: the compiler reports a wrong opening at the call of the function that names it, and that is the
    /// user's line.
    pub(crate) const OPENING: Self = Self::in_state(opening::<V, PITS>(), AwaitingMove { to_move: Player::South });

    /// Starts a game: [`V::STONES`](Variant::STONES) stones in each pit, empty stores, South to move.
    ///
    /// The type says which game it is:
    ///
    /// ```
    /// use mancala_engine::{AwaitingMove, Game, Kalah, Player};
    ///
    /// let game: Game<AwaitingMove, Kalah<6>, 9> = Game::start();
    /// assert_eq!(game.board().pits(Player::South), [6; 9]);
    /// ```
    ///
    /// An opening without stones, or of more than 255, does not compile:
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

    /// Ends the game by agreement: each player takes the own row.
    ///
    /// This is how a host ends an Oware game that repeats itself (WOF rules: each player captures the seeds of the own
    /// side).
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

/// The state of a game that is over: it has an [`outcome`](Game::outcome), and nobody moves.
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
    /// Returns who won: the player with more stones in the store.
    ///
    /// ```
    /// use mancala_engine::{AnyGame, Kalah, Outcome, Player};
    ///
    /// let swept = AnyGame::<Kalah, 2>::from_board("<2,1,3,0,0,2,2>".parse()?, Player::South);
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
