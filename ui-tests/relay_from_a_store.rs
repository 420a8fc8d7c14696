use mancala_engine::{Circuit, Kalah, Next, PitStep, PitView, StoreStep, Survey, Variant};
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Restless;
impl Variant for Restless {
    const NAME: &'static str = "restless";
    const STONES: u8 = 4;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;
    fn last_in_store() -> StoreStep {
        StoreStep::Relay
    }
    fn last_in_pit(pit: PitView) -> PitStep {
        Kalah::<4>::last_in_pit(pit)
    }
    fn next(survey: Survey) -> Next {
        Kalah::<4>::next(survey)
    }
}
fn main() {}
