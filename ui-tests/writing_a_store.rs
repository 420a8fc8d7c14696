use mancala_engine::{Game, Player};

fn main() {
    let game = Game::new();
    game.board().store(Player::South) = 25;
}
