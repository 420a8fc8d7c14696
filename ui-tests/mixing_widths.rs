use mancala_engine::{AnyGame, Kalah};

fn main() {
    let mut game = AnyGame::<Kalah, 6>::start();
    game = AnyGame::<Kalah, 7>::start();
    println!("{}", game.board());
}
