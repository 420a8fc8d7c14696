#![doc = include_str!("manual.md")]
#![cfg_attr(
    not(feature = "alloc"),
    expect(
        rustdoc::broken_intra_doc_links,
        reason = "the manual also links to what needs `alloc`"
    )
)]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![warn(missing_docs)]
// No call of the library panics.
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

pub use board::{Board, BoardError, ByPlayer, Circuit, DynSpot, Owner, Pit, Player, Position, Sowing, Spot};
#[cfg(all(feature = "alloc", feature = "serde"))]
pub use data::RecordSeed;
pub use engine::{Event, IllegalMove, Summary};
pub use game::{
    divide, perft, AnyGame, AwaitingMove, DynGame, DynMoveError, DynPosition, Finished, Game, LegalMove, LegalMoves,
    LegalPits, MoveError, Outcome, Rejected, State,
};
#[cfg(feature = "alloc")]
pub use notation::{
    read_record, Ogn, OwareLine, ParseOgnError, ParseOgnErrorKind, ParseRecordError, ParseRecordErrorKind, TagError,
};
pub use notation::{OwarePosition, ParseBoardError, ParseBoardErrorKind, ParsePitError, ParsePlayerError};
#[cfg(feature = "alloc")]
pub use record::{DynRecord, Entry, GameKind, Games, KindStart, Plies, Ply, Record, StartError};
pub use rules::{
    Ayoayo, Bestemshe, Bohnenspiel, Congkak, EmptyCaptureKalah, Ending, Feeding, Kalah, Lift, Mangala, Next, Oware,
    PitStep, PitView, Repetition, Slam, StoreStep, Survey, Variant,
};

/// Congkak on its usual board of seven pits per row, in the state `S`; the default width of [`Game`] is six for every
/// variant. In either state it is `AnyGame<Congkak, 7>`.
///
/// ```
/// use mancala_engine::{AwaitingMove, CongkakGame, Player};
///
/// let game = CongkakGame::<AwaitingMove>::start();
/// assert_eq!(game.board().pits(Player::South), [7; 7]);
/// ```
pub type CongkakGame<S> = Game<S, Congkak, 7>;

/// Bestemshe on its usual board of five pits per row, in the state `S`; the default width of [`Game`] is six for every
/// variant. In either state it is `AnyGame<Bestemshe, 5>`.
///
/// ```
/// use mancala_engine::{AwaitingMove, BestemsheGame, Player};
///
/// let game = BestemsheGame::<AwaitingMove>::start();
/// assert_eq!(game.board().pits(Player::South), [5; 5]);
/// ```
pub type BestemsheGame<S> = Game<S, Bestemshe, 5>;

/// The design decisions: `DESIGN.md` of the repository.
#[cfg(doc)]
#[doc = include_str!("../DESIGN.md")]
pub mod design {}

/// The changes in each version: `CHANGELOG.md` of the repository.
#[cfg(doc)]
#[doc = include_str!("../CHANGELOG.md")]
pub mod changelog {}

/// What the macro [`board!`] calls.
#[doc(hidden)]
pub mod __private {
    pub use crate::notation::{board_of_literal, width_of_literal};
}

#[doc = include_str!("../README.md")]
#[cfg(all(doctest, feature = "alloc"))]
struct ReadmeDoctests;
