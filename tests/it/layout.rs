//! Properties of the types other than their methods: sizes, auto traits, which types are `Copy`, and equality. Most of
//! these tests fail at compile time.

use core::cell::Cell;
use core::error::Error;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::iter::FusedIterator;
use core::marker::PhantomPinned;
use core::ops::{DerefMut, IndexMut};
use core::panic::{RefUnwindSafe, UnwindSafe};
use core::str::FromStr;
use std::collections::HashSet;

use mancala_engine::{
    AnyGame, AwaitingMove, Ayoayo, Bestemshe, BestemsheGame, Board, BoardError, Bohnenspiel, ByPlayer, Circuit,
    Congkak, CongkakGame, DynGame, DynMoveError, DynSpot, EmptyCaptureKalah, Ending, Event, Feeding, Finished, Game,
    IllegalMove, Kalah, LegalMove, LegalMoves, Lift, Mangala, Next, Outcome, Oware, Owner, ParseBoardError,
    ParseBoardErrorKind, Pit, PitStep, PitView, Player, Position, Rejected, Repetition, Slam, Sowing, Spot, StoreStep,
    Summary, Survey, Variant,
};
use static_assertions::{
    assert_eq_size, assert_impl_all, assert_not_impl_any, assert_obj_safe, assert_type_eq_all, const_assert,
};

// Sizes. A board has a stated size, and a game adds one byte for the player to move. The state, the variant, and the
// enums `AnyGame` and `Option` add nothing.

assert_eq_size!(Board<6>, [u8; 16]);
assert_eq_size!(Game<AwaitingMove>, [u8; 17]);
assert_eq_size!(Game<Finished>, Board<6>);
assert_eq_size!(Option<Game<AwaitingMove>>, Game<AwaitingMove>);
assert_eq_size!(AnyGame, Game<AwaitingMove>);
assert_eq_size!(Option<AnyGame>, AnyGame);
assert_eq_size!(Position<6>, Game<AwaitingMove>);
assert_eq_size!(Pit<127>, u8);
assert_eq_size!(Kalah, ());
const_assert!(size_of::<LegalMove>() <= 2 * size_of::<usize>());

/// A variant that has none of the auto traits. A game contains no value of it, so it must have them all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Tied(*const Cell<u8>, PhantomPinned);

impl Variant for Tied {
    const NAME: &'static str = "tied";
    const STONES: u8 = 4;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;

    fn last_in_pit(_: PitView) -> PitStep {
        PitStep::EndTurn
    }

    fn next(_: Survey) -> Next {
        Next::Move
    }
}

assert_not_impl_any!(Tied: Send, Sync, Unpin, UnwindSafe, RefUnwindSafe);
assert_eq_size!(Game<AwaitingMove, Tied>, Game<AwaitingMove>);

/// Asserts that each type in the brackets has all the traits after them.
macro_rules! each {
    ([]: $($traits:tt)+) => {};
    ([$first:ty $(, $rest:ty)* $(,)?]: $($traits:tt)+) => {
        assert_impl_all!($first: $($traits)+);
        each!([$($rest),*]: $($traits)+);
    };
}

// Every public type is `Send`, `Sync` and unwind-safe.
each!([
    AnyGame, AwaitingMove, Ayoayo, Bestemshe, Board<6>, BoardError, Bohnenspiel, ByPlayer<u8>, Circuit, Congkak,
    DynMoveError, DynSpot, EmptyCaptureKalah, Ending, Event<DynSpot>, Event<Spot<6>>, Feeding, Finished,
    Game<AwaitingMove>, Game<Finished>, IllegalMove, Kalah, LegalMove, LegalMoves, Lift, Mangala, Next, Outcome, Oware,
    Owner, ParseBoardError, ParseBoardErrorKind, Pit<6>, PitStep, PitView, Player, Position<6>, Rejected, Repetition,
    Slam, Sowing<6>, Spot<6>, StoreStep, Summary, Survey,
]: Send, Sync, Unpin, UnwindSafe, RefUnwindSafe);

// So is every type that names a variant, regardless of the variant.
each!([
    AnyGame<Tied>, Game<AwaitingMove, Tied>, Game<Finished, Tied>, LegalMove<Tied>, LegalMoves<Tied>, Rejected<Tied>,
]: Send, Sync, Unpin, UnwindSafe, RefUnwindSafe);

// A game, and every type that contains one, is `Clone` but not `Copy`.
each!([AnyGame, Game<AwaitingMove>, Game<Finished>]: Clone, Debug, Eq, Hash);
assert_not_impl_any!(Game<AwaitingMove>: Copy);
assert_not_impl_any!(Game<Finished>: Copy);
assert_not_impl_any!(AnyGame: Copy);
assert_not_impl_any!(Rejected: Copy);

// A `Copy` iterator could be sown twice by accident.
each!([LegalMoves, Sowing<6>]: Clone, Debug, Iterator, FusedIterator);
assert_impl_all!(Sowing<6>: ExactSizeIterator);
assert_not_impl_any!(LegalMoves: Copy);
assert_not_impl_any!(Sowing<6>: Copy);

// All other types are plain data.
assert_impl_all!(LegalMove: Copy, Debug, Eq);
each!([
    AwaitingMove, Board<6>, ByPlayer<u8>, DynSpot, Event<DynSpot>, Event<Spot<6>>, Finished, Outcome, Pit<6>, Player,
    Position<6>, Spot<6>, Summary,
]: Copy, Debug, Eq, Hash);
each!([
    Circuit, Ending, Feeding, Lift, Next, Owner, PitStep, PitView, Repetition, Slam, StoreStep, Survey,
]: Copy, Debug, Eq, Hash);
each!([Pit<6>, Player]: Ord);

// Text.
each!([Board<6>, Position<6>]: Display, FromStr);
each!([Outcome, Pit<6>, Player]: Display);

// Errors implement `Error`, and can be boxed as `Send + Sync`.
each!([BoardError, DynMoveError, IllegalMove, ParseBoardError, ParseBoardErrorKind]: Error, Copy, Eq, Hash);
each!([Rejected, Rejected<Tied, 9>]: Error, Clone, Eq);
assert_impl_all!(Box<dyn Error + Send + Sync>: From<Rejected>);

// A game of any variant can be chosen at run time, but only as an `AnyGame`.
each!([Ayoayo, Bestemshe, Bohnenspiel, Congkak, EmptyCaptureKalah, Kalah, Mangala, Oware]: Variant, Default);
each!([AnyGame, AnyGame<Oware>, AnyGame<Congkak, 7>, AnyGame<Tied, 127>]: DynGame);
assert_obj_safe!(DynGame);
assert_impl_all!(dyn DynGame: Send, Sync);
assert_not_impl_any!(Game<AwaitingMove>: DynGame);
assert_not_impl_any!(Game<Finished>: DynGame);

// No trait bypasses the private fields: states, tokens and finished games can't be created, and boards can't be
// changed.
assert_impl_all!(Game<AwaitingMove, Oware, 9>: Default);
assert_not_impl_any!(AwaitingMove: Default);
assert_not_impl_any!(Finished: Default);
assert_not_impl_any!(Game<Finished>: Default);
assert_not_impl_any!(LegalMove: Default);
assert_not_impl_any!(Board<6>: DerefMut, IndexMut<Player>, IndexMut<Pit<6>>, IndexMut<Spot<6>>, IndexMut<usize>);

// The type aliases and defaults are the usual games.
assert_type_eq_all!(Game<Finished>, Game<Finished, Kalah<4>, 6>);
assert_type_eq_all!(AnyGame, AnyGame<Kalah<4>, 6>);
assert_type_eq_all!(CongkakGame<AwaitingMove>, Game<AwaitingMove, Congkak<7>, 7>);
assert_type_eq_all!(BestemsheGame<AwaitingMove>, Game<AwaitingMove, Bestemshe<5>, 5>);

/// Returns a game of Kalah with two pits per row.
fn game(position: &str) -> AnyGame<Kalah, 2> {
    let Position { board, to_move } = position.parse().expect(position);
    AnyGame::from_board(board, to_move)
}

/// Returns the number of different games among these, by `Eq` and `Hash`.
fn different<const N: usize>(positions: [&str; N]) -> usize {
    positions.map(game).into_iter().collect::<HashSet<_>>().len()
}

#[test]
fn the_player_to_move_is_part_of_a_game() {
    assert_eq!(different(["south <2,0,0,1,1,1,1>", "north <2,0,0,1,1,1,1>"]), 2);
}

#[test]
fn the_stores_are_part_of_a_game() {
    assert_eq!(different(["south <2,1,0,1,1,1,1>", "south <2,0,1,1,1,1,1>"]), 2);
}

#[test]
fn a_finished_game_is_its_board_alone() {
    // All three end as <2,3,4,0,0,0,0>: swept with either player to move, or without stones to sweep.
    let positions = [
        "south <2,3,2,0,0,1,1>",
        "north <2,3,2,0,0,1,1>",
        "north <2,3,4,0,0,0,0>",
    ];
    assert!(matches!(
        positions.map(game),
        [AnyGame::Finished(_), AnyGame::Finished(_), AnyGame::Finished(_)]
    ));
    assert_eq!(different(positions), 1);
}

#[test]
fn a_game_in_progress_is_not_the_finished_one() {
    let game = Game::new();
    assert_ne!(AnyGame::from(game.clone()), AnyGame::from(game.conclude()));
}

#[test]
fn how_a_game_ended_is_not_part_of_it() {
    let AnyGame::AwaitingMove(open) = game("north <2,2,3,1,0,0,1>") else {
        unreachable!("both rows hold a stone");
    };
    assert_eq!(AnyGame::from(open.conclude()), game("south <2,3,4,0,0,0,0>"));
}

#[test]
fn a_clone_is_the_same_game() {
    let game = Game::new();
    assert_eq!(HashSet::from([game.clone(), game]).len(), 1);
}

#[test]
fn tokens_are_equal_when_game_and_pit_are() {
    let (game, same) = (Game::new(), Game::new());
    let pit = Pit::at::<2>();
    assert_eq!(game.legal_move(pit), same.legal_move(pit));
    assert_ne!(game.legal_move(pit), game.legal_move(Pit::at::<3>()));
}
