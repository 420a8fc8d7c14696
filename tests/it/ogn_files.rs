//! Files of Oware programs: texts with known results, collections of games, and games on one line.

use crate::common::history::{act_out, acts};
use crate::common::json::objects;
use crate::common::play::game_of;
use crate::common::setup::{config, setups_of};
use crate::common::text::place::assert_within;
use mancala_engine::{
    IllegalMove, MoveError, Ogn, Outcome, Oware, OwareLine, ParseBoardErrorKind, ParseOgnError,
    ParseOgnErrorKind as Kind, Player, Record,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value;

/// Returns the letters of the moves.
fn letters(record: &Record<Oware>) -> String {
    let letter = |player, index: usize| match player {
        Player::South => ["A", "B", "C", "D", "E", "F"][index],
        Player::North => ["a", "b", "c", "d", "e", "f"][index],
    };
    record.plies().map(|ply| letter(ply.player, ply.index)).collect()
}

fn read_all(text: &str) -> Vec<Result<Ogn, ParseOgnError>> {
    Ogn::read_all(text).collect()
}

fn error_at<T>(line: usize, column: usize, kind: impl Into<Kind>) -> Result<T, ParseOgnError> {
    let kind = kind.into();
    Err(ParseOgnError { line, column, kind })
}

// Texts with known results.

#[test]
fn texts_of_other_programs_are_read_as_meant() {
    for case in objects("ogn.jsonl") {
        let id = case["id"].as_str().expect("a case has a name");
        let text = case["text"].as_str().expect(id);
        let read = text.parse::<Ogn>();
        if case.get("refuse").is_some() {
            assert!(read.is_err(), "{id}: {read:?}");
            continue;
        }
        let ogn = read.unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_case(id, &ogn, &case["want"]);
        assert_eq!(read_all(text), [Ok(ogn.clone())], "{id}");
        let again = ogn
            .to_string()
            .parse::<Ogn>()
            .unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_case(id, &again, &case["want"]);
    }
}

fn assert_case(id: &str, ogn: &Ogn, want: &Value) {
    let record = &ogn.record;
    let result = match ogn.result() {
        Some(Outcome::Won(Player::South)) => "south",
        Some(Outcome::Won(Player::North)) => "north",
        Some(Outcome::Drawn) => "draw",
        None => "none",
    };
    let repeats = record.plies().next_back().is_some_and(|ply| ply.repeats);
    assert_eq!(letters(record), want["moves"], "{id}");
    assert_eq!(record.game().board().to_string(), want["board"], "{id}");
    assert_eq!(record.outcome().is_some(), want["over"], "{id}");
    assert_eq!(repeats, want["repeats"], "{id}");
    assert_eq!(result, want["result"], "{id}");
    for (name, value) in want["tags"].as_object().into_iter().flatten() {
        assert_eq!(ogn.tag(name), value.as_str(), "{id}");
    }
}

// Collections.

/// Returns the moves or the error of each game.
fn moves_of(text: &str) -> Vec<Result<String, String>> {
    let games = Ogn::read_all(text);
    let moves = games.map(|game| match game {
        Ok(ogn) => Ok(letters(&ogn.record)),
        Err(error) => Err(error.to_string()),
    });
    moves.collect()
}

#[test]
fn a_text_without_games_has_none() {
    for text in ["", " \r\n\n", "\u{feff}", "{ nothing }\n; here\n", "\n\u{feff}\n{}"] {
        assert_eq!(read_all(text), [], "{text:?}");
    }
}

#[test]
fn a_tag_after_moves_or_a_result_begins_a_game() {
    for between in ["\n\n", "\n", " ", " 1-0\n", " 0-1 {} (1. B)", " ?\n", " *"] {
        let text = format!("[South \"x\"]\n1. A a{between}[South \"y\"]\n1. B b");
        assert_eq!(moves_of(&text), [Ok("Aa".into()), Ok("Bb".into())], "{text:?}");
    }
}

#[test]
fn a_tag_after_a_tag_and_a_blank_line_begins_a_game() {
    for blank in ["\n\n", "\r\n\r\n", "\n \t\n", "\n{}\n\n", " ; a\n\n", "\n\n{}\n"] {
        let text = format!("[South \"x\"]{blank}[South \"y\"]\n\n1. B b");
        let games = read_all(&text);
        let souths: Vec<_> = games
            .iter()
            .map(|game| game.as_ref().expect("good").tag("South"))
            .collect();
        assert_eq!(souths, [Some("x"), Some("y")], "{text:?}");
    }
    for no_blank in ["\n", " ", "\n{\n\n}\n", "\n; a\n"] {
        let text = format!("[South \"x\"]{no_blank}[North \"y\"]\n\n1. B b");
        assert_eq!(moves_of(&text), [Ok("Bb".into())], "{text:?}");
    }
}

#[test]
fn one_game_may_have_blank_lines_between_its_tags() {
    let text = "[South \"x\"]\n\n[North \"y\"]\n\n1. A";
    let ogn: Ogn = text.parse().expect("one game");
    assert_eq!((ogn.tag("South"), ogn.tag("North")), (Some("x"), Some("y")));
    assert_eq!(moves_of(text), [Ok(String::new()), Ok("A".into())]);
}

#[test]
fn one_unreadable_game_does_not_take_the_others_with_it() {
    let wrong = [
        ("1. A x", "5:6: expected a move, a number or the result"),
        ("1. A B", "5:6: the pit belongs to the other player"),
        ("1. A+1", "5:5: the move captures 0"),
        ("1. A { never closed", "5:6: the comment or variation is not closed"),
        (
            "1. A ( never { closed ) )",
            "5:6: the comment or variation is not closed",
        ),
        ("1. A 1-0 B", "5:10: expected the end of the record"),
        ("[South \"x", "5:10: expected a tag: `[Name \"value\"]`"),
        ("[X \"\"]\n[X \"\"]\n\n1. A", "6:2: the tag is repeated"),
        ("[Result \"1-0\"]\n1. A 0-1", "6:6: the result does not match the game"),
    ];
    for (text, error) in wrong {
        let begin = if text.starts_with('[') { "" } else { "[South \"y\"]\n" };
        let error = if begin.is_empty() {
            error.to_owned()
        } else {
            error.replacen('5', "6", 1)
        };
        let text = format!("[South \"x\"]\n\n1. A a\n\n{begin}{text}\n\n[South \"z\"]\n\n1. C\n");
        assert_eq!(moves_of(&text), [Ok("Aa".into()), Err(error), Ok("C".into())], "{text}");
    }
}

#[test]
fn after_an_error_reading_resumes_at_a_tag_that_begins_a_line_and_follows_no_tag_or_comment() {
    for (between, resumes) in [
        ("\n\n[", true),
        ("\r\n\r\n[", true),
        ("\n \t\n[", true),
        ("\n\n\u{feff}[", true),
        ("\n1. A }\n\n[", true),
        ("\n[", true),
        ("\n\n [", true),
        ("\n{}\n[", false),
        ("\n; a\n[", false),
        (" [", false),
    ] {
        let text = format!("[South \"x\"]\n\n1. A A{between}South \"y\"]\n\n1. B");
        let games = read_all(&text);
        assert_eq!(games.len(), 1 + usize::from(resumes), "{text:?}");
        assert_eq!(
            games[0],
            error_at(3, 6, MoveError::from(IllegalMove::NotOwned)),
            "{text:?}"
        );
    }
}

#[test]
fn a_match_has_no_result_that_another_record_of_it_had() {
    let resigned: Ogn = "1. A b 1-0".parse().expect("a game with a result");
    let played: Record<Oware> = "variant oware\n1 2".parse().expect("the same match");
    assert_eq!(resigned.record, played);
    assert_eq!(Ogn::new(resigned.record).result(), None);
}

/// The result contradicts the tag, but the end of the game is known.
#[test]
fn a_game_that_contradicts_itself_ends_where_it_ends() {
    let text = "[Result \"1-0\"]\n\n1. A { \n\n[ } 0-1\n[South \"y\"]\n\n1. B";
    assert_eq!(
        moves_of(text),
        [Err("5:5: the result does not match the game".into()), Ok("B".into())]
    );
}

#[test]
fn a_byte_order_mark_may_begin_each_game() {
    let text = "\u{feff}[South \"x\"]\n\n1. A\n\u{feff}[South \"y\"]\n\n\u{feff}[South \"z\"]\n1. C";
    assert_eq!(moves_of(text), [Ok("A".into()), Ok(String::new()), Ok("C".into())]);
    assert_eq!(
        moves_of("\u{feff}\u{feff}[South \"x\"]"),
        [Err("1:4: expected a move, a number or the result".into())]
    );
}

#[test]
fn one_game_may_begin_with_a_byte_order_mark_alone() {
    assert_eq!("\u{feff}x".parse::<Ogn>(), error_at(1, 4, Kind::UnknownWord));
    assert_eq!("\u{feff}\u{feff}".parse::<Ogn>(), error_at(1, 4, Kind::UnknownWord));
    assert_eq!(" \u{feff}".parse::<Ogn>(), error_at(1, 2, Kind::UnknownWord));
}

/// Pieces of collections, valid and invalid.
const PIECES: &[&str] = &[
    "[South \"x\"]\n",
    "[Result \"1-0\"]\n",
    "\n[North \"y\"]\n\n",
    "\n\n",
    "\n",
    "1. A a ",
    "B b",
    "1-0",
    "0-1",
    "(",
    ")",
    "{",
    "}",
    ";",
    "[",
    "x",
    "\u{e9}",
    "\u{feff}",
];

/// Returns the byte of the next line that begins with a bracket, unless the line before it is a tag or a comment.
fn next_game_after(text: &str, line: usize) -> Option<usize> {
    let lines: Vec<&str> = text.split('\n').collect();
    let begins = |number: &usize| {
        let line = lines[*number];
        let line = line
            .strip_prefix('\u{feff}')
            .unwrap_or(line)
            .trim_start_matches([' ', '\t']);
        let before = lines[*number - 1].trim_ascii_start();
        line.starts_with('[') && !before.starts_with(['[', '{', ';'])
    };
    // Lines are counted from 1.
    let number = (line..lines.len()).find(begins)?;
    Some(lines[..number].iter().map(|line| line.len() + 1).sum())
}

/// Moves an error to its place in a text with this number of bytes before it.
fn moved(error: ParseOgnError, before: &str) -> ParseOgnError {
    assert!(before.ends_with('\n'));
    let line = error.line + before.matches('\n').count();
    ParseOgnError { line, ..error }
}

proptest! {
    #![proptest_config(config(3000))]

    /// What the reader knows about brackets from earlier games makes no difference.
    #[test]
    fn the_rest_of_a_collection_is_read_as_it_is_on_its_own(pieces in vec(select(PIECES), 0..40)) {
        let text = pieces.concat();
        let games = read_all(&text);
        for (number, game) in games.iter().enumerate() {
            let Err(error) = game else { continue };
            assert_within(&text, error.line, error.column);
            if error.kind == Kind::WrongResult {
                continue; // The game was read to its end.
            }
            let rest = match next_game_after(&text, error.line) {
                None => Vec::new(),
                Some(begin) => {
                    let (before, rest) = text.split_at(begin);
                    Ogn::read_all(rest).map(|game| game.map_err(|error| moved(error, before))).collect()
                }
            };
            prop_assert_eq!(&games[number + 1..], &rest[..], "{:?}", text);
        }
    }

    #[test]
    fn a_collection_of_good_games_is_those_games(
        matches in vec((setups_of(6), acts(12)), 0..5),
        between in select(&["\n\n", "\r\n", "\n", " ", "\n\u{feff}"][..]),
    ) {
        let mut ogns = Vec::new();
        for (setup, acts) in matches {
            let written = Ogn::new(act_out(game_of::<Oware, 6>(&setup), &acts)).to_string();
            // The tags of the next game would belong to a game without moves.
            if written.contains("\n\n") {
                ogns.push(written);
            }
        }
        let expected: Vec<_> = ogns.iter().map(|text| text.parse::<Ogn>()).collect();
        prop_assert_eq!(read_all(&ogns.join(between)), expected);
    }

    #[test]
    fn an_error_of_any_collection_has_a_place_in_it(text in any::<String>()) {
        for error in Ogn::read_all(&text).filter_map(Result::err) {
            assert_within(&text, error.line, error.column);
        }
    }
}

// Games on one line.

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

#[test]
fn a_line_is_a_position_and_the_letters_of_moves() {
    for (moves, text) in [("", START.to_owned()), ("FfBe", format!("{START} FfBe"))] {
        let OwareLine(record) = text.parse().expect("a game");
        assert_eq!(letters(&record), moves);
        assert_eq!(OwareLine(record).to_string(), text);
    }
}

#[test]
fn white_space_around_a_line_and_blanks_between_its_letters_are_ignored() {
    let text = format!("\u{feff} \r\n{START} \t F f\tBe \r\n");
    assert_eq!(text.parse::<OwareLine>(), format!("{START} FfBe").parse());
}

#[test]
fn an_end_by_agreement_is_left_out_of_a_line() {
    let mut record = Record::default();
    record.conclude();
    assert_eq!(OwareLine(record).to_string(), START);
}

#[test]
fn a_line_ends_at_a_repetition() {
    let text = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S AaBbCcDdEeFf";
    let OwareLine(record) = text.parse().expect("a game");
    assert!(record.plies().next_back().is_some_and(|ply| ply.repeats));
    assert_eq!(
        format!("{text}A").parse::<OwareLine>(),
        error_at(1, 45, MoveError::GameOver)
    );
}

#[test]
fn an_error_in_a_line_has_its_place() {
    let column = START.len() + 1;
    assert_eq!(
        "4-4-x".parse::<OwareLine>(),
        error_at(1, 5, ParseBoardErrorKind::NumberExpected)
    );
    assert_eq!(
        "\n4-4".parse::<OwareLine>(),
        error_at(2, 4, ParseBoardErrorKind::DashExpected)
    );
    for (moves, at, kind) in [
        ("A", 0, Kind::LetterExpected),
        (" x", 1, Kind::LetterExpected),
        (" A+2", 2, Kind::LetterExpected),
        (" A\nA", 2, Kind::LetterExpected),
        (" A 1-0", 3, Kind::LetterExpected),
        (" a", 1, MoveError::from(IllegalMove::NotOwned).into()),
        (" AaA", 3, MoveError::from(IllegalMove::EmptyPit).into()),
    ] {
        let text = format!("{START}{moves}");
        assert_eq!(text.parse::<OwareLine>(), error_at(1, column + at, kind), "{text:?}");
    }
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn a_line_is_read_as_it_was_written(setup in setups_of(6), acts in acts(60)) {
        let line = OwareLine(act_out(game_of::<Oware, 6>(&setup), &acts));
        let text = line.to_string();
        let again: OwareLine = text.parse().unwrap_or_else(|error| panic!("{error} in {text}"));
        prop_assert_eq!(letters(&again.0), letters(&line.0));
        prop_assert_eq!(again.to_string(), text);
    }

    #[test]
    fn a_line_of_any_characters_is_a_game_or_has_an_error_in_it(text in any::<String>()) {
        for text in [format!("{START} {text}"), text] {
            if let Err(error) = text.parse::<OwareLine>() {
                assert_within(&text, error.line, error.column);
            }
        }
    }
}
