#![deny(unused_must_use)]

use mancala_engine::{AnyGame, Kalah, Pit};

fn main() {
    let mut game = AnyGame::<Kalah>::start();
    game.play(Pit::at::<0>());
}
