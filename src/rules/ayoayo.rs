use crate::board::Circuit;
use crate::rules::{Congkak, Feeding, Next, Oware, PitStep, PitView, Survey, Variant};

/// Ayoayo, the Yoruba game, with `STONES` seeds per pit; 4 seeds and 6 pits per row are usual.
///
/// * Stores are not sown, and the pit that was lifted is skipped on every lap.
/// * If the last seed lands in a pit of either row that was not empty, the mover lifts the whole pit and sows on from
///   there (a relay), repeatedly.
/// * If it lands in one of the mover's pits that was empty, and there are seeds in the pit that faces it, both pits are
///   captured. With or without a capture, the turn then passes.
/// * An opponent whose row is empty must be fed: the move must sow a seed there. If no move does, the game ends, and
///   each player keeps the seeds in their own row.
/// * A player with more than half of all seeds wins at once. The seeds that are left in the rows count for no one.
///
/// These are the rules that M. Mohr gives ("The New Games Treasury", p. 102), as the program `MancalaGames` implements
/// them.
///
/// ```
/// use mancala_engine::{board, AnyGame, Ayoayo, Pit, Player};
///
/// //      (0) (1) (3)             (1) (0) (0)
/// // [0]             [0]  -->  [0]             [3]
/// //      (1) (2) (1)             (2) (0) (2)
/// //
/// // South's second pit ends in North's first one, which held 3 seeds. Its 4 seeds are sown on, back to the pit that
/// // was lifted, and there the last one is captured with the 2 seeds that face it.
/// let board = board!("<3,0,0,1,2,1,3,1,0>");
/// let AnyGame::AwaitingMove(game) = AnyGame::<Ayoayo, 3>::from_board(board, Player::South) else {
///     unreachable!("neither player has more than half of the seeds");
/// };
/// let (after, summary) = game.play_summary(Pit::at::<1>())?;
/// assert_eq!(after.board().to_string(), "<3,3,0,2,0,2,0,0,1>");
/// assert_eq!(summary.captured, 3);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ayoayo<const STONES: u8 = 4>;

impl<const STONES: u8> Variant for Ayoayo<STONES> {
    const NAME: &'static str = "ayoayo";
    const STONES: u8 = STONES;
    const CIRCUIT: Circuit = Circuit::PitsButOrigin;
    const FEEDING: Feeding = Feeding::Required;

    #[inline]
    fn last_in_pit(pit: PitView) -> PitStep {
        Congkak::<STONES>::last_in_pit(pit)
    }

    #[inline]
    fn next(survey: Survey) -> Next {
        Oware::<STONES>::next(survey)
    }
}
