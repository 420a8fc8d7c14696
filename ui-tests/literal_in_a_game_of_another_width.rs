use mancala_engine::{board, AnyGame, Kalah, Player};

fn main() {
    let game = AnyGame::<Kalah, 6>::from_board(board!("<3,0,0,1,0,1,0,2,1>"), Player::South);
    println!("{}", game.board());
}
