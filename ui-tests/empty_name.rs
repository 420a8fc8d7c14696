use mancala_engine::{AnyGame, Circuit, Kalah, Next, PitStep, PitView, Player, Survey, Variant};
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Nameless;
impl Variant for Nameless {
    const NAME: &'static str = "";
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
    let board = "<1,0,0,4,4>".parse().expect("a board");
    println!("{:?}", AnyGame::<Nameless, 1>::from_board(board, Player::South));
}
