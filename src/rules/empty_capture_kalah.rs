use crate::board::{Circuit, Owner};
use crate::rules::{Kalah, Next, PitStep, PitView, Survey, Variant};

/// [`Kalah`] with the empty capture: a last stone in one of the mover's pits that was empty is captured even if the pit
/// that faces it is empty.
///
/// Many commercial sets and programs use this rule. Everything else matches [`Kalah`].
///
/// ```
/// use mancala_engine::{AnyGame, EmptyCaptureKalah, Kalah, Pit, Player, Variant};
///
/// fn after<V: Variant>(text: &str) -> Result<String, Box<dyn core::error::Error>> {
///     let AnyGame::AwaitingMove(game) = AnyGame::<V, 3>::from_board(text.parse()?, Player::South) else {
///         unreachable!("both rows hold stones");
///     };
///     let token = game.legal_move(Pit::at::<0>())?;
///     Ok(token.play().board().to_string())
/// }
///
/// //      (1) (0) (1)
/// // [0]             [0]
/// //      (1) (0) (1)
/// assert_eq!(after::<EmptyCaptureKalah>("<3,0,0,1,0,1,1,0,1>")?, "<3,1,0,0,0,1,1,0,1>");
/// assert_eq!(after::<Kalah>("<3,0,0,1,0,1,1,0,1>")?, "<3,0,0,0,1,1,1,0,1>");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct EmptyCaptureKalah<const STONES: u8 = 4>;

impl<const STONES: u8> Variant for EmptyCaptureKalah<STONES> {
    const NAME: &'static str = "kalah-empty-capture";
    const STONES: u8 = STONES;
    const CIRCUIT: Circuit = Kalah::<STONES>::CIRCUIT;

    #[inline]
    fn last_in_pit(pit: PitView) -> PitStep {
        match (pit.owner, pit.stones) {
            (Owner::Mover, 1) => PitStep::CaptureBoth,
            _ => PitStep::EndTurn,
        }
    }

    #[inline]
    fn next(survey: Survey) -> Next {
        Kalah::<STONES>::next(survey)
    }
}
