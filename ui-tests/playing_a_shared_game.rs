use mancala_engine::{AnyGame, Kalah, Pit};

fn main() {
    let game = AnyGame::<Kalah>::start();
    println!("{:?}", game.play(Pit::at::<0>()));
}
