use mancala_engine::Game;

fn main() {
    let over = Game::new().conclude();
    for token in over.legal_moves() {
        println!("{}", token.pit());
    }
}
