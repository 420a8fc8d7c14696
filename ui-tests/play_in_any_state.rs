use mancala_engine::{AnyGame, Game, Pit, State};

fn advance<S: State>(game: Game<S>) -> AnyGame {
    game.play(Pit::at::<0>()).unwrap()
}

fn main() {
    println!("{:?}", advance(Game::new()));
}
