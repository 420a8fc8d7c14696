//! Published lines of play.

use crate::common::played::{played, Played};
use crate::common::variants::Dakon;
use mancala_engine::{AnyGame, Bestemshe, Congkak, DynSpot, Game, Outcome, Pit, Player, Variant};

/// A square of Bestemshe: a letter from South's left, and row 1 for South or 2 for North.
fn square(letter: u8, row: u8) -> (Player, usize) {
    let column = usize::from(letter - b'a');
    match row {
        b'1' => (Player::South, column),
        b'2' => (Player::North, 4 - column),
        _ => panic!("no row {row}"),
    }
}

/// Plays moves of Bestemshe, each from the square of its first stone to that of its last one.
fn bestemshe(moves: &str) -> AnyGame<Bestemshe, 5> {
    moves.split(' ').fold(AnyGame::start(), |game, move_| {
        let &[from, from_row, to, to_row] = move_.as_bytes() else {
            panic!("{move_} is no move");
        };
        let (player, index) = square(from, from_row);
        let open = Game::try_from(game).expect("the game is not finished");
        assert_eq!(open.to_move(), player, "{move_}");
        let token = open.legal_move(Pit::new(index).expect("a column")).expect(move_);
        let Played { after, summary, .. } = played(token);
        let (owner, index) = square(to, to_row);
        assert_eq!(summary.last, DynSpot::Pit { owner, index }, "{move_}");
        after
    })
}

fn scores<V: Variant, const PITS: usize>(game: &AnyGame<V, PITS>) -> [u8; 2] {
    Player::ALL.map(|player| game.score(player))
}

/// Published by playstrategy.org.
#[test]
fn bestemshe_has_the_published_scores() {
    assert_eq!(scores(&bestemshe("c1d2")), [6, 0]);
    assert_eq!(scores(&bestemshe("c1d2 c2b1")), [6, 6]);
    let game = bestemshe("c1d2 c2b1 c1d1 b2d1 e1a2 e2b1 c1d1 c2a2 e1e2 d2c2 a1c2");
    assert_eq!((scores(&game), game.outcome()), ([16, 16], None));
    let game = bestemshe("c1d2 b2c1 e1a2 e2b1 a1d2 c2d1 b1a2 e2c2 e1d2 c2a2 e1e2 b2d1 c1e2");
    assert_eq!(
        (scores(&game), game.outcome()),
        ([26, 12], Some(Outcome::Won(Player::South)))
    );
}

/// South's first turn on the usual board of Congkak.
const LONG_TURN: [usize; 19] = [0, 1, 4, 1, 0, 4, 1, 1, 2, 3, 2, 0, 1, 2, 0, 1, 0, 0, 0];

/// Plays South's pits until South's turn ends, and returns the number of moves.
fn turn<V: Variant>(pits: &[usize]) -> (AnyGame<V, 7>, usize) {
    let mut game = AnyGame::start();
    for (&index, played) in pits.iter().zip(1..) {
        let open = Game::try_from(game).expect("the game is not finished");
        game = open.play(Pit::new(index).expect("a pit")).expect("legal");
        if game.to_move() != Some(Player::South) {
            return (game, played);
        }
    }
    (game, pits.len())
}

#[test]
fn south_banks_73_of_98_seeds_in_the_first_turn_of_congkak() {
    let (game, played) = turn::<Congkak>(&LONG_TURN);
    assert_eq!((game.score(Player::South), played), (73, 19));
}

/// Donkers, de Voogt and Uiterwijk found such a turn.
#[test]
fn south_can_win_dakon_in_the_first_turn() {
    let (game, played) = turn::<Dakon>(&LONG_TURN);
    assert_eq!(game.outcome(), Some(Outcome::Won(Player::South)));
    assert!(played < LONG_TURN.len());
}
