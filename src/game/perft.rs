use crate::board::Pit;
use crate::game::{AnyGame, AwaitingMove, Game};
use crate::rules::Variant;

/// Counts the positions after exactly `depth` plies, one for each sequence of legal moves.
///
/// A ply is one sowing, so an extra turn is a ply of its own. A finished game contributes nothing deeper. Depth 0 counts
/// the game itself.
///
/// This is the standard check of a move generator (the "performance test" of computer chess). The last ply isn't
/// played, because there are as many positions as legal moves. The function recurses once for each other ply, so in a
/// game that repeats itself, a depth of tens of thousands overflows the stack.
///
/// ```
/// use mancala_engine::{perft, Game};
///
/// assert_eq!(perft(&Game::new(), 3), 185);
/// ```
#[must_use]
pub fn perft<V: Variant, const PITS: usize>(game: &Game<AwaitingMove, V, PITS>, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => game.legal_moves().len() as u64,
        _ => divide(game, depth).map(|(_, positions)| positions).sum(),
    }
}

/// Returns each first move with the number of positions after exactly `depth` plies that begin with it.
///
/// If two move generators disagree, this finds the first move whose subtree differs. Depth 0 has no first move, so
/// nothing is returned. The function recurses as [`perft`] does.
///
/// ```
/// use mancala_engine::{divide, Game};
///
/// let below: Vec<(usize, u64)> = divide(&Game::new(), 2).map(|(pit, positions)| (pit.index(), positions)).collect();
/// assert_eq!(below, [(0, 6), (1, 6), (2, 5), (3, 6), (4, 6), (5, 6)]); // after index 2, South moves again
/// ```
pub fn divide<V: Variant, const PITS: usize>(
    game: &Game<AwaitingMove, V, PITS>,
    depth: u32,
) -> impl Iterator<Item = (Pit<PITS>, u64)> + '_ {
    let rest = depth.checked_sub(1);
    rest.into_iter().flat_map(|rest| {
        game.legal_moves().map(move |token| {
            let positions = match token.play() {
                AnyGame::AwaitingMove(next) => perft(&next, rest),
                AnyGame::Finished(_) => u64::from(rest == 0),
            };
            (token.pit(), positions)
        })
    })
}
