use mancala_engine::{Game, Pit};

fn main() {
    let game = Game::new();
    let first = game.play(Pit::at::<0>());
    let second = game.play(Pit::at::<1>());
    println!("{first:?} {second:?}");
}
