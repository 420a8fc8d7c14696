use mancala_engine::{AwaitingMove, Board, Game};

fn main() {
    let board: Board<6> = "<6,24,24,0,0,0,0,0,0,0,0,0,0,0,0>".parse().unwrap();
    let _game: Game<AwaitingMove> = Game { board, ..Game::new() };
}
