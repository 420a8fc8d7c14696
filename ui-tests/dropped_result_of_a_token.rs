#![deny(unused_must_use)]

use mancala_engine::{Game, Pit};

fn main() {
    let game = Game::new();
    let token = game.legal_move(Pit::at::<0>()).unwrap();
    token.play();
}
