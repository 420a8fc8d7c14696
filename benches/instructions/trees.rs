//! Trees and lines of play, in each of the ways in which a program plays.

use mancala_engine::{AnyGame, AwaitingMove, DynGame, Game, Kalah, Player, Record, Variant};

/// Plays every ply of the tree, the last one included, and adds up South's score in every leaf.
pub fn played<V: Variant, const PITS: usize>(game: &Game<AwaitingMove, V, PITS>, depth: u32) -> u64 {
    game.legal_moves()
        .map(|token| match token.play() {
            AnyGame::AwaitingMove(next) if depth > 1 => played(&next, depth - 1),
            leaf => u64::from(leaf.score(Player::South)),
        })
        .sum()
}

/// The same, with a summary of every move.
pub fn summarized(game: &Game<AwaitingMove>, depth: u32) -> u64 {
    game.legal_moves()
        .map(|token| match token.play_summary() {
            (AnyGame::AwaitingMove(next), summary) if depth > 1 => {
                u64::from(summary.captured) + summarized(&next, depth - 1)
            }
            (leaf, summary) => u64::from(summary.captured) + u64::from(leaf.score(Player::South)),
        })
        .sum()
}

/// The same, on clones of games that play in place.
pub fn cloned(game: &AnyGame, depth: u32) -> u64 {
    let AnyGame::AwaitingMove(awaiting) = game else {
        return u64::from(game.score(Player::South));
    };
    if depth == 0 {
        return u64::from(game.score(Player::South));
    }
    awaiting
        .legal_moves()
        .map(|token| {
            let mut next = game.clone();
            next.play(token.pit()).map_or(0, |_| cloned(&next, depth - 1))
        })
        .sum()
}

/// The same, at run time.
pub fn at_run_time(game: &AnyGame, depth: u32) -> u64 {
    let at_hand: &dyn DynGame = game;
    let Some(player) = at_hand.to_move().filter(|_| depth > 0) else {
        return u64::from(at_hand.store(Player::South));
    };
    at_hand
        .legal_pits()
        .map(|pit| {
            let mut next = game.clone();
            let table: &mut dyn DynGame = &mut next;
            table.play_at(player, pit).map_or(0, |_| at_run_time(&next, depth - 1))
        })
        .sum()
}

/// A match in which the first legal pit is always played, from the opening to its end or the given ply.
pub fn match_of<V: Variant, const PITS: usize>(plies: usize) -> Record<V, PITS> {
    let mut record = Record::new(AnyGame::start());
    for _ in 0..plies {
        let AnyGame::AwaitingMove(game) = record.game() else {
            break;
        };
        let Some(pit) = game.legal_moves().next().map(|token| token.pit()) else {
            break;
        };
        if record.play(pit).is_err() {
            break;
        }
    }
    record
}

/// Takes back all moves of a match.
pub fn taken_back(mut record: Record<Kalah, 6>) -> u64 {
    let mut plies = 0;
    while record.undo().is_some() {
        plies += 1;
    }
    plies
}
