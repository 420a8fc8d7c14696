use mancala_engine::State;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Paused;

impl State for Paused {}

fn main() {}
