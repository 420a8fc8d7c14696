use mancala_engine::{AnyGame, EmptyCaptureKalah, Kalah};

fn main() {
    let mut game = AnyGame::<Kalah>::start();
    game = AnyGame::<EmptyCaptureKalah>::start();
    println!("{}", game.board());
}
