use mancala_engine::{Game, Pit};

fn main() {
    let game = Game::new();
    let token = game.legal_move(Pit::at::<2>()).unwrap();
    let next = game.play(Pit::at::<0>());
    println!("{next:?} {:?}", token.play());
}
