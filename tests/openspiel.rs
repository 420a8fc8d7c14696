//! Whole games that `OpenSpiel` 2.0.2 played at random, ply by ply.

mod common;

use common::at_width;
use common::data::{count, counts, indices, objects};
use mancala_engine::{AnyGame, Board, ByPlayer, Kalah, Pit, Player, Variant};
use serde_json::Value;

#[test]
fn kalah_is_as_openspiel_plays_it() {
    for record in objects("openspiel-kalah.jsonl") {
        let width = usize::from(count(&record["houses"]));
        at_width!(width, replay::<Kalah>(&record));
    }
}

fn replay<V: Variant, const PITS: usize>(record: &Value) {
    let id = format!(
        "{} game {} of seed {}",
        record["variant"], record["game"], record["seed"]
    );
    let moves = indices(&record["moves"]);
    let row = [count(&record["seeds"]); PITS];
    let pits = ByPlayer { south: row, north: row };
    let start = Board::new(pits, ByPlayer::default()).expect("at most 255 stones");
    let mut game = AnyGame::<V, PITS>::from_board(start, Player::South);

    for (ply, &index) in moves.iter().enumerate() {
        let context = format!("{id}, before ply {}", ply + 1);
        let AnyGame::AwaitingMove(before) = game else {
            panic!("{context}: over too early");
        };
        assert_eq!(recorded_board(record, ply), recorded(before.board()), "{context}");
        assert_eq!(player(&record["to_move"][ply]), Some(before.to_move()), "{context}");
        assert_eq!(player(&record["players"][ply]), Some(before.to_move()), "{context}");
        let legal: Vec<usize> = before.legal_moves().map(|token| token.pit().index()).collect();
        assert_eq!(indices(&record["legal"][ply]), legal, "{context}");
        let pit = Pit::new(index).expect("a pit of the row");
        game = before
            .play(pit)
            .unwrap_or_else(|rejected| panic!("{context}: {rejected}"));
    }

    let AnyGame::Finished(over) = game else {
        panic!("{id}: not over");
    };
    assert_eq!(player(&record["to_move"][moves.len()]), None, "{id}");
    let swept = counts(&record["swept"]);
    assert_eq!(Player::ALL.map(|player| over.score(player)), swept[..], "{id}");
    assert_eq!(Player::ALL.map(|player| over.board().in_play(player)), [0, 0], "{id}");
}

type Recorded = ([Vec<u8>; 2], [u8; 2]);

fn recorded<const PITS: usize>(board: &Board<PITS>) -> Recorded {
    (
        Player::ALL.map(|player| board.pits(player).to_vec()),
        Player::ALL.map(|player| board.store(player)),
    )
}

fn recorded_board(record: &Value, ply: usize) -> Recorded {
    (
        [0, 1].map(|player| counts(&record["boards"][ply][player])),
        [0, 1].map(|player| count(&record["scores"][ply][player])),
    )
}

fn player(number: &Value) -> Option<Player> {
    match number.as_i64() {
        Some(0) => Some(Player::South),
        Some(1) => Some(Player::North),
        Some(-1) => None,
        _ => panic!("{number} is no player"),
    }
}
