use mancala_engine::{ByPlayer, DynSpot, Player, Summary};

fn main() {
    let last = DynSpot::Store(Player::South);
    let summary = Summary {
        last,
        captured: 0,
        extra_turn: true,
        swept: ByPlayer::default(),
    };
    println!("{summary:?}");
}
