use mancala_engine::{AnyGame, Kalah};

fn main() {
    let game = AnyGame::<Kalah, 32>::start();
    println!("{}", game.board());
}
