//! A shared library that plays, and whose panic handler calls a function that does not exist. It can be linked only if
//! nothing in it reaches a panic: the linker drops the handler then.
//!
//! With `--cfg control` there are fewer games, but one function that reaches a panic, and linking has to fail.
//!
//! Of what the library has without features, this is all that does something. What needs `alloc` is not here: a vector
//! panics where it can't grow.
#![no_std]

use core::fmt::{self, Write};
use core::hash::{Hash, Hasher};
use core::hint::black_box;
use core::str::FromStr;

use mancala_engine::{
    divide, perft, AnyGame, AwaitingMove, Ayoayo, Bestemshe, Board, Bohnenspiel, ByPlayer, Circuit, Congkak, DynGame,
    DynMoveError, DynPosition, EmptyCaptureKalah, Feeding, Game, Kalah, Lift, Mangala, Next, Outcome, Oware,
    OwarePosition, Pit, PitStep, PitView, Player, Position, Rejected, Slam, Sowing, Spot, StoreStep, Survey, Variant,
};

extern "C" {
    fn a_panic_is_reached() -> !;
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    // SAFETY: it is not called, because a program that contains the call can't be linked.
    unsafe { a_panic_is_reached() }
}

/// The compiled `core` names it, and a program that does not unwind never calls it.
#[no_mangle]
pub extern "C" fn rust_eh_personality() {}

#[cfg(control)]
#[no_mangle]
pub fn control(pits: &[u8; 6], index: usize) -> u8 {
    pits[index]
}

/// A variant of whose answers the compiler knows nothing. Its constants are chosen by these numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opaque<const CIRCUIT: usize, const LEAVES_ONE: bool, const SLAM: usize>;

impl<const CIRCUIT: usize, const LEAVES_ONE: bool, const SLAM: usize> Variant for Opaque<CIRCUIT, LEAVES_ONE, SLAM> {
    const NAME: &'static str = "opaque";
    const STONES: u8 = 3;
    const CIRCUIT: Circuit = [Circuit::PitsAndOwnStore, Circuit::Pits, Circuit::PitsButOrigin][CIRCUIT];
    const LIFT: Lift = [Lift::All, Lift::LeaveOne][LEAVES_ONE as usize];
    const FEEDING: Feeding = [Feeding::Optional, Feeding::Required][SLAM % 2];
    const SLAM: Slam = [
        Slam::Captures,
        Slam::CapturesNothing,
        Slam::Illegal,
        Slam::SparesFirst,
        Slam::SparesLast,
        Slam::OpponentTakesRest,
    ][SLAM];

    fn last_in_store() -> StoreStep {
        black_box(StoreStep::EndTurn)
    }

    fn last_in_pit(pit: PitView) -> PitStep {
        black_box((pit, PitStep::EndTurn)).1
    }

    fn capture_extends_to(pit: PitView) -> bool {
        black_box((pit, true)).1
    }

    fn next(survey: Survey) -> Next {
        black_box((survey, Next::Move)).1
    }
}

/// Makes functions for each of these games. The compiler knows nothing about their arguments, and exports them all.
macro_rules! play {
    ($($game:ident: $variant:ty, $pits:literal;)*) => {
        $(mod $game {
            use super::*;

            type Awaiting = Game<AwaitingMove, $variant, $pits>;
            type Any = AnyGame<$variant, $pits>;

            #[export_name = concat!(stringify!($game), "_start")]
            pub fn start() -> Any {
                Any::start()
            }

            #[export_name = concat!(stringify!($game), "_from_board")]
            pub fn from_board(pits: ByPlayer<[u8; $pits]>, stores: ByPlayer<u8>, to_move: Player) -> Option<Any> {
                Some(Any::from_board(Board::new(pits, stores).ok()?, to_move))
            }

            #[export_name = concat!(stringify!($game), "_play")]
            pub fn play(game: Awaiting, index: usize) -> Option<Any> {
                game.play(Pit::new(index)?).ok()
            }

            #[export_name = concat!(stringify!($game), "_play_at")]
            pub fn play_at(game: Awaiting, owner: Player, index: usize) -> Option<Any> {
                game.play_at(owner, Pit::new(index)?).ok()
            }

            #[export_name = concat!(stringify!($game), "_play_summary")]
            pub fn play_summary(game: Awaiting, index: usize) -> Option<(Any, u8)> {
                let (after, summary) = game.play_summary(Pit::new(index)?).ok()?;
                Some((after, summary.captured))
            }

            #[export_name = concat!(stringify!($game), "_play_with")]
            pub fn play_with(game: Awaiting, index: usize) -> Option<Any> {
                let on_event = |event| {
                    black_box(event);
                };
                game.play_with(Pit::new(index)?, on_event).ok()
            }

            #[export_name = concat!(stringify!($game), "_play_in_place")]
            pub fn play_in_place(game: &mut Any, index: usize) -> Option<u8> {
                Some(game.play(Pit::new(index)?).ok()?.captured)
            }

            #[export_name = concat!(stringify!($game), "_legal_moves")]
            pub fn legal_moves(game: &Awaiting) -> usize {
                let moves = game.legal_moves();
                for token in moves.clone() {
                    let _ = black_box(token.play());
                }
                for token in moves.clone().rev() {
                    let _ = black_box(token.play_summary());
                    let _ = black_box(token.play_with(|event| {
                        black_box(event);
                    }));
                }
                moves.len()
            }

            #[export_name = concat!(stringify!($game), "_conclude")]
            pub fn conclude(game: Awaiting) -> Outcome {
                game.conclude().outcome()
            }

            #[export_name = concat!(stringify!($game), "_perft")]
            pub fn positions(game: &Awaiting, depth: u32) -> u64 {
                perft(game, depth) ^ divide(game, depth).fold(0, |sum, (_, positions)| sum ^ positions)
            }

            #[export_name = concat!(stringify!($game), "_hash")]
            pub fn hash(game: &Any, mut hasher: &mut dyn Hasher) {
                game.hash(&mut hasher);
            }

            #[export_name = concat!(stringify!($game), "_write_rejected")]
            pub fn write_rejected(rejected: &Rejected<$variant, $pits>, to: &mut dyn Write) -> fmt::Result {
                write!(to, "{rejected} {rejected:?}")
            }

            /// Contains every method of `DynGame`, in a table of functions.
            #[export_name = concat!(stringify!($game), "_at_run_time")]
            pub fn at_run_time(game: &mut Any) -> &mut dyn DynGame {
                game
            }
        })*
    };
}

play! {
    kalah_6: Kalah, 6;
}

#[cfg(not(control))]
play! {
    kalah_9: Kalah, 9;
    kalah_16: Kalah<7>, 16;
    empty_capture_kalah_6: EmptyCaptureKalah, 6;
    oware_6: Oware, 6;
    oware_9: Oware, 9;
    oware_16: Oware, 16;
    congkak_7: Congkak, 7;
    congkak_16: Congkak, 16;
    mangala_6: Mangala, 6;
    bohnenspiel_6: Bohnenspiel, 6;
    bestemshe_5: Bestemshe, 5;
    ayoayo_6: Ayoayo, 6;
    ayoayo_16: Ayoayo, 16;
    opaque_6_captures: Opaque<0, false, 0>, 6;
    opaque_6_captures_nothing: Opaque<1, false, 1>, 6;
    opaque_6_illegal: Opaque<2, true, 2>, 6;
    opaque_6_spares_first: Opaque<0, true, 3>, 6;
    opaque_8_spares_last: Opaque<1, true, 4>, 8;
    opaque_9_opponent_takes_rest: Opaque<2, false, 5>, 9;
    opaque_16_spares_first: Opaque<0, false, 3>, 16;
    opaque_16_illegal: Opaque<1, true, 2>, 16;
}

/// Makes a function that reads a text, and one that writes a value, for each of these types.
macro_rules! text {
    ($($name:ident: $value:ty;)*) => {
        $(mod $name {
            use super::*;

            #[export_name = concat!(stringify!($name), "_read")]
            pub fn read(text: &str) -> Result<$value, <$value as FromStr>::Err> {
                text.parse()
            }

            #[export_name = concat!(stringify!($name), "_write")]
            pub fn write(value: &$value, to: &mut dyn Write) -> fmt::Result {
                write!(to, "{value}")
            }

            #[export_name = concat!(stringify!($name), "_write_error")]
            pub fn write_error(error: &<$value as FromStr>::Err, to: &mut dyn Write) -> fmt::Result {
                write!(to, "{error}")
            }
        })*
    };
}

text! {
    board_6: Board<6>;
    board_16: Board<16>;
    position_6: Position<6>;
    position_127: Position<127>;
    oware_position: OwarePosition;
    pit: Pit<6>;
    player: Player;
}

#[no_mangle]
pub fn write_position(position: &DynPosition<'_>, to: &mut dyn Write) -> fmt::Result {
    write!(to, "{position}")
}

#[no_mangle]
pub fn write_move_error(error: DynMoveError, to: &mut dyn Write) -> fmt::Result {
    write!(to, "{error}")
}

#[no_mangle]
pub fn sowing(circuit: Circuit, mover: Player, owner: Player, index: usize, stones: u8) -> Option<Spot<6>> {
    Sowing::new(circuit, mover, (owner, Pit::new(index)?), stones).last()
}
