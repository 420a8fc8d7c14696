use mancala_engine::{Circuit, Kalah, Next, PitStep, PitView, Survey, Variant};
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Counting;
impl Variant for Counting {
    const NAME: &'static str = "counting";
    const STONES: u8 = 4;
    const CIRCUIT: Circuit = Circuit::Pits;
    fn last_in_pit(_: PitView) -> PitStep {
        PitStep::Capture
    }
    fn capture_extends_to(stones: u8) -> bool {
        stones == 2
    }
    fn next(survey: Survey) -> Next {
        Kalah::<4>::next(survey)
    }
}
fn main() {}
