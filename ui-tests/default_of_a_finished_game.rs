use mancala_engine::{Finished, Game};

fn main() {
    let over = Game::<Finished>::default();
    println!("{}", over.outcome());
}
