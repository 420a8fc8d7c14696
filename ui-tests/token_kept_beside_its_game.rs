use mancala_engine::{AwaitingMove, Game, Kalah, LegalMove, Pit};

struct Hint<'g> {
    game: Game<AwaitingMove>,
    token: LegalMove<'g, Kalah, 6>,
}

fn hint<'g>(game: Game<AwaitingMove>) -> Hint<'g> {
    let token = game.legal_move(Pit::at::<2>()).unwrap();
    Hint { game, token }
}

fn main() {
    let hint = hint(Game::new());
    println!("{:?} {:?}", hint.game, hint.token.play());
}
