#![deny(unused_must_use)]

use mancala_engine::{Game, Pit};

fn main() {
    let game = Game::new();
    game.play_summary(Pit::at::<0>()).unwrap();
}
