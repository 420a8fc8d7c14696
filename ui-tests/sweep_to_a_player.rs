use mancala_engine::{Ending, Next, Player, Survey};

fn next(survey: Survey) -> Next {
    if survey.row_is_empty() {
        return Next::Finish(Ending::SweepAllTo(Player::South));
    }
    Next::Move
}

fn main() {}
