use mancala_engine::{Game, Pit};

fn main() {
    let token = {
        let game = Game::new();
        game.legal_move(Pit::at::<2>()).unwrap()
    };
    println!("{:?}", token.play());
}
