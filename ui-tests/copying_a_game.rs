use mancala_engine::{AwaitingMove, Game};

fn remember(game: &Game<AwaitingMove>) -> Game<AwaitingMove> {
    *game
}

fn main() {
    println!("{:?}", remember(&Game::new()));
}
