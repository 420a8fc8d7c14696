use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};

use super::{Games, Turn};
use crate::board::{Board, Player};
use crate::game::AnyGame;
use crate::rules::{Repetition, Variant};

/// The number of the latest games that are compared one by one. Stores seldom stay the same for longer, and up to about this
/// many games a tree isn't faster.
const RECENT: usize = 64;

/// The games and turns of a record, without those that were taken back.
#[derive(Clone)]
pub(super) struct Past<V: Variant, const PITS: usize> {
    start: AnyGame<V, PITS>,
    turns: Vec<Turn<V, PITS>>,
    /// The games before the recent ones, except those after which a store grew within `RECENT` turns: they can't come
    /// back, because no stone leaves a store.
    ///
    /// A tree, because a hostile text could fill a hash table with keys that collide.
    older: BTreeSet<Key<PITS>>,
}

/// The part that two games have in common if one repeats the other. The stores are left out: between games with equal rows, no
/// stone went into a store.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Key<const PITS: usize> {
    rows: [[u8; PITS]; 2],
    to_move: Option<Player>,
}

impl<const PITS: usize> Key<PITS> {
    fn new(board: &Board<PITS>, to_move: Option<Player>) -> Self {
        let rows = Player::ALL.map(|player| board.pits(player));
        Self { rows, to_move }
    }
}

impl<V: Variant, const PITS: usize> Past<V, PITS> {
    pub(super) const fn new(start: AnyGame<V, PITS>) -> Self {
        Self {
            start,
            turns: Vec::new(),
            older: BTreeSet::new(),
        }
    }

    pub(super) const fn start(&self) -> &AnyGame<V, PITS> {
        &self.start
    }

    pub(super) fn turns(&self) -> &[Turn<V, PITS>] {
        &self.turns
    }

    pub(super) fn games(&self) -> Games<'_, V, PITS> {
        Games::new(&self.start, &self.turns)
    }

    /// The latest game.
    pub(super) fn game(&self) -> &AnyGame<V, PITS> {
        self.turns.last().map_or(&self.start, |turn| &turn.after)
    }

    pub(super) fn push(&mut self, turn: Turn<V, PITS>) {
        self.turns.push(turn);
        if let Some(key) = self.outdated() {
            self.older.insert(key);
        }
    }

    pub(super) fn pop(&mut self) -> Option<Turn<V, PITS>> {
        // No other game has this key, since a repetition ends the match.
        if let Some(key) = self.outdated() {
            self.older.remove(&key);
        }
        self.turns.pop()
    }

    /// The game that left the recent ones when the latest one came, unless a store grew between the two.
    fn outdated(&self) -> Option<Key<PITS>> {
        if V::REPETITION == Repetition::PlaysOn {
            return None;
        }
        let index = self.turns.len().checked_sub(RECENT)?;
        let game = match index.checked_sub(1) {
            Some(turn) => &self.turns.get(turn)?.after,
            None => &self.start,
        };
        let has_grown = stores(game.board()) != stores(self.game().board());
        (!has_grown).then(|| Key::new(game.board(), game.to_move()))
    }

    /// Checks whether the next position repeats an earlier one, in a variant that ends the match for it.
    // Inline: a move of Oware takes a tenth longer if this is a call.
    #[inline]
    pub(super) fn has_seen(&self, board: &Board<PITS>, to_move: Player) -> bool {
        if V::REPETITION == Repetition::PlaysOn {
            return false;
        }
        let to_move = Some(to_move);
        let repeats = |game: &AnyGame<V, PITS>| game.board() == board && game.to_move() == to_move;
        let recent = self.turns.len().saturating_sub(RECENT);
        for turn in self.turns.get(recent..).unwrap_or_default().iter().rev() {
            if stores(turn.after.board()) != stores(board) {
                return false;
            }
            if repeats(&turn.after) {
                return true;
            }
        }
        repeats(&self.start) || self.older.contains(&Key::new(board, to_move))
    }
}

fn stores<const PITS: usize>(board: &Board<PITS>) -> [u8; 2] {
    Player::ALL.map(|player| board.store(player))
}

// The index follows from the games and the turns, so equality, hash and debug form do without it.

impl<V: Variant, const PITS: usize> PartialEq for Past<V, PITS> {
    fn eq(&self, other: &Self) -> bool {
        self.start == other.start && self.turns == other.turns
    }
}

impl<V: Variant, const PITS: usize> Eq for Past<V, PITS> {}

impl<V: Variant, const PITS: usize> Hash for Past<V, PITS> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.start.hash(state);
        self.turns.hash(state);
    }
}

impl<V: Variant, const PITS: usize> fmt::Debug for Past<V, PITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Past")
            .field("start", &self.start)
            .field("turns", &self.turns)
            .finish_non_exhaustive()
    }
}
