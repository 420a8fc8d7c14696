use mancala_engine::{Kalah, Landing, Next, PitStep, Survey, Variant};
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Aimless;
impl Variant for Aimless {
    const NAME: &'static str = "aimless";
    const STONES: u8 = 4;
    fn last_in_pit(landing: Landing) -> PitStep { Kalah::<4>::last_in_pit(landing) }
    fn next(survey: Survey) -> Next { Kalah::<4>::next(survey) }
}
fn main() {}
