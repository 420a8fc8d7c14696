use mancala_engine::{Kalah, Next, PitStep, PitView, Survey, Variant};
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Aimless;
impl Variant for Aimless {
    const NAME: &'static str = "aimless";
    const STONES: u8 = 4;
    fn last_in_pit(pit: PitView) -> PitStep {
        Kalah::<4>::last_in_pit(pit)
    }
    fn next(survey: Survey) -> Next {
        Kalah::<4>::next(survey)
    }
}
fn main() {}
