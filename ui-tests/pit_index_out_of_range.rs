use mancala_engine::{Game, Pit};

fn main() {
    let _next = Game::new().play(Pit::at::<6>());
}
