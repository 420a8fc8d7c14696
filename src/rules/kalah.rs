use crate::board::{Circuit, Owner};
use crate::rules::{Ending, Landing, Next, PitStep, Survey, Variant};

/// The rule book of Kalah with `STONES` stones a pit; four are usual, and six pits a row.
///
/// * The last stone in the own store: the mover moves again.
/// * The last stone in an own pit that was empty, with stones in the pit that faces it: both pits go to the mover's
///   store. The capture gives no extra turn.
/// * As soon as either row is empty after a move, also when an extra turn is due, the game is over, and each player
///   sweeps the own row.
///
/// These are the rules by which W. J. Champion's Kalah is solved and programmed (Irving, Donkers, Uiterwijk: "Solving
/// Kalah", ICGA Journal 23-3, 2000); the capture asks for stones in the opposite pit, as in the Kalah Game Protocol.
/// [`EmptyCaptureKalah`](crate::EmptyCaptureKalah) plays the other reading.
///
/// ```
/// use mancala_engine::{AnyGame, Kalah, Pit, Player};
///
/// //      (1) (2) (0)             (1) (0) (0)
/// // [0]             [0]  -->  [0]             [3]
/// //      (1) (0) (1)             (0) (0) (1)
/// let board = "<3,0,0,1,0,1,0,2,1>".parse()?;
/// let AnyGame::AwaitingMove(game) = AnyGame::<Kalah, 3>::from_board(board, Player::South) else {
///     unreachable!("both rows hold stones");
/// };
/// assert_eq!(game.play(Pit::at::<0>())?.board().to_string(), "<3,3,0,0,0,1,0,0,1>");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Kalah<const STONES: u8 = 4>;

impl<const STONES: u8> Variant for Kalah<STONES> {
    const NAME: &'static str = "kalah";
    const STONES: u8 = STONES;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;

    #[inline]
    fn last_in_pit(landing: Landing) -> PitStep {
        match landing {
            Landing {
                owner: Owner::Mover,
                stones: 1,
                opposite: 1..,
            } => PitStep::CaptureBoth,
            _ => PitStep::EndTurn,
        }
    }

    #[inline]
    fn next(survey: Survey) -> Next {
        if survey.either_row_is_empty() {
            Next::Finish(Ending::SweepRows)
        } else {
            Next::Move
        }
    }
}
