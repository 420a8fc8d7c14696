use mancala_engine::{Finished, Game};

fn main() {
    let over: Game<Finished> = Game::new().into();
    println!("{}", over.outcome());
}
