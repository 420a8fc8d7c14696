use mancala_engine::Game;

fn main() {
    let game = Game::new();
    println!("{}", game.outcome());
}
