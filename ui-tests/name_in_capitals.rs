use mancala_engine::{AnyGame, Circuit, Kalah, Next, PitStep, PitView, Survey, Variant};
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Loud;
impl Variant for Loud {
    const NAME: &'static str = "LOUD";
    const STONES: u8 = 4;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;
    fn last_in_pit(pit: PitView) -> PitStep {
        Kalah::<4>::last_in_pit(pit)
    }
    fn next(survey: Survey) -> Next {
        Kalah::<4>::next(survey)
    }
}
fn main() {
    println!("{:?}", AnyGame::<Loud>::start());
}
