//! What several benches share: the checksum over boards, and the walk that folds every leaf of a game tree into one.

use mancala_engine::{AnyGame, AwaitingMove, Board, Game, Player, Variant};

/// A leaf's share of a checksum: a hash of both rows, both stores and the side to move (0 South, 1 North, 2 nobody).
/// The checksum of a tree is the sum over its leaves.
///
/// Rows come as one word a player: the pits in the lower bytes, the store in the byte above them. Who holds arrays has
/// to pack them, and who holds words as the mover sees them has to sort them by player: some instructions each.
#[inline]
pub fn hash(south: u64, north: u64, side: u64) -> u64 {
    let mixed = (south.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (north | side << 56)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    mixed ^ mixed >> 32
}

/// Packs pits and a store for [`hash`]; beyond seven pits, all that leave the word come back into it.
#[inline]
pub fn word<T: Copy + Into<u64>>(pits: &[T], store: T) -> u64 {
    pits.iter()
        .rev()
        .fold(store.into(), |word, &stones| word << 8 | stones.into())
}

#[inline]
pub fn hash_board<const PITS: usize>(board: &Board<PITS>, side: u64) -> u64 {
    let [south, north] = Player::ALL.map(|player| word(&board.pits(player), board.store(player)));
    hash(south, north, side)
}

/// Folds every leaf through the public path: the boards after `depth` plies, and those where a game ends before.
pub fn leaves<V: Variant, const PITS: usize>(game: &Game<AwaitingMove, V, PITS>, depth: u32) -> u64 {
    let mut sum = 0u64;
    for token in game.legal_moves() {
        sum = sum.wrapping_add(match token.play() {
            AnyGame::AwaitingMove(next) if depth > 1 => leaves(&next, depth - 1),
            AnyGame::AwaitingMove(next) => hash_board(next.board(), u64::from(next.to_move() == Player::North)),
            AnyGame::Finished(over) => hash_board(over.board(), 2),
        });
    }
    sum
}
