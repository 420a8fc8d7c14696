//! Kalah, Oware and Congkak by exact rules: a board whose geometry is a type, and moves that the compiler checks.
//!
//! This page is a short manual. It goes from a whole game to a rule book of one's own: [a full loop](#a-full-loop) ·
//! [the states](#the-states) · [tokens](#moves-that-cannot-fail) · [what a move did](#what-a-move-did) ·
//! [geometry](#a-custom-geometry) · [the seam](#the-seam) · [a rule book](#a-custom-rule-book) ·
//! [text](#positions-and-text) · [errors](#errors) · [run time](#a-game-chosen-at-run-time) · [the
//! compiler](#what-to-expect-from-the-compiler) · [limits](#limits)
//!
//! # Overview
//!
//! | what | type |
//! |---|---|
//! | the two players, and one value for each | [`Player`], [`ByPlayer`] |
//! | an index that no row lacks; a place where a stone can lie | [`Pit`], [`Spot`] |
//! | the counts, which only the engine changes | [`Board`] |
//! | a board and whose move it is, as text has it | [`Position`] |
//! | a game in a known state | [`Game<AwaitingMove, ..>`](Game), [`Game<Finished, ..>`](Game) |
//! | a game in either state: what a move gives | [`AnyGame`] |
//! | a move that is legal, as a value | [`LegalMove`] |
//! | what a move did | [`Event`], [`Summary`] |
//! | how a game ended | [`Outcome`] |
//! | the rules | [`Variant`]: [`Kalah`], [`EmptyCaptureKalah`], [`Oware`], [`Congkak`], or your own |
//! | the order of sowing | [`Sowing`], [`Circuit`] |
//! | a game whose variant and width are known at run time | [`DynGame`] |
//! | the number of positions at each depth, to check a move generator | [`perft`], [`divide`] |
//! | a position in the notation of Oware programs | [`OwarePosition`] |
//! | a match with its history: undo, redo, repetition, text (feature `alloc`) | `Record`, with `Entry` and `Ply` |
//! | a record whose variant and width are known at run time (feature `alloc`) | `DynRecord`, `read_record` |
//! | a match in OGN, the format of Oware programs (feature `alloc`) | `Ogn` |
//! | serialization (feature `serde`) | [`Player`], [`Board`], [`AnyGame`], `Record` |
//!
//! [`Game`] and [`AnyGame`] take the variant and the number of pits a row, and mean Kalah on six pits without them.
//!
//! # A full loop
//!
//! ```
//! use mancala_engine::{AnyGame, Game, Pit};
//!
//! let mut entries = [3, 3, 6, 1, 2].into_iter(); // as typed in, from 1
//! let mut refused = Vec::new();
//!
//! let mut game = Game::new(); // South to move
//! let over = loop {
//!     let Some(entry) = entries.next() else {
//!         break game.conclude(); // nobody enters any more: each player takes the own row
//!     };
//!     let Some(pit) = Pit::new(entry - 1) else {
//!         continue; // there is no such pit
//!     };
//!     match game.play(pit) {
//!         Ok(AnyGame::AwaitingMove(next)) => game = next,
//!         Ok(AnyGame::Finished(over)) => break over,
//!         Err(rejected) => {
//!             refused.push(rejected.to_string());
//!             game = rejected.game; // the game as it was
//!         }
//!     }
//! };
//!
//! assert_eq!(refused, ["the pit is empty"]); // pit 3 again, after the extra turn that it gave
//! assert_eq!(over.outcome().to_string(), "North wins"); // 28 to 20
//! ```
//!
//! # The states
//!
//! A [`Game`] says in its type which state it is in, and each state has the methods that make sense there:
//! [`AwaitingMove`] has [`to_move`](Game::to_move), [`legal_moves`](Game::legal_moves) and [`play`](Game::play);
//! [`Finished`] has [`outcome`](Game::outcome). The board and the scores are there in both. A move consumes the game
//! and gives an [`AnyGame`], which is to be matched on: so nobody plays on in a game that is over, or in a position
//! that is past.
//!
//! A game that awaits a move has at least one legal move. A position that is set up is asked at once whether it goes
//! on, so that this holds for it as well:
//!
//! ```
//! use mancala_engine::{AnyGame, Finished, Game, Outcome, Position};
//!
//! let position: Position<6> = "south <6,20,25,0,0,0,0,0,0,1,0,0,0,0,2>".parse()?;
//! let game: AnyGame = AnyGame::from_board(position.board, position.to_move);
//! let over: Game<Finished> = game.try_into().expect("South's row is empty");
//! assert_eq!(over.outcome(), Outcome::Won(mancala_engine::Player::North)); // 28 to 20
//! # Ok::<(), mancala_engine::ParseBoardError>(())
//! ```
//!
//! An application stores an [`AnyGame`], and plays it in place as a [`DynGame`] or by taking it out and putting it
//! back.
//!
//! # Moves that cannot fail
//!
//! [`Game::legal_moves`] gives tokens. A [`LegalMove`] borrows the game that it is legal in, so that playing it needs
//! no error path; it plays on a copy, so that a hint or a search looks at every move. [`Game::legal_move`] gives the
//! token of one pit, or the reason why there is none. [`perft`] and [`divide`] count with them.
//!
//! ```
//! use mancala_engine::{AnyGame, AwaitingMove, Game, Variant};
//!
//! /// The most that the player to move can bank by one move and the extra turns that it earns.
//! fn reach<V: Variant, const PITS: usize>(game: &Game<AwaitingMove, V, PITS>) -> u8 {
//!     let player = game.to_move();
//!     let scores = game.legal_moves().map(|token| match token.play() {
//!         AnyGame::AwaitingMove(next) if next.to_move() == player => reach(&next),
//!         after => after.score(player),
//!     });
//!     scores.max().unwrap_or_default()
//! }
//! assert_eq!(reach(&Game::new()), 2); // pit 3, then pit 4, 5 or 6
//! ```
//!
//! To rank the moves by what each of them banks takes a score before and after:
//!
//! ```
//! use std::cmp::Reverse;
//!
//! use mancala_engine::{AwaitingMove, Game, LegalMove, Variant};
//!
//! fn by_stones_banked<V: Variant, const PITS: usize>(
//!     game: &Game<AwaitingMove, V, PITS>,
//! ) -> Vec<(LegalMove<'_, V, PITS>, u8)> {
//!     let player = game.to_move();
//!     let banked = |token: LegalMove<'_, V, PITS>| token.play().score(player) - game.score(player);
//!     let mut moves: Vec<_> = game.legal_moves().map(|token| (token, banked(token))).collect();
//!     moves.sort_by_key(|&(_, banked)| Reverse(banked));
//!     moves
//! }
//! let game = Game::new();
//! let ranked = by_stones_banked(&game).into_iter().map(|(token, banked)| (token.pit().index(), banked));
//! assert!(ranked.eq([(2, 1), (3, 1), (4, 1), (5, 1), (0, 0), (1, 0)]));
//! ```
//!
//! # What a move did
//!
//! [`Game::play_summary`] gives a [`Summary`]: where the last stone fell, what was captured and swept, whether the
//! mover moves again. [`Game::play_with`] tells a closure every [`Event`] in order, stone by stone, as an animation
//! needs them. Where nobody listens they cost nothing.
//!
//! ```
//! use mancala_engine::{Event, Game, Pit, Player, Spot};
//!
//! let mut fell = Vec::new();
//! let game = Game::new().play_with(Pit::at::<4>(), |event| match event {
//!     Event::Sown { at: Spot::Pit(owner, pit) } => fell.push(format!("{owner} {pit}")),
//!     Event::Sown { at: Spot::Store(owner) } => fell.push(format!("{owner}'s store")),
//!     _ => {}
//! })?;
//! assert_eq!(fell, ["South 6", "South's store", "North 1", "North 2"]);
//! assert_eq!(game.score(Player::South), 1);
//! # Ok::<(), mancala_engine::Rejected>(())
//! ```
//!
//! # A custom geometry
//!
//! The number of pits and the opening are numbers in the type. Boards of another width are other types, with pits of
//! their own; whatever is written for `const PITS: usize` serves all of them.
//!
//! ```
//! use mancala_engine::{AnyGame, AwaitingMove, Board, ByPlayer, Game, Kalah, Pit, Player};
//!
//! let wide: Game<AwaitingMove, Kalah<6>, 9> = Game::start(); // nine pits, six stones in each
//! let last: Pit<9> = Pit::at::<8>();
//! assert_eq!(last.opposite(), Pit::at::<0>());
//! assert_eq!(wide.board().stones(Player::North, last), 6);
//!
//! // Any other opening is a board, and a board makes a game. The compiler counts the pits.
//! let pits = ByPlayer { south: [3, 0, 3, 2], north: [2, 2, 2, 2] };
//! let board = Board::new(pits, ByPlayer { south: 0, north: 0 })?;
//! let handicap = AnyGame::<Kalah, 4>::from_board(board, Player::North);
//! assert_eq!(handicap.board().total(), 16);
//! # Ok::<(), mancala_engine::BoardError>(())
//! ```
//!
//! The defaults, Kalah and six pits, are filled in where a type is written: `let game: AnyGame = ..`,
//! `AnyGame::<Oware>::start()`, `<Kalah>::NAME`. Where the compiler has to infer the type, as in `AnyGame::start()`
//! alone, it asks for it (`type annotations needed`).
//!
//! # The seam
//!
//! The engine lifts, sows, captures and sweeps; a [`Variant`] only answers questions. It states facts (its [`Circuit`],
//! the opening, [`Feeding`], [`Slam`], [`Repetition`]) and decides in three functions what follows:
//!
//! | asked | about | answers |
//! |---|---|---|
//! | [`last_in_store`](Variant::last_in_store) | nothing: the last stone fell into the own store | [`StoreStep`] |
//! | [`last_in_pit`](Variant::last_in_pit) | a [`Landing`]: whose pit, its stones, and those that face it | [`PitStep`] |
//! | [`next`](Variant::next) | a [`Survey`]: the sums of rows and stores | [`Next`], with an [`Ending`] |
//!
//! It never sees a board or its width. So any rules go with any width, and no rule book can lose a stone.
//!
//! # A custom rule book
//!
//! Kalah in which the last stone captures on the other side too, and a win needs no more than half of the stones:
//!
//! ```
//! use mancala_engine::{
//!     AnyGame, Circuit, Ending, Kalah, Landing, Next, Owner, Pit, PitStep, Player, Survey, Variant,
//! };
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
//! struct Bold;
//!
//! impl Variant for Bold {
//!     const NAME: &'static str = "bold";
//!     const STONES: u8 = 3;
//!     const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;
//!
//!     fn last_in_pit(landing: Landing) -> PitStep {
//!         match (landing.owner, landing.stones) {
//!             (Owner::Mover | Owner::Opponent, 1) => PitStep::CaptureBoth,
//!             (Owner::Mover | Owner::Opponent, _) => PitStep::EndTurn,
//!         }
//!     }
//!
//!     fn next(survey: Survey) -> Next {
//!         if 2 * survey.store().max(survey.other_store()) > survey.total() {
//!             Next::Finish(Ending::LeaveRows)
//!         } else {
//!             <Kalah>::next(survey)
//!         }
//!     }
//! }
//!
//! // A rule book is tested on its own: its questions can be made by hand.
//! let landing = Landing { owner: Owner::Opponent, stones: 1, opposite: 4 };
//! assert_eq!(Bold::last_in_pit(landing), PitStep::CaptureBoth);
//!
//! let board = "<4,5,3,0,0,2,1,4,0,3,0>".parse()?; // 18 stones
//! let AnyGame::AwaitingMove(game) = AnyGame::<Bold, 4>::from_board(board, Player::South) else {
//!     unreachable!("nobody has more than 9 stones, and no row is empty");
//! };
//! // Two stones: into pit 4 and the store. Nothing is captured, and South moves again.
//! let after = game.play(Pit::at::<2>())?;
//! assert_eq!(after.board().to_string(), "<4,6,3,0,0,0,2,4,0,3,0>");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! See [`Variant`] for what a variant must derive, and for what the engine guarantees.
//!
//! # Positions and text
//!
//! A [`Board`] is written as the board literal of the Kalah Game Protocol: pits a row, South's store, North's store,
//! South's pits, North's pits, each row from its owner's left. A [`Position`] has the side to move before it. Reading
//! is strict, and a [`ParseBoardError`] says what is wrong at which byte.
//!
//! ```
//! use mancala_engine::{Board, ParseBoardErrorKind, Position};
//!
//! let position: Position<2> = "north <2,0,1,3,0,2,2>".parse()?;
//! assert_eq!(position.board.to_string(), "<2,0,1,3,0,2,2>");
//!
//! let fault = "<2,0,1,3,0,2>".parse::<Board<2>>().unwrap_err();
//! assert_eq!(fault.kind, ParseBoardErrorKind::WrongCount { expected: 7 });
//! assert_eq!(fault.to_string(), "expected 7 numbers (at byte 12)");
//! # Ok::<(), mancala_engine::ParseBoardError>(())
//! ```
//!
//! # Errors
//!
//! What types cannot rule out is an error value, and no call panics.
//!
//! | error | from | says |
//! |---|---|---|
//! | [`Rejected`] | [`Game::play`] and its kin | the game, unchanged, and an [`IllegalMove`] |
//! | [`IllegalMove`] | [`Game::legal_move`] | why the pit cannot be played |
//! | [`BoardError`] | [`Board::new`] | why counts make no board |
//! | [`ParseBoardError`] | `str::parse` | what is wrong with a text, and where |
//! | `ParseRecordError`, `ParseOgnError` | `str::parse`, with the feature `alloc` | the same, of a record |
//! | [`DynMoveError`] | [`DynGame`] and `Record` | an [`IllegalMove`], a pit that is not there, or a game that is over |
//!
//! [`Game::play_at`] names a pit of either row, as a click does, and refuses the other player's. Enums of errors may
//! grow: match on them with a last arm `_`.
//!
//! # A game chosen at run time
//!
//! Every [`AnyGame`] is a [`DynGame`], an object-safe trait that names players and indices instead of types. What the
//! types would have refused, it refuses with an error; its page says when to take it and what it costs.
//!
//! ```
//! use mancala_engine::{AnyGame, DynGame, DynMoveError, Kalah, Oware, Player};
//!
//! struct Table {
//!     game: Box<dyn DynGame>,
//! }
//!
//! let kalah = Table { game: Box::new(AnyGame::<Kalah, 8>::start()) };
//! let oware = Table { game: Box::new(AnyGame::<Oware>::start()) };
//! for Table { mut game } in [kalah, oware] {
//!     game.play_at(Player::South, 3)?;
//!     assert_eq!(game.stones(Player::South, 3), Some(0));
//!     game.conclude();
//!     assert_eq!(game.play_at(Player::North, 0), Err(DynMoveError::GameOver));
//! }
//! # Ok::<(), DynMoveError>(())
//! ```
//!
//! # A match and its history
//!
//! With the feature `alloc`, which is on by default, a `Record` owns the history of one match: it plays in place, takes
//! back, plays again, and ends a game at a repeated position where the variant says so. It is written and read as text;
//! `read_record` reads one of which only the text knows the variant and the width.
//!
//! ```
//! # #[cfg(feature = "alloc")]
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use mancala_engine::{read_record, Game, Pit, Record};
//!
//! let mut record = Record::new(Game::new());
//! record.play(Pit::at::<2>())?;
//! record.play(Pit::at::<5>())?;
//! assert_eq!(record.games().count(), 3);
//! record.undo();
//! assert_eq!(record.to_string(), "variant kalah\nboard 6 4\n\n3");
//! assert_eq!(read_record("variant oware\n1 2")?.to_string(), "variant oware\nboard 6 4\n\n1 2");
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "alloc"))]
//! # fn main() {}
//! ```
//!
//! # Features
//!
//! | feature | default | what it adds |
//! |---|---|---|
//! | `alloc` | yes | `Record`, `DynRecord`, `read_record`, `Ogn`: what owns a history |
//! | `serde` | no | `Serialize` and `Deserialize` for [`Player`], [`Board`] and [`AnyGame`], with `alloc` for `Record` too; the JSON stands on their pages |
//!
//! # What to expect from the compiler
//!
//! A mistake against the types is reported in the words of the compiler. This is how to read it:
//!
//! * ``error[E0599]: no method named `play` found for struct `Game<mancala_engine::Finished>` in the current scope``:
//!   the game is over. Match on the [`AnyGame`] that the last move gave, and play on in its `AwaitingMove` arm.
//! * ``error[E0599]: no method named `outcome` found for struct `Game<mancala_engine::AwaitingMove>` in the current
//!   scope``: the game goes on, and has no outcome yet.
//! * ``error[E0599]: no method named `legal_moves` found for enum `AnyGame<V, PITS>` in the current scope``: match on it
//!   first; its `AwaitingMove` arm holds the game that has moves.
//! * ``error[E0382]: use of moved value: `game` ``: the game was moved on by `play`. Go on with what `play` gave back,
//!   or look ahead with tokens, which do not consume it.
//! * ``error[E0505]: cannot move out of `game` because it is borrowed``: a token of this game is used after the move.
//!   Take new tokens from the new game.
//! * ``error[E0004]: non-exhaustive patterns: `AnyGame::Finished(_)` not covered``: a move may end the game; say what
//!   happens then.
//! * ``error: unused `AnyGame` that must be used`` (a warning, if your crate does not deny it): the game goes on in the
//!   value that `play` gave.
//! * ``error[E0308]: mismatched types``, with ``expected `6`, found `7` ``: a pit, a board or a game of another width.
//! * ``error[E0277]: `Chess` is not a rule set``: the type after `Game<..,` or `AnyGame<` must be a [`Variant`].
//! * ``error[E0038]: the trait `mancala_engine::Variant` is not dyn compatible``: a variant is a type, not a value. Use
//!   a [`Box<dyn DynGame>`](DynGame) instead of a `Box<dyn Variant>`.
//! * ``error[E0080]: evaluation panicked``, and then one of these: a limit is broken. The check runs while your program
//!   is compiled; `cargo build` and `cargo test` report it, and a mere `cargo check` may not.
//!   * ``this row has no pit with this index: INDEX must be below PITS`` (`Pit::at::<6>()` on six pits)
//!   * ``the opening has no stones: `Variant::STONES` must be at least 1``
//!   * ``the opening holds more than 255 stones: 2 * PITS * `Variant::STONES` must be at most 255``
//!   * ``the name of the variant is empty: `Variant::NAME` must have at least 1 character``
//!   * ``the name of the variant has an invalid character: `Variant::NAME` may contain only `a` to `z`, `0` to `9` and
//!     `-` ``
//!   * ``a board needs at least 1 pit in each row (PITS is 0)``
//!   * ``a board has at most 127 pits in each row (PITS is more)``
//!
//! # Limits
//!
//! A row has 1 to 127 pits, and a board holds at most 255 stones. A game is one position: it has no history, and so it
//! cannot see that an Oware game repeats itself; its host ends it with [`conclude`](Game::conclude), or a `Record` does
//! so. The crate has no clock, no randomness, no global state, no `unsafe` code, and needs no `std`; without its default
//! feature it needs no allocator either.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![warn(missing_docs)]
// No call panics.
#![warn(
    clippy::allow_attributes,
    clippy::allow_attributes_without_reason,
    clippy::arithmetic_side_effects,
    clippy::expect_used,
    clippy::get_unwrap,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::todo,
    clippy::unimplemented,
    clippy::unreachable,
    clippy::unwrap_used
)]

#[cfg(feature = "alloc")]
extern crate alloc;

mod board;
#[cfg(feature = "serde")]
mod data;
mod engine;
mod game;
mod notation;
#[cfg(feature = "alloc")]
mod record;
mod rules;

pub use board::{Board, BoardError, ByPlayer, Circuit, Owner, Pit, Player, Position, Sowing, Spot};
pub use engine::{Event, IllegalMove, Landed, Summary};
pub use game::{
    divide, perft, AnyGame, AwaitingMove, DynGame, DynMoveError, Finished, Game, LegalMove, LegalMoves, Outcome,
    Rejected, State,
};
#[cfg(feature = "alloc")]
pub use notation::{
    read_record, Ogn, OwareLine, ParseOgnError, ParseOgnErrorKind, ParseRecordError, ParseRecordErrorKind, TagError,
};
pub use notation::{OwarePosition, ParseBoardError, ParseBoardErrorKind, ParsePitError};
#[cfg(feature = "alloc")]
pub use record::{DynRecord, Entry, Games, Plies, Ply, Record};
pub use rules::{
    Congkak, EmptyCaptureKalah, Ending, Feeding, Kalah, Landing, Next, Oware, PitStep, Repetition, Slam, StoreStep,
    Survey, Variant,
};

/// Congkak on its usual board of seven pits a row, in the state `S`; the default width of [`Game`] is six for every
/// variant. In either state it is `AnyGame<Congkak, 7>`.
///
/// ```
/// use mancala_engine::{AwaitingMove, CongkakGame, Player};
///
/// let game = CongkakGame::<AwaitingMove>::start();
/// assert_eq!(game.board().pits(Player::South), [7; 7]);
/// ```
pub type CongkakGame<S> = Game<S, Congkak, 7>;

#[doc = include_str!("../README.md")]
#[cfg(all(doctest, feature = "alloc"))]
struct ReadmeDoctests;
