//! Makes games and moves from random positions.

use mancala_engine::{AnyGame, AwaitingMove, Board, ByPlayer, Game, LegalMove, Player, Variant};
use proptest::sample::Index;

use super::setup::Setup;

pub(crate) fn game_of<V: Variant, const PITS: usize>(setup: &Setup) -> AnyGame<V, PITS> {
    AnyGame::from_board(setup.board(), setup.to_move)
}

/// Returns the game of a position, unless it is already finished.
pub(crate) fn open_game<V: Variant, const PITS: usize>(setup: &Setup) -> Option<Game<AwaitingMove, V, PITS>> {
    game_of(setup).try_into().ok()
}

pub(crate) fn choose<V: Variant, const PITS: usize>(
    game: &Game<AwaitingMove, V, PITS>,
    choice: Index,
) -> LegalMove<'_, V, PITS> {
    let legal: Vec<LegalMove<'_, V, PITS>> = game.legal_moves().collect();
    legal[choice.index(legal.len())]
}

/// Swaps the players: South's stones become North's.
pub(crate) fn turned<const PITS: usize>(board: &Board<PITS>) -> Board<PITS> {
    let pits = ByPlayer {
        south: board.pits(Player::North),
        north: board.pits(Player::South),
    };
    let stores = ByPlayer {
        south: board.store(Player::North),
        north: board.store(Player::South),
    };
    Board::new(pits, stores).expect("as many stones as before")
}
