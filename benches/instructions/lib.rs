//! What `perft.rs` counts beside the library's own perft.

use mancala_engine::{AnyGame, AwaitingMove, Game, Player, Variant};

/// Plays every ply of the tree, the last one included, and adds up South's score in every leaf.
#[must_use]
pub fn played<V: Variant, const PITS: usize>(game: &Game<AwaitingMove, V, PITS>, depth: u32) -> u64 {
    game.legal_moves()
        .map(|token| match token.play() {
            AnyGame::AwaitingMove(next) if depth > 1 => played(&next, depth - 1),
            leaf => u64::from(leaf.score(Player::South)),
        })
        .sum()
}
