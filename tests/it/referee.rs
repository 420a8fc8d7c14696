//! The program `referee`, run as a process, with records that it plays and records that it rejects.
#![cfg(feature = "alloc")]

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use mancala_engine::GameKind;

const USAGE: &str = "usage: referee [FILE]    plays the record in FILE, or on standard input\n";

/// The six-pit opening of Kalah, as an error before the first move shows it.
const OPENING: &str = "
       (4)  (4)  (4)  (4)  (4)  (4)
  [0]                                [0]
       (4)  (4)  (4)  (4)  (4)  (4)
South 0, North 0: South to move
";

/// The same after South's pit 3.
const AFTER_PIT_3: &str = "
       (4)  (4)  (4)  (4)  (4)  (4)
  [0]                                [1]
       (4)  (4)  (0)  (5)  (5)  (5)
South 1, North 0: South to move
";

fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_referee"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the referee starts")
}

/// Writes all of the input to the referee, and waits for it to exit.
fn finish(mut child: Child, input: &[u8]) -> Output {
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    if let Err(error) = stdin.write_all(input) {
        // A referee that has exited reads no more.
        assert_eq!(error.kind(), ErrorKind::BrokenPipe);
    }
    drop(stdin);
    child.wait_with_output().expect("the referee ends")
}

/// The exit code, standard output and standard error.
fn run(arguments: &[&str], input: impl AsRef<[u8]>) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } = finish(start(arguments), input.as_ref());
    let text = |bytes| String::from_utf8(bytes).expect("the referee writes UTF-8");
    (status.code(), text(stdout), text(stderr))
}

/// Writes a file for a test that needs one, and returns its path.
fn file(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("the directory for tests can be written");
    path.to_str().expect("the directory's name is UTF-8").into()
}

/// Plays a record without errors, and returns the output.
#[track_caller]
fn played(record: impl AsRef<[u8]>) -> String {
    let (code, out, complaint) = run(&[], record);
    assert_eq!((code, complaint.as_str()), (Some(0), ""));
    out
}

#[track_caller]
fn assert_ends_with(record: impl AsRef<[u8]>, standing: &str) {
    let out = played(record);
    assert_eq!(out.lines().last(), Some(standing), "{out}");
}

/// Asserts that the referee stops at this place in a record, with this reason, and shows this position.
#[track_caller]
fn assert_stops(record: impl AsRef<[u8]>, complaint: &str, position: &str) {
    let (code, _, said) = run(&[], record);
    assert_eq!(said, format!("<stdin>:{complaint}{position}"));
    assert_eq!(code, Some(1));
}

// Records that are played.

#[test]
fn every_shipped_game_ends_as_its_comment_says() {
    let mut count = 0;
    for entry in fs::read_dir("examples/games").expect("the games are there") {
        let path = entry.expect("the games can be listed").path();
        if path.extension() != Some("txt".as_ref()) {
            continue;
        }
        let record = fs::read_to_string(&path).expect("a game can be read");
        let Some((_, score)) = record.split_once("final score south ") else {
            continue;
        };
        let (south, rest) = score.split_once(", north ").expect("the comment has two scores");
        let (north, _) = rest.split_once('.').expect("the comment ends with a full stop");
        let winner = match south.parse::<u8>().unwrap().cmp(&north.parse::<u8>().unwrap()) {
            std::cmp::Ordering::Greater => "South wins",
            std::cmp::Ordering::Less => "North wins",
            std::cmp::Ordering::Equal => "drawn",
        };
        let name = path.to_str().expect("the name of a game is UTF-8");
        let (code, out, complaint) = run(&[name], "");
        assert_eq!((code, complaint.as_str()), (Some(0), ""), "{name}");
        let standing = format!("South {south}, North {north}: {winner}");
        assert_eq!(out.lines().last(), Some(standing.as_str()), "{name}");
        count += 1;
    }
    assert!(count >= 10, "{count} games");
}

/// North lands in an occupied pit of their own. South banks, moves again, and captures 1 + 1, which empties South's
/// row.
#[test]
fn every_ply_is_printed_with_player_pit_summary_and_board() {
    let expected = "\
kalah
        3    2    1
       (1)  (1)  (1)
  [8]                 [5]
       (0)  (1)  (1)
        1    2    3
1. North plays pit 2: ends in North's pit 3
       (2)  (0)  (1)
  [8]                 [5]
       (0)  (1)  (1)
2. South plays pit 3: ends in South's store, extra turn
       (2)  (0)  (1)
  [8]                 [6]
       (0)  (1)  (0)
3. South plays pit 2: ends in South's pit 3, captures 2, North sweeps 2
       (0)  (0)  (0)
 [10]                 [8]
       (0)  (0)  (0)
South 8, North 10: North wins
";
    assert_eq!(played("position north <3,5,8,0,1,1,1,1,1>\n2 3 2\n"), expected);
}

#[test]
fn an_unfinished_game_names_the_player_to_move() {
    assert_ends_with("3 6", "South 2, North 0: North to move");
}

#[test]
fn a_shipped_game_that_breaks_off_is_not_a_failure() {
    let (code, out, complaint) = run(&["examples/games/kalah-unfinished.txt"], "");
    assert_eq!(out.lines().last(), Some("South 4, North 4: North to move"), "{out}");
    assert_eq!((code, complaint.as_str()), (Some(0), ""));
}

#[test]
fn an_empty_record_is_the_opening_of_kalah() {
    assert_ends_with("", "South 0, North 0: South to move");
}

#[test]
fn a_file_is_read_like_standard_input() {
    let name = "examples/games/kalah-draw.txt";
    let record = fs::read(name).unwrap();
    assert_eq!(run(&[name], ""), run(&[], record));
}

#[test]
fn headers_may_be_in_any_order() {
    let board_first = played("board 6 2\nvariant kalah-empty-capture\n2");
    assert_eq!(board_first, played("variant kalah-empty-capture\nboard 6 2\n2"));
    assert!(board_first.starts_with("kalah-empty-capture\n"));
}

#[test]
fn a_record_without_a_variant_is_kalah() {
    assert_eq!(played("board 3 2"), played("variant kalah\nboard 3 2"));
}

#[test]
fn a_record_without_a_board_has_the_usual_one() {
    for kind in GameKind::USUAL {
        let (name, pits, stones) = (kind.name(), kind.pits(), kind.stones());
        assert_eq!(
            played(format!("variant {name}\n3")),
            played(format!("variant {name}\nboard {pits} {stones}\n3")),
            "{name}"
        );
    }
}

#[test]
fn a_comment_reaches_from_anywhere_to_the_end_of_the_line() {
    let commented = "# 1 2\nvariant kalah# 5\n\tboard 6 4 # position\n3#6\n# \u{e9}\n";
    assert_eq!(played(commented), played("variant kalah\nboard 6 4\n3"));
}

#[test]
fn lines_may_end_in_carriage_return_and_line_feed() {
    let position = "position south <2,0,0,1,1,1,1>";
    assert_eq!(
        played(format!("{position}\r\n\r\n2\r\n1\r\n")),
        played(format!("{position}\n\n2\n1\n"))
    );
}

#[test]
fn moves_are_separated_by_any_white_space() {
    assert_eq!(played("3 6\n1"), played("  3\t\t6\n\n \n1 "));
}

#[test]
fn a_position_takes_the_rest_of_its_line_including_blanks() {
    let spaced = "position\t north\t < 2 , 0 , 0 , 1,1, 1,1 > ";
    assert_eq!(played(spaced), played("position north <2,0,0,1,1,1,1>"));
}

#[test]
fn kalah_is_played_on_small_boards_too() {
    for pits in [2, 3, 4, 6] {
        let row = ",1".repeat(pits);
        let position = format!("position south <{pits},0,0{row}{row}>");
        assert_eq!(played(format!("board {pits} 1")), played(position), "{pits} pits");
    }
}

#[test]
fn a_board_holds_255_stones() {
    assert_ends_with("board 2 63", "South 0, North 0: South to move");
    assert_ends_with(
        "position north <2,200,50,3,0,2,0>",
        "South 200, North 50: North to move",
    );
}

/// South's row is empty, so North sweeps 3.
#[test]
fn a_finished_position_prints_its_result() {
    let expected = "\
kalah
        2    1
       (0)  (0)
  [5]            [4]
       (0)  (0)
        1    2
South 4, North 5: North wins
";
    assert_eq!(played("position south <2,4,2,0,0,1,2>"), expected);
}

/// ```text
///       (1) (0) (0) (0) (0) (0)        South's last stone lands in the empty pit 2, which faces North's empty pit 5.
///   [0]                         [0]
///       (1) (0) (0) (0) (0) (0)
/// ```
#[test]
fn the_variant_decides_the_rules() {
    let position = "position south <6,0,0,1,0,0,0,0,0,0,0,0,0,0,1>";
    assert_ends_with(format!("{position}\n1"), "South 0, North 0: North to move");
    assert_ends_with(
        format!("variant kalah-empty-capture\n{position}\n1"),
        "South 1, North 1: drawn",
    );
}

#[test]
fn a_repeated_position_ends_a_game_of_oware() {
    let expected = "
100. North plays pit 6: ends in South's pit 1, repeats a position and ends the game, South sweeps 1, North sweeps 3
       (0)  (0)  (0)  (0)  (0)  (0)
 [26]                               [22]
       (0)  (0)  (0)  (0)  (0)  (0)
South 22, North 26: North wins
";
    let (_, out, _) = run(&["examples/games/oware-repetition.txt"], "");
    assert!(out.ends_with(expected), "{out}");
}

#[test]
fn an_agreed_end_is_printed_and_gives_each_player_their_own_row() {
    let expected = "
the players agree to end the game, and keep their own rows
       (0)  (0)  (0)  (0)  (0)  (0)
 [24]                               [24]
       (0)  (0)  (0)  (0)  (0)  (0)
South 24, North 24: drawn
";
    let out = played("3 concluded");
    assert!(out.ends_with(expected), "{out}");
}

// Records that are rejected.

#[test]
fn a_file_is_named_in_the_error() {
    let name = file("illegal-move.txt", "# pit 3 is empty after the first ply\n3\n  3 1\n");
    let (code, out, complaint) = run(&[&name], "");
    assert_eq!(complaint, format!("{name}:3:3: the pit is empty{AFTER_PIT_3}"));
    assert_eq!(code, Some(1));
    assert!(
        out.contains("\n1. South plays pit 3: ends in South's store, extra turn\n"),
        "{out}"
    );
}

#[test]
fn a_file_that_cannot_be_read_is_a_failure() {
    let (code, out, complaint) = run(&["no/such/file"], "");
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(complaint.starts_with("no/such/file: "), "{complaint}");
}

#[test]
fn a_word_that_is_not_a_number_is_rejected() {
    assert_stops(
        "3 x 1",
        "1:3: expected a header, a pit number or `concluded`",
        AFTER_PIT_3,
    );
}

#[test]
fn a_signed_number_is_rejected() {
    assert_stops(
        "3\n+1",
        "2:1: expected a header, a pit number or `concluded`",
        AFTER_PIT_3,
    );
}

#[test]
fn numbers_joined_by_a_comma_are_rejected() {
    assert_stops("3,1", "1:1: expected a header, a pit number or `concluded`", OPENING);
}

#[test]
fn a_carriage_return_inside_a_line_is_rejected() {
    assert_stops("3\r1\n", "1:1: expected a header, a pit number or `concluded`", OPENING);
}

#[test]
fn columns_count_bytes() {
    let complaint = "1:6: expected a header, a pit number or `concluded`";
    assert_stops("3 \t \tx # \u{e9}", complaint, AFTER_PIT_3);
    let complaint = "2:3: expected a header, a pit number or `concluded`";
    assert_stops("# \u{e9}\n3 \u{e9} x", complaint, AFTER_PIT_3);
}

#[test]
fn a_word_that_is_not_utf_8_is_rejected_at_its_first_wrong_byte() {
    assert_stops(b"3 1\xff2", "1:4: this is not UTF-8", AFTER_PIT_3);
}

#[test]
fn a_comment_that_is_not_utf_8_is_rejected() {
    assert_stops(b"3 # \xff\n1", "1:5: this is not UTF-8", AFTER_PIT_3);
}

#[test]
fn a_header_that_is_not_utf_8_is_rejected() {
    assert_stops(b"variant k\xff", "1:10: this is not UTF-8", OPENING);
    assert_stops(b"position so\xffth", "1:12: this is not UTF-8", OPENING);
}

#[test]
fn an_empty_pit_is_rejected() {
    assert_stops("3 3", "1:3: the pit is empty", AFTER_PIT_3);
}

/// South's row is empty, and North's pit 1 ends in North's pit 2.
#[test]
fn a_move_that_does_not_feed_is_rejected_in_oware() {
    let position = "
       (1)  (0)  (0)  (0)  (0)  (1)
  [0]                                [0]
       (0)  (0)  (0)  (0)  (0)  (0)
South 0, North 0: North to move
";
    let complaint = "3:1: the move must bring a stone to the opponent's empty row";
    assert_stops(
        "variant oware\nposition north <6,0,0,0,0,0,0,0,0,1,0,0,0,0,1>\n1",
        complaint,
        position,
    );
}

#[test]
fn a_pit_beyond_the_row_is_rejected() {
    assert_stops("3 7", "1:3: no such pit on this board", AFTER_PIT_3);
}

#[test]
fn pit_0_is_rejected() {
    assert_stops("3 0", "1:3: no such pit on this board", AFTER_PIT_3);
}

#[test]
fn a_number_of_any_length_is_a_pit_that_does_not_exist() {
    let long = format!("3 {}", "9".repeat(100));
    assert_stops(long, "1:3: no such pit on this board", AFTER_PIT_3);
}

#[test]
fn a_move_after_the_end_is_rejected() {
    let over = "
       (0)  (0)
  [0]            [1]
       (0)  (0)
South 1, North 0: South wins
";
    assert_stops("position south <2,0,0,1,0,0,0>\n1", "2:1: the game is finished", over);
    assert_stops("position south <2,0,0,1,0,0,0>\n9", "2:1: the game is finished", over);
    assert_stops(
        "position south <2,0,0,1,0,0,0>\nconcluded",
        "2:1: the game is finished",
        over,
    );
}

#[test]
fn the_first_error_stops_the_record() {
    assert_stops("3 3 x", "1:3: the pit is empty", AFTER_PIT_3);
    assert_stops(
        "3 x 3",
        "1:3: expected a header, a pit number or `concluded`",
        AFTER_PIT_3,
    );
}

#[test]
fn a_repeated_header_is_rejected() {
    assert_stops("variant kalah\nvariant kalah", "2:1: the header is repeated", OPENING);
    assert_stops("board 6 4\n board 6 4", "2:2: the header is repeated", OPENING);
    let start = "position south <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>";
    assert_stops(format!("{start}\n{start}"), "2:1: the header is repeated", OPENING);
}

#[test]
fn a_board_and_a_position_together_are_rejected() {
    let board = "board 6 4";
    let position = "position south <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>";
    let complaint = "2:1: a record has `board` or `position`, not both";
    assert_stops(format!("{board}\n{position}"), complaint, OPENING);
    assert_stops(format!("{position}\n{board}"), complaint, OPENING);
}

#[test]
fn a_header_after_a_move_is_rejected() {
    assert_stops("3\nboard 6 4", "2:1: a header comes after the first move", AFTER_PIT_3);
    assert_stops(
        "3 variant kalah",
        "1:3: a header comes after the first move",
        AFTER_PIT_3,
    );
}

#[test]
fn more_on_the_line_of_a_header_is_rejected() {
    assert_stops("variant kalah 3", "1:15: expected the end of the line", OPENING);
    assert_stops("board 6 4 variant kalah", "1:11: expected the end of the line", OPENING);
    let position = "position south <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> 3";
    assert_stops(position, "1:48: expected the end of the text", OPENING);
}

#[test]
fn an_unknown_variant_is_rejected() {
    let complaint = "1:9: no listed game is `Kalah` (`referee --help` lists the games)";
    assert_stops("variant Kalah", complaint, OPENING);
}

#[test]
fn a_header_without_its_value_is_rejected_where_the_value_is_missing() {
    assert_stops("variant", "1:8: expected the name of a variant", OPENING);
    assert_stops("board  # 6 4", "1:6: expected 1 to 127 pits per row", OPENING);
    assert_stops("board 6 ", "1:8: expected 1 to 255 stones per pit", OPENING);
    assert_stops("position\r\n", "1:9: expected `south` or `north` and a space", OPENING);
}

#[test]
fn a_width_that_no_board_has_is_rejected() {
    let complaint = "expected 1 to 127 pits per row";
    assert_stops("board 0 1", &format!("1:7: {complaint}"), OPENING);
    assert_stops("board 128 1", &format!("1:7: {complaint}"), OPENING);
    assert_stops("position south <0>", &format!("1:17: {complaint}"), OPENING);
    assert_stops("position south <128,0>", &format!("1:17: {complaint}"), OPENING);
}

#[test]
fn a_width_that_is_not_listed_is_rejected() {
    let complaint = "1:7: no listed game is `kalah` with 9 pits per row (`referee --help` lists the games)";
    assert_stops("board 9 1", complaint, OPENING);
}

#[test]
fn an_opening_without_stones_is_rejected() {
    assert_stops("board 6 0", "1:9: expected 1 to 255 stones per pit", OPENING);
}

#[test]
fn a_signed_count_is_rejected() {
    assert_stops("board 6 -4", "1:9: expected 1 to 255 stones per pit", OPENING);
    assert_stops("board +6 4", "1:7: expected 1 to 127 pits per row", OPENING);
}

#[test]
fn more_than_255_stones_are_rejected() {
    assert_stops("board 6 22", "1:9: a board holds at most 255 stones, not 264", OPENING);
    assert_stops("board 6 256", "1:9: expected 1 to 255 stones per pit", OPENING);
    let complaint = "1:29: with this number the board holds more than 255 stones";
    assert_stops("position south <2,200,0,3,0,53,0>", complaint, OPENING);
}

#[test]
fn an_error_in_a_position_is_shown_at_its_byte() {
    assert_stops(
        "position west <2,0,0,1,1,1,1>",
        "1:10: expected `south` or `north` and a space",
        OPENING,
    );
    assert_stops(" position\tnorth <1,0,0,-1,1>", "1:24: expected a number", OPENING);
    assert_stops("position south <2,0,0,1,1>", "1:26: expected 7 numbers", OPENING);
}

#[test]
fn every_prefix_of_a_record_gets_an_answer() {
    let record = "# 1\nvariant kalah\r\nposition north <2,0,0,1,3,0,2>\n 2 1 # 2\n";
    for end in 0..=record.len() {
        let (code, out, complaint) = run(&[], &record[..end]);
        let failed = complaint.starts_with("<stdin>:");
        assert_eq!(code, Some(i32::from(failed)), "the first {end} bytes:\n{complaint}");
        assert!(out.starts_with("kalah\n"), "the first {end} bytes:\n{out}");
    }
}

// The command line.

#[test]
fn help_prints_the_usage_and_the_games() {
    let (code, out, complaint) = run(&["--help"], "");
    assert!(out.starts_with(USAGE), "{out}");
    assert!(out.contains("    variant congkak, board 7 7\n"), "{out}");
    assert_eq!((code, complaint.as_str()), (Some(0), ""));
}

#[test]
fn a_wrong_command_line_prints_the_usage_as_a_failure() {
    for wrong in [&["--mach"][..], &["-"], &["a", "b"]] {
        let expected = (Some(1), String::new(), USAGE.to_owned());
        assert_eq!(run(wrong, ""), expected, "{wrong:?}");
    }
}

#[test]
fn a_reader_that_closes_the_pipe_ends_the_referee_quietly() {
    let mut child = start(&[]);
    drop(child.stdout.take());
    let Output { status, stderr, .. } = finish(child, b"3 6 1");
    assert_eq!((status.code(), stderr.as_slice()), (Some(0), &b""[..]));
}
