use crate::board::{Circuit, Owner};
use crate::rules::{Ending, Next, PitStep, PitView, Survey, Variant};

/// Kalah with `STONES` stones per pit; 4 stones and 6 pits per row are usual.
///
/// * Stones are also sown into the mover's store.
/// * If the last stone lands in the mover's store, they move again.
/// * If it lands in one of the mover's pits that was empty, and there are stones in the pit that faces it, both pits are
///   captured. The capture gives no extra turn.
/// * As soon as either row is empty after a move, even if the mover would move again, the game ends, and each player
///   keeps the stones in their own row.
///
/// These are the rules under which W. J. Champion's Kalah has been solved (Irving, Donkers and Uiterwijk, "Solving
/// Kalah", ICGA Journal 23-3, 2000). That a capture needs stones in the facing pit is also the rule of the Kalah Game
/// Protocol. [`EmptyCaptureKalah`](crate::EmptyCaptureKalah) implements the other interpretation.
///
/// ```
/// use mancala_engine::{board, AnyGame, Kalah, Pit, Player};
///
/// //      (1) (2) (0)             (1) (0) (0)
/// // [0]             [0]  -->  [0]             [3]
/// //      (1) (0) (1)             (0) (0) (1)
/// let board = board!("<3,0,0,1,0,1,0,2,1>");
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
    fn last_in_pit(pit: PitView) -> PitStep {
        match (pit.owner, pit.stones, pit.opposite) {
            (Owner::Mover, 1, 1..) => PitStep::CaptureBoth,
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
