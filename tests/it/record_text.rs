//! The text of a record: writing, reading, and each kind of error.

use std::fmt::Debug;
use std::fs;

use crate::common::at_width;
use crate::common::damage::damaged;
use crate::common::history::{act_out, acts, shown, Act};
use crate::common::lazy_unswept_kalah::LazyUnsweptKalah;
use crate::common::play::game_of;
use crate::common::setup::{config, setups_of, Setup};
use crate::common::text::record::{
    record_at_run_time_is_none_or_reproduced, record_is_none_or_reproduced, record_is_the_same_at_run_time,
    record_of_a_kind_is_none_or_reproduced,
};
use crate::common::variants::{AlwaysPass, PassKalah};
use mancala_engine::{
    read_record, AnyGame, Ayoayo, Bestemshe, BoardError, Bohnenspiel, Congkak, DynMoveError, EmptyCaptureKalah, Game,
    GameKind, IllegalMove, Kalah, Mangala, Oware, ParseBoardErrorKind, ParseRecordError, ParseRecordErrorKind as Kind,
    Pit, Player, Record, Variant,
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
fn assert_error<T: Debug>(read: Result<T, ParseRecordError>, line: usize, column: usize, kind: Kind) {
    let expected = ParseRecordError { line, column, kind };
    assert_eq!(read.err(), Some(expected));
}

/// Asserts that a record of six-pit Kalah has this error, whether it is read by type or at run time.
#[track_caller]
fn assert_not_kalah(text: &str, line: usize, column: usize, kind: impl Into<Kind>) {
    let kind = kind.into();
    assert_error(text.parse::<Record>(), line, column, kind.clone());
    assert_error(read_record(GameKind::USUAL, text), line, column, kind);
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
fn a_start_that_is_finished_is_written_as_it_was_settled() {
    let over = record_of::<Kalah, 2>("<2,4,2,0,0,1,2>", Player::North);
    assert_eq!(over.to_string(), "variant kalah\nposition south <2,4,5,0,0,0,0>");
    assert_eq!(read::<Kalah, 2>(&over.to_string()), over);
}

/// ```text
///        0   1        South has no stones, so the game is finished if it is South's turn. North's stone counts for no
///   [0]         [0]   one.
///        0   0
/// ```
#[test]
fn a_start_that_is_finished_for_one_player_alone_is_written_for_that_player() {
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
fn an_agreed_end_is_written_and_an_end_under_the_rules_is_not() {
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
fn headers_may_be_in_any_order_and_moves_on_several_lines() {
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
    let record = read_record(GameKind::USUAL, "").expect("an empty record");
    assert_eq!((record.variant(), record.width()), ("kalah", 6));
}

#[test]
fn a_variant_has_its_usual_board() {
    for (variant, board) in [
        ("kalah", "6 4"),
        ("kalah-empty-capture", "6 4"),
        ("oware", "6 4"),
        ("congkak", "7 7"),
        ("mangala", "6 4"),
        ("bohnenspiel", "6 6"),
        ("bestemshe", "5 5"),
        ("ayoayo", "6 4"),
    ] {
        let text = format!("variant {variant}");
        let record = read_record(GameKind::USUAL, &text).expect("a variant is enough");
        assert_eq!(record.to_string(), format!("{text}\nboard {board}"));
    }
    assert_eq!(read::<Congkak, 7>("variant congkak"), Record::new(AnyGame::start()));
}

/// The opening is that of the type that is parsed.
#[test]
fn without_a_board_a_record_starts_with_the_opening_of_its_type() {
    assert_eq!(
        read::<Kalah<5>, 6>("variant kalah").to_string(),
        "variant kalah\nboard 6 5"
    );
    assert_eq!(read::<Kalah, 7>(" 3").to_string(), "variant kalah\nboard 7 4\n\n3");
    assert_eq!(
        read::<PassKalah, 6>("variant pass-kalah"),
        Record::new(AnyGame::start())
    );
}

/// A variant that would end every position is not asked about its opening.
#[test]
fn the_opening_is_in_progress_whatever_the_variant_answers_about_it() {
    let record = Record::new(AnyGame::<AlwaysPass, 3>::start());
    assert_eq!(record.to_move(), Some(Player::South));
    assert_eq!(read::<AlwaysPass, 3>(&record.to_string()), record);
    let position = read::<AlwaysPass, 3>("variant always-pass\nposition south <3,0,0,4,4,4,4,4,4>");
    assert!(position.outcome().is_some());
    let other = read::<AlwaysPass, 3>("variant always-pass\nboard 3 3");
    assert!(other.outcome().is_some());
}

fn kinds_of_all_variants<const PITS: usize>() -> [GameKind; 8] {
    [
        GameKind::of::<Kalah<1>, PITS>(),
        GameKind::of::<EmptyCaptureKalah<1>, PITS>(),
        GameKind::of::<Oware<1>, PITS>(),
        GameKind::of::<Congkak<1>, PITS>(),
        GameKind::of::<Mangala<1>, PITS>(),
        GameKind::of::<Bohnenspiel<1>, PITS>(),
        GameKind::of::<Bestemshe<1>, PITS>(),
        GameKind::of::<Ayoayo<1>, PITS>(),
    ]
}

#[test]
fn every_variant_is_read_at_run_time_on_every_width() {
    for pits in [1, 2, 6, 7, 8, 9, 14, 16, 17, 31, 127] {
        for kind in at_width!([1 2 6 7 8 9 14 16 17 31 127], pits, kinds_of_all_variants()) {
            let variant = kind.name();
            let read = |text: &str| read_record(&[kind], text).unwrap_or_else(|error| panic!("{error}: {text}"));
            for stones in [1, 2].into_iter().filter(|stones| 2 * pits * stones <= 255) {
                let text = format!("variant {variant}\nboard {pits} {stones}\n\n{pits}");
                let mut record = read(&text);
                assert_eq!((record.variant(), record.width()), (variant, pits));
                assert_eq!(record.to_string(), text);
                record.undo();
                assert_eq!(record.stones(Player::North, pits - 1), u8::try_from(stones).ok());
            }
            let row = ",1".repeat(pits);
            let text = format!("variant {variant}\nposition north <{pits},1,0{row}{row}>");
            assert_eq!(read(&text).to_string(), text);
        }
    }
}

/// The kinds of the tests and of the games in `examples`: the usual ones, and some on small boards.
fn shipped_kinds() -> Vec<GameKind> {
    let small = [
        GameKind::of::<Kalah, 2>(),
        GameKind::of::<Kalah, 3>(),
        GameKind::of::<Kalah, 4>(),
        GameKind::of::<EmptyCaptureKalah, 2>(),
        GameKind::of::<Oware, 2>(),
    ];
    [GameKind::USUAL, &small].concat()
}

#[test]
fn the_rules_are_those_of_the_variant_at_run_time() {
    let read = |text: &str| read_record(&shipped_kinds(), text).unwrap_or_else(|error| panic!("{error} in {text:?}"));
    let text = "position south <2,0,0,1,0,0,1>\n1";
    let kalah = read(text);
    assert_eq!((kalah.store(Player::South), kalah.outcome()), (0, None));
    let empty_capture = read(&format!("variant kalah-empty-capture\n{text}"));
    assert_eq!(empty_capture.store(Player::South), 1);
    let congkak = read("variant congkak\n2");
    assert_eq!(congkak.store(Player::South), 10);
    let oware = read("variant oware\nposition south <2,0,0,1,0,1,0>\n1 1 2 2");
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
        let kinds = shipped_kinds();
        let record = read_record(&kinds, &text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let again = read_record(&kinds, &record.to_string()).expect("its own text");
        assert_eq!(format!("{again:?}"), format!("{record:?}"), "{}", path.display());
        count += 1;
    }
    assert!(count > 0);
}

// Errors.

#[test]
fn an_unknown_word_is_an_error() {
    for word in ["x", "+1", "-1", "3,1", "1.", "\u{e9}", "Concluded", "3\r1", "\u{a0}"] {
        assert_not_kalah(word, 1, 1, Kind::UnknownWord);
        assert_not_kalah(&format!("variant kalah\n3 {word}"), 2, 3, Kind::UnknownWord);
    }
}

#[test]
fn columns_count_bytes() {
    assert_not_kalah("# \u{e9}\n3 \t \tx # \u{e9}", 2, 6, Kind::UnknownWord);
}

#[test]
fn an_illegal_move_is_an_error_at_its_word() {
    assert_not_kalah("3 3", 1, 3, DynMoveError::from(IllegalMove::EmptyPit));
    assert_not_kalah("3\n\n 7", 3, 2, DynMoveError::NoSuchPit);
    assert_not_kalah("0", 1, 1, DynMoveError::NoSuchPit);
    assert_not_kalah(&"9".repeat(100), 1, 1, DynMoveError::NoSuchPit);
    let starving = "variant oware\nposition north <2,0,0,0,0,1,1>\n1";
    assert_error(
        starving.parse::<Record<Oware, 2>>(),
        3,
        1,
        DynMoveError::from(IllegalMove::MustFeed).into(),
    );
}

#[test]
fn nothing_is_played_after_the_end() {
    assert_not_kalah("concluded 1", 1, 11, DynMoveError::GameOver);
    assert_not_kalah("3 concluded\nconcluded", 2, 1, DynMoveError::GameOver);
    let over = "position south <1,0,0,1,0>\n";
    for word in ["1", "9", "concluded"] {
        let text = format!("{over}{word}");
        assert_error(text.parse::<Record<Kalah, 1>>(), 2, 1, DynMoveError::GameOver.into());
    }
    let repeated = "variant oware\nposition south <2,0,0,1,0,1,0>\n1 1 2 2 1";
    assert_error(
        repeated.parse::<Record<Oware, 2>>(),
        3,
        9,
        DynMoveError::GameOver.into(),
    );
}

#[test]
fn a_header_after_a_move_is_an_error() {
    assert_not_kalah("3\nboard 6 4", 2, 1, Kind::HeaderAfterMove);
    assert_not_kalah("3 variant kalah", 1, 3, Kind::HeaderAfterMove);
    assert_not_kalah("concluded position", 1, 11, Kind::HeaderAfterMove);
}

#[test]
fn a_repeated_header_is_an_error() {
    let position = "position south <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>";
    assert_not_kalah("variant kalah\nvariant kalah", 2, 1, Kind::RepeatedHeader);
    assert_not_kalah("board 6 4\n board 6 4", 2, 2, Kind::RepeatedHeader);
    assert_not_kalah(&format!("{position}\n{position}"), 2, 1, Kind::RepeatedHeader);
    assert_not_kalah(&format!("{position}\nboard 6 4"), 2, 1, Kind::BoardAndPosition);
    assert_not_kalah(&format!("board 6 4\n{position}"), 2, 1, Kind::BoardAndPosition);
}

#[test]
fn a_header_is_alone_on_its_line() {
    assert_not_kalah("variant kalah 3", 1, 15, Kind::TrailingText);
    assert_not_kalah("board 6 4 variant kalah", 1, 11, Kind::TrailingText);
    let position = "position south <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> 3";
    assert_not_kalah(position, 1, 48, ParseBoardErrorKind::TrailingText);
}

#[test]
fn another_variant_is_an_error_at_its_name() {
    let oware = Kind::WrongVariant { expected: "oware" };
    assert_error("variant kalah".parse::<Record<Oware>>(), 1, 9, oware.clone());
    assert_eq!(oware.to_string(), "expected the variant `oware`");
    assert_error(
        "variant Kalah".parse::<Record>(),
        1,
        9,
        Kind::WrongVariant { expected: "kalah" },
    );
}

#[test]
fn the_name_of_a_variant_must_not_be_missing() {
    assert_not_kalah("variant", 1, 8, Kind::VariantExpected);
    assert_not_kalah("variant # kalah", 1, 8, Kind::VariantExpected);
}

/// A text that doesn't name a variant is Kalah.
#[test]
fn a_text_without_a_variant_is_not_a_record_of_another_one() {
    let kind = || Kind::WrongVariant { expected: "oware" };
    assert_error("".parse::<Record<Oware>>(), 1, 1, kind());
    assert_error("board 6 4\n\n1".parse::<Record<Oware>>(), 3, 1, kind());
    assert_error("board 6 4\n".parse::<Record<Oware>>(), 2, 1, kind());
}

#[test]
fn another_width_is_an_error_at_its_number() {
    let six = || Kind::WrongWidth { expected: 6 };
    assert_error("board 5 4".parse::<Record>(), 1, 7, six());
    let five = "position south <5,0,0,4,4,4,4,4,4,4,4,4,4>";
    assert_error(five.parse::<Record>(), 1, 17, six());
    assert_eq!(six().to_string(), "expected 6 pits per row");
}

#[test]
fn a_width_that_no_board_has_is_an_error() {
    assert_not_kalah("board", 1, 6, Kind::WidthExpected);
    for pits in ["0", "128", "-1", "+6", "x", "99999999999999999999999"] {
        assert_not_kalah(&format!("board {pits} 1"), 1, 7, Kind::WidthExpected);
    }
    for board in ["<0>", "<128,0>", "<300,1>"] {
        assert_not_kalah(&format!("position south {board}"), 1, 17, Kind::WidthExpected);
    }
    assert_eq!(Kind::WidthExpected.to_string(), "expected 1 to 127 pits per row");
}

#[test]
fn a_board_needs_its_stones() {
    assert_not_kalah("board 6", 1, 8, Kind::StonesExpected);
    for stones in ["0", "256", "-4", "x"] {
        assert_not_kalah(&format!("board 6 {stones}"), 1, 9, Kind::StonesExpected);
    }
    assert_not_kalah("board 6 22", 1, 9, BoardError::TooManyStones { total: 264 });
    assert_eq!(read::<Kalah<21>, 6>("board 6 21"), Record::new(AnyGame::start()));
}

#[test]
fn an_error_in_a_position_has_its_byte() {
    assert_not_kalah("position west <6>", 1, 10, ParseBoardErrorKind::SideExpected);
    assert_not_kalah(
        " position\tnorth <6,0,0,-1>",
        1,
        24,
        ParseBoardErrorKind::NumberExpected,
    );
    assert_not_kalah("position", 1, 9, ParseBoardErrorKind::SideExpected);
    assert_not_kalah(
        "position south <6,1>",
        1,
        20,
        ParseBoardErrorKind::WrongCount { expected: 15 },
    );
    assert_not_kalah("position south <6,200,0,99>", 1, 25, ParseBoardErrorKind::TooManyStones);
}

#[test]
fn the_first_error_is_returned() {
    assert_not_kalah("3 x 3 3", 1, 3, Kind::UnknownWord);
    assert_error(
        read_record(GameKind::USUAL, "position west <2>\nvariant x"),
        1,
        10,
        ParseBoardErrorKind::SideExpected.into(),
    );
    assert_not_kalah("board 0 1\nvariant x", 1, 7, Kind::WidthExpected);
    let not_listed = Kind::NotListed {
        variant: "x".to_owned(),
        pits: Some(6),
    };
    assert_error(read_record(GameKind::USUAL, "board 6 22\nvariant x"), 2, 9, not_listed);
}

// Any text.

/// The text of a match reproduces it.
fn text_says_all<V: Variant, const PITS: usize>(setup: &Setup, acts: &[Act]) {
    let record = act_out(game_of::<V, PITS>(setup), acts);
    let again = read::<V, PITS>(&record.to_string());
    assert_eq!(shown(&again), shown(&record));
    assert_eq!(again.to_string(), record.to_string());
    if let Ok(at_run_time) = read_record(GameKind::USUAL, &record.to_string()) {
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
    let kinds = [GameKind::of::<LazyUnsweptKalah, 2>(), GameKind::of::<AlwaysPass, 6>()];
    record_of_a_kind_is_none_or_reproduced(&kinds, text);
    record_is_the_same_at_run_time::<Kalah, 6>(text);
    record_is_the_same_at_run_time::<Oware, 2>(text);
    record_is_the_same_at_run_time::<Congkak, 7>(text);
    record_is_the_same_at_run_time::<Mangala, 6>(text);
    record_is_the_same_at_run_time::<Bohnenspiel, 6>(text);
    record_is_the_same_at_run_time::<Bestemshe, 5>(text);
    record_is_the_same_at_run_time::<Ayoayo, 6>(text);
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
        "mangala",
        "bestemshe",
        "lazy-unswept-kalah",
        "always-pass",
        "1",
        "2",
        "3",
        "5",
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

/// Valid records with some characters changed.
fn damaged_texts() -> impl Strategy<Value = String> {
    let texts = vec![
        "variant kalah\nposition north <2,3,0,1,2,3,0>\n\n1 2 1 concluded",
        "variant oware\nposition south <2,0,0,1,0,1,0>\n\n1 1 2 2",
        "variant oware\nboard 6 4\n\n4 2 3 5 1 4 6 5 4 2",
        "variant mangala\nboard 6 4\n\n4 1 2",
        "variant bestemshe\nboard 5 5\n\n3 3 3",
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
    assert_eq!(
        read_record(GameKind::USUAL, &marked).expect("a record").to_string(),
        text
    );
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
        at_width!([1 2 6], setup.width(), text_says_all::<Mangala>(&setup, &acts));
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
