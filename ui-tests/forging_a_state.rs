use mancala_engine::{AwaitingMove, Player};

fn main() {
    let _state = AwaitingMove { to_move: Player::North };
}
