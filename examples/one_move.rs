//! One move of six-pit Kalah, by token and by value, in separate functions, so that their assembly can be inspected.
//! `CONTRIBUTING.md` in the repository explains how.

use mancala_engine::{AnyGame, AwaitingMove, Game, LegalMove, Pit, Rejected};

#[inline(never)]
fn kalah_move_by_token(token: LegalMove<'_>) -> AnyGame {
    token.play()
}

#[inline(never)]
fn kalah_move_by_value(game: Game<AwaitingMove>, pit: Pit<6>) -> Result<AnyGame, Rejected> {
    game.play(pit)
}

fn main() -> Result<(), Rejected> {
    let game = Game::new();
    for token in game.legal_moves() {
        println!("{}: {}", token.pit(), kalah_move_by_token(token).board());
    }
    println!("{}", kalah_move_by_value(game, Pit::at::<2>())?.board());
    Ok(())
}
