//! Complete random games played by OpenSpiel 2.0.2, compared ply by ply.
//!
//! Its Kalah leaves the last stones in the rows, and its Oware always sweeps them, so finished games are compared by
//! the scores after a sweep. A `Record` detects repetition.

use crate::common::at_width;
use crate::common::json::{count, counts, indices, objects};
use mancala_engine::{AnyGame, Board, ByPlayer, Kalah, Oware, Pit, Player, Record, Variant};
use serde_json::Value;

#[test]
fn kalah_agrees_with_openspiel() {
    for record in objects("openspiel-kalah.jsonl") {
        let width = usize::from(count(&record["houses"]));
        let left = at_width!([4 5 6 7], width, replay::<Kalah>(&record));
        assert_eq!(left, [0, 0], "game {}", record["game"]);
    }
}

/// A majority leaves the rows as they are; any other end sweeps them.
#[test]
fn oware_agrees_with_openspiel() {
    for record in objects("openspiel-oware.jsonl") {
        let width = usize::from(count(&record["houses"]));
        let left = at_width!([4 5 6 7], width, replay::<Oware>(&record));
        let is_left = record["end"] == "majority";
        assert_eq!(left != [0, 0], is_left, "game {}", record["game"]);
    }
}

/// Plays a recorded game, and returns the stones that are left in the rows.
fn replay<V: Variant, const PITS: usize>(record: &Value) -> [u8; 2] {
    let id = format!(
        "{} game {} of seed {}",
        record["variant"], record["game"], record["seed"]
    );
    let moves = indices(&record["moves"]);
    let row = [count(&record["seeds"]); PITS];
    let pits = ByPlayer { south: row, north: row };
    let start = Board::new(pits, ByPlayer::default()).expect("at most 255 stones");
    let mut game = AnyGame::<V, PITS>::from_board(start, Player::South);
    let mut history = Record::new(game.clone());

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
        assert_eq!(history.to_move(), Some(before.to_move()), "{context}");
        let pit = Pit::new(index).expect("a pit of the row");
        history.play(pit).unwrap_or_else(|error| panic!("{context}: {error}"));
        game = before
            .play(pit)
            .unwrap_or_else(|rejected| panic!("{context}: {rejected}"));
    }

    let over = match game {
        AnyGame::Finished(over) => over,
        AnyGame::AwaitingMove(open) => {
            assert_eq!(
                record["end"], "repetition",
                "{id}: not over, and the host has no reason to end it"
            );
            open.conclude()
        }
    };
    assert_eq!(history.game(), &over.clone().into(), "{id}");
    let repeats = history.plies().next_back().is_some_and(|ply| ply.repeats);
    assert_eq!(repeats, record["end"] == "repetition", "{id}");
    assert_eq!(player(&record["to_move"][moves.len()]), None, "{id}");
    let left = Player::ALL.map(|player| over.board().in_play(player));
    let [south, north] = Player::ALL.map(|player| over.score(player));
    assert_eq!([south + left[0], north + left[1]], counts(&record["swept"])[..], "{id}");
    left
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
