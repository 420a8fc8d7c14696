use crate::board::{Circuit, Owner};
use crate::rules::{Ending, Feeding, Landing, Next, PitStep, Repetition, Slam, Survey, Variant};

/// The rule book of Oware (Abapa) with `STONES` seeds a pit; four are usual, and six pits a row.
///
/// * Stores are not sown, and the emptied pit is skipped on every lap.
/// * A last seed that brings an opponent's pit to 2 or 3 captures it, and with it the pits before it in the opponent's
///   row that hold 2 or 3, without a gap. A capture of the whole row (grand slam) is no capture; the move stands.
/// * An opponent whose row is empty must be fed. A player who cannot do so ends the game, and each player keeps the
///   own row.
/// * More than half of all seeds wins at once, half for each is a draw at once; what lies in the rows stays there.
/// * A repeated position ends a game whose history is known, and each player takes the own row; a bare game has no
///   history, and its host ends it with [`conclude`](crate::Game::conclude).
///
/// These are the rules of the World Oware Federation, which OpenSpiel plays too.
///
/// ```
/// use mancala_engine::{AnyGame, Oware, Pit, Player, Repetition, Variant};
///
/// //      (1) (2) (1)             (1) (0) (0)
/// // [0]             [0]  -->  [0]             [5]
/// //      (4) (0) (2)             (4) (0) (0)
/// let board = "<3,0,0,4,0,2,1,2,1>".parse()?;
/// let AnyGame::AwaitingMove(game) = AnyGame::<Oware, 3>::from_board(board, Player::South) else {
///     unreachable!("nobody has more than half of the seeds");
/// };
/// assert_eq!(game.play(Pit::at::<2>())?.board().to_string(), "<3,5,0,4,0,0,0,0,1>");
/// assert_eq!(<Oware>::REPETITION, Repetition::TakesRows);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Oware<const STONES: u8 = 4>;

impl<const STONES: u8> Variant for Oware<STONES> {
    const NAME: &'static str = "oware";
    const STONES: u8 = STONES;
    const CIRCUIT: Circuit = Circuit::PitsButOrigin;
    const FEEDING: Feeding = Feeding::Required;
    const SLAM: Slam = Slam::CapturesNothing;
    const REPETITION: Repetition = Repetition::TakesRows;

    #[inline]
    fn last_in_pit(landing: Landing) -> PitStep {
        match landing.owner {
            Owner::Opponent => PitStep::CaptureRun { least: 2, most: 3 },
            Owner::Mover => PitStep::EndTurn,
        }
    }

    #[inline]
    fn next(survey: Survey) -> Next {
        let (store, other_store) = (survey.store(), survey.other_store());
        if store < survey.row() && other_store < survey.other_row() {
            // Most positions need no more: a lead is at most a store, and these are below the open seeds.
            return Next::Move;
        }
        #[expect(clippy::arithmetic_side_effects, reason = "both rows have at most 255 seeds")]
        let open = survey.row() + survey.other_row();
        // More than half is a lead that all the open seeds cannot make up; without open seeds, no lead is half each.
        if store.abs_diff(other_store) > open || open == 0 {
            Next::Finish(Ending::LeaveRows)
        } else {
            Next::Move
        }
    }
}
