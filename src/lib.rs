//! Kalah, Oware and Congkak by exact rules: a board whose geometry is a type, and moves that the compiler checks.
#![no_std]
#![warn(missing_docs)]

mod any_game;
mod board;
mod circuit;
mod dynamic;
mod engine;
mod error;
mod event;
mod game;
mod notation;
mod outcome;
mod owner;
mod perft;
mod pit;
mod play;
mod player;
mod position;
mod row;
mod sides;
mod sowing;
mod spot;
mod variant;
mod variants;

pub use any_game::AnyGame;
pub use board::Board;
pub use circuit::Circuit;
pub use dynamic::DynGame;
pub use error::{BoardError, DynMoveError, IllegalMove, ParseBoardError, ParseBoardErrorKind};
pub use event::{Event, Landed, Summary};
pub use game::{AwaitingMove, Finished, Game, State};
pub use outcome::Outcome;
pub use owner::Owner;
pub use perft::{divide, perft};
pub use pit::Pit;
pub use play::{LegalMove, LegalMoves, Rejected};
pub use player::{ByPlayer, Player};
pub use position::Position;
pub use sowing::Sowing;
pub use spot::Spot;
pub use variant::{Ending, Feeding, Landing, Next, PitStep, Repetition, Slam, StoreStep, Survey, Variant};
pub use variants::{Congkak, EmptyCaptureKalah, Kalah, Oware};

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
