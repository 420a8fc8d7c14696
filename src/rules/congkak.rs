use crate::board::{Circuit, Owner};
use crate::rules::{Kalah, Landing, Next, PitStep, Survey, Variant};

/// The rule book of Congkak with `STONES` seeds a pit: seven are usual, and seven pits a row
/// ([`CongkakGame`](crate::CongkakGame)).
///
/// * The last seed in the own store: the mover moves again.
/// * The last seed in a pit of either row that was not empty: the mover lifts it all and sows on from there (relay), as
///   often as it happens.
/// * The last seed in an own pit that was empty: with seeds in the pit that faces it, both pits go to the mover's
///   store. In either case, and in an opponent's empty pit, the turn passes.
/// * As soon as either row is empty after a whole move, the game is over, and each player sweeps the own row.
///
/// This is a single round of Malay Congkak, played in turn from the first move. Real boards run clockwise; that is a
/// matter of drawing.
///
/// ```
/// use mancala_engine::{CongkakGame, Pit};
///
/// // South's second pit: one relay, and a capture of ten.
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
    fn last_in_pit(landing: Landing) -> PitStep {
        match (landing.owner, landing.stones, landing.opposite) {
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
