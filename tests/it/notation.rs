//! The text of boards and positions: reading, writing, and the kind of each error.

use crate::common::at_width;
use crate::common::setup::{config, setups, setups_of, Setup};
use crate::common::text::board::{board_is_read_by_the_grammar, position_is_none_or_reproduced};
use crate::common::text::word::{pit_is_read_by_its_number, player_is_read_by_name};
use mancala_engine::{Board, ParseBoardError, ParseBoardErrorKind as Kind, ParsePitError, Pit, Player, Position};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

fn assert_error<const PITS: usize>(text: &str, at: usize, kind: Kind) {
    assert_eq!(
        text.parse::<Board<PITS>>(),
        Err(ParseBoardError { at, kind }),
        "{text:?}"
    );
}

fn assert_position_error<const PITS: usize>(text: &str, at: usize, kind: Kind) {
    assert_eq!(
        text.parse::<Position<PITS>>(),
        Err(ParseBoardError { at, kind }),
        "{text:?}"
    );
}

fn assert_reads<const PITS: usize>(text: &str, canonical: &str) {
    let board: Board<PITS> = text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!(board.to_string(), canonical, "{text:?}");
}

#[test]
fn a_board_is_written_south_first_and_without_spaces() {
    let board: Board<3> = "<3,1,10,6,4,2,3,5,7>".parse().expect("a board");
    assert_eq!(board.store(Player::South), 1);
    assert_eq!(board.store(Player::North), 10);
    assert_eq!(board.pits(Player::South), [6, 4, 2]);
    assert_eq!(board.pits(Player::North), [3, 5, 7]);
    assert_eq!(board.to_string(), "<3,1,10,6,4,2,3,5,7>");
}

#[test]
fn a_position_is_the_side_and_the_board() {
    let position: Position<1> = "north <1,2,3,4,5>".parse().expect("a position");
    assert_eq!(position.to_move, Player::North);
    assert_eq!(position.board.store(Player::South), 2);
    assert_eq!(position.to_string(), "north <1,2,3,4,5>");
    let position: Position<1> = "south <1,2,3,4,5>".parse().expect("a position");
    assert_eq!(position.to_move, Player::South);
    assert_eq!(position.to_string(), "south <1,2,3,4,5>");
}

#[test]
fn blanks_are_allowed_around_every_token() {
    assert_reads::<1>(" < 1 , 0 , 0 , 0 , 0 > ", "<1,0,0,0,0>");
    assert_reads::<1>("\t<\t \t1\t,\t2\t,\t3\t,\t4\t,\t5\t>\t", "<1,2,3,4,5>");
    let position: Position<1> = " \tnorth \t < 1,2,3,4,5> \t".parse().expect("a position");
    assert_eq!(position.to_string(), "north <1,2,3,4,5>");
}

#[test]
fn leading_zeros_are_read() {
    assert_reads::<1>("<01,007,0,00,0248>", "<1,7,0,0,248>");
    let zeros = "0".repeat(1000);
    assert_reads::<1>(&format!("<{zeros}1,{zeros}9,0,0,{zeros}>"), "<1,9,0,0,0>");
}

#[test]
fn counts_reach_255() {
    assert_reads::<1>("<1,255,0,0,0>", "<1,255,0,0,0>");
    assert_reads::<1>("<1,0,0,0,255>", "<1,0,0,0,255>");
}

#[test]
fn the_widest_board_is_read() {
    let text = format!("<127,0,1{}>", ",1".repeat(254));
    assert_reads::<127>(&text, &text);
}

#[test]
fn an_empty_text_is_no_board() {
    assert_error::<1>("", 0, Kind::OpeningBracketExpected);
    assert_error::<1>(" \t ", 3, Kind::OpeningBracketExpected);
}

#[test]
fn a_board_begins_with_a_bracket() {
    assert_error::<1>("1,0,0,0,0>", 0, Kind::OpeningBracketExpected);
    assert_error::<1>(" x<1,0,0,0,0>", 1, Kind::OpeningBracketExpected);
    assert_error::<1>("(1,0,0,0,0)", 0, Kind::OpeningBracketExpected);
}

#[test]
fn a_board_ends_with_a_bracket() {
    assert_error::<1>("<1,0,0,0,0", 10, Kind::SeparatorExpected);
    assert_error::<1>("<1,0,0,0,0 ", 11, Kind::SeparatorExpected);
    assert_error::<1>("<1,0,0,0,0<", 10, Kind::SeparatorExpected);
}

#[test]
fn numbers_are_separated_by_commas() {
    assert_error::<1>("<1 0,0,0,0>", 3, Kind::SeparatorExpected);
    assert_error::<1>("<1;0,0,0,0>", 2, Kind::SeparatorExpected);
    assert_error::<1>("<1,0,0", 6, Kind::SeparatorExpected);
    assert_error::<1>("<1,0,0.5,0,0>", 6, Kind::SeparatorExpected);
}

#[test]
fn a_number_is_digits_alone() {
    assert_error::<1>("<", 1, Kind::NumberExpected);
    assert_error::<1>("<>", 1, Kind::NumberExpected);
    assert_error::<1>("<x,0,0,0,0>", 1, Kind::NumberExpected);
    assert_error::<1>("<1,,0,0,0>", 3, Kind::NumberExpected);
    assert_error::<1>("<1,0, x,0,0>", 6, Kind::NumberExpected);
    assert_error::<1>("<1,0,0,0,>", 9, Kind::NumberExpected);
    assert_error::<1>("<1,0,0,", 7, Kind::NumberExpected);
}

#[test]
fn a_sign_is_an_error() {
    assert_error::<1>("<+1,0,0,0,0>", 1, Kind::NumberExpected);
    assert_error::<1>("<1,-1,0,0,0>", 3, Kind::NumberExpected);
    assert_error::<1>("<1,0,0,0,+4>", 9, Kind::NumberExpected);
    assert_error::<1>("<1,0,0,0,-0>", 9, Kind::NumberExpected);
}

/// Fullwidth digits and a no-break space are not ASCII.
#[test]
fn digits_and_white_space_are_ascii() {
    assert_error::<1>("<1,0,0,\u{ff14},4>", 7, Kind::NumberExpected);
    assert_error::<1>("<1,0,0,\u{a0}4,4>", 7, Kind::NumberExpected);
    assert_error::<1>("\u{a0}<1,0,0,4,4>", 0, Kind::OpeningBracketExpected);
    assert_error::<1>("<1,0,0,4,4>\u{a0}", 11, Kind::TrailingText);
}

#[test]
fn white_space_around_the_text_is_ignored() {
    assert_reads::<1>("\r\n\t <1,0,0,4,4> \t\r\n\n", "<1,0,0,4,4>");
    let position: Position<1> = "\n south <1,0,0,4,4>\r\n".parse().expect("a position");
    assert_eq!(position.to_string(), "south <1,0,0,4,4>");
    for text in ["3", "3\n", "3\r\n", " \t3 ", "\n003\n"] {
        assert_eq!(text.parse(), Ok(Pit::<6>::at::<2>()), "{text:?}");
    }
}

#[test]
fn a_line_end_inside_the_text_is_an_error() {
    assert_error::<1>("<1,\n0,0,4,4>", 3, Kind::NumberExpected);
    assert_error::<1>("<1\n,0,0,4,4>", 2, Kind::SeparatorExpected);
    assert_position_error::<1>("south\n<1,0,0,4,4>", 0, Kind::SideExpected);
    assert_position_error::<1>("south \n<1,0,0,4,4>", 6, Kind::OpeningBracketExpected);
}

#[test]
fn the_place_of_an_early_end_is_the_length_of_the_text() {
    for (text, kind) in [
        ("\n", Kind::OpeningBracketExpected),
        ("< \n", Kind::NumberExpected),
        ("<1,0,0\r\n", Kind::SeparatorExpected),
        ("<1,0,0,4,4\n", Kind::SeparatorExpected),
    ] {
        assert_error::<1>(text, text.len(), kind);
    }
    for side in ["", "\n", "s", "sout", "south", "north", "north\n", " nor\n"] {
        assert_position_error::<1>(side, side.len(), Kind::SideExpected);
    }
    assert_position_error::<1>("north \n", 7, Kind::OpeningBracketExpected);
}

#[test]
fn every_pit_is_read_as_it_is_written() {
    for pit in Pit::<127>::all() {
        assert_eq!(pit.to_string().parse(), Ok(pit));
    }
}

#[test]
fn a_pit_is_a_number_from_1_to_the_width() {
    for text in ["0", "7", "00", "256", "257", "18446744073709551617", &"9".repeat(100)] {
        assert_eq!(
            text.parse::<Pit<6>>(),
            Err(ParsePitError::NoSuchPit { pits: 6 }),
            "{text}"
        );
    }
    for text in ["", "\n", "x", "+3", "-1", "3 4", "3.", "3x", "\u{ff13}"] {
        assert_eq!(text.parse::<Pit<6>>(), Err(ParsePitError::NumberExpected), "{text:?}");
    }
    assert_eq!(
        ParsePitError::NoSuchPit { pits: 6 }.to_string(),
        "the pits are numbered from 1 to 6"
    );
    assert_eq!(
        ParsePitError::NumberExpected.to_string(),
        "expected the number of a pit"
    );
}

#[test]
fn a_number_over_255_is_an_error() {
    assert_error::<1>("<1,256,0,0,0>", 3, Kind::NumberTooLarge);
    assert_error::<1>("<1,0,0,0, 1000>", 10, Kind::NumberTooLarge);
    let digits = "9".repeat(1000);
    assert_error::<1>(&format!("<1,0,{digits},0,0>"), 5, Kind::NumberTooLarge);
}

/// 257 in eight bits is 1.
#[test]
fn the_width_in_the_text_is_that_of_the_type() {
    assert_error::<1>("<2,0,0,0,0,0,0>", 1, Kind::WrongWidth { expected: 1 });
    assert_error::<6>("< 5,0,0,0,0,0,0,0,0,0,0,0,0>", 2, Kind::WrongWidth { expected: 6 });
    assert_error::<1>("<0>", 1, Kind::WrongWidth { expected: 1 });
    assert_error::<1>("<0,1,1>", 1, Kind::WrongWidth { expected: 1 });
    assert_error::<1>("<257,0,0,0,0>", 1, Kind::WrongWidth { expected: 1 });
    let digits = "1".repeat(1000);
    assert_error::<1>(&format!("<{digits},0,0,0,0>"), 1, Kind::WrongWidth { expected: 1 });
}

#[test]
fn too_few_numbers_are_a_wrong_count() {
    assert_error::<1>("<1,1,1,1>", 8, Kind::WrongCount { expected: 5 });
    assert_error::<1>("<1>", 2, Kind::WrongCount { expected: 5 });
    assert_error::<3>("<3,1,10,6,4,2,3,5 >", 18, Kind::WrongCount { expected: 9 });
}

#[test]
fn too_many_numbers_are_a_wrong_count() {
    assert_error::<1>("<1,1,1,1,1,1>", 10, Kind::WrongCount { expected: 5 });
    assert_error::<3>("<3,1,10,6,4,2,3,5,7 ,9>", 20, Kind::WrongCount { expected: 9 });
}

#[test]
fn a_board_holds_at_most_255_stones() {
    assert_reads::<1>("<1,100,55,50,50>", "<1,100,55,50,50>");
    assert_error::<1>("<1,100,55,50,51>", 13, Kind::TooManyStones);
    assert_error::<1>("<1,255, 1,0,0>", 8, Kind::TooManyStones);
}

#[test]
fn nothing_may_follow_a_board() {
    assert_error::<1>("<1,0,0,0,0>x", 11, Kind::TrailingText);
    assert_error::<1>("<1,0,0,0,0> \t<1,0,0,0,0>", 13, Kind::TrailingText);
    assert_error::<1>("<1,0,0,0,0>>", 11, Kind::TrailingText);
}

#[test]
fn a_position_begins_with_a_side_and_a_space() {
    assert_position_error::<1>("", 0, Kind::SideExpected);
    assert_position_error::<1>("<1,0,0,0,0>", 0, Kind::SideExpected);
    assert_position_error::<1>(" east <1,0,0,0,0>", 1, Kind::SideExpected);
    assert_position_error::<1>("South <1,0,0,0,0>", 0, Kind::SideExpected);
    assert_position_error::<1>("south<1,0,0,0,0>", 0, Kind::SideExpected);
    assert_position_error::<1>("southward <1,0,0,0,0>", 0, Kind::SideExpected);
}

#[test]
fn an_error_in_the_board_is_counted_from_the_start_of_the_position() {
    assert_position_error::<1>("south ", 6, Kind::OpeningBracketExpected);
    assert_position_error::<1>("north <1,0,0,0,-1>", 15, Kind::NumberExpected);
    assert_position_error::<1>("south <1,0,0,0,0> south", 18, Kind::TrailingText);
}

#[test]
fn an_error_states_its_reason_and_place() {
    let error = |text: &str| text.parse::<Board<1>>().expect_err(text).to_string();
    assert_eq!(error("<1,0,0,-4,4>"), "expected a number (at byte 7)");
    assert_eq!(error("<1,256,0,0,0>"), "the number is more than 255 (at byte 3)");
    assert_eq!(error("<2,0,0,0,0>"), "expected a board with 1 pits per row (at byte 1)");
    assert_eq!(error("<1,1,1,1>"), "expected 5 numbers (at byte 8)");
}

fn comes_back<const PITS: usize>(setup: &Setup) {
    let board = setup.board::<PITS>();
    let to_move = setup.to_move;
    let position = Position { board, to_move };
    assert_eq!(board.to_string().parse(), Ok(board));
    assert_eq!(position.to_string().parse(), Ok(position));
}

/// A text in which one character is replaced, removed or doubled, or another one is inserted before it.
#[derive(Clone, Debug)]
enum Edit {
    Replace(Index, char),
    Remove(Index),
    Double(Index),
    Insert(Index, char),
    Cut(Index),
}

impl Edit {
    fn apply(&self, text: &mut Vec<char>) {
        if text.is_empty() {
            return;
        }
        match self {
            Self::Replace(index, with) => *index.get_mut(text) = *with,
            Self::Remove(index) => {
                text.remove(index.index(text.len()));
            }
            Self::Double(index) => text.insert(index.index(text.len()), *index.get(text)),
            Self::Insert(index, new) => text.insert(index.index(text.len() + 1), *new),
            Self::Cut(index) => text.truncate(index.index(text.len())),
        }
    }
}

fn damaged(text: &str, edits: &[Edit]) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for edit in edits {
        edit.apply(&mut characters);
    }
    characters.into_iter().collect()
}

fn edits() -> impl Strategy<Value = Edit> {
    let token = || {
        prop_oneof![
            6 => proptest::sample::select(" \t\r\n<>,0123456789+-xs".chars().collect::<Vec<_>>()),
            1 => any::<char>(),
        ]
    };
    prop_oneof![
        (any::<Index>(), token()).prop_map(|(index, with)| Edit::Replace(index, with)),
        any::<Index>().prop_map(Edit::Remove),
        any::<Index>().prop_map(Edit::Double),
        (any::<Index>(), token()).prop_map(|(index, new)| Edit::Insert(index, new)),
        any::<Index>().prop_map(Edit::Cut),
    ]
}

proptest! {
    #![proptest_config(config(2000))]

    #[test]
    fn what_is_written_is_read_back(setup in setups()) {
        at_width!(setup.width(), comes_back(&setup));
    }

    #[test]
    fn blanks_change_nothing(setup in setups_of(3), blanks in vec("[ \t]{0,2}", 20)) {
        let board = setup.board::<3>();
        let text = board.to_string();
        let mut spaced = blanks[0].clone();
        let mut blanks = blanks.iter().cycle();
        for token in text.split_inclusive(['<', ',', '>']) {
            let (number, separator) = token.split_at(token.len() - 1);
            for part in [number, separator] {
                spaced.push_str(part);
                spaced.push_str(blanks.next().expect("without end"));
            }
        }
        prop_assert_eq!(spaced.parse(), Ok(board), "{:?}", spaced);
    }

    #[test]
    fn any_text_is_read_by_the_grammar(text in any::<String>()) {
        board_is_read_by_the_grammar::<1>(&text);
        position_is_none_or_reproduced::<1>(&text);
    }

    #[test]
    fn any_word_is_read_as_the_pit_or_the_player_that_it_names(text in "[ \t]{0,2}(0{0,2}[0-9]{0,4}|\\PC{0,6}|[Ss]outh|NORTH)[ \n]{0,2}") {
        pit_is_read_by_its_number::<6>(&text);
        pit_is_read_by_its_number::<127>(&text);
        player_is_read_by_name(&text);
    }

    #[test]
    fn a_damaged_text_is_read_by_the_grammar(setup in setups_of(2), edits in vec(edits(), 1..=3)) {
        board_is_read_by_the_grammar::<2>(&damaged(&setup.board::<2>().to_string(), &edits));
    }

    #[test]
    fn a_damaged_position_never_panics(setup in setups_of(2), edits in vec(edits(), 1..=3)) {
        let board = setup.board::<2>();
        let to_move = setup.to_move;
        let text = damaged(&Position { board, to_move }.to_string(), &edits);
        position_is_none_or_reproduced::<2>(&text);
    }
}
