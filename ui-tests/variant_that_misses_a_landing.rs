use mancala_engine::{Circuit, Kalah, Next, Owner, PitStep, PitView, Survey, Variant};
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Greedy;
impl Variant for Greedy {
    const NAME: &'static str = "greedy";
    const STONES: u8 = 4;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;
    fn last_in_pit(pit: PitView) -> PitStep {
        match pit.owner {
            Owner::Mover => PitStep::CaptureBoth,
        }
    }
    fn next(survey: Survey) -> Next {
        Kalah::<4>::next(survey)
    }
}
fn main() {}
