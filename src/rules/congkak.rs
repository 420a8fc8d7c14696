use crate::board::{Circuit, Owner};
use crate::rules::{Kalah, Next, PitStep, PitView, Survey, Variant};

/// Congkak with `STONES` seeds per pit; 7 seeds and 7 pits per row are usual ([`CongkakGame`](crate::CongkakGame)).
///
/// * Seeds are also sown into the mover's store.
/// * If the last seed lands in the mover's store, they move again.
/// * If it lands in a pit of either row that was not empty, the mover lifts the whole pit and sows on from there (a
///   relay), repeatedly.
/// * If it lands in one of the mover's pits that was empty, and there are seeds in the pit that faces it, both pits are
///   captured. With or without a capture, the turn then passes.
/// * As soon as either row is empty after a whole move, the game ends, and each player keeps the seeds in their own row.
///
/// This is a single round of Malay Congkak in which the players alternate from the first move. Physical boards are
/// played clockwise; that only affects how the board is drawn.
///
/// ```
/// use mancala_engine::{CongkakGame, Pit};
///
/// // South's second pit: one relay, and a capture of 9.
/// let (after, summary) = CongkakGame::start().play_summary(Pit::at::<1>())?;
/// assert_eq!(after.board().to_string(), "<7,10,0,8,0,8,8,8,8,8,0,8,8,8,8,0,8>");
/// assert_eq!(summary.captured, 9);
/// # Ok::<(), mancala_engine::Rejected<mancala_engine::Congkak, 7>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Congkak<const STONES: u8 = 7>;

impl<const STONES: u8> Variant for Congkak<STONES> {
    const NAME: &'static str = "congkak";
    const STONES: u8 = STONES;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;

    #[inline]
    fn last_in_pit(pit: PitView) -> PitStep {
        match (pit.owner, pit.stones, pit.opposite) {
            (_, 2.., _) => PitStep::Relay,
            (Owner::Mover, _, 1..) => PitStep::CaptureBoth,
            _ => PitStep::EndTurn,
        }
    }

    #[inline]
    fn next(survey: Survey) -> Next {
        Kalah::<STONES>::next(survey)
    }
}
