use crate::board::{Circuit, Owner};
use crate::rules::{Ending, Lift, Next, PitStep, PitView, Survey, Variant};

/// Mangala, the Turkish game, with `STONES` stones per pit; 4 stones and 6 pits per row are usual.
///
/// * A player lifts all stones of a pit but one, and sows them, also into their store. A lone stone is lifted.
/// * If the last stone lands in the mover's store, they move again.
/// * If it makes an opponent's pit even, that pit is captured.
/// * If it lands in one of the mover's pits that was empty, and there are stones in the pit that faces it, both pits are
///   captured. With nothing in the facing pit, nothing is captured.
/// * As soon as either row is empty after a whole move, even if the mover would move again, the game ends, and the player
///   whose row is empty takes everything that is left in the other row.
///
/// These are the rules of 2009 that the World Ethnosport Confederation and the World Nomad Games use (Mancala World
/// lists them as "Mangala III"). Sources disagree on one point: here an empty row ends the game even if the opponent's
/// next move would sow into it.
///
/// ```
/// use mancala_engine::{AnyGame, Mangala, Pit};
///
/// //      (4) (4) (4) (4) (4) (4)             (4) (4) (4) (4) (4) (4)
/// // [0]                         [0]  -->  [0]                         [1]
/// //      (4) (4) (4) (4) (4) (4)             (4) (4) (4) (1) (5) (5)
/// let AnyGame::AwaitingMove(game) = AnyGame::<Mangala>::start() else {
///     unreachable!("an opening always has a legal move");
/// };
/// // One of the four stones stays. The last of the other three lands in the store.
/// let (after, summary) = game.play_summary(Pit::at::<3>())?;
/// assert_eq!(after.board().to_string(), "<6,1,0,4,4,4,1,5,5,4,4,4,4,4,4>");
/// assert!(summary.extra_turn);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mangala<const STONES: u8 = 4>;

impl<const STONES: u8> Variant for Mangala<STONES> {
    const NAME: &'static str = "mangala";
    const STONES: u8 = STONES;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;
    const LIFT: Lift = Lift::LeaveOne;

    #[inline]
    fn last_in_pit(pit: PitView) -> PitStep {
        match (pit.owner, pit.stones, pit.opposite) {
            (Owner::Opponent, stones, _) if stones % 2 == 0 => PitStep::Capture,
            (Owner::Mover, 1, 1..) => PitStep::CaptureBoth,
            _ => PitStep::EndTurn,
        }
    }

    #[inline]
    fn next(survey: Survey) -> Next {
        if survey.row_is_empty() {
            Next::Finish(Ending::SweepAllTo(Owner::Mover))
        } else if survey.other_row_is_empty() {
            Next::Finish(Ending::SweepAllTo(Owner::Opponent))
        } else {
            Next::Move
        }
    }
}
