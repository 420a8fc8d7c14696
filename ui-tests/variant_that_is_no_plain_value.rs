use mancala_engine::{Circuit, Kalah, Next, PitStep, PitView, Survey, Variant};

#[derive(Debug, PartialEq, Eq, Hash)]
struct Chatty {
    rules: String,
}

impl Variant for Chatty {
    const NAME: &'static str = "chatty";
    const STONES: u8 = 4;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;

    fn last_in_pit(_: PitView) -> PitStep {
        PitStep::EndTurn
    }

    fn next(survey: Survey) -> Next {
        Kalah::<4>::next(survey)
    }
}

fn main() {}
