//! A negamax search with alpha-beta pruning and a transposition table, for any variant on any width.

use std::collections::HashMap;
use std::marker::PhantomData;

use mancala_engine::{AnyGame, AwaitingMove, Game, Player, Position, State, Variant};

/// The depth of a search that ends only where the game does. In Oware, where positions can repeat, it may never end.
pub(crate) const TO_THE_END: u32 = u32::MAX;

/// A search of one variant on one width, with everything that it has found so far.
pub(crate) struct Search<V, const PITS: usize> {
    /// South is to move in each of these positions: one with North to move is stored as its mirror image.
    table: HashMap<Position<PITS>, Known>,
    variant: PhantomData<V>,
}

/// What is known about a position. Its value, for the player to move, is between the two bounds.
#[derive(Clone, Copy)]
struct Known {
    depth: u32,
    at_least: i16,
    at_most: i16,
}

impl<V: Variant, const PITS: usize> Search<V, PITS> {
    pub(crate) fn new() -> Self {
        Self {
            table: HashMap::new(),
            variant: PhantomData,
        }
    }

    /// Returns the lead that the player to move has after `depth` plies, or at the end of the game, with best play.
    pub(crate) fn value(&mut self, game: &Game<AwaitingMove, V, PITS>, depth: u32) -> i16 {
        self.value_within(game, depth, -i16::MAX, i16::MAX)
    }

    /// Returns the value if it is between `alpha` and `beta`. Otherwise, returns a bound: an upper one if the value is
    /// at most `alpha`, and a lower one if it is at least `beta`.
    fn value_within(&mut self, game: &Game<AwaitingMove, V, PITS>, depth: u32, alpha: i16, beta: i16) -> i16 {
        let mover = game.to_move();
        if depth == 0 {
            return lead(game, mover);
        }
        let key = match mover {
            Player::South => game.position(),
            Player::North => game.position().mirrored(),
        };
        let known = self.table.get(&key).filter(|known| known.depth == depth);
        let mut known = known.copied().unwrap_or_else(|| Known::at_first(game, depth));
        if known.at_least >= beta || known.at_least == known.at_most {
            return known.at_least;
        }
        if known.at_most <= alpha {
            return known.at_most;
        }
        let (alpha, beta) = (alpha.max(known.at_least), beta.min(known.at_most));

        let deeper = if depth == TO_THE_END { depth } else { depth - 1 };
        let mut best = -i16::MAX;
        // The pits next to the store come first, because they often earn an extra turn.
        for token in game.legal_moves().rev() {
            let floor = alpha.max(best);
            let value = match token.play() {
                AnyGame::Finished(over) => lead(&over, mover),
                // After an extra turn, or if the opponent has to pass, the value is still the mover's.
                AnyGame::AwaitingMove(next) if next.to_move() == mover => self.value_within(&next, deeper, floor, beta),
                AnyGame::AwaitingMove(next) => -self.value_within(&next, deeper, -beta, -floor),
            };
            best = best.max(value);
            if best >= beta {
                break;
            }
        }

        if best > alpha {
            known.at_least = best;
        }
        if best < beta {
            known.at_most = best;
        }
        self.table.insert(key, known);
        best
    }
}

impl Known {
    /// The bounds that are known without a search: no one can gain more than the stones in both rows.
    fn at_first<V: Variant, const PITS: usize>(game: &Game<AwaitingMove, V, PITS>, depth: u32) -> Self {
        let lead = lead(game, game.to_move());
        let in_rows: i16 = Player::ALL
            .map(|player| game.board().in_play(player).into())
            .iter()
            .sum();
        Self {
            depth,
            at_least: lead - in_rows,
            at_most: lead + in_rows,
        }
    }
}

/// Returns how many stones more than the opponent this player has in the store.
pub(crate) fn lead<S: State, V: Variant, const PITS: usize>(game: &Game<S, V, PITS>, player: Player) -> i16 {
    i16::from(game.score(player)) - i16::from(game.score(player.opponent()))
}
