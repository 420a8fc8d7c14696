use mancala_engine::{AnyGame, Kalah};

fn main() {
    let game = AnyGame::<Kalah<1>, 128>::start();
    println!("{}", game.board());
}
