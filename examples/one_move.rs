//! One move of six-pit Kalah in functions of their own, so that their machine code can be read. `DESIGN.md` says how,
//! and what must not be found there.

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
