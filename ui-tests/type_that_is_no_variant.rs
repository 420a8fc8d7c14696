use mancala_engine::AnyGame;

struct Chess;

struct Table {
    game: AnyGame<Chess, 8>,
}

fn main() {}
