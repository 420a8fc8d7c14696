use mancala_engine::{AnyGame, Game, Pit};

fn main() {
    match Game::new().play(Pit::at::<0>()).unwrap() {
        AnyGame::AwaitingMove(game) => println!("{} to move", game.to_move()),
    }
}
