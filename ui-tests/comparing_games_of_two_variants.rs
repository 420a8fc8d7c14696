use mancala_engine::{AnyGame, Kalah, Oware};

fn main() {
    println!("{}", AnyGame::<Kalah>::start() == AnyGame::<Oware>::start());
}
