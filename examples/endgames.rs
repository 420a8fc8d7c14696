//! Builds a table of all Kalah endgames with few stones in the rows, on four pits per row, and checks it against a
//! search.
//!
//! `cargo run --release --example endgames`
//!
//! # Numbers
//!
//! A position is numbered by the stones in its eight pits, South's first, in the combinatorial number system: if the
//! first `i` pits have `n` stones together, then pit `i` (from 1) adds the binomial coefficient of `n + i - 1` and `i`
//! to the number. So the positions with at most `k` stones have the numbers below the binomial coefficient of `k + 8`
//! and 8, without a gap. The stones in the stores don't change what the best move is, so they are left out.
//!
//! # Order
//!
//! Every move leads to a smaller number, so one pass from 0 upwards solves all positions. A position with fewer stones
//! in the rows has a smaller number than one with more. A move that leaves all stones in the rows stays in one row,
//! where it moves stones to later pits: then the sums `n` become smaller, and the number with them.

#[path = "negamax/search.rs"]
mod search;

use mancala_engine::{AnyGame, AwaitingMove, Board, ByPlayer, Game, Kalah, Player, Position};

use search::{lead, Search, TO_THE_END};

const PITS: usize = 4;

/// The most stones in the rows.
const STONES: usize = 12;

/// The solved endgames.
struct Table {
    /// By number: the stones that the player to move gains more than the opponent, if South is to move and if North is.
    gains: Vec<ByPlayer<i16>>,
}

impl Table {
    /// Solves all positions with at most this number of stones in the rows.
    fn new(stones: usize) -> Self {
        let mut table = Self { gains: Vec::new() };
        for number in 0..binomial(stones + 2 * PITS, 2 * PITS) {
            let board = board_of(number);
            let [south, north] = Player::ALL.map(|to_move| table.solve(Position { board, to_move }));
            table.gains.push(ByPlayer { south, north });
        }
        table
    }

    /// Returns the lead that the player to move has at the end, with best play. `None` if there are too many stones in
    /// the rows.
    fn value(&self, game: &Game<AwaitingMove, Kalah, PITS>) -> Option<i16> {
        let gains = self.gains.get(number_of(game.board()))?;
        Some(lead(game, game.to_move()) + gains[game.to_move()])
    }

    /// Finds the same as [`value`](Self::value), from the values of the positions that the moves lead to.
    fn solve(&self, position: Position<PITS>) -> i16 {
        let player = position.to_move;
        let game = match AnyGame::<Kalah, PITS>::from(position) {
            AnyGame::AwaitingMove(game) => game,
            AnyGame::Finished(over) => return lead(&over, player),
        };
        let values = game.legal_moves().map(|token| match token.play() {
            AnyGame::Finished(over) => lead(&over, player),
            AnyGame::AwaitingMove(next) => {
                let value = self.value(&next).expect("a move leads to a smaller number");
                if next.to_move() == player {
                    value
                } else {
                    -value
                }
            }
        });
        values.max().expect("a game that awaits a move has a legal one")
    }
}

/// Returns the number of a position.
fn number_of(board: &Board<PITS>) -> usize {
    let pits = Player::ALL.into_iter().flat_map(|player| board.pits(player));
    let mut sum = 0;
    let parts = (1..).zip(pits).map(|(i, stones)| {
        sum += usize::from(stones);
        binomial(sum + i - 1, i)
    });
    parts.sum()
}

/// Returns the board of the position with this number, with empty stores.
fn board_of(mut number: usize) -> Board<PITS> {
    // The stones in the first pits together: in none of them, in one, in two ..
    let mut sums = [0; 2 * PITS + 1];
    for i in (1..sums.len()).rev() {
        let part = |sum: u8| binomial(usize::from(sum) + i - 1, i);
        while part(sums[i] + 1) <= number {
            sums[i] += 1;
        }
        number -= part(sums[i]);
    }
    let row = |first: usize| std::array::from_fn(|index| sums[first + index + 1] - sums[first + index]);
    let pits = ByPlayer {
        south: row(0),
        north: row(PITS),
    };
    Board::new(pits, ByPlayer::default()).expect("few stones")
}

/// Returns the binomial coefficient of `n` and `k`, which is 0 if `k` is larger than `n`.
fn binomial(n: usize, k: usize) -> usize {
    (1..=k).fold(1, |product, i| product * (n + 1).saturating_sub(i) / i)
}

/// Compares each `step`-th position of the table with a search, for both players, and returns the number of games.
fn check(table: &Table, step: usize) -> usize {
    let mut search = Search::new();
    let positions = (0..table.gains.len()).step_by(step).flat_map(|number| {
        let board = board_of(number);
        Player::ALL.map(|to_move| AnyGame::from(Position { board, to_move }))
    });
    let mut compared = 0;
    for game in positions {
        if let AnyGame::AwaitingMove(game) = game {
            assert_eq!(table.value(&game), Some(search.value(&game, TO_THE_END)), "{game:?}");
            compared += 1;
        }
    }
    compared
}

fn main() {
    let table = Table::new(STONES);
    println!("Kalah on four pits per row: how often the player to move gains more, the same or less");
    let mut first = 0;
    for stones in 0..=STONES {
        let end = binomial(stones + 2 * PITS, 2 * PITS);
        let count = |sign| {
            table.gains[first..end]
                .iter()
                .filter(|gains| gains.south.signum() == sign)
                .count()
        };
        let [more, same, less] = [1, 0, -1].map(count);
        println!(
            "{stones:2} stones, {:5} positions: {more:5} {same:5} {less:5}",
            end - first
        );
        first = end;
    }
    println!("A search finds the same in each of {} games.", check(&table, 100));
}

#[cfg(test)]
mod tests {
    use mancala_engine::board;

    use super::*;

    #[test]
    fn positions_are_numbered_without_a_gap() {
        for number in 0..binomial(6 + 2 * PITS, 2 * PITS) {
            let board = board_of(number);
            assert_eq!(number_of(&board), number);
            assert!(board.total() <= 6);
        }
    }

    #[test]
    fn small_endgames_have_the_value_that_a_search_finds() {
        // Without the positions in which a row is empty: 126 for each row, and 1 for both.
        assert_eq!(check(&Table::new(5), 1), 2 * (1287 - 2 * 126 + 1));
    }

    #[test]
    fn stores_count_towards_the_value() {
        let table = Table::new(3);
        let value = |position| {
            let game = AnyGame::from(position);
            table.value(&Game::try_from(game).expect("both rows hold stones"))
        };
        let to_move = Player::North;
        // North banks a stone, and South sweeps 1.
        let board = board!("<4,7,5,0,1,0,0,0,0,0,1>");
        assert_eq!(value(Position { board, to_move }), Some(-2));
        let board = board!("<4,0,0,0,3,0,0,0,0,0,1>");
        assert_eq!(value(Position { board, to_move }), None);
    }
}
