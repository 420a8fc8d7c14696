//! Solves small games of Kalah, and compares them with the published results.
//!
//! `cargo run --release --example negamax`
//!
//! The search is in `search.rs`. It is generic over the variant and the width, and looks some plies ahead in games that
//! it can't solve.

mod search;

use mancala_engine::{
    AnyGame, AwaitingMove, Board, ByPlayer, Congkak, EmptyCaptureKalah, Game, Kalah, Oware, Player, Variant,
};

use search::{Search, TO_THE_END};

/// The results of perfect play for the first player: `W`in, `D`raw or `L`oss. The rows are for 1 to 4 pits per row, and
/// the columns for 1 to 6 stones in each pit.
///
/// This is the part that takes seconds of the table in Irving, Donkers and Uiterwijk, "Solving Kalah", ICGA Journal
/// 23-3, 2000. On these boards the results are the same with and without the empty capture.
const PUBLISHED: [&str; 4] = ["DLWLWD", "WLLLWW", "DWWWWL", "WWWW"];

fn main() {
    println!("The lead of the first player, with 1 to 6 stones in each pit:");
    let [one, two, three, four] = PUBLISHED;
    solve::<Kalah, 1>(one);
    solve::<Kalah, 2>(two);
    solve::<Kalah, 3>(three);
    solve::<Kalah, 4>(four);
    solve::<EmptyCaptureKalah, 1>(one);
    solve::<EmptyCaptureKalah, 2>(two);
    solve::<EmptyCaptureKalah, 3>(three);
    solve::<EmptyCaptureKalah, 4>(four);
    let oware = Search::new().value(&Game::<_, Oware, 6>::start(), 9);
    let congkak = Search::new().value(&Game::<_, Congkak, 7>::start(), 7);
    println!("Looking ahead: {oware:+} after 9 plies of oware, {congkak:+} after 7 plies of congkak");
}

/// Solves the games on one width, and compares them with a row of the published results.
fn solve<V: Variant, const PITS: usize>(published: &str) {
    print!("{:>20}, {PITS} pits per row:", V::NAME);
    for (stones, result) in (1..).zip(published.chars()) {
        let value = Search::new().value(&opening::<V, PITS>(stones), TO_THE_END);
        print!("{value:+4}");
        let solved = match value {
            1.. => 'W',
            0 => 'D',
            _ => 'L',
        };
        assert_eq!(
            solved,
            result,
            "{} with {PITS} pits per row and {stones} stones in each",
            V::NAME
        );
    }
    println!();
}

/// Returns the game that starts with this number of stones in each pit.
fn opening<V: Variant, const PITS: usize>(stones: u8) -> Game<AwaitingMove, V, PITS> {
    let row = [stones; PITS];
    let board = Board::new(ByPlayer { south: row, north: row }, ByPlayer::default());
    let game = AnyGame::from_board(board.expect("a small board"), Player::South);
    game.try_into().expect("both rows hold stones")
}

#[cfg(test)]
mod tests {
    use mancala_engine::{board, Mangala};

    use super::search::lead;
    use super::*;

    /// The value of a game by plain minimax: without bounds, without a table, and without a change of sign.
    fn minimax<V: Variant, const PITS: usize>(game: &AnyGame<V, PITS>, player: Player, depth: u32) -> i16 {
        let game = match game {
            AnyGame::AwaitingMove(game) if depth > 0 => game,
            AnyGame::AwaitingMove(game) => return lead(game, player),
            AnyGame::Finished(over) => return lead(over, player),
        };
        let values = game
            .legal_moves()
            .map(|token| minimax(&token.play(), player, depth - 1));
        let best = if game.to_move() == player {
            values.max()
        } else {
            values.min()
        };
        best.expect("a game that awaits a move has a legal one")
    }

    #[track_caller]
    fn assert_same_as_minimax<V: Variant, const PITS: usize>(game: &Game<AwaitingMove, V, PITS>, depth: u32) {
        let mut search = Search::new();
        for depth in 1..=depth {
            let expected = minimax(&game.clone().into(), game.to_move(), depth);
            assert_eq!(search.value(game, depth), expected, "{depth} plies from {game:?}");
        }
    }

    #[test]
    fn small_games_have_the_published_results() {
        solve::<Kalah, 1>(PUBLISHED[0]);
        solve::<Kalah, 2>(PUBLISHED[1]);
        solve::<Kalah, 3>(&PUBLISHED[2][..3]);
        solve::<Kalah, 4>(&PUBLISHED[3][..2]);
    }

    #[test]
    fn every_variant_and_width_has_the_value_of_a_plain_minimax() {
        assert_same_as_minimax(&Game::<_, Kalah, 6>::start(), 5);
        assert_same_as_minimax(&Game::<_, Kalah, 3>::start(), 8);
        assert_same_as_minimax(&Game::<_, Oware, 6>::start(), 5);
        assert_same_as_minimax(&Game::<_, Congkak, 7>::start(), 4);
        assert_same_as_minimax(&Game::<_, Mangala, 4>::start(), 6);
        assert_same_as_minimax(&opening::<Kalah, 2>(4), 30);
    }

    /// South banks the stone of pit 2 and moves again: pit 1 captures, 1 + 3. If the sign changed with every ply, the
    /// search would take the second move for one of North's.
    ///
    /// ```text
    ///      (0) (3)
    /// [0]         [0]
    ///      (1) (1)
    /// ```
    #[test]
    fn an_extra_turn_keeps_the_sign() {
        let game = AnyGame::<Kalah, 2>::from_board(board!("<2,0,0,1,1,3,0>"), Player::South);
        let game = game.try_into().expect("both rows hold stones");
        assert_eq!(Search::<Kalah, 2>::new().value(&game, TO_THE_END), 5);
    }
}
