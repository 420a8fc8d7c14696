use mancala_engine::DynGame;

struct Chess;

fn main() {
    let _table: Box<dyn DynGame> = Box::new(Chess);
}
