//! The serde data of everything that a server sends: the JSON, a binary format, and the documents that are rejected.

use std::fmt::Debug;

use mancala_engine::{
    board, ByPlayer, DynMoveError, DynSpot, Event, IllegalMove, MoveError, Outcome, Pit, Player, Position, Spot,
};
use serde::de::DeserializeOwned;
use serde::Serialize;

use crate::common::text::document::reproduced;

/// Checks the JSON of a value, and that both formats reproduce it.
#[track_caller]
fn assert_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).expect("JSON holds it"), json);
    reproduced(value);
}

#[track_caller]
fn assert_rejected<T: DeserializeOwned + Debug>(json: &str, message: &str) {
    let error = serde_json::from_str::<T>(json).expect_err(json).to_string();
    assert!(error.starts_with(message), "{json} gives {error:?}");
}

#[test]
fn a_position_is_its_board_and_the_player_to_move() {
    let position = Position {
        board: board!("<2,5,6,1,2,3,4>"),
        to_move: Player::North,
    };
    let board = r#"{"south":[1,2],"north":[3,4],"south_store":5,"north_store":6}"#;
    assert_json(&position, &format!(r#"{{"board":{board},"to_move":"north"}}"#));
    assert_rejected::<Position<3>>(
        &format!(r#"{{"board":{board},"to_move":"north"}}"#),
        "invalid length 2, expected a row of 3 pits",
    );
    assert_rejected::<Position<2>>(&format!(r#"{{"board":{board}}}"#), "missing field `to_move`");
}

#[test]
fn a_pit_is_its_index_which_its_row_must_have() {
    assert_json(&Pit::<6>::at::<0>(), "0");
    assert_json(&Pit::<127>::at::<126>(), "126");
    for (json, message) in [
        (
            "6",
            "invalid value: integer `6`, expected the index of one of 6 pits, from 0",
        ),
        (
            "255",
            "invalid value: integer `255`, expected the index of one of 6 pits, from 0",
        ),
        ("256", "invalid value: integer `256`"),
        ("-1", "invalid value: integer `-1`"),
        ("\"0\"", "invalid type: string"),
    ] {
        assert_rejected::<Pit<6>>(json, message);
    }
}

#[test]
fn spots_have_one_form_whether_the_width_is_known_or_not() {
    let pit = Spot::Pit(Player::South, Pit::<6>::at::<2>());
    for (spot, json) in [
        (pit, r#"{"pit":{"owner":"south","index":2}}"#),
        (Spot::Store(Player::North), r#"{"store":"north"}"#),
    ] {
        assert_json(&spot, json);
        assert_json(&DynSpot::from(spot), json);
    }
    assert_rejected::<Spot<6>>(
        r#"{"pit":{"owner":"south","index":6}}"#,
        "a row has 6 pits, not one with index 6",
    );
    assert_rejected::<DynSpot>(r#"{"hole":{"owner":"south","index":6}}"#, "unknown variant `hole`");
}

#[test]
fn each_event_has_its_form() {
    let pit = Spot::Pit(Player::South, Pit::<6>::at::<2>());
    for (event, json) in [
        (
            Event::Lifted { from: pit, stones: 4 },
            r#"{"lifted":{"from":{"pit":{"owner":"south","index":2}},"stones":4}}"#,
        ),
        (
            Event::Sown {
                at: Spot::Store(Player::South),
            },
            r#"{"sown":{"at":{"store":"south"}}}"#,
        ),
        (
            Event::Captured { from: pit, stones: 1 },
            r#"{"captured":{"from":{"pit":{"owner":"south","index":2}},"stones":1}}"#,
        ),
        (
            Event::Swept {
                row: Player::North,
                stones: 5,
                to: Player::South,
            },
            r#"{"swept":{"row":"north","stones":5,"to":"south"}}"#,
        ),
        (Event::ExtraTurn, r#""extra_turn""#),
        (
            Event::Passed { player: Player::North },
            r#"{"passed":{"player":"north"}}"#,
        ),
    ] {
        assert_json(&event, json);
        assert_json(&event.map(DynSpot::from), json);
    }
}

#[test]
fn an_outcome_is_a_winner_or_drawn() {
    assert_json(&Outcome::Won(Player::South), r#"{"won":"south"}"#);
    assert_json(&Outcome::Drawn, r#""drawn""#);
}

#[test]
fn one_value_for_each_player_has_their_names() {
    assert_json(&ByPlayer { south: 24, north: 20 }, r#"{"south":24,"north":20}"#);
    assert_rejected::<ByPlayer<u8>>(r#"{"south":24}"#, "missing field `north`");
}

#[test]
fn errors_of_moves_are_codes() {
    let reasons = [
        (IllegalMove::EmptyPit, "empty-pit"),
        (IllegalMove::NotOwned, "not-owned"),
        (IllegalMove::MustFeed, "must-feed"),
        (IllegalMove::GrandSlam, "grand-slam"),
    ];
    for (reason, code) in reasons {
        let json = format!("\"{code}\"");
        assert_json(&reason, &json);
        assert_json(&MoveError::Illegal(reason), &json);
        assert_json(&DynMoveError::Illegal(reason), &json);
    }
    assert_json(&MoveError::GameOver, r#""game-over""#);
    assert_json(&DynMoveError::GameOver, r#""game-over""#);
    assert_json(&DynMoveError::NoSuchPit, r#""no-such-pit""#);
    assert_rejected::<DynMoveError>(
        r#""other""#,
        "invalid value: string \"other\", expected the code of a move error",
    );
    assert_rejected::<MoveError>(
        r#""no-such-pit""#,
        "invalid value: string \"no-such-pit\", expected the code of a move error",
    );
    assert_rejected::<IllegalMove>(r#""game-over""#, "expected the code of an illegal move");
}

#[cfg(feature = "alloc")]
mod records {
    use mancala_engine::{AnyGame, DynRecord, Entry, Game, GameKind, Kalah, Oware, Ply, Record, RecordSeed, Summary};
    use serde::de::DeserializeSeed;

    use super::*;

    fn seeded(kinds: &[GameKind], json: &str) -> Result<Box<dyn DynRecord + Send + Sync>, serde_json::Error> {
        RecordSeed(kinds).deserialize(&mut serde_json::Deserializer::from_str(json))
    }

    fn one_ply() -> Record {
        let mut record = Record::new(Game::new());
        record.play(Pit::at::<2>()).expect("legal");
        record
    }

    #[test]
    fn a_ply_has_its_summary() {
        let ply: Ply = one_ply().plies().next().expect("a ply");
        let summary = r#"{"last":{"store":"south"},"captured":0,"extra_turn":true,"swept":{"south":0,"north":0}}"#;
        assert_json::<Summary>(&ply.summary, summary);
        let json = format!(r#"{{"player":"south","index":2,"summary":{summary},"repeats":false}}"#);
        assert_json(&ply, &json);
        assert_json(&Entry::Played(ply), &format!(r#"{{"played":{json}}}"#));
        assert_json(&Entry::Concluded, r#""concluded""#);
    }

    #[test]
    fn a_record_at_run_time_has_the_document_of_its_type() {
        let record = one_ply();
        let typed = serde_json::to_string(&record).expect("JSON holds it");
        let boxed: Box<dyn DynRecord + Send + Sync> = Box::new(record.clone());
        let unmarked: Box<dyn DynRecord> = Box::new(record.clone());
        assert_eq!(serde_json::to_string(&boxed).expect("JSON holds it"), typed);
        assert_eq!(serde_json::to_string(&unmarked).expect("JSON holds it"), typed);
        let read = seeded(GameKind::USUAL, &typed).expect("a listed game");
        assert_eq!(format!("{read:?}"), format!("{record:?}"));

        let bytes = postcard::to_allocvec(&boxed).expect("bytes hold it");
        assert_eq!(bytes, postcard::to_allocvec(&record).expect("bytes hold it"));
        let mut deserializer = postcard::Deserializer::from_bytes(&bytes);
        let read = RecordSeed(GameKind::USUAL)
            .deserialize(&mut deserializer)
            .expect("a listed game");
        assert_eq!(read.to_string(), record.to_string());
    }

    #[test]
    fn a_start_of_any_kind_is_read_back() {
        for start in [
            AnyGame::<Kalah, 3>::start(),
            AnyGame::from_board(board!("<3,0,0,2,2,2,2,2,2>"), Player::South),
            AnyGame::from_board(board!("<3,1,2,0,1,0,3,0,0>"), Player::North),
            AnyGame::from_board(board!("<3,9,2,0,0,0,3,0,0>"), Player::South),
        ] {
            let mut record = Record::new(start);
            let json = serde_json::to_string(&record).expect("JSON holds it");
            let read = seeded(&[GameKind::of::<Kalah, 3>()], &json).expect(&json);
            assert_eq!(format!("{read:?}"), format!("{record:?}"));
            if record.to_move().is_some() {
                record.conclude();
                let json = serde_json::to_string(&record).expect("JSON holds it");
                let read = seeded(&[GameKind::of::<Kalah, 3>()], &json).expect(&json);
                assert_eq!(read.to_undo(), Some(Entry::Concluded));
            }
        }
    }

    #[test]
    fn a_document_of_no_listed_game_is_rejected() {
        let json = serde_json::to_string(&one_ply()).expect("JSON holds it");
        for kinds in [&[][..], &[GameKind::of::<Kalah, 5>()], &[GameKind::of::<Oware, 6>()]] {
            let error = seeded(kinds, &json).expect_err("not listed").to_string();
            assert!(
                error.starts_with("no listed game has this variant and width"),
                "{error}"
            );
        }
    }

    #[test]
    fn a_forged_document_is_rejected() {
        let kinds = [GameKind::of::<Kalah, 1>()];
        let document = |south: &str, north: &str, to_move: &str, moves: &str, concluded: bool| {
            format!(
                r#"{{"variant":"kalah","start":{{"board":{{"south":{south},"north":{north},"south_store":0,"north_store":0}},"to_move":{to_move}}},"moves":{moves},"concluded":{concluded}}}"#
            )
        };
        assert!(seeded(&kinds, &document("[4]", "[4]", "\"south\"", "[0]", false)).is_ok());
        for (json, message) in [
            (
                document("[4]", "[4,0]", "\"south\"", "[]", false),
                "expected 1 pits per row",
            ),
            (
                document("[4]", "[]", "\"south\"", "[]", false),
                "expected 1 pits per row",
            ),
            (
                document("[200]", "[56]", "\"south\"", "[]", false),
                "a board holds at most 255 stones, not 256",
            ),
            (document("[4]", "[4]", "null", "[]", false), "the game is not finished"),
            (
                document("[0]", "[4]", "\"north\"", "[]", false),
                "the game is not in progress with this player to move",
            ),
            (
                document("[4]", "[4]", "\"south\"", "[1]", false),
                "move 1: no such pit on this board",
            ),
            (document("[4]", "[4]", "\"south\"", "[0,0,0,0,0,0]", false), "move "),
            (
                document("[4]", "[4]", "\"east\"", "[]", false),
                "unknown variant `east`",
            ),
        ] {
            let error = seeded(&kinds, &json).expect_err(&json).to_string();
            assert!(error.starts_with(message), "{json} gives {error}");
        }
    }
}
