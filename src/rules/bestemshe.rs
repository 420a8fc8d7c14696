use crate::board::{Circuit, Owner};
use crate::rules::{Lift, Next, Oware, PitStep, PitView, Survey, Variant};

/// Bestemshe, the Kazakh game, with `STONES` stones per pit; 5 stones and 5 pits per row are usual
/// ([`BestemsheGame`](crate::BestemsheGame)).
///
/// * A player lifts all stones of a pit but one, and sows them. A lone stone is lifted. Stores are not sown.
/// * If the last stone makes an opponent's pit even, that pit is captured. Nothing else captures.
/// * A player with more than half of all stones wins at once, and half each is a draw. The stones that are left in the
///   rows count for no one.
/// * If the row of the player to move is empty, the game ends, and the other player keeps the stones in their own row.
///
/// These are the rules of playstrategy.org.
///
/// ```
/// use mancala_engine::{BestemsheGame, Pit};
///
/// //      (5) (5) (5) (5) (5)             (5) (5) (5) (0) (6)
/// // [0]                     [0]  -->  [0]                     [6]
/// //      (5) (5) (5) (5) (5)             (5) (5) (1) (6) (6)
/// //
/// // Four of the five stones are sown. The last one makes North's second pit 6.
/// let (after, summary) = BestemsheGame::start().play_summary(Pit::at::<2>())?;
/// assert_eq!(after.board().to_string(), "<5,6,0,5,5,1,6,6,6,0,5,5,5>");
/// assert_eq!(summary.captured, 6);
/// # Ok::<(), mancala_engine::Rejected<mancala_engine::Bestemshe, 5>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bestemshe<const STONES: u8 = 5>;

impl<const STONES: u8> Variant for Bestemshe<STONES> {
    const NAME: &'static str = "bestemshe";
    const STONES: u8 = STONES;
    const CIRCUIT: Circuit = Circuit::Pits;
    const LIFT: Lift = Lift::LeaveOne;

    #[inline]
    fn last_in_pit(pit: PitView) -> PitStep {
        match (pit.owner, pit.stones % 2) {
            (Owner::Opponent, 0) => PitStep::Capture,
            _ => PitStep::EndTurn,
        }
    }

    #[inline]
    fn next(survey: Survey) -> Next {
        Oware::<STONES>::next(survey)
    }
}
