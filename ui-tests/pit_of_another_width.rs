use mancala_engine::{Game, Pit};

fn main() {
    let last: Pit<7> = Pit::at::<6>();
    let _next = Game::new().play(last);
}
