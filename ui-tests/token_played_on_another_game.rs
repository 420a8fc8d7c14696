use mancala_engine::{Game, Pit};

fn main() {
    let (game, other) = (Game::new(), Game::new());
    let token = game.legal_move(Pit::at::<2>()).unwrap();
    println!("{:?}", other.play(token).is_ok());
}
