use mancala_engine::{Ending, Next, Survey};

fn next(survey: Survey) -> Next {
    if survey.row_is_empty() {
        return Next::Finish(Ending::SweepAllTo);
    }
    Next::Move
}

fn main() {}
