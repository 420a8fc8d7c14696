#![deny(unused_must_use)]

use mancala_engine::Game;

fn main() {
    let game = Game::new();
    game.conclude();
}
