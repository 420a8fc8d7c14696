use mancala_engine::{AnyGame, Kalah};

fn main() {
    let game = AnyGame::<Kalah<0>>::start();
    println!("{}", game.board());
}
