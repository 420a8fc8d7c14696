use crate::{AnyGame, AwaitingMove, Game, Variant};

/// Counts the positions that are reached after exactly `depth` plies: one for each sequence of legal moves. A ply is
/// one sowing, so an extra turn is a ply of its own; a game that is over reaches no further. Depth 0 counts the game
/// itself.
///
/// The standard check of a move generator ("performance test", from computer chess), and a benchmark. It recurses
/// once for each ply.
///
/// ```
/// use mancala_engine::{perft, Game};
///
/// assert_eq!(perft(&Game::new(), 3), 185);
/// ```
#[must_use]
pub fn perft<V: Variant, const PITS: usize>(game: &Game<AwaitingMove, V, PITS>, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else {
        return 1;
    };
    game.legal_moves()
        .map(|token| match token.play() {
            AnyGame::AwaitingMove(next) => perft(&next, rest),
            AnyGame::Finished(_) => u64::from(rest == 0),
        })
        .sum()
}
