use mancala_engine::{Kalah, LegalMove, Pit};

fn main() {
    let token = LegalMove::<Kalah, 6>::from(Pit::at::<2>());
    println!("{:?}", token.play());
}
