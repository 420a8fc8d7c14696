use mancala_engine::{AnyGame, Kalah};

fn main() {
    let game = AnyGame::<Kalah<256>>::start();
    println!("{}", game.board());
}
