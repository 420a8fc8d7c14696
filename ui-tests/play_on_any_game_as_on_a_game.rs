use mancala_engine::{AnyGame, Kalah, Pit};

fn main() {
    let game = AnyGame::<Kalah>::start();
    let next: AnyGame = game.play(Pit::at::<0>());
    println!("{next:?}");
}
