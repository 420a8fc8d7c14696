//! The example `referee`, run as a process: records that it plays, records that it refuses, and matches through a pipe.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;

use serde_json::Value;

/// The six-pit opening of Kalah, as a fault before the first move shows it.
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

/// The built example. `cargo test --test referee` builds no examples, so this asks for it.
fn referee() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let built = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--example", "referee", "--message-format=json"])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .expect("cargo runs");
        assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
        let messages = String::from_utf8(built.stdout).expect("cargo writes UTF-8");
        let executable = messages.lines().find_map(|line| {
            let message: Value = serde_json::from_str(line).expect("cargo writes one JSON object a line");
            message["executable"].as_str().map(PathBuf::from)
        });
        executable.expect("an example is an executable")
    })
}

fn start(arguments: &[&str]) -> Child {
    Command::new(referee())
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the referee starts")
}

/// Gives the referee all its input, and waits for its end.
fn finish(mut child: Child, input: &[u8]) -> Output {
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    if let Err(error) = stdin.write_all(input) {
        // A referee that has stopped reads no more.
        assert_eq!(error.kind(), ErrorKind::BrokenPipe);
    }
    drop(stdin);
    child.wait_with_output().expect("the referee ends")
}

/// Exit code, standard output and standard error.
fn run(arguments: &[&str], input: impl AsRef<[u8]>) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } = finish(start(arguments), input.as_ref());
    let text = |bytes| String::from_utf8(bytes).expect("the referee writes UTF-8");
    (status.code(), text(stdout), text(stderr))
}

/// Writes a file for a test that needs a name, and returns its path.
fn file(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("the directory for tests can be written");
    path.to_str().expect("the directory's name is UTF-8").into()
}

/// Plays a record that has no fault, and returns what is printed.
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

/// Asserts that a record stops with this place and reason, and shows this position.
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
    assert_eq!(count, 10);
}

/// North lands in an own pit that is not empty; South banks, moves again, captures 1 + 1, and has an empty row.
#[test]
fn every_ply_is_printed_with_player_pit_deed_and_board() {
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
2. South plays pit 3: ends in the store, extra turn
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
fn an_unfinished_game_says_who_is_to_move() {
    assert_ends_with("3 6", "South 2, North 0: North to move");
}

#[test]
fn a_shipped_game_that_breaks_off_is_no_failure() {
    let (code, out, complaint) = run(&["examples/games/kalah-unfinished.txt"], "");
    assert_eq!(out.lines().last(), Some("South 4, North 4: North to move"), "{out}");
    assert_eq!((code, complaint.as_str()), (Some(0), ""));
}

#[test]
fn an_empty_record_is_the_opening_of_kalah() {
    assert_ends_with("", "South 0, North 0: South to move");
}

#[test]
fn a_file_is_read_as_standard_input_is() {
    let name = "examples/games/kalah-draw.txt";
    let record = fs::read(name).unwrap();
    assert_eq!(run(&[name], ""), run(&[], record));
}

#[test]
fn headers_stand_in_any_order() {
    let board_first = played("board 3 2\nvariant kalah-empty-capture\n2");
    assert_eq!(board_first, played("variant kalah-empty-capture\nboard 3 2\n2"));
    assert!(board_first.starts_with("kalah-empty-capture\n"));
}

#[test]
fn a_record_without_a_variant_is_kalah() {
    assert_eq!(played("board 3 2"), played("variant kalah\nboard 3 2"));
}

#[test]
fn a_record_without_a_board_has_the_usual_one() {
    for (variant, board) in [
        ("kalah", "6 4"),
        ("kalah-empty-capture", "6 4"),
        ("oware", "6 4"),
        ("congkak", "7 7"),
    ] {
        let header = format!("variant {variant}");
        assert_eq!(
            played(format!("{header}\n3")),
            played(format!("{header}\nboard {board}\n3")),
            "{variant}"
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
fn a_position_takes_the_rest_of_its_line_blanks_included() {
    let spaced = "position\t north\t < 2 , 0 , 0 , 1,1, 1,1 > ";
    assert_eq!(played(spaced), played("position north <2,0,0,1,1,1,1>"));
}

#[test]
fn boards_are_one_to_sixteen_pits_wide() {
    for pits in 1..=16 {
        let row = ",1".repeat(pits);
        let position = format!("position south <{pits},0,0{row}{row}>");
        assert_eq!(played(format!("board {pits} 1")), played(position), "{pits} pits");
    }
}

#[test]
fn a_board_holds_255_stones() {
    assert_ends_with("board 1 127", "South 0, North 0: South to move");
    assert_ends_with("position north <1,200,50,3,2>", "South 200, North 50: North to move");
}

/// South's row is empty, so North sweeps 3.
#[test]
fn a_position_that_is_over_prints_its_result() {
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
///       (1) (0)        South's last stone falls into the empty pit 2, which faces North's empty pit 1.
///   [0]         [0]
///       (1) (0)
/// ```
#[test]
fn the_variant_decides_the_rules() {
    let position = "position south <2,0,0,1,0,0,1>";
    assert_ends_with(format!("{position}\n1"), "South 0, North 0: North to move");
    assert_ends_with(
        format!("variant kalah-empty-capture\n{position}\n1"),
        "South 1, North 1: drawn",
    );
}

/// ```text
///        (0) (1)       South 1, North 1 and South 2 bring all stones to North; North has to feed, and the position is
///   [0]         [0]    the first one again.
///        (1) (0)
/// ```
#[test]
fn a_repeated_position_concludes_a_game_of_oware() {
    let record = "variant oware\nposition south <2,0,0,1,0,1,0>\n1 1 2 2";
    let expected = "
3. South plays pit 2: ends in North's pit 1
       (1)  (1)
  [0]            [0]
       (0)  (0)
4. North plays pit 2: ends in South's pit 1, repeats a position and concludes the game, South sweeps 1, North sweeps 1
       (0)  (0)
  [1]            [1]
       (0)  (0)
South 1, North 1: drawn
";
    let out = played(record);
    assert!(out.ends_with(expected), "{out}");
}

/// ```text
///        (0) (2)       After these five plies the pits are the first ones again, but North is to move.
///   [0]         [0]
///        (0) (2)
/// ```
#[test]
fn the_same_pits_with_the_other_player_to_move_are_no_repetition() {
    let record = "variant oware\nposition south <2,0,0,0,2,2,0>\n2 1 2 2 1";
    assert_ends_with(record, "South 0, North 0: North to move");
}

#[test]
fn an_agreed_end_is_told_and_gives_each_player_the_own_row() {
    let expected = "
the players agree to end the game, and take their own rows
       (0)  (0)  (0)  (0)  (0)  (0)
 [24]                               [24]
       (0)  (0)  (0)  (0)  (0)  (0)
South 24, North 24: drawn
";
    let out = played("3 concluded");
    assert!(out.ends_with(expected), "{out}");
}

// Records that stop.

#[test]
fn a_file_is_named_in_the_complaint() {
    let name = file("illegal-move.txt", "# pit 3 is empty after the first ply\n3\n  3 1\n");
    let (code, out, complaint) = run(&[&name], "");
    assert_eq!(complaint, format!("{name}:3:3: the pit is empty{AFTER_PIT_3}"));
    assert_eq!(code, Some(1));
    assert!(
        out.contains("\n1. South plays pit 3: ends in the store, extra turn\n"),
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
fn a_word_that_is_no_number_is_refused() {
    assert_stops(
        "3 x 1",
        "1:3: expected a header, a pit number or `concluded`",
        AFTER_PIT_3,
    );
}

#[test]
fn a_signed_number_is_refused() {
    assert_stops(
        "3\n+1",
        "2:1: expected a header, a pit number or `concluded`",
        AFTER_PIT_3,
    );
}

#[test]
fn numbers_joined_by_a_comma_are_refused() {
    assert_stops("3,1", "1:1: expected a header, a pit number or `concluded`", OPENING);
}

#[test]
fn a_carriage_return_inside_a_line_is_refused() {
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
fn a_word_that_is_not_utf_8_is_refused_at_its_first_wrong_byte() {
    assert_stops(b"3 1\xff2", "1:4: this is not UTF-8", AFTER_PIT_3);
}

#[test]
fn a_comment_that_is_not_utf_8_is_refused() {
    assert_stops(b"3 # \xff\n1", "1:5: this is not UTF-8", AFTER_PIT_3);
}

#[test]
fn a_header_that_is_not_utf_8_is_refused() {
    assert_stops(b"variant k\xff", "1:10: this is not UTF-8", OPENING);
    assert_stops(b"position so\xffth", "1:12: this is not UTF-8", OPENING);
}

#[test]
fn an_empty_pit_is_refused() {
    assert_stops("3 3", "1:3: the pit is empty", AFTER_PIT_3);
}

/// South's row is empty, and North's pit 1 ends in North's pit 2.
#[test]
fn a_move_that_does_not_feed_is_refused_in_oware() {
    let position = "
       (1)  (1)
  [0]            [0]
       (0)  (0)
South 0, North 0: North to move
";
    let complaint = "3:1: the move must bring a stone to the opponent's empty row";
    assert_stops("variant oware\nposition north <2,0,0,0,0,1,1>\n1", complaint, position);
}

#[test]
fn a_pit_beyond_the_row_is_refused() {
    assert_stops("3 7", "1:3: a row of this game has no such pit", AFTER_PIT_3);
}

#[test]
fn pit_0_is_refused() {
    assert_stops("3 0", "1:3: a row of this game has no such pit", AFTER_PIT_3);
}

#[test]
fn a_number_of_any_length_is_a_pit_that_is_not_there() {
    let long = format!("3 {}", "9".repeat(100));
    assert_stops(long, "1:3: a row of this game has no such pit", AFTER_PIT_3);
}

#[test]
fn a_move_after_the_end_is_refused() {
    let over = "
       (0)
  [0]       [1]
       (0)
South 1, North 0: South wins
";
    assert_stops("position south <1,0,0,1,0>\n1", "2:1: the game is over", over);
    assert_stops("position south <1,0,0,1,0>\n9", "2:1: the game is over", over);
    assert_stops("position south <1,0,0,1,0>\nconcluded", "2:1: the game is over", over);
}

#[test]
fn the_first_fault_stops_the_record() {
    assert_stops("3 3 x", "1:3: the pit is empty", AFTER_PIT_3);
    assert_stops(
        "3 x 3",
        "1:3: expected a header, a pit number or `concluded`",
        AFTER_PIT_3,
    );
}

#[test]
fn a_repeated_header_is_refused() {
    assert_stops("variant kalah\nvariant kalah", "2:1: the header is repeated", OPENING);
    assert_stops("board 6 4\n board 6 4", "2:2: the header is repeated", OPENING);
    let start = "position south <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>";
    assert_stops(format!("{start}\n{start}"), "2:1: the header is repeated", OPENING);
}

#[test]
fn a_board_beside_a_position_is_refused() {
    let board = "board 6 4";
    let position = "position south <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>";
    let complaint = "2:1: a record has `board` or `position`, not both";
    assert_stops(format!("{board}\n{position}"), complaint, OPENING);
    assert_stops(format!("{position}\n{board}"), complaint, OPENING);
}

#[test]
fn a_header_after_a_move_is_refused() {
    assert_stops(
        "3\nboard 6 4",
        "2:1: a header stands after the moves have begun",
        AFTER_PIT_3,
    );
    assert_stops(
        "3 variant kalah",
        "1:3: a header stands after the moves have begun",
        AFTER_PIT_3,
    );
}

#[test]
fn more_on_the_line_of_a_header_is_refused() {
    assert_stops("variant kalah 3", "1:15: expected the end of the line", OPENING);
    assert_stops("board 6 4 variant kalah", "1:11: expected the end of the line", OPENING);
    let position = "position south <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> 3";
    assert_stops(position, "1:48: expected the end of the text", OPENING);
}

#[test]
fn an_unknown_variant_is_refused() {
    let complaint = "1:9: expected a variant (kalah, kalah-empty-capture, oware, congkak)";
    assert_stops("variant Kalah", complaint, OPENING);
}

#[test]
fn a_header_without_its_value_is_refused_where_the_value_is_missing() {
    assert_stops(
        "variant",
        "1:8: expected a variant (kalah, kalah-empty-capture, oware, congkak)",
        OPENING,
    );
    assert_stops("board  # 6 4", "1:6: expected 1 to 16 pits a row", OPENING);
    assert_stops("board 6 ", "1:8: expected 1 to 255 stones a pit", OPENING);
    assert_stops("position\r\n", "1:9: expected `south` or `north` and a space", OPENING);
}

#[test]
fn a_width_outside_1_to_16_is_refused() {
    assert_stops("board 0 1", "1:7: expected 1 to 16 pits a row", OPENING);
    assert_stops("board 17 1", "1:7: expected 1 to 16 pits a row", OPENING);
    assert_stops("position south <0>", "1:17: expected 1 to 16 pits a row", OPENING);
    assert_stops("position south <17,0>", "1:17: expected 1 to 16 pits a row", OPENING);
}

#[test]
fn an_opening_without_stones_is_refused() {
    assert_stops("board 6 0", "1:9: expected 1 to 255 stones a pit", OPENING);
}

#[test]
fn a_signed_count_is_refused() {
    assert_stops("board 6 -4", "1:9: expected 1 to 255 stones a pit", OPENING);
    assert_stops("board +6 4", "1:7: expected 1 to 16 pits a row", OPENING);
}

#[test]
fn more_than_255_stones_are_refused() {
    assert_stops("board 6 22", "1:9: a board holds at most 255 stones, not 264", OPENING);
    assert_stops("board 6 256", "1:9: expected 1 to 255 stones a pit", OPENING);
    let complaint = "1:27: with this number the board holds more than 255 stones";
    assert_stops("position south <1,200,0,3,53>", complaint, OPENING);
}

#[test]
fn a_fault_of_a_position_is_shown_at_its_byte() {
    assert_stops(
        "position west <1,0,0,1,1>",
        "1:10: expected `south` or `north` and a space",
        OPENING,
    );
    assert_stops(" position\tnorth <1,0,0,-1,1>", "1:24: expected a number", OPENING);
    assert_stops("position south <2,0,0,1,1>", "1:26: expected 7 numbers", OPENING);
}

#[test]
fn every_beginning_of_a_record_is_answered() {
    let record = "# 1\nvariant kalah\r\nposition north <2,0,0,1,3,0,2>\n 2 1 # 2\n";
    for end in 0..=record.len() {
        let (code, out, complaint) = run(&[], &record[..end]);
        let failed = complaint.starts_with("<stdin>:");
        assert_eq!(code, Some(i32::from(failed)), "the first {end} bytes:\n{complaint}");
        assert!(out.starts_with("kalah\n"), "the first {end} bytes:\n{out}");
    }
}

// Matches.

#[test]
fn a_match_asks_for_every_move_and_shows_the_board() {
    let expected = "\
kalah
        2    1
       (1)  (1)
  [0]            [0]
       (1)  (1)
        1    2
South to move (1 2): 1. South plays pit 2: ends in the store, extra turn
        2    1
       (1)  (1)
  [0]            [1]
       (1)  (0)
        1    2
South to move (1): 2. South plays pit 1: ends in South's pit 2, captures 2, North sweeps 1
        2    1
       (0)  (0)
  [1]            [3]
       (0)  (0)
        1    2
South 3, North 1: South wins
";
    let two_pits = file("two-pits.txt", "board 2 1");
    let (code, out, complaint) = run(&["--match", &two_pits], "2\n1\n");
    assert_eq!(out, expected);
    assert_eq!((code, complaint.as_str()), (Some(0), ""));
}

/// Compares the prompts and answers of a match in Kalah, from the usual opening to the end of the entries.
#[track_caller]
fn assert_match(entries: impl AsRef<[u8]>, expected: &str) {
    let opening = "\
kalah
        6    5    4    3    2    1
       (4)  (4)  (4)  (4)  (4)  (4)
  [0]                                [0]
       (4)  (4)  (4)  (4)  (4)  (4)
        1    2    3    4    5    6
";
    let (code, out, complaint) = run(&["--match"], entries);
    assert_eq!(out, format!("{opening}{expected}"));
    assert_eq!((code, complaint.as_str()), (Some(0), ""));
}

#[test]
fn the_end_of_input_ends_a_match() {
    let expected = "\
South to move (1 2 3 4 5 6):\x20
South 0, North 0: South to move
";
    assert_match("", expected);
}

#[test]
fn the_last_entry_needs_no_line_end() {
    let expected = "\
South to move (1 2 3 4 5 6): 1. South plays pit 3: ends in the store, extra turn
        6    5    4    3    2    1
       (4)  (4)  (4)  (4)  (4)  (4)
  [0]                                [1]
       (4)  (4)  (0)  (5)  (5)  (5)
        1    2    3    4    5    6
South to move (1 2 4 5 6):\x20
South 1, North 0: South to move
";
    assert_match("3", expected);
}

#[test]
fn an_illegal_entry_says_why_and_changes_nothing() {
    let expected = "\
South to move (1 2 3 4 5 6): 1. South plays pit 3: ends in the store, extra turn
        6    5    4    3    2    1
       (4)  (4)  (4)  (4)  (4)  (4)
  [0]                                [1]
       (4)  (4)  (0)  (5)  (5)  (5)
        1    2    3    4    5    6
South to move (1 2 4 5 6): the pit is empty
South to move (1 2 4 5 6): a row of this game has no such pit
South to move (1 2 4 5 6): a row of this game has no such pit
South to move (1 2 4 5 6):\x20
South 1, North 0: South to move
";
    assert_match("3\n3\n7\n0\n", expected);
}

/// One move is taken back and played again; each time, nothing is left to take back or to play again.
#[test]
fn moves_are_taken_back_and_played_again() {
    let opening = "        6    5    4    3    2    1
       (4)  (4)  (4)  (4)  (4)  (4)
  [0]                                [0]
       (4)  (4)  (4)  (4)  (4)  (4)
        1    2    3    4    5    6
";
    let after_3 = "        6    5    4    3    2    1
       (4)  (4)  (4)  (4)  (4)  (4)
  [0]                                [1]
       (4)  (4)  (0)  (5)  (5)  (5)
        1    2    3    4    5    6
";
    let told = "1. South plays pit 3: ends in the store, extra turn\n";
    let prompt = "South to move (1 2 3 4 5 6): ";
    let prompt_after_3 = "South to move (1 2 4 5 6): ";
    let expected = format!(
        "{prompt}{told}{after_3}{prompt_after_3}the start\n{opening}{prompt}there is no move to take back\n\
         {prompt}{told}{after_3}{prompt_after_3}no move was taken back\n{prompt_after_3}\n\
         South 1, North 0: South to move\n"
    );
    assert_match("3\nundo\nundo\nredo\nredo\n", &expected);
}

#[test]
fn an_entry_that_is_no_number_asks_again() {
    let expected = "\
South to move (1 2 3 4 5 6): \"\" is not a pit number
South to move (1 2 3 4 5 6): \"1 2\" is not a pit number
South to move (1 2 3 4 5 6): \"-1\" is not a pit number
South to move (1 2 3 4 5 6): \"\u{fffd}\" is not a pit number
South to move (1 2 3 4 5 6):\x20
South 0, North 0: South to move
";
    assert_match(b"\n1 2\n-1\n\xff\n", expected);
}

#[test]
fn an_entry_may_have_blanks_around_it_and_end_as_on_windows() {
    let windows = run(&["--match"], " 1\r\n\t2 \r\n");
    assert_eq!(windows, run(&["--match"], "1\n2\n"));
}

/// ```text
///       (1) (1)        North banks pit 2 in the record; in the match, North lands in the own pit 2, and South banks
///   [0]         [0]    the own last stone, so that North sweeps.
///       (0) (1)
/// ```
#[test]
fn a_match_goes_on_from_a_record_until_the_game_is_over() {
    let record = file("last-moves.txt", "position north <2,0,0,0,1,1,1>\n2");
    let expected = "\
kalah
        2    1
       (1)  (1)
  [0]            [0]
       (0)  (1)
        1    2
1. North plays pit 2: ends in the store, extra turn
       (0)  (1)
  [1]            [0]
       (0)  (1)
North to move (1): 2. North plays pit 1: ends in North's pit 2
        2    1
       (1)  (0)
  [1]            [0]
       (0)  (1)
        1    2
South to move (2): 3. South plays pit 2: ends in the store, North sweeps 1
        2    1
       (0)  (0)
  [2]            [1]
       (0)  (0)
        1    2
South 1, North 2: North wins
";
    let (code, out, _) = run(&["--match", &record], "1\n2\n2\n");
    assert_eq!(out, expected);
    assert_eq!(code, Some(0));
}

#[test]
fn a_match_does_not_begin_from_a_record_with_a_fault() {
    let record = file("fault.txt", "3 3");
    let (code, out, complaint) = run(&["--match", &record], "1\n");
    assert_eq!(complaint, format!("{record}:1:3: the pit is empty{AFTER_PIT_3}"));
    assert!(!out.contains("to move"), "{out}");
    assert_eq!(code, Some(1));
}

// The command line.

#[test]
fn help_prints_the_usage() {
    let (code, out, complaint) = run(&["--help"], "");
    assert!(out.starts_with("usage: referee [FILE]"), "{out}");
    assert_eq!((code, complaint.as_str()), (Some(0), ""));
}

#[test]
fn a_wrong_command_line_prints_the_usage_as_a_failure() {
    let (_, usage, _) = run(&["--help"], "");
    for wrong in [&["--mach"][..], &["-"], &["a", "b"], &["--match", "a", "b"]] {
        assert_eq!(run(wrong, ""), (Some(1), String::new(), usage.clone()), "{wrong:?}");
    }
}

#[test]
fn a_reader_that_closes_the_pipe_ends_the_referee_quietly() {
    let mut child = start(&[]);
    drop(child.stdout.take());
    let Output { status, stderr, .. } = finish(child, b"3 6 1");
    assert_eq!((status.code(), stderr.as_slice()), (Some(0), &b""[..]));
}
