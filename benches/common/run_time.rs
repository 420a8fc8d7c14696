//! A variant and a width behind `dyn DynGame`: one virtual call per move, in place on a copy of the game.

use std::hint::black_box;

use mancala_engine::{AnyGame, DynGame, Variant};

use super::hash_game;

/// Folds every leaf: the boards after `depth` plies, and those of games that end earlier.
pub(crate) fn leaves<V: Variant, const PITS: usize>(game: &AnyGame<V, PITS>, depth: u32) -> u64 {
    let Some(mover) = game.to_move() else {
        return hash_game(game);
    };
    let mut sum = 0u64;
    for pit in 0..PITS {
        let mut next = game.clone();
        // The black box prevents devirtualization.
        let table: &mut dyn DynGame = black_box(&mut next);
        if table.play_at(mover, pit).is_ok() {
            sum = sum.wrapping_add(if depth > 1 {
                leaves(&next, depth - 1)
            } else {
                hash_game(&next)
            });
        }
    }
    sum
}
