use crate::board::{Circuit, Owner};
use crate::rules::{Ending, Feeding, Next, PitStep, PitView, Repetition, Slam, Survey, Variant};

/// Oware (Abapa) with `STONES` seeds per pit; 4 seeds and 6 pits per row are usual.
///
/// * Stores are not sown, and the pit that was lifted is skipped on every lap.
/// * If the last seed brings an opponent's pit to 2 or 3, that pit is captured, and so is each pit before it in the
///   opponent's row, without a gap, that also holds 2 or 3.
/// * A move that would capture the whole row (a grand slam) is legal but captures nothing.
/// * An opponent whose row is empty must be fed: the move must sow a seed there. If no move does, the game ends, and
///   each player keeps the seeds in their own row.
/// * A player with more than half of all seeds wins at once, and half each is a draw at once. The seeds that are left in
///   the rows count for no one.
/// * A repeated position ends the game in a `Record`, and each player keeps the seeds in their own row. A `Game` has no
///   history, so the caller ends it with [`conclude`](crate::Game::conclude).
///
/// These are the rules of the World Oware Federation; OpenSpiel implements them too.
///
/// ```
/// use mancala_engine::{board, AnyGame, Oware, Pit, Player, Repetition, Variant};
///
/// //      (1) (2) (1)             (1) (0) (0)
/// // [0]             [0]  -->  [0]             [5]
/// //      (4) (0) (2)             (4) (0) (0)
/// let board = board!("<3,0,0,4,0,2,1,2,1>");
/// let AnyGame::AwaitingMove(game) = AnyGame::<Oware, 3>::from_board(board, Player::South) else {
///     unreachable!("neither player has more than half of the seeds");
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
    fn last_in_pit(pit: PitView) -> PitStep {
        if Self::capture_extends_to(pit) {
            PitStep::Capture
        } else {
            PitStep::EndTurn
        }
    }

    #[inline]
    fn capture_extends_to(pit: PitView) -> bool {
        matches!((pit.owner, pit.stones), (Owner::Opponent, 2 | 3))
    }

    #[inline]
    fn next(survey: Survey) -> Next {
        if survey.is_decided() {
            Next::Finish(Ending::LeaveRows)
        } else {
            Next::Move
        }
    }
}
