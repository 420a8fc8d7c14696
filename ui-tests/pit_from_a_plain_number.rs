use mancala_engine::Game;

fn main() {
    println!("{:?}", Game::new().play(2).is_ok());
}
