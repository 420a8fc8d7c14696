//! The text of a record: what is written, what is read, and every reason for which a text is no record.

use std::fmt::Debug;
use std::fs;

use crate::common::at_width;
use crate::common::books::{AlwaysPass, LazyUnsweptKalah, PassKalah};
use crate::common::damage::damaged;
use crate::common::history::{act_out, acts, shown, Act};
use crate::common::play::game_of;
use crate::common::setup::{config, setups_of, Setup};
use crate::common::text::record::{
    record_at_run_time_is_none_or_reproduced, record_is_none_or_reproduced, record_is_the_same_at_run_time,
};
use mancala_engine::{
    read_record, AnyGame, BoardError, Congkak, DynMoveError, EmptyCaptureKalah, Game, IllegalMove, Kalah, Oware,
    ParseBoardErrorKind, ParseRecordError, ParseRecordErrorKind as Kind, Pit, Player, Record, Variant,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

fn record_of<V: Variant, const PITS: usize>(board: &str, to_move: Player) -> Record<V, PITS> {
    Record::new(AnyGame::from_board(board.parse().expect(board), to_move))
}

fn read<V: Variant, const PITS: usize>(text: &str) -> Record<V, PITS> {
    text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

#[track_caller]
fn assert_fault<T: Debug>(read: Result<T, ParseRecordError>, line: usize, column: usize, kind: Kind) {
    let expected = ParseRecordError { line, column, kind };
    assert_eq!(read.err(), Some(expected));
}

/// Asserts that a record of Kalah on six pits has this fault, read by its type or at run time.
#[track_caller]
fn assert_no_kalah(text: &str, line: usize, column: usize, kind: impl Into<Kind>) {
    let kind = kind.into();
    assert_fault(text.parse::<Record>(), line, column, kind);
    assert_fault(read_record(text), line, column, kind);
}

// Writing.

#[test]
fn an_opening_is_written_as_a_board() {
    assert_eq!(Record::new(Game::new()).to_string(), "variant kalah\nboard 6 4");
    let congkak = Record::new(AnyGame::<Congkak, 7>::start());
    assert_eq!(congkak.to_string(), "variant congkak\nboard 7 7");
    let five = record_of::<Kalah, 2>("<2,0,0,5,5,5,5>", Player::South);
    assert_eq!(five.to_string(), "variant kalah\nboard 2 5");
}

#[test]
fn any_other_start_is_written_as_a_position() {
    for (board, to_move, side) in [
        ("<2,0,0,5,5,5,5>", Player::North, "north"),
        ("<2,1,0,5,5,5,5>", Player::South, "south"),
        ("<2,0,1,5,5,5,5>", Player::South, "south"),
        ("<2,0,0,5,5,5,4>", Player::South, "south"),
        ("<2,0,0,5,4,5,5>", Player::South, "south"),
        ("<2,0,0,0,0,0,0>", Player::South, "south"),
    ] {
        let text = record_of::<Kalah, 2>(board, to_move).to_string();
        assert_eq!(text, format!("variant kalah\nposition {side} {board}"));
    }
}

#[test]
fn a_start_that_is_over_is_written_as_it_was_settled() {
    let over = record_of::<Kalah, 2>("<2,4,2,0,0,1,2>", Player::North);
    assert_eq!(over.to_string(), "variant kalah\nposition south <2,4,5,0,0,0,0>");
    assert_eq!(read::<Kalah, 2>(&over.to_string()), over);
}

/// ```text
///        0   1        South has nothing to move, so the game is over if it is South's turn. North's stone counts for
///   [0]         [0]   nobody.
///        0   0
/// ```
#[test]
fn a_start_that_is_over_for_one_player_alone_is_written_for_that_player() {
    let south = record_of::<LazyUnsweptKalah, 2>("<2,0,0,0,0,1,0>", Player::South);
    assert!(south.outcome().is_some());
    assert_eq!(
        south.to_string(),
        "variant lazy-unswept-kalah\nposition south <2,0,0,0,0,1,0>"
    );
    assert_eq!(read::<LazyUnsweptKalah, 2>(&south.to_string()), south);
    let north = record_of::<LazyUnsweptKalah, 2>("<2,0,0,1,0,0,0>", Player::North);
    assert!(north.outcome().is_some());
    assert_eq!(
        north.to_string(),
        "variant lazy-unswept-kalah\nposition north <2,0,0,1,0,0,0>"
    );
    assert_eq!(read::<LazyUnsweptKalah, 2>(&north.to_string()), north);
}

#[test]
fn moves_are_written_as_pit_numbers_twenty_a_line() {
    let text = fs::read_to_string("examples/games/oware-no-move.txt").expect("the game is there");
    let written = read::<Oware, 6>(&text).to_string();
    let (comment, moves) = text
        .trim_end()
        .split_once("\nvariant")
        .expect("the game has its header");
    assert!(comment.lines().all(|line| line.starts_with('#')));
    assert_eq!(written, format!("variant{moves}"));
    assert_eq!(written.lines().nth(3).map(|line| line.split(' ').count()), Some(20));
}

#[test]
fn an_agreed_end_is_written_and_an_end_by_the_rules_is_not() {
    let mut record = Record::new(Game::new());
    record.conclude();
    assert_eq!(record.to_string(), "variant kalah\nboard 6 4\n\nconcluded");
    record.undo();
    record.play(Pit::at::<2>()).expect("legal");
    record.conclude();
    assert_eq!(record.to_string(), "variant kalah\nboard 6 4\n\n3 concluded");
    assert_eq!(read::<Kalah, 6>(&record.to_string()), record);

    let repeated = "variant oware\nposition south <2,0,0,1,0,1,0>\n\n1 1 2 2";
    let record = read::<Oware, 2>(repeated);
    assert!(record.outcome().is_some());
    assert_eq!(record.to_string(), repeated);
}

#[test]
fn what_was_taken_back_is_not_written() {
    let mut record = Record::new(Game::new());
    record.play(Pit::at::<2>()).expect("legal");
    let one = record.to_string();
    record.play(Pit::at::<5>()).expect("legal");
    record.undo();
    assert_eq!(record.to_string(), one);
}

// Reading.

#[test]
fn headers_stand_in_any_order_and_moves_across_lines() {
    let record = read::<Kalah, 6>("# a game\n\n\tboard 6 4 # usual\r\n variant kalah\r\n3\t6 # two\n\n1\r");
    assert_eq!(record.to_string(), "variant kalah\nboard 6 4\n\n3 6 1");
}

#[test]
fn a_position_takes_the_rest_of_its_line() {
    let record = read::<Kalah, 2>("position\t north\t < 2 , 0 , 1 , 1,1, 1,1 >  # blanks\n1");
    assert_eq!(record.to_string(), "variant kalah\nposition north <2,0,1,1,1,1,1>\n\n1");
}

#[test]
fn a_text_without_headers_is_kalah_on_its_usual_board() {
    assert_eq!(read::<Kalah, 6>(""), Record::new(Game::new()));
    let record = read_record("").expect("an empty record");
    assert_eq!((record.variant(), record.width()), ("kalah", 6));
}

#[test]
fn a_variant_has_its_usual_board() {
    for (variant, board) in [
        ("kalah", "6 4"),
        ("kalah-empty-capture", "6 4"),
        ("oware", "6 4"),
        ("congkak", "7 7"),
    ] {
        let text = format!("variant {variant}");
        let record = read_record(&text).expect("a variant is enough");
        assert_eq!(record.to_string(), format!("{text}\nboard {board}"));
    }
    assert_eq!(read::<Congkak, 7>("variant congkak"), Record::new(AnyGame::start()));
}

/// The usual board is a matter of the text: it has four stones a pit for a type that starts with five, too.
#[test]
fn the_usual_board_does_not_depend_on_the_type() {
    let record = read::<Kalah<5>, 6>("variant kalah");
    assert_eq!(record.to_string(), "variant kalah\nboard 6 4");
}

/// A variant that ends every position at once is not asked about its opening.
#[test]
fn an_opening_goes_on_whatever_the_variant_would_say_of_it_as_a_position() {
    let record = Record::new(AnyGame::<AlwaysPass, 3>::start());
    assert_eq!(record.to_move(), Some(Player::South));
    assert_eq!(read::<AlwaysPass, 3>(&record.to_string()), record);
    let position = read::<AlwaysPass, 3>("variant always-pass\nposition south <3,0,0,4,4,4,4,4,4>");
    assert!(position.outcome().is_some());
    let other = read::<AlwaysPass, 3>("variant always-pass\nboard 3 3");
    assert!(other.outcome().is_some());
}

#[test]
fn four_variants_and_sixteen_widths_are_known_at_run_time() {
    for variant in ["kalah", "kalah-empty-capture", "oware", "congkak"] {
        for pits in 1..=16 {
            for stones in [1, 2] {
                let text = format!("variant {variant}\nboard {pits} {stones}\n\n{pits}");
                let mut record = read_record(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                assert_eq!((record.variant(), record.width()), (variant, pits));
                assert_eq!(record.to_string(), text);
                record.undo();
                assert_eq!(record.stones(Player::North, pits - 1), Some(stones));
            }
            let row = ",2".repeat(pits);
            let text = format!("variant {variant}\nposition north <{pits},0,0{row}{row}>");
            let record = read_record(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert_eq!(record.to_string(), text);
        }
    }
}

#[test]
fn the_rules_are_those_of_the_variant_at_run_time() {
    let text = "position south <2,0,0,1,0,0,1>\n1";
    let kalah = read_record(text).expect("legal");
    assert_eq!((kalah.store(Player::South), kalah.outcome()), (0, None));
    let empty_capture = read_record(&format!("variant kalah-empty-capture\n{text}")).expect("legal");
    assert_eq!(empty_capture.store(Player::South), 1);
    let congkak = read_record("variant congkak\n2").expect("legal");
    assert_eq!(congkak.store(Player::South), 10);
    let oware = read_record("variant oware\nposition south <2,0,0,1,0,1,0>\n1 1 2 2").expect("legal");
    assert!(oware.plies().last().is_some_and(|ply| ply.repeats));
}

#[test]
fn every_shipped_game_is_reproduced_by_its_own_text() {
    let mut count = 0;
    for entry in fs::read_dir("examples/games").expect("the games are there") {
        let path = entry.expect("the games can be listed").path();
        if path.extension() != Some("txt".as_ref()) {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a game can be read");
        let record = read_record(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let again = read_record(&record.to_string()).expect("its own text");
        assert_eq!(format!("{again:?}"), format!("{record:?}"), "{}", path.display());
        count += 1;
    }
    assert!(count > 0);
}

// Faults.

#[test]
fn a_word_that_says_nothing_is_a_fault() {
    for word in ["x", "+1", "-1", "3,1", "1.", "\u{e9}", "Concluded", "3\r1", "\u{a0}"] {
        assert_no_kalah(word, 1, 1, Kind::UnknownWord);
        assert_no_kalah(&format!("variant kalah\n3 {word}"), 2, 3, Kind::UnknownWord);
    }
}

#[test]
fn columns_count_bytes() {
    assert_no_kalah("# \u{e9}\n3 \t \tx # \u{e9}", 2, 6, Kind::UnknownWord);
}

#[test]
fn an_illegal_move_is_a_fault_at_its_word() {
    assert_no_kalah("3 3", 1, 3, DynMoveError::from(IllegalMove::EmptyPit));
    assert_no_kalah("3\n\n 7", 3, 2, DynMoveError::NoSuchPit);
    assert_no_kalah("0", 1, 1, DynMoveError::NoSuchPit);
    assert_no_kalah(&"9".repeat(100), 1, 1, DynMoveError::NoSuchPit);
    let starving = "variant oware\nposition north <2,0,0,0,0,1,1>\n1";
    assert_fault(
        starving.parse::<Record<Oware, 2>>(),
        3,
        1,
        DynMoveError::from(IllegalMove::MustFeed).into(),
    );
}

#[test]
fn nothing_is_played_after_the_end() {
    assert_no_kalah("concluded 1", 1, 11, DynMoveError::GameOver);
    assert_no_kalah("3 concluded\nconcluded", 2, 1, DynMoveError::GameOver);
    let over = "position south <1,0,0,1,0>\n";
    for word in ["1", "9", "concluded"] {
        let text = format!("{over}{word}");
        assert_fault(text.parse::<Record<Kalah, 1>>(), 2, 1, DynMoveError::GameOver.into());
    }
    let repeated = "variant oware\nposition south <2,0,0,1,0,1,0>\n1 1 2 2 1";
    assert_fault(
        repeated.parse::<Record<Oware, 2>>(),
        3,
        9,
        DynMoveError::GameOver.into(),
    );
}

#[test]
fn a_header_behind_a_move_is_a_fault() {
    assert_no_kalah("3\nboard 6 4", 2, 1, Kind::HeaderAfterMove);
    assert_no_kalah("3 variant kalah", 1, 3, Kind::HeaderAfterMove);
    assert_no_kalah("concluded position", 1, 11, Kind::HeaderAfterMove);
}

#[test]
fn a_header_that_stands_twice_is_a_fault() {
    let position = "position south <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>";
    assert_no_kalah("variant kalah\nvariant kalah", 2, 1, Kind::RepeatedHeader);
    assert_no_kalah("board 6 4\n board 6 4", 2, 2, Kind::RepeatedHeader);
    assert_no_kalah(&format!("{position}\n{position}"), 2, 1, Kind::RepeatedHeader);
    assert_no_kalah(&format!("{position}\nboard 6 4"), 2, 1, Kind::BoardAndPosition);
    assert_no_kalah(&format!("board 6 4\n{position}"), 2, 1, Kind::BoardAndPosition);
}

#[test]
fn a_header_is_alone_on_its_line() {
    assert_no_kalah("variant kalah 3", 1, 15, Kind::TrailingText);
    assert_no_kalah("board 6 4 variant kalah", 1, 11, Kind::TrailingText);
    let position = "position south <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> 3";
    assert_no_kalah(position, 1, 48, ParseBoardErrorKind::TrailingText);
}

#[test]
fn another_variant_is_a_fault_and_the_names_are_told() {
    let typed = Kind::WrongVariant { expected: &["kalah"] };
    let at_run_time = Kind::WrongVariant {
        expected: &["kalah", "kalah-empty-capture", "oware", "congkak"],
    };
    assert_fault("variant oware".parse::<Record>(), 1, 9, typed);
    assert_fault(read_record("variant Kalah"), 1, 9, at_run_time);
    assert_fault("variant # kalah".parse::<Record>(), 1, 8, typed);
    assert_fault(read_record("variant"), 1, 8, at_run_time);
    assert_eq!(typed.to_string(), "expected a variant (kalah)");
    assert_eq!(
        at_run_time.to_string(),
        "expected a variant (kalah, kalah-empty-capture, oware, congkak)"
    );
}

/// A text that names no variant is Kalah.
#[test]
fn a_text_without_a_variant_is_no_record_of_another_one() {
    let kind = Kind::WrongVariant { expected: &["oware"] };
    assert_fault("".parse::<Record<Oware>>(), 1, 1, kind);
    assert_fault("board 6 4\n\n1".parse::<Record<Oware>>(), 3, 1, kind);
    assert_fault("board 6 4\n".parse::<Record<Oware>>(), 2, 1, kind);
}

#[test]
fn another_width_is_a_fault_and_the_widths_are_told() {
    let six = Kind::WrongWidth { least: 6, most: 6 };
    assert_fault("board 5 4".parse::<Record>(), 1, 7, six);
    assert_fault("position south <5,0,0>".parse::<Record>(), 1, 17, six);
    assert_fault("board".parse::<Record>(), 1, 6, six);
    assert_eq!(six.to_string(), "expected 6 pits a row");

    let any = Kind::WrongWidth { least: 1, most: 16 };
    for pits in ["0", "17", "-1", "+6", "x", "99999999999999999999999"] {
        assert_fault(read_record(&format!("board {pits} 1")), 1, 7, any);
    }
    for board in ["<0>", "<17,0>", "<300,1>"] {
        assert_fault(read_record(&format!("position south {board}")), 1, 17, any);
    }
    assert_eq!(any.to_string(), "expected 1 to 16 pits a row");
}

/// The usual board of the text has six pits.
#[test]
fn a_usual_board_of_another_width_is_a_fault_where_the_headers_end() {
    let seven = Kind::WrongWidth { least: 7, most: 7 };
    assert_fault("variant kalah\n 3".parse::<Record<Kalah, 7>>(), 2, 2, seven);
}

#[test]
fn a_variant_without_a_usual_board_needs_a_start() {
    assert_fault(
        "variant pass-kalah\n".parse::<Record<PassKalah>>(),
        2,
        1,
        Kind::StartExpected,
    );
}

#[test]
fn a_board_needs_its_stones() {
    assert_no_kalah("board 6", 1, 8, Kind::StonesExpected);
    for stones in ["0", "256", "-4", "x"] {
        assert_no_kalah(&format!("board 6 {stones}"), 1, 9, Kind::StonesExpected);
    }
    assert_no_kalah("board 6 22", 1, 9, BoardError::TooManyStones { total: 264 });
    assert_eq!(read::<Kalah<21>, 6>("board 6 21"), Record::new(AnyGame::start()));
}

#[test]
fn a_fault_of_a_position_is_told_with_its_byte() {
    assert_no_kalah("position west <6>", 1, 10, ParseBoardErrorKind::SideExpected);
    assert_no_kalah(
        " position\tnorth <6,0,0,-1>",
        1,
        24,
        ParseBoardErrorKind::NumberExpected,
    );
    assert_no_kalah("position", 1, 9, ParseBoardErrorKind::SideExpected);
    assert_no_kalah(
        "position south <6,1>",
        1,
        20,
        ParseBoardErrorKind::WrongCount { expected: 15 },
    );
    assert_no_kalah("position south <6,200,0,99>", 1, 25, ParseBoardErrorKind::TooManyStones);
}

#[test]
fn the_first_fault_is_told() {
    assert_no_kalah("3 x 3 3", 1, 3, Kind::UnknownWord);
    assert_fault(
        read_record("position west <2>\nvariant x"),
        1,
        10,
        ParseBoardErrorKind::SideExpected.into(),
    );
    let any = Kind::WrongWidth { least: 1, most: 16 };
    assert_fault(read_record("board 0 1\nvariant x"), 1, 7, any);
    let full = BoardError::TooManyStones { total: 264 };
    assert_fault(read_record("board 6 22\nvariant x"), 1, 9, full.into());
}

// Any text.

/// A match as it was acted out is what its text says.
fn text_says_all<V: Variant, const PITS: usize>(setup: &Setup, acts: &[Act]) {
    let record = act_out(game_of::<V, PITS>(setup), acts);
    let again = read::<V, PITS>(&record.to_string());
    assert_eq!(shown(&again), shown(&record));
    assert_eq!(again.to_string(), record.to_string());
    if let Ok(at_run_time) = read_record(&record.to_string()) {
        assert_eq!(format!("{at_run_time:?}"), format!("{again:?}"));
    }
}

fn read_in_all_ways(text: &str) {
    record_is_none_or_reproduced::<Kalah, 2>(text);
    record_is_none_or_reproduced::<Kalah<1>, 6>(text);
    record_is_none_or_reproduced::<EmptyCaptureKalah, 6>(text);
    record_is_none_or_reproduced::<Oware, 6>(text);
    record_is_none_or_reproduced::<Oware, 2>(text);
    record_is_none_or_reproduced::<Congkak, 7>(text);
    record_is_none_or_reproduced::<LazyUnsweptKalah, 2>(text);
    record_is_none_or_reproduced::<AlwaysPass, 6>(text);
    record_at_run_time_is_none_or_reproduced(text);
    record_is_the_same_at_run_time::<Kalah, 6>(text);
    record_is_the_same_at_run_time::<Oware, 2>(text);
    record_is_the_same_at_run_time::<Congkak, 7>(text);
}

/// Texts made of the words of records.
fn texts() -> impl Strategy<Value = String> {
    let words = vec![
        "variant",
        "board",
        "position",
        "kalah",
        "oware",
        "congkak",
        "lazy-unswept-kalah",
        "always-pass",
        "1",
        "2",
        "3",
        "6",
        "7",
        "04",
        "concluded",
        "south",
        "north",
        "<2,0,0,1,0,1,0>",
        "<2,0,0,0,0,1,0>",
        "<6,0",
        "#",
        ",4",
        ">",
        "\u{e9}",
    ];
    let separators = vec![" ", "\n", "\r\n", "\t", " # ", ""];
    vec((select(words), select(separators)), 0..14).prop_map(|parts| {
        parts
            .into_iter()
            .flat_map(|(word, separator)| [word, separator])
            .collect()
    })
}

/// True records with some of their characters changed.
fn damaged_texts() -> impl Strategy<Value = String> {
    let texts = vec![
        "variant kalah\nposition north <2,3,0,1,2,3,0>\n\n1 2 1 concluded",
        "variant oware\nposition south <2,0,0,1,0,1,0>\n\n1 1 2 2",
        "variant oware\nboard 6 4\n\n4 2 3 5 1 4 6 5 4 2",
        "# seven\nvariant congkak\nboard 7 7\n\n2 1\n3",
        "variant always-pass\nboard 6 4\n\n1",
        "variant lazy-unswept-kalah\nposition north <2,0,0,1,0,0,0>",
    ];
    damaged(texts, "0123456789 \n\t\r#,<>abdnosu\u{e9}")
}

#[test]
fn one_leading_byte_order_mark_is_skipped() {
    let text = "variant kalah\nboard 6 4\n\n3 6";
    let marked = format!("\u{feff}{text}");
    assert_eq!(marked.parse::<Record>(), text.parse());
    assert_eq!(read_record(&marked).expect("a record").to_string(), text);
    for (text, column) in [("\u{feff}x", 4), ("\u{feff}\u{feff}", 4), (" \u{feff}", 2)] {
        let error = text.parse::<Record>().expect_err("a wrong word");
        assert_eq!(
            (error.line, error.column, error.kind),
            (1, column, Kind::UnknownWord),
            "{text:?}"
        );
    }
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn a_match_is_what_its_text_says(
        setup in select(vec![1, 2, 6]).prop_flat_map(setups_of),
        acts in acts(50),
    ) {
        at_width!([1 2 6], setup.width(), text_says_all::<Kalah>(&setup, &acts));
        at_width!([1 2 6], setup.width(), text_says_all::<Oware>(&setup, &acts));
        at_width!([1 2 6], setup.width(), text_says_all::<LazyUnsweptKalah>(&setup, &acts));
        at_width!([1 2 6], setup.width(), text_says_all::<AlwaysPass>(&setup, &acts));
    }
}

proptest! {
    #![proptest_config(config(1000))]

    #[test]
    fn words_in_any_order_are_no_record_or_reproduced_by_its_own_text(text in texts()) {
        read_in_all_ways(&text);
    }

    #[test]
    fn a_damaged_text_is_no_record_or_reproduced_by_its_own_text(text in damaged_texts()) {
        read_in_all_ways(&text);
    }

    #[test]
    fn any_characters_are_no_record_or_reproduced_by_its_own_text(text in any::<String>()) {
        read_in_all_ways(&text);
    }
}
