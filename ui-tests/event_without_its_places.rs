use mancala_engine::{Event, Game, Pit};

fn main() {
    let mut events: Vec<Event> = Vec::new();
    let after = Game::new().play_with(Pit::at::<2>(), |event| events.push(event));
    println!("{after:?} {events:?}");
}
