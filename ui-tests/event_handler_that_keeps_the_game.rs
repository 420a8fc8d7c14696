use mancala_engine::{AwaitingMove, Game, Pit};

fn main() {
    let game = Game::new();
    let watched: &Game<AwaitingMove> = &game;
    let after = game.play_with(Pit::at::<0>(), |event| println!("{event:?} on {}", watched.board()));
    println!("{after:?}");
}
