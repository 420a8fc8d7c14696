use mancala_engine::{Kalah, Owner, PitView, Variant};

fn main() {
    let pit = PitView {
        owner: Owner::Mover,
        stones: 1,
        opposite: 3,
    };
    println!("{:?}", Kalah::<4>::last_in_pit(pit));
}
