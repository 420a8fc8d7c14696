//! Code that several benchmarks share: the checksum of boards, and the traversal that folds every leaf of a game tree
//! into it.

pub(crate) mod clock;
pub(crate) mod plain;
pub(crate) mod run_time;

use mancala_engine::{AnyGame, AwaitingMove, Board, Game, LegalMove, Player, Variant};

/// Returns the hash of a leaf: of both rows, both stores and the player to move (0 South, 1 North, 2 no one). The
/// checksum of a tree is the sum over its leaves.
///
/// Each player's pits and store are passed as one [`word`]. An engine with arrays has to pack them, and an engine with
/// the mover's word first has to sort them by player. Each takes a few instructions.
#[inline]
pub(crate) fn hash(south: u64, north: u64, side: u64) -> u64 {
    let mixed = (south.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ north ^ (side << 56)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    mixed ^ (mixed >> 32)
}

/// Packs a player's pits and store: up to seven pits in the lower bytes, and the store in the byte above them. Wider
/// rows are mixed, eight pits at a time.
#[inline]
pub(crate) fn word<T: Copy + Into<u64>>(pits: &[T], store: T) -> u64 {
    let pack = |pits: &[T], above: u64| {
        pits.iter()
            .rev()
            .fold(above, |word, &stones| (word << 8) | stones.into())
    };
    if pits.len() < 8 {
        return pack(pits, store.into());
    }
    let mix = |word: u64, pits| word.wrapping_mul(0xFF51_AFD7_ED55_8CCD).rotate_left(32) ^ pack(pits, 0);
    pits.chunks(8).fold(store.into(), mix)
}

#[inline]
fn hash_board<const PITS: usize>(board: &Board<PITS>, side: u64) -> u64 {
    let [south, north] = Player::ALL.map(|player| word(&board.pits(player), board.store(player)));
    hash(south, north, side)
}

#[inline]
pub(crate) fn hash_game<V: Variant, const PITS: usize>(game: &AnyGame<V, PITS>) -> u64 {
    match game {
        AnyGame::AwaitingMove(game) => hash_board(game.board(), u64::from(game.to_move() == Player::North)),
        AnyGame::Finished(over) => hash_board(over.board(), 2),
    }
}

/// Folds every leaf, with the public API: the boards after `depth` plies, and those of games that end earlier.
pub(crate) fn leaves<V: Variant, const PITS: usize>(game: &Game<AwaitingMove, V, PITS>, depth: u32) -> u64 {
    leaves_by(game, depth, &mut |token| token.play())
}

/// Folds every leaf, with another way to play a token.
pub(crate) fn leaves_by<V: Variant, const PITS: usize>(
    game: &Game<AwaitingMove, V, PITS>,
    depth: u32,
    play: &mut impl FnMut(LegalMove<'_, V, PITS>) -> AnyGame<V, PITS>,
) -> u64 {
    let mut sum = 0u64;
    for token in game.legal_moves() {
        sum = sum.wrapping_add(match play(token) {
            AnyGame::AwaitingMove(next) if depth > 1 => leaves_by(&next, depth - 1, play),
            leaf => hash_game(&leaf),
        });
    }
    sum
}
