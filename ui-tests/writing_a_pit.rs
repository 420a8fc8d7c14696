use mancala_engine::{Game, Pit, Player};

fn main() {
    let game = Game::new();
    let mut board = *game.board();
    board.stones(Player::South, Pit::at::<0>()) += 1;
}
