use mancala_engine::{Circuit, Kalah, Next, PitStep, PitView, Survey, Variant};
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Ranging;
impl Variant for Ranging {
    const NAME: &'static str = "ranging";
    const STONES: u8 = 4;
    const CIRCUIT: Circuit = Circuit::Pits;
    fn last_in_pit(_: PitView) -> PitStep {
        PitStep::CaptureRun { least: 2, most: 3 }
    }
    fn next(survey: Survey) -> Next {
        Kalah::<4>::next(survey)
    }
}
fn main() {}
