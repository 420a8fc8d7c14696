use mancala_engine::{Game, Pit};

fn main() {
    let game = Game::new();
    let token = game.legal_move(Pit::at::<2>()).unwrap();
    let worker = std::thread::spawn(move || token.play());
    println!("{:?}", worker.join());
}
