use mancala_engine::{Kalah, Variant};

fn main() {
    let rules: Box<dyn Variant> = Box::new(Kalah::<4>);
}
