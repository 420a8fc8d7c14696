use mancala_engine::{AnyGame, DynGame, Kalah};

#[derive(Debug)]
struct Logged(AnyGame<Kalah>);

impl DynGame for Logged {}

fn main() {
    let _table: Box<dyn DynGame> = Box::new(Logged(AnyGame::start()));
}
