use mancala_engine::{AwaitingMove, Game, Kalah};

fn main() {
    let game: Game<AwaitingMove, Kalah<22>> = Game::start();
    println!("{}", game.board());
}
