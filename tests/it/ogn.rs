//! The notations of Oware programs: OGN records and position strings.

use std::cmp::Ordering;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use crate::common::damage::damaged;
use crate::common::history::{act_out, acts, shown};
use crate::common::json::{count, counts, indices, objects};
use crate::common::play::game_of;
use crate::common::setup::{config, setups_of};
use crate::common::text::ogn::{
    ogn_collection_is_reproduced, ogn_is_none_or_reproduced, oware_line_is_none_or_reproduced,
    oware_position_is_none_or_reproduced,
};
use mancala_engine::{
    board, AnyGame, Entry, IllegalMove, MoveError, Ogn, Outcome, Oware, OwarePosition, ParseBoardError,
    ParseBoardErrorKind, ParseOgnError, ParseOgnErrorKind as Kind, Pit, Player, Position, Record, TagError,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, Index};
use serde_json::Value;

/// Returns the tags of a record with this result, of which nothing else is known.
fn unknown_tags(result: &str) -> String {
    format!(
        "[Variant \"Oware Abapa\"]\n[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[South \"?\"]\n\
         [North \"?\"]\n[Result \"{result}\"]"
    )
}

fn read(text: &str) -> Ogn {
    text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

/// Returns the indices of the pits that were played.
fn pits(ogn: &Ogn) -> Vec<usize> {
    ogn.record.plies().map(|ply| ply.index).collect()
}

fn record_of(board: &str, to_move: Player) -> Record<Oware> {
    Record::new(AnyGame::from_board(board.parse().expect(board), to_move))
}

#[track_caller]
fn assert_error(text: &str, line: usize, column: usize, kind: impl Into<Kind>) {
    let kind = kind.into();
    assert_eq!(text.parse::<Ogn>(), Err(ParseOgnError { line, column, kind }));
}

// Writing.

#[test]
fn a_record_without_moves_has_its_tags_alone() {
    assert_eq!(Ogn::new(Record::default()).to_string(), unknown_tags("*"));
}

#[test]
fn moves_are_written_in_pairs_and_a_game_in_progress_has_no_result() {
    let mut record = Record::default();
    for pit in [5, 5, 4, 1] {
        record.play(Pit::new(pit).expect("a pit")).expect("legal");
    }
    let text = format!("{}\n\n1. F f 2. E b", unknown_tags("*"));
    assert_eq!(Ogn::new(record).to_string(), text);
}

/// ```text
///        (0) (0) (0) (0) (2) (1)      South's F captures 2; North's b brings North's c to 1.
///  [22]                          [20]
///        (2) (0) (0) (0) (0) (1)
/// ```
#[test]
fn captured_seeds_are_written_after_the_move() {
    let mut record = record_of("<6,20,22,2,0,0,0,0,1,1,2,0,0,0,0>", Player::South);
    for pit in [5, 1] {
        record.play(Pit::new(pit).expect("a pit")).expect("legal");
    }
    assert!(Ogn::new(record).to_string().ends_with("\n\n1. F+2 b"));
}

#[test]
fn a_start_that_is_not_the_opening_is_written_as_a_tag_after_the_result() {
    let mut record = record_of("<6,20,22,2,0,0,0,0,1,1,2,0,0,0,0>", Player::North);
    record.play(Pit::at::<1>()).expect("legal");
    record.play(Pit::at::<5>()).expect("legal");
    let mut ogn = Ogn::new(record);
    ogn.set_tag("Annotator", "Esi").expect("a good tag");
    let start = "2-0-0-0-0-1-1-2-0-0-0-0-20-22-N";
    let tags = format!("{}\n[FEN \"{start}\"]\n[Annotator \"Esi\"]", unknown_tags("*"));
    assert_eq!(ogn.to_string(), format!("{tags}\n\n1. b F+2"));
    assert_eq!(read(&ogn.to_string()), ogn);
}

#[test]
fn a_record_that_is_put_in_place_of_another_brings_its_start() {
    let mut ogn = Ogn::new(Record::default());
    ogn.set_tag("Annotator", "Esi").expect("a good tag");
    ogn.record = record_of("<6,20,22,2,0,0,0,0,1,1,2,0,0,0,0>", Player::South);
    let start = "[FEN \"2-0-0-0-0-1-1-2-0-0-0-0-20-22-S\"]\n[Annotator \"Esi\"]";
    assert!(ogn.to_string().ends_with(start), "{ogn}");
}

#[test]
fn a_game_that_ended_under_the_rules_is_written_with_its_score() {
    for (stores, row, score) in [("25,20", 1, "25-20"), ("20,25", 1, "20-25"), ("22,22", 0, "22-22")] {
        let board = format!("<6,{stores},{row},0,0,0,0,0,{row},0,0,0,0,0>");
        let text = Ogn::new(record_of(&board, Player::South)).to_string();
        assert!(text.contains(&format!("[Result \"{score}\"]\n")), "{text}");
        assert!(text.ends_with(&format!("\n\n{score}")), "{text}");
    }
}

/// Each player also sweeps 1, which is not part of the capture.
#[test]
fn a_repetition_is_an_end_under_the_rules() {
    let ogn = read("[FEN \"1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\"]\n\nAaBbCcDdEeFf");
    assert!(ogn.to_string().ends_with("6. F f 24-24"), "{ogn}");
}

#[test]
fn an_agreed_end_is_written_as_its_result() {
    let mut record = Record::default();
    record.play(Pit::at::<5>()).expect("legal");
    record.conclude();
    let text = Ogn::new(record).to_string();
    assert!(
        text.contains("[Result \"0-1\"]") && text.ends_with("\n\n1. F 0-1"),
        "{text}"
    );
    let ogn = read(&text);
    assert_eq!(
        (ogn.record.outcome(), ogn.result()),
        (None, Some(Outcome::Won(Player::North)))
    );
}

#[test]
fn a_result_that_was_set_on_a_game_in_progress_is_written() {
    for (outcome, text) in [
        (Outcome::Won(Player::South), "1-0"),
        (Outcome::Won(Player::North), "0-1"),
        (Outcome::Drawn, "1/2-1/2"),
    ] {
        let mut ogn = Ogn::new(Record::default());
        ogn.set_result(Some(outcome));
        assert_eq!(ogn.to_string(), format!("{}\n\n{text}", unknown_tags(text)));
        ogn.set_result(None);
        assert_eq!(ogn, Ogn::new(Record::default()));
    }
}

fn hash(ogn: &Ogn) -> u64 {
    let mut hasher = DefaultHasher::new();
    ogn.hash(&mut hasher);
    hasher.finish()
}

#[test]
fn a_result_set_on_a_finished_game_leaves_nothing_behind() {
    let mut played = Ogn::new(record_of("<6,23,20,1,0,0,0,0,1,1,2,0,0,0,0>", Player::South));
    played.record.play(Pit::at::<5>()).expect("legal"); // captures 2
    assert_eq!(played.result(), Some(Outcome::Won(Player::South)));
    let mut set = played.clone();
    set.set_result(Some(Outcome::Drawn));
    assert_eq!((&set, hash(&set)), (&played, hash(&played)));
    for ogn in [&mut set, &mut played] {
        ogn.record.undo();
        assert_eq!(ogn.result(), None);
    }
    assert_eq!((&set, hash(&set)), (&played, hash(&played)));
}

#[test]
fn a_result_is_removed_when_a_move_is_played_or_undone() {
    let draw = Some(Outcome::Drawn);
    let mut ogn = read("1. A a 1/2-1/2");
    let resigned = ogn.clone();
    assert_eq!(ogn.result(), draw);
    ogn.record.play(Pit::at::<1>()).expect("legal");
    assert_eq!(ogn.result(), None);
    ogn.record.undo();
    assert_eq!(ogn.result(), None);

    ogn.set_result(draw);
    ogn.record.redo();
    assert_eq!(ogn.result(), None);
    ogn.set_result(draw);
    ogn.record.undo();
    assert_eq!(ogn.result(), None);
    ogn.set_result(draw);
    ogn.record.conclude();
    ogn.record.undo();
    assert_eq!(ogn.result(), None);

    assert_eq!(resigned.result(), draw);
    assert_ne!(resigned, read("1. A a"));
    assert_ne!(hash(&resigned), hash(&read("1. A a")));
}

#[test]
fn a_result_is_not_part_of_the_record() {
    assert_eq!(read("1. A a 1-0").record, read("1. A a").record);
}

#[test]
fn values_are_written_with_their_quotes_and_backslashes_escaped() {
    let mut ogn = Ogn::new(Record::default());
    let value = r#"Ama "the \ hand" {(é"#;
    ogn.set_tag("South", value).expect("a good tag");
    assert!(ogn.to_string().contains(r#"[South "Ama \"the \\ hand\" {(é"]"#));
    assert_eq!(read(&ogn.to_string()), ogn);
}

#[test]
fn a_tag_keeps_its_place_when_it_is_set_again() {
    let mut ogn = read("[Club \"1\"]\n[Board \"2\"]");
    ogn.set_tag("Club", "3").expect("a good tag");
    assert!(ogn.tags().skip(6).eq([("Club", "3"), ("Board", "2")]));
    ogn.set_tag("South", "Ama").expect("a good tag");
    assert_eq!(ogn.tags().nth(4), Some(("South", "Ama")));
    assert_eq!((ogn.tag("North"), ogn.tag("Date")), (Some("?"), Some("????.??.??")));
}

#[test]
fn a_tag_that_cannot_be_written_is_rejected() {
    let mut ogn = Ogn::new(Record::default());
    for name in ["Variant", "Result", "FEN"] {
        assert_eq!(ogn.set_tag(name, "?"), Err(TagError::Reserved));
    }
    for name in ["", "South name", "S\u{fc}d", "a\"", "]"] {
        assert_eq!(ogn.set_tag(name, "?"), Err(TagError::Name));
    }
    for value in ["a\nb", "\r", "a\"]", "\"]b"] {
        assert_eq!(ogn.set_tag("South", value), Err(TagError::Value));
    }
    assert_eq!(ogn, Ogn::new(Record::default()));
}

// Reading.

#[test]
fn tags_are_kept_in_their_order() {
    let text = format!(
        "{}\n[Club \"Accra\"]\n[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]\n[Annotator \"\"]\n\n1. A",
        unknown_tags("*").replace("[South \"?\"]", "[South \"Ama\"]")
    );
    let ogn = read(&text);
    assert_eq!(ogn.to_string(), text);
    assert_eq!(
        (ogn.tag("South"), ogn.tag("Club"), ogn.tag("Annotator")),
        (Some("Ama"), Some("Accra"), Some(""))
    );
    assert_eq!(
        (ogn.tag("FEN"), ogn.tag("Variant"), ogn.tag("Result"), ogn.tag("south")),
        (None, None, None, None)
    );
}

#[test]
fn all_tags_may_be_missing() {
    assert_eq!(read(""), Ogn::new(Record::default()));
    assert_eq!(pits(&read("1. A a")), [0, 0]);
    assert_eq!(read("[Variant \"?\"] [ Result\t\"?\" ]"), Ogn::new(Record::default()));
}

#[test]
fn comments_and_variations_are_skipped_everywhere() {
    let text = "{ before (the first } (1. B)\n\n1. {}A{a} a (1... b (1... c { ) } 2. D) e) 2. ( { } ) B {\nb } (a)";
    assert_eq!(pits(&read(text)), [0, 0, 1]);
    assert_eq!(
        read(&format!("{text} 1-0 {{ resigned }} (never)")).result(),
        Some(Outcome::Won(Player::South))
    );
}

#[test]
fn numbers_and_blanks_between_moves_are_optional() {
    for text in [
        "1. F f 2. E b",
        "FfEb",
        "1.F f 2.E b",
        "1. F 1... f 2. E\r\n2... b",
        "7. F\tf\n\nE b",
    ] {
        assert_eq!(pits(&read(text)), [5, 5, 4, 1], "{text}");
    }
}

#[test]
fn a_result_of_a_game_in_progress_is_kept() {
    for (text, result) in [
        ("1-0", Some(Outcome::Won(Player::South))),
        ("0-1", Some(Outcome::Won(Player::North))),
        ("1/2-1/2", Some(Outcome::Drawn)),
        ("*", None),
    ] {
        assert_eq!(read(&format!("1. A a {text}")).result(), result);
        assert_eq!(read(&format!("[Result \"{text}\"]\n\n1. A a")).result(), result);
        assert_eq!(read(&format!("[Result \"{text}\"]\n\n1. A a {text}")).result(), result);
        assert_eq!(read(&format!("[Result \"{text}\"]\n\n1. A a *")).result(), result);
    }
}

#[test]
fn a_repeated_position_ends_a_game() {
    let text = "[FEN \"1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\"]\n\n1. A a 2. B b 3. C c 4. D d 5. E e 6. F f 1/2-1/2";
    let ogn = read(text);
    assert!(ogn.record.plies().next_back().is_some_and(|ply| ply.repeats));
    assert_error(&text.replace("1/2-1/2", "7. A"), 3, 46, MoveError::GameOver);
}

// Errors.

#[test]
fn a_tag_that_breaks_off_is_an_error_where_it_does() {
    for (text, column) in [
        ("[", 2),
        ("[\"x\"]", 2),
        ("[South]", 7),
        ("[South 'x']", 8),
        ("[South \"x]", 11),
        ("[South \"x\n\"]", 10),
        ("[South \"\\x\"]", 9),
        ("[South \"x\\", 10),
        ("[South \"x\" 1]", 12),
        ("[S\u{fc}d \"x\"]", 3),
    ] {
        assert_error(text, 1, column, Kind::BrokenTag);
    }
}

#[test]
fn a_repeated_tag_is_an_error() {
    assert_error("[South \"a\"]\n[South \"b\"]", 2, 2, Kind::RepeatedTag);
    assert_error("[Result \"?\"]\n\n[Result \"?\"]", 3, 2, Kind::RepeatedTag);
}

#[test]
fn another_variant_is_an_error() {
    assert_error("[Variant \"Kalah\"]", 1, 11, Kind::WrongVariant);
}

#[test]
fn a_start_that_is_no_position_is_an_error_at_its_byte() {
    assert_error("[FEN \"4-4-x\"]", 1, 11, ParseBoardErrorKind::NumberExpected);
    assert_error("[FEN \"\"]", 1, 7, ParseBoardErrorKind::NumberExpected);
}

#[test]
fn what_is_no_result_is_an_error() {
    for wrong in ["2-", "1/2", "1/2-1", "1/2-1/3", "2/1-1/2", "1-x", "26/22", "01/2-1/2"] {
        assert_error(&format!("[Result \"{wrong}\"]"), 1, 10, Kind::ResultExpected);
        assert_error(&format!("1. A {wrong}"), 1, 6, Kind::ResultExpected);
    }
    for wrong in ["", "x", "26", "26-22 ", " 1-0", "-1", "1-0-", "**", "??"] {
        assert_error(&format!("[Result \"{wrong}\"]"), 1, 10, Kind::ResultExpected);
    }
}

#[test]
fn of_a_score_only_the_winner_counts() {
    let long = format!("{}-{}", "9".repeat(40), "8".repeat(40));
    let zeros = format!("{}7-11", "0".repeat(40));
    for (score, outcome) in [
        ("26-22", Outcome::Won(Player::South)),
        ("2-0", Outcome::Won(Player::South)),
        ("1-0", Outcome::Won(Player::South)),
        ("001-0", Outcome::Won(Player::South)),
        (&long, Outcome::Won(Player::South)),
        ("9-10", Outcome::Won(Player::North)),
        ("0-1", Outcome::Won(Player::North)),
        (&zeros, Outcome::Won(Player::North)),
        ("24-24", Outcome::Drawn),
        ("0-0", Outcome::Drawn),
        ("007-7", Outcome::Drawn),
    ] {
        for text in [
            format!("1. A a {score}"),
            format!("[Result \"{score}\"]\n\n1. A a"),
            format!("[Result \"{score}\"]\n\n1. A a {score}"),
        ] {
            assert_eq!(read(&text).result(), Some(outcome), "{text}");
        }
    }
    let over = "[FEN \"1-0-0-0-0-0-1-0-0-0-0-0-25-21-S\"]\n";
    assert_eq!(read(&format!("{over}3-2")).result(), Some(Outcome::Won(Player::South)));
}

#[test]
fn a_result_that_states_nothing_contradicts_nothing() {
    let over = "[FEN \"1-0-0-0-0-0-1-0-0-0-0-0-25-21-S\"]\n";
    for nothing in ["*", "?"] {
        for text in [
            format!("{over}{nothing}"),
            format!("{over}[Result \"{nothing}\"]"),
            format!("[Result \"{nothing}\"]\n1. A 1-0"),
            format!("[Result \"1-0\"]\n1. A {nothing}"),
        ] {
            assert_eq!(read(&text).result(), Some(Outcome::Won(Player::South)), "{text}");
        }
    }
}

#[test]
fn a_tag_that_was_read_is_written_as_it_was_read() {
    let tag = r#"[Club "a \\ \"] [b"]"#;
    let ogn = read(tag);
    assert_eq!(ogn.tag("Club"), Some(r#"a \ "] [b"#));
    assert!(ogn.to_string().ends_with(tag), "{ogn}");
}

#[test]
fn a_result_that_contradicts_is_an_error() {
    let over = "[FEN \"1-0-0-0-0-0-1-0-0-0-0-0-25-21-S\"]\n";
    assert_error(&format!("{over}0-1"), 2, 1, Kind::WrongResult);
    assert_error(&format!("{over}[Result \"1/2-1/2\"]"), 2, 10, Kind::WrongResult);
    assert_eq!(
        read(&format!("{over}[Result \"1-0\"] 1-0")).result(),
        Some(Outcome::Won(Player::South))
    );
    assert_error("[Result \"1-0\"]\n\n1. A 0-1", 3, 6, Kind::WrongResult);
}

#[test]
fn an_illegal_move_is_an_error_at_its_letter() {
    assert_error("1. F f\n2. F", 2, 4, MoveError::from(IllegalMove::EmptyPit));
    let starving = "[FEN \"0-0-0-0-0-0-0-0-0-0-1-1-20-20-N\"]\n\n1. e";
    assert_error(starving, 3, 4, MoveError::from(IllegalMove::MustFeed));
}

#[test]
fn the_letter_of_the_other_player_is_an_error() {
    assert_error("1. a", 1, 4, MoveError::from(IllegalMove::NotOwned));
    assert_error("1. A B", 1, 6, MoveError::from(IllegalMove::NotOwned));
}

#[test]
fn captures_that_the_move_does_not_make_are_an_error() {
    let start = "[FEN \"2-0-0-0-0-1-1-2-0-0-0-0-20-22-S\"]\n";
    for good in ["F", "F+2", "F+02"] {
        assert_eq!(pits(&read(&format!("{start}{good}"))), [5], "{good}");
    }
    for wrong in ["F+1", "F+3", "F+999"] {
        assert_error(&format!("{start}{wrong}"), 2, 2, Kind::WrongCapture { captured: 2 });
    }
    assert_error("1. A+1", 1, 5, Kind::WrongCapture { captured: 0 });
    assert_error("1. A+ a", 1, 5, Kind::UnknownWord);
}

#[test]
fn an_unknown_word_is_an_error() {
    for text in [
        "1. A x",
        "1. A g",
        "1. A )",
        "1. A ]",
        "1. A [a]",
        "1. A .",
        "1. A $",
        "1. A $x",
        "1. A -1",
        "1. A \u{feff}",
        "1. A +1",
        "1. A \u{e9}",
        "1. A }",
    ] {
        assert_error(text, 1, 6, Kind::UnknownWord);
    }
}

/// The last move repeats the position, so each player sweeps 1.
#[test]
fn the_last_capture_may_include_what_the_mover_sweeps() {
    let start = "[FEN \"1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\"]\nAaBbCcDdEeF f";
    for good in ["", "+0", "+1", "+01"] {
        assert!(read(&format!("{start}{good}")).record.outcome().is_some(), "{good}");
    }
    assert_error(&format!("{start}+2"), 2, 14, Kind::WrongCapture { captured: 0 });
    // Only the mover's row may be included, and only at the end of the game.
    assert_error("AaBb+5", 1, 5, Kind::WrongCapture { captured: 0 });
}

#[test]
fn a_comment_or_variation_without_an_end_is_an_error_where_it_begins() {
    for aside in ["{ a", "(a", "(a (b) c", "( { ) } ", "( { )"] {
        assert_error(&format!("1. A\n {aside}"), 2, 2, Kind::Unclosed);
    }
}

#[test]
fn nothing_may_follow_the_result() {
    for more in ["b", "1-0", "[South \"x\"]", "."] {
        assert_error(&format!("1. A 1-0 {{}} {more}"), 1, 13, Kind::TrailingText);
    }
}

// Complete games of another engine.

/// Returns the letters, captures and result of a game, from the scores that OpenSpiel recorded.
fn as_ogn(game: &Value) -> String {
    let store = |ply: usize, player: usize| count(&game["scores"][ply][player]);
    let pits = indices(&game["moves"]);
    let mut text = Vec::new();
    for (ply, &pit) in pits.iter().enumerate() {
        let player = ply % 2;
        let number = if player == 0 {
            format!("{}. ", ply / 2 + 1)
        } else {
            String::new()
        };
        let letter = ["ABCDEF", "abcdef"][player].chars().nth(pit).expect("six letters");
        // The last scores include the sweep at the end of the game.
        let captured = if ply + 1 < pits.len() {
            store(ply + 1, player) - store(ply, player)
        } else {
            0
        };
        let captured = if captured > 0 {
            format!("+{captured}")
        } else {
            String::new()
        };
        text.push(format!("{number}{letter}{captured}"));
    }
    text.join(" ")
}

#[test]
fn games_of_openspiel_are_read_and_written_again() {
    for game in objects("openspiel-oware.jsonl") {
        if count(&game["houses"]) != 6 || count(&game["seeds"]) != 4 {
            continue;
        }
        let (seed, number) = (&game["seed"], &game["game"]);
        let ogn = read(&as_ogn(&game));
        let [south, north] = counts(&game["swept"])[..] else {
            panic!("two scores");
        };
        let outcome = match south.cmp(&north) {
            Ordering::Greater => Outcome::Won(Player::South),
            Ordering::Less => Outcome::Won(Player::North),
            Ordering::Equal => Outcome::Drawn,
        };
        assert_eq!(ogn.result(), Some(outcome), "game {number} of seed {seed}");

        let written = ogn.to_string();
        assert!(written.lines().all(|line| line.len() < 80), "{written}");
        let (_, moves) = written.split_once("\n\n").expect("the moves follow the tags");
        let text = as_ogn(&game);
        let (all_but_last, _) = text
            .rsplit_once(' ')
            .map(|(all, last)| (all.to_owned(), last.to_owned()))
            .expect("many moves");
        let moves = moves.replace('\n', " ");
        assert!(
            moves.starts_with(&all_but_last),
            "game {number} of seed {seed}: {moves}"
        );
        assert_eq!(read(&written), ogn);
    }
}

#[test]
fn lines_of_moves_are_filled() {
    let game = &objects("openspiel-oware.jsonl")[0];
    let written = read(&as_ogn(game)).to_string();
    let (_, moves) = written.split_once("\n\n").expect("the moves follow the tags");
    let lines: Vec<&str> = moves.lines().collect();
    let longest_part = "100. A+10".len();
    let (_, full) = lines.split_last().expect("many moves");
    assert!(
        full.len() > 3 && full.iter().all(|line| line.len() + 1 + longest_part >= 80),
        "{moves}"
    );
}

/// Lines have fewer than 80 columns under the standard, so a line of 79 is not broken.
#[test]
fn a_line_of_moves_may_have_79_columns() {
    let games = objects("openspiel-oware.jsonl");
    let six_houses = games.iter().filter(|game| count(&game["houses"]) == 6);
    let widest = six_houses.flat_map(|game| {
        let written = read(&as_ogn(game)).to_string();
        let widths: Vec<usize> = written.lines().map(str::len).collect();
        widths
    });
    assert_eq!(widest.max(), Some(79));
}

// Games.

#[test]
fn a_position_string_holds_the_pits_counterclockwise_the_stores_and_the_player() {
    let text = "1-2-3-4-5-6-7-8-9-10-11-0-20-30-N";
    let position: OwarePosition = text.parse().expect("a position");
    let board = board!("<6,20,30,1,2,3,4,5,6,7,8,9,10,11,0>");
    let to_move = Player::North;
    assert_eq!(position, OwarePosition(Position { board, to_move }));
    assert_eq!(position.to_string(), text);
}

#[test]
fn white_space_around_a_position_string_is_ignored() {
    let text = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    assert_eq!(format!("\r\n \t{text} \r\n").parse::<OwarePosition>(), text.parse());
}

#[test]
fn leading_zeros_of_a_position_string_are_read() {
    let text = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    let padded = text.replace('4', "0004").replace("-0", "-00");
    assert_eq!(padded.parse::<OwarePosition>(), text.parse());
}

#[test]
fn scores_above_49_are_read() {
    let text = "0-0-0-0-0-0-0-0-0-0-0-1-200-54-S";
    assert_eq!(
        text.parse::<OwarePosition>()
            .map(|position| position.to_string())
            .as_deref(),
        Ok(text)
    );
}

#[test]
fn a_broken_position_string_is_an_error_at_its_byte() {
    use ParseBoardErrorKind as Kind;
    let row = "4-4-4-4-4-4-4-4-4-4-4-4";
    for (text, at, kind) in [
        (String::new(), 0, Kind::NumberExpected),
        (" x".into(), 1, Kind::NumberExpected),
        ("4-+4".into(), 2, Kind::NumberExpected),
        ("4--4".into(), 2, Kind::NumberExpected),
        ("4,4".into(), 1, Kind::DashExpected),
        ("4 -4".into(), 1, Kind::DashExpected),
        (row.into(), row.len(), Kind::DashExpected),
        ("4-256-4".into(), 2, Kind::NumberTooLarge),
        (format!("4-{}", "9".repeat(50)), 2, Kind::NumberTooLarge),
        ("200-55-1-".into(), 7, Kind::TooManyStones),
        (format!("{row}-0-S"), 26, Kind::NumberExpected),
        (format!("{row}-0-0-"), 28, Kind::MoverExpected),
        (format!("{row}-0-0-s"), 28, Kind::MoverExpected),
        (format!("{row}-0-0-S x"), 30, Kind::TrailingText),
        (format!("{row}\n"), row.len() + 1, Kind::DashExpected),
        (format!("{row}-0-0-0-S"), 28, Kind::MoverExpected),
    ] {
        assert_eq!(
            text.parse::<OwarePosition>(),
            Err(ParseBoardError { at, kind }),
            "{text}"
        );
    }
}

// Any record.

/// Texts that are allowed between moves.
const ASIDES: &[&str] = &[
    "{ a comment; ( [ }",
    "{}",
    "; a comment ) } to the end\n",
    ";\r\n",
    "( 1. A a { ) } ; )\n 2. B (2. C) )",
    "()",
    "!",
    "?",
    "!!",
    "??",
    "!?",
    "?!",
    "$1",
    "$146",
    "7",
    "12.",
    "3...",
    "4 ... !",
    "\t",
    "\r\n\n",
];

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn a_position_string_is_read_as_it_was_written(setup in setups_of(6)) {
        let position = OwarePosition(Position { board: setup.board(), to_move: setup.to_move });
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }

    #[test]
    fn what_is_between_moves_changes_nothing(
        setup in setups_of(6),
        acts in acts(30),
        asides in vec((any::<Index>(), select(ASIDES)), 0..12),
    ) {
        let record = act_out(game_of::<Oware, 6>(&setup), &acts);
        let ogn = Ogn::new(record);
        let written = ogn.to_string();
        let (tags, moves) = written.split_once("\n\n").unwrap_or((&written, ""));
        let mut words: Vec<&str> = moves.split_whitespace().collect();
        // The text after a result is not between moves.
        let result = words.pop_if(|word| word.contains('-'));
        for (index, aside) in asides {
            words.insert(index.index(words.len() + 1), aside);
        }
        let text = format!("{tags}\n\n{}\n{}", words.join(" "), result.unwrap_or_default());
        prop_assert_eq!(read(&text), read(&written), "{}", text);
    }

    #[test]
    fn a_contradiction_is_an_error_at_its_place(setup in setups_of(6), acts in acts(60), score in (0..50_u8, 0..50_u8)) {
        let record = act_out(game_of::<Oware, 6>(&setup), &acts);
        let mut ogn = Ogn::new(record);
        let known = ogn.result();
        let stated = match score.0.cmp(&score.1) {
            Ordering::Greater => Outcome::Won(Player::South),
            Ordering::Less => Outcome::Won(Player::North),
            Ordering::Equal => Outcome::Drawn,
        };
        if ogn.record.to_undo() == Some(Entry::Concluded) {
            ogn.record.undo();
            ogn.set_result(known);
        }
        let written = ogn.to_string();
        let score = format!("{}-{}", score.0, score.1);
        let (before, last) = written.rsplit_once(['\n', ' ']).unwrap_or(("", &written));
        let text = if last.contains('-') && !last.ends_with(']') {
            format!("{before} {score}")
        } else {
            format!("{written}\n\n{score}")
        };
        match text.parse::<Ogn>() {
            Ok(read) => prop_assert!(known.is_none_or(|known| known == stated) && read.result() == Some(stated), "{}", text),
            Err(error) => {
                prop_assert!(known.is_some_and(|known| known != stated), "{} in {}", error, text);
                prop_assert_eq!(error.kind, Kind::WrongResult);
                let line = text.lines().nth(error.line - 1).expect("a line");
                prop_assert_eq!(&line[error.column - 1..], score);
            }
        }
    }

    /// An agreed end is not written, because the notation has no word for it.
    #[test]
    fn a_match_is_what_its_ogn_says(setup in setups_of(6), acts in acts(60)) {
        let mut record = act_out(game_of::<Oware, 6>(&setup), &acts);
        if record.to_undo() == Some(Entry::Concluded) {
            record.undo();
        }
        let ogn = Ogn::new(record);
        let again = read(&ogn.to_string());
        prop_assert!(shown(&again.record) == shown(&ogn.record), "{}", ogn);
        prop_assert_eq!(again.result(), ogn.result());
        prop_assert_eq!(again.to_string(), ogn.to_string());
    }
}

fn damaged_ogn() -> impl Strategy<Value = String> {
    let texts = vec![
        "[Variant \"Oware Abapa\"]\n[South \"A \\\"B\\\\\"]\n[Result \"1-0\"]\n\n1. F f { a } 2. E (2. A) b 3. A 1-0",
        "[FEN \"1-0-0-0-0-0-1-0-0-0-0-0-23-23-S\"]\n\n1. A a 2. B b 3. C c 4. D d 5. E e 6. F f 1/2-1/2",
        "[FEN \"2-0-0-0-0-1-1-2-0-0-0-0-20-22-S\"]\n[X \"\"]\n\n1. F+2 b *",
    ];
    damaged(texts, "ABFabf0123456789-+./*!?$;[]{}()\"\\ \n\r\u{e9}\u{feff}")
}

proptest! {
    #![proptest_config(config(3000))]

    #[test]
    fn a_damaged_text_is_no_record_or_reproduced_by_its_own_text(text in damaged_ogn()) {
        ogn_is_none_or_reproduced(&text);
        ogn_collection_is_reproduced(&text);
    }

    #[test]
    fn any_characters_are_no_record_or_reproduced_by_its_own_text(text in any::<String>()) {
        ogn_is_none_or_reproduced(&text);
        ogn_collection_is_reproduced(&text);
        oware_position_is_none_or_reproduced(&text);
        oware_line_is_none_or_reproduced(&text);
    }
}
