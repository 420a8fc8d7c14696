#![deny(unused_must_use)]

use mancala_engine::{Game, Pit};

fn main() {
    let game = Game::new();
    game.play_with(Pit::at::<0>(), |event| println!("{event:?}")).unwrap();
}
