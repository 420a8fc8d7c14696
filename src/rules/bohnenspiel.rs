use crate::board::Circuit;
use crate::rules::{Next, Oware, PitStep, PitView, Survey, Variant};

/// Bohnenspiel, the German game that was brought to Estonia, with `STONES` beans per pit; 6 beans and 6 pits per row are
/// usual.
///
/// * Stores are not sown. The pit that was lifted is sown again on later laps.
/// * If the last bean brings a pit of either row to 2, 4 or 6, that pit is captured, and so is each pit before it that
///   holds 2, 4 or 6, without a gap and from one row into the other.
/// * A player with more than half of all beans wins at once. The beans that are left in the rows count for no one.
/// * If the row of the player to move is empty, the game ends, and the other player keeps the beans in their own row.
///
/// These are the rules of the "Deutsches Spielhandbuch" (1937) and of iggamecenter.com.
///
/// ```
/// use mancala_engine::{board, AnyGame, Bohnenspiel, Pit, Player};
///
/// //      (3) (1) (3)             (3) (0) (0)
/// // [0]             [0]  -->  [0]             [6]
/// //      (1) (3) (2)             (1) (3) (0)
/// //
/// // South's last pit makes North's first two pits 4 and 2. The capture ends at the pit that was lifted, which is empty.
/// let board = board!("<3,0,0,1,3,2,3,1,3>");
/// let AnyGame::AwaitingMove(game) = AnyGame::<Bohnenspiel, 3>::from_board(board, Player::South) else {
///     unreachable!("neither player has more than half of the beans");
/// };
/// let (after, summary) = game.play_summary(Pit::at::<2>())?;
/// assert_eq!(after.board().to_string(), "<3,6,0,1,3,0,0,0,3>");
/// assert_eq!(summary.captured, 6);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bohnenspiel<const STONES: u8 = 6>;

impl<const STONES: u8> Variant for Bohnenspiel<STONES> {
    const NAME: &'static str = "bohnenspiel";
    const STONES: u8 = STONES;
    const CIRCUIT: Circuit = Circuit::Pits;

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
        matches!(pit.stones, 2 | 4 | 6)
    }

    #[inline]
    fn next(survey: Survey) -> Next {
        Oware::<STONES>::next(survey)
    }
}
