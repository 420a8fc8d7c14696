use mancala_engine::{Game, Pit};

const SEVENTH: Pit<6> = Pit::at::<6>();

fn main() {
    let _next = Game::new().play(SEVENTH);
}
