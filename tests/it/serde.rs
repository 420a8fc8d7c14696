//! Boards, players, games and records as serde data, in JSON and in a binary format (postcard).

use crate::common::at_width;
use crate::common::damage::damaged;
use crate::common::lazy_unswept_kalah::LazyUnsweptKalah;
use crate::common::play::game_of;
use crate::common::setup::{config, setups_of, Setup};
use crate::common::text::document::{reproduced, value_is_none_or_reproduced};
use crate::common::variants::{AlwaysPass, Change, Changed, PassKalah};
use mancala_engine::{board, AnyGame, Board, Kalah, Mangala, Next, Oware, Player, Survey, Variant};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use serde::de::{value, DeserializeOwned, IntoDeserializer};
use serde::Deserialize;
use serde_json::{from_value, json, to_value, Value};

#[track_caller]
fn assert_rejected<T: DeserializeOwned + std::fmt::Debug>(document: &Value, reason: &str) {
    let error = from_value::<T>(document.clone()).expect_err("the document is forged");
    assert!(error.to_string().contains(reason), "{error}");
}

fn board_json(south: &[u16], north: &[u16], south_store: u16, north_store: u16) -> Value {
    json!({ "south": south, "north": north, "south_store": south_store, "north_store": north_store })
}

// Boards and players.

#[test]
fn a_player_is_written_by_name() {
    assert_eq!(to_value(Player::ALL).expect("two names"), json!(["south", "north"]));
    Player::ALL.iter().for_each(reproduced);
    assert_rejected::<Player>(&json!("South"), "unknown variant");
}

#[test]
fn a_board_is_written_by_rows_and_stores() {
    let board = board!("<3,1,5,4,0,1,3,2,0>");
    assert_eq!(
        to_value(board).expect("a document"),
        board_json(&[4, 0, 1], &[3, 2, 0], 1, 5)
    );
    reproduced(&board);
}

#[test]
fn a_row_of_another_length_is_rejected() {
    let reason = "expected a row of 2 pits";
    assert_rejected::<Board<2>>(&board_json(&[1], &[1, 1], 0, 0), reason);
    assert_rejected::<Board<2>>(&board_json(&[1, 1], &[1, 1, 1], 0, 0), reason);
    assert_rejected::<Board<2>>(&board_json(&[], &[], 0, 0), reason);
}

#[test]
fn a_board_of_another_width_is_rejected_in_bytes_too() {
    let board = board!("<3,1,5,4,0,1,3,2,0>");
    let bytes = postcard::to_allocvec(&board).expect("bytes hold it");
    assert!(postcard::from_bytes::<Board<2>>(&bytes).is_err());
    assert!(postcard::from_bytes::<Board<4>>(&bytes).is_err());
}

#[test]
fn more_than_255_stones_are_rejected() {
    assert_rejected::<Board<1>>(&board_json(&[200], &[50], 5, 1), "at most 255 stones, not 256");
    assert_rejected::<Board<1>>(&board_json(&[256], &[0], 0, 0), "256");
}

#[test]
fn a_missing_or_an_unknown_field_is_rejected() {
    let mut document = board_json(&[1], &[1], 0, 0);
    document["pits"] = 1.into();
    assert_rejected::<Board<1>>(&document, "unknown field `pits`");
    assert_rejected::<Board<1>>(
        &json!({ "south": [1], "north": [1], "south_store": 0 }),
        "missing field `north_store`",
    );
}

// Games.

fn game_json(variant: &str, board: &Value, to_move: Option<&str>) -> Value {
    json!({ "variant": variant, "board": board, "to_move": to_move })
}

#[test]
fn a_game_is_written_with_its_variant_board_and_player() {
    let game = AnyGame::<Oware, 2>::from_board(board!("<2,0,0,4,3,4,4>"), Player::North);
    let document = game_json("oware", &board_json(&[4, 3], &[4, 4], 0, 0), Some("north"));
    assert_eq!(to_value(&game).expect("a document"), document);
    reproduced(&game);
}

#[test]
fn the_player_to_move_of_a_finished_game_is_null() {
    let over = AnyGame::<Oware, 2>::from_board(board!("<2,9,0,4,0,4,0>"), Player::North);
    let document = game_json("oware", &board_json(&[4, 0], &[4, 0], 9, 0), None);
    assert_eq!(to_value(&over).expect("a document"), document);
    reproduced(&over);
}

#[test]
fn the_name_of_another_variant_is_rejected() {
    let board = board_json(&[4], &[4], 0, 0);
    let document = game_json("congkak", &board, Some("south"));
    assert_rejected::<AnyGame<Kalah, 1>>(&document, "expected the variant \"kalah\"");
    assert_rejected::<AnyGame<Kalah, 1>>(
        &json!({ "board": board, "to_move": "south" }),
        "missing field `variant`",
    );
}

#[test]
fn a_finished_game_with_a_player_to_move_is_rejected() {
    for side in ["south", "north"] {
        let document = game_json("kalah", &board_json(&[0, 0], &[0, 0], 3, 5), Some(side));
        assert_rejected::<AnyGame<Kalah, 2>>(&document, "the game is not in progress with this player to move");
        let unswept = game_json("kalah", &board_json(&[0, 0], &[0, 1], 3, 5), Some(side));
        assert_rejected::<AnyGame<Kalah, 2>>(&unswept, "the game is not in progress with this player to move");
    }
}

#[test]
fn a_game_in_progress_without_a_player_to_move_is_rejected() {
    let document = game_json("kalah", &board_json(&[1, 0], &[0, 1], 3, 5), None);
    assert_rejected::<AnyGame<Kalah, 2>>(&document, "the game is not finished");
    let unswept = game_json("kalah", &board_json(&[0, 0], &[0, 1], 3, 5), None);
    assert_rejected::<AnyGame<Kalah, 2>>(&unswept, "the game is not finished");
}

#[test]
fn the_player_to_move_may_be_null_but_not_missing() {
    let document = json!({ "variant": "kalah", "board": board_json(&[0], &[0], 3, 5) });
    assert_rejected::<AnyGame<Kalah, 1>>(&document, "missing field `to_move`");
}

/// South's row is empty: South would pass, so North moves.
#[test]
fn a_player_who_would_pass_is_not_to_move() {
    let board = board_json(&[0], &[2], 0, 0);
    assert_rejected::<AnyGame<PassKalah, 1>>(
        &game_json("pass-kalah", &board, Some("south")),
        "the game is not in progress with this player to move",
    );
    let open = from_value::<AnyGame<PassKalah, 1>>(game_json("pass-kalah", &board, Some("north")));
    assert!(open.is_ok());
}

#[test]
fn the_opening_is_in_progress_whatever_the_variant_answers_about_it() {
    reproduced(&AnyGame::<AlwaysPass, 3>::start());
    let other = game_json("always-pass", &board_json(&[3], &[3], 0, 0), Some("south"));
    assert_rejected::<AnyGame<AlwaysPass, 1>>(&other, "the game is not in progress with this player to move");
}

/// A variant without an opening: it would have no stones, so it doesn't compile.
type NoStones = Changed<WithoutStones>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct WithoutStones;

impl Change for WithoutStones {
    type Base = Kalah;
    const NAME: &'static str = "no-stones";
    const STONES: u8 = 0;

    fn next(_: Survey) -> Next {
        Next::Move
    }
}

#[test]
fn a_board_without_stones_is_no_opening() {
    let document = game_json("no-stones", &board_json(&[0], &[0], 0, 0), Some("south"));
    assert_rejected::<AnyGame<NoStones, 1>>(&document, "the game is not in progress with this player to move");
}

// Errors.

/// This document with one value, at any depth, replaced by values of other shapes, removed or added.
fn misshapen(document: &Value) -> Vec<Value> {
    let mut shapes = vec![
        json!(null),
        json!(true),
        json!(-1),
        json!(300),
        json!(0.5),
        json!("x"),
        json!([]),
        json!({}),
        json!([null]),
        json!({ "x": 1 }),
        json!({ "south": 1 }),
    ];
    if let Value::Object(fields) = document {
        let changed = |change: &dyn Fn(&mut serde_json::Map<String, Value>)| {
            let mut fields = fields.clone();
            change(&mut fields);
            Value::from(fields)
        };
        shapes.push(changed(&|fields| drop(fields.insert("x".into(), 1.into()))));
        for (name, value) in fields {
            shapes.push(changed(&|fields| drop(fields.remove(name))));
            shapes.extend(
                misshapen(value)
                    .into_iter()
                    .map(|shape| changed(&|fields| fields[name] = shape.clone())),
            );
        }
    }
    if let Value::Array(values) = document {
        for (index, value) in values.iter().enumerate() {
            shapes.extend(misshapen(value).into_iter().map(|shape| {
                let mut values = values.clone();
                values[index] = shape;
                values.into()
            }));
        }
    }
    shapes
}

/// An error may contain the names of fields, but no other names of this crate.
#[track_caller]
fn assert_names_nothing_private(error: &str) {
    for word in ["Document", "Situation", "Start", "Visitor", "Name", "struct", "enum"] {
        assert!(!error.contains(word), "{error}");
    }
}

/// Reads the document in every other shape, as a value and as text.
fn assert_misshapen_are_rejected<T: DeserializeOwned>(document: &Value) {
    for shape in misshapen(document) {
        let json = shape.to_string();
        let errors = [from_value::<T>(shape).err(), serde_json::from_str::<T>(&json).err()];
        let errors = errors.into_iter().flatten();
        errors.for_each(|error| assert_names_nothing_private(&error.to_string()));
    }
}

/// Reads values that are not maps.
#[track_caller]
fn assert_expects<T: DeserializeOwned + std::fmt::Debug>(expected: &str) {
    for shape in [json!(7), json!("kalah"), json!(true), json!([]), json!(null)] {
        assert_rejected::<T>(&shape, &format!("expected {expected}"));
    }
}

#[test]
fn an_error_names_what_was_expected() {
    assert_expects::<Board<2>>("a board");
    assert_expects::<AnyGame<Kalah, 2>>("a game");
    let none: Result<Player, value::Error> = Player::deserialize(7_u8.into_deserializer());
    let error = none.expect_err("7 is no player");
    assert_eq!(
        error.to_string(),
        "invalid type: integer `7`, expected `south` or `north`"
    );
}

#[test]
fn no_error_names_a_private_type() {
    assert_misshapen_are_rejected::<Player>(&json!("south"));
    let board = board_json(&[1, 2], &[3, 4], 5, 6);
    assert_misshapen_are_rejected::<Board<2>>(&board);
    assert_misshapen_are_rejected::<AnyGame<Kalah, 2>>(&game_json("kalah", &board, Some("south")));
}

#[test]
fn a_field_that_is_repeated_is_rejected() {
    let rejected = |error: serde_json::Error, field| {
        let error = error.to_string();
        assert!(error.starts_with(&format!("duplicate field `{field}`")), "{error}");
    };
    let board = r#"{"south":[1],"north":[2],"north":[2],"south_store":0,"north_store":0}"#;
    rejected(serde_json::from_str::<Board<1>>(board).expect_err("twice"), "north");
    let game = r#"{"variant":"kalah","variant":"kalah"}"#;
    rejected(
        serde_json::from_str::<AnyGame<Kalah, 1>>(game).expect_err("twice"),
        "variant",
    );
}

fn is_reproduced<V: Variant, const PITS: usize>(setup: &Setup) {
    reproduced(&setup.board::<PITS>());
    reproduced(&game_of::<V, PITS>(setup));
}

/// A document is a game if and only if it is the document of its board with one of the players to move.
fn is_read_if_it_is_a_game<V: Variant, const PITS: usize>(setup: &Setup, to_move: Option<Player>) {
    let board = setup.board::<PITS>();
    let document = json!({ "variant": V::NAME, "board": board, "to_move": to_move });
    let settled = Player::ALL.map(|player| AnyGame::<V, PITS>::from_board(board, player));
    let expected = settled
        .into_iter()
        .find(|game| to_value(game).expect("a document") == document);
    assert_eq!(from_value(document).ok(), expected);
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn boards_and_games_are_reproduced(setup in select(vec![1, 2, 6, 17]).prop_flat_map(setups_of)) {
        at_width!([1 2 6 17], setup.width(), is_reproduced::<Kalah>(&setup));
        at_width!([1 2 6 17], setup.width(), is_reproduced::<Oware>(&setup));
        at_width!([1 2 6 17], setup.width(), is_reproduced::<Mangala>(&setup));
        at_width!([1 2 6 17], setup.width(), is_reproduced::<LazyUnsweptKalah>(&setup));
    }

    #[test]
    fn a_document_is_read_if_and_only_if_it_is_a_game(
        setup in select(vec![1, 2, 6]).prop_flat_map(setups_of),
        to_move in option::of(select(&Player::ALL[..])),
    ) {
        at_width!([1 2 6], setup.width(), is_read_if_it_is_a_game::<Kalah>(&setup, to_move));
        at_width!([1 2 6], setup.width(), is_read_if_it_is_a_game::<Oware>(&setup, to_move));
        at_width!([1 2 6], setup.width(), is_read_if_it_is_a_game::<Mangala>(&setup, to_move));
        at_width!([1 2 6], setup.width(), is_read_if_it_is_a_game::<PassKalah>(&setup, to_move));
        at_width!([1 2 6], setup.width(), is_read_if_it_is_a_game::<LazyUnsweptKalah>(&setup, to_move));
    }
}

/// The JSON of a valid board and of valid games, with some characters changed.
fn damaged_json() -> impl Strategy<Value = String> {
    let documents = vec![
        r#"{"south":[1,0],"north":[2,0],"south_store":30,"north_store":4}"#,
        r#"{"variant":"kalah","board":{"south":[1,0],"north":[2,0],"south_store":3,"north_store":40},"to_move":"north"}"#,
        r#"{"variant":"kalah","board":{"south":[0,0],"north":[0,0],"south_store":3,"north_store":9},"to_move":null}"#,
    ];
    damaged(documents, "0123456789,[]{}\"unortsh")
}

proptest! {
    #![proptest_config(config(2000))]

    #[test]
    fn a_damaged_document_is_none_or_reproduced_by_its_own(json in damaged_json()) {
        value_is_none_or_reproduced::<Board<2>>(&json);
        value_is_none_or_reproduced::<AnyGame<Kalah, 2>>(&json);
    }
}

#[cfg(feature = "alloc")]
mod records {
    use mancala_engine::{Congkak, Game, Pit, Record};
    use proptest::collection::vec;

    use super::*;
    use crate::common::history::{about_to_repeat, act_out, acts, assert_repeats, shown, Act};
    use crate::common::text::record_document::record_is_none_or_reproduced;

    fn record_json(board: &Value, to_move: Option<&str>, moves: &[u16], concluded: bool) -> Value {
        json!({
            "variant": "oware",
            "start": { "board": board, "to_move": to_move },
            "moves": moves,
            "concluded": concluded,
        })
    }

    /// South 1, North 1, South 2 and North 2 lead back to the first position.
    fn walk() -> Value {
        board_json(&[1, 0], &[1, 0], 0, 0)
    }

    #[test]
    fn a_record_is_written_as_its_start_and_the_indices_of_its_moves() {
        let mut record = Record::new(AnyGame::<Oware>::start());
        record.play(Pit::at::<5>()).expect("legal");
        record.play(Pit::at::<0>()).expect("legal");
        let start = board_json(&[4; 6], &[4; 6], 0, 0);
        let document = record_json(&start, Some("south"), &[5, 0], false);
        assert_eq!(to_value(&record).expect("a document"), document);
        reproduced(&record);
        record.conclude();
        let document = record_json(&start, Some("south"), &[5, 0], true);
        assert_eq!(to_value(&record).expect("a document"), document);
        reproduced(&record);
    }

    #[test]
    fn a_repetition_is_found_again_under_the_rules() {
        let document = record_json(&walk(), Some("south"), &[0, 0, 1, 1], false);
        let record: Record<Oware, 2> = from_value(document).expect("a record");
        assert!(record.outcome().is_some());
        reproduced(&record);
    }

    #[test]
    fn a_repetition_from_far_back_is_seen_after_reading() {
        let document = to_value(about_to_repeat()).expect("a document");
        assert_repeats(from_value(document).expect("a record"));
    }

    #[test]
    fn a_start_that_is_finished_has_a_record() {
        let document = record_json(&board_json(&[0, 0], &[0, 0], 2, 5), None, &[], false);
        let record: Record<Oware, 2> = from_value(document).expect("a record");
        assert!(record.outcome().is_some());
        reproduced(&record);
    }

    #[test]
    fn what_was_taken_back_is_not_written() {
        let mut record = Record::new(Game::new());
        record.play(Pit::at::<2>()).expect("legal");
        let one = to_value(&record).expect("a document");
        record.play(Pit::at::<5>()).expect("legal");
        record.undo();
        assert_eq!(to_value(&record).expect("a document"), one);
    }

    #[test]
    fn an_illegal_move_is_rejected_with_its_number() {
        let rejected = |moves: &[u16], concluded, reason| {
            let document = record_json(&walk(), Some("south"), moves, concluded);
            assert_rejected::<Record<Oware, 2>>(&document, reason);
        };
        rejected(&[1], false, "move 1: the pit is empty");
        rejected(&[0, 2], false, "move 2: no such pit on this board");
        rejected(&[0, 0, 1, 1, 0], false, "move 5: the game is finished");
        rejected(&[0, 0, 1, 1], true, "concluded, but the game is finished");
        rejected(&[256], false, "256");
    }

    #[test]
    fn a_forged_start_is_rejected() {
        let over = record_json(&walk(), None, &[], false);
        assert_rejected::<Record<Oware, 2>>(&over, "the game is not finished");
        let open = record_json(&board_json(&[0, 0], &[0, 0], 2, 5), Some("south"), &[], false);
        assert_rejected::<Record<Oware, 2>>(&open, "the game is not in progress with this player to move");
        let wide = record_json(&walk(), Some("south"), &[], false);
        assert_rejected::<Record<Oware, 3>>(&wide, "expected 3 pits per row");
        assert_rejected::<Record<Kalah, 2>>(&wide, "the variant \"kalah\"");
    }

    #[test]
    fn an_error_names_what_was_expected() {
        assert_expects::<Record<Oware, 2>>("a record");
        let mut document = record_json(&walk(), Some("south"), &[], false);
        document["start"] = 7.into();
        assert_rejected::<Record<Oware, 2>>(&document, "expected a board and the player to move");
    }

    #[test]
    fn no_error_names_a_private_type() {
        assert_misshapen_are_rejected::<Record<Oware, 2>>(&record_json(&walk(), Some("south"), &[0, 0], false));
    }

    #[test]
    fn a_field_that_is_repeated_is_rejected() {
        let json = r#"{"variant":"oware","moves":[],"moves":[]}"#;
        let error = serde_json::from_str::<Record<Oware, 2>>(json).expect_err("twice");
        assert!(error.to_string().starts_with("duplicate field `moves`"), "{error}");
    }

    fn document_says_all<V: Variant, const PITS: usize>(setup: &Setup, acts: &[Act]) {
        let record = act_out(game_of::<V, PITS>(setup), acts);
        let json = serde_json::to_string(&record).expect("JSON holds it");
        let from_json: Record<V, PITS> = serde_json::from_str(&json).expect(&json);
        assert_eq!(shown(&from_json), shown(&record));
        let bytes = postcard::to_allocvec(&record).expect("bytes hold it");
        assert_eq!(postcard::from_bytes::<Record<V, PITS>>(&bytes).expect(&json), from_json);
    }

    /// The JSON of a valid record, with some characters changed.
    fn damaged_json() -> impl Strategy<Value = String> {
        let documents = vec![
            r#"{"variant":"oware","start":{"board":{"south":[1,0],"north":[1,0],"south_store":0,"north_store":0},"to_move":"south"},"moves":[0,0,1,1],"concluded":false}"#,
            r#"{"variant":"oware","start":{"board":{"south":[0,0],"north":[0,0],"south_store":2,"north_store":5},"to_move":null},"moves":[],"concluded":false}"#,
            r#"{"variant":"kalah","start":{"board":{"south":[1,2],"north":[3,0],"south_store":3,"north_store":0},"to_move":"north"},"moves":[0],"concluded":true}"#,
        ];
        damaged(documents, "0123456789,[]{}\"unortsh")
    }

    /// The bytes of a valid record, with some of them changed.
    fn damaged_bytes() -> impl Strategy<Value = Vec<u8>> {
        let document = record_json(&walk(), Some("south"), &[0, 0, 1], true);
        let record: Record<Oware, 2> = from_value(document).expect("a record");
        let bytes = postcard::to_allocvec(&record).expect("bytes hold it");
        vec((any::<prop::sample::Index>(), 0..8_u8), 0..4).prop_map(move |edits| {
            let mut bytes = bytes.clone();
            for (place, byte) in edits {
                let place = place.index(bytes.len());
                bytes[place] = byte;
            }
            bytes
        })
    }

    proptest! {
        #![proptest_config(config(200))]

        #[test]
        fn a_match_is_what_its_document_says(
            setup in select(vec![1, 2, 6]).prop_flat_map(setups_of),
            acts in acts(50),
        ) {
            at_width!([1 2 6], setup.width(), document_says_all::<Kalah>(&setup, &acts));
            at_width!([1 2 6], setup.width(), document_says_all::<Oware>(&setup, &acts));
            at_width!([1 2 6], setup.width(), document_says_all::<Mangala>(&setup, &acts));
            at_width!([1 2 6], setup.width(), document_says_all::<LazyUnsweptKalah>(&setup, &acts));
            at_width!([1 2 6], setup.width(), document_says_all::<AlwaysPass>(&setup, &acts));
        }
    }

    proptest! {
        #![proptest_config(config(2000))]

        #[test]
        fn a_damaged_document_is_no_record_or_reproduced_by_its_own(
            json in damaged_json(),
            bytes in damaged_bytes(),
            noise in vec(any::<u8>(), 0..40),
        ) {
            record_is_none_or_reproduced::<Oware, 2>(&json, &bytes);
            record_is_none_or_reproduced::<Kalah, 2>(&json, &noise);
            record_is_none_or_reproduced::<Congkak, 2>(&json, &noise);
        }
    }
}
