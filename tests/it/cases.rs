//! Single moves and positions, each from a bug that a public engine once had (`kalah.jsonl` and `oware.jsonl` in
//! `tests/data`).

use std::collections::{BTreeSet, HashMap};

use crate::common::at_width;
use crate::common::json::{count, counts, indices, knobs, objects, setup, side};
use crate::common::variants::{LazyKalah, PlayedOutOware, SlamCapturesPlayedOutOware, SlamIllegalOware, UnsweptKalah};
use mancala_engine::{
    perft, AnyGame, AwaitingMove, Board, BoardError, ByPlayer, DynSpot, Game, IllegalMove, Kalah, Outcome, Oware,
    ParseBoardErrorKind, Pit, Player, Record, Summary, Variant,
};
use serde_json::Value;

/// The cases of Kalah that no variant can answer, with the reasons. All cases of Oware are answered.
const LEFT_OUT: [(&str, &str); 3] = [
    (
        "k020-capture-gives-turn-variant",
        "a capture never earns a turn: only a store can",
    ),
    (
        "k040-first-move-no-repeat",
        "a variant does not see which move of the game it is",
    ),
    (
        "k076-total-drift",
        "a board is not told how many stones a game began with",
    ),
];

/// A difference between the answer to a case and the expected one.
type Mismatch = String;

#[test]
fn kalah_answers_every_case_but_those_left_out() {
    let unanswered = unanswered("kalah.jsonl", answer_kalah);
    assert_eq!(unanswered, LEFT_OUT.map(|(id, _)| id.to_owned()).into());
}

#[test]
fn oware_answers_every_case() {
    assert_eq!(unanswered("oware.jsonl", answer_oware), BTreeSet::new());
}

/// Returns the ids of the cases that have no answer. A wrong answer is a failure.
fn unanswered(file: &str, answer: fn(&Value) -> Option<Result<(), Mismatch>>) -> BTreeSet<String> {
    let mut unanswered = BTreeSet::new();
    let mut mismatches = Vec::new();
    for case in objects(file) {
        let id = case["id"].as_str().expect("a case has an id").to_owned();
        match answer(&case) {
            Some(Ok(())) => (),
            Some(Err(mismatch)) => mismatches.push(format!("{id}: {mismatch}")),
            None => {
                unanswered.insert(id);
            }
        }
    }
    assert!(mismatches.is_empty(), "{mismatches:#?}");
    unanswered
}

/// Answers a case with the variant that has the case's rules, if there is one.
fn answer_kalah(case: &Value) -> Option<Result<(), Mismatch>> {
    if case["expect_error"] == "WrongTotal" {
        return None;
    }
    let width = usize::from(count(&case["pits"]));
    match knobs(case)[..] {
        [] => Some(at_width!([1 2 3 4 6 7], width, check::<Kalah>(case))),
        [("sweep", "none")] => Some(at_width!([6], width, check::<UnsweptKalah>(case))),
        [("end", "mover_next_empty")] => Some(at_width!([6], width, check::<LazyKalah>(case))),
        _ => None,
    }
}

fn answer_oware(case: &Value) -> Option<Result<(), Mismatch>> {
    let width = usize::from(count(&case["pits"]));
    match knobs(case)[..] {
        [] => Some(at_width!([6], width, check::<Oware>(case))),
        [("grand_slam", "forbidden")] => Some(at_width!([6], width, check::<SlamIllegalOware>(case))),
        [("majority_ends", "false")] => Some(at_width!([6], width, check::<PlayedOutOware>(case))),
        [("grand_slam", "allowed"), ("majority_ends", "false")] => {
            Some(at_width!([6], width, check::<SlamCapturesPlayedOutOware>(case)))
        }
        _ => None,
    }
}

fn check<V: Variant, const PITS: usize>(case: &Value) -> Result<(), Mismatch> {
    match case["kind"].as_str().expect("a case has a kind") {
        "move" => check_move::<V, PITS>(case),
        "wrong_player" => check_wrong_player::<V, PITS>(case),
        "sequence" => check_sequence::<V, PITS>(case),
        "undo" => check_undo::<V, PITS>(case),
        "legal_moves" => check_legal_moves::<V, PITS>(case),
        "state" => check_state::<V, PITS>(case),
        "parse" => check_parse::<PITS>(case),
        "construct" => check_construct::<PITS>(case),
        "perft" => check_perft::<V, PITS>(case),
        "solve" => check_solve::<V, PITS>(case),
        kind => Err(format!("no check for a case of the kind {kind}")),
    }
}

#[allow(clippy::needless_pass_by_value)]
fn same<T: PartialEq + std::fmt::Debug>(what: &str, found: T, expected: T) -> Result<(), Mismatch> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("{what} is {found:?}, not {expected:?}"))
    }
}

fn game_of<V: Variant, const PITS: usize>(case: &Value) -> Result<Game<AwaitingMove, V, PITS>, Mismatch> {
    let setup = setup(case);
    let game = AnyGame::from_board(setup.board(), setup.to_move);
    Game::try_from(game).map_err(|over| format!("over at once: {over:?}"))
}

fn pit_of<const PITS: usize>(index: &Value) -> Option<Pit<PITS>> {
    Pit::new(count(index).into())
}

fn check_move<V: Variant, const PITS: usize>(case: &Value) -> Result<(), Mismatch> {
    if let Err(error) = setup(case).try_board::<PITS>() {
        let total = case["stones_total"].as_u64().expect("a case says its total");
        let total = total.try_into().expect("a total fits");
        same("accept", &case["accept"][1], &"error:TooManySeeds".into())?;
        return same("the rejection", error, BoardError::TooManyStones { total });
    }
    let game = game_of::<V, PITS>(case)?;
    let mover = game.to_move();
    let pit = pit_of(&case["move"]);
    let expected_error = &case["expect_error"];
    match pit.map(|pit| game.clone().play_summary(pit)) {
        None => same(
            "the error",
            "PitOutOfRange",
            expected_error.as_str().unwrap_or_default(),
        ),
        Some(Err(rejected)) => {
            let name = match rejected.reason {
                IllegalMove::EmptyPit => "EmptyPit",
                IllegalMove::GrandSlam => "GrandSlamForbidden",
                other => return Err(format!("unexpected {other:?}")),
            };
            same("the game handed back", rejected.game, game)?;
            same("the error", name, expected_error.as_str().unwrap_or_default())
        }
        Some(Ok((after, summary))) => {
            same("the expected error", expected_error, &Value::Null)?;
            check_position(&after, &case["expect"])?;
            check_summary(mover, summary, &case["expect"])
        }
    }
}

fn check_wrong_player<V: Variant, const PITS: usize>(case: &Value) -> Result<(), Mismatch> {
    let game = game_of::<V, PITS>(case)?;
    let acting = side(&case["acting_player"]).ok_or("no player acts")?;
    let pit = pit_of(&case["move"]).ok_or("no such pit")?;
    let rejected = game.clone().play_at(acting, pit).err().ok_or("the move was played")?;
    same("the reason", rejected.reason, IllegalMove::NotOwned)?;
    same("the expected error", &case["expect_error"], &"WrongPlayer".into())?;
    same("the game handed back", rejected.game, game)
}

fn check_sequence<V: Variant, const PITS: usize>(case: &Value) -> Result<(), Mismatch> {
    let mut record = Record::new(game_of::<V, PITS>(case)?);
    for index in indices(&case["moves"]) {
        let pit = Pit::new(index).ok_or("no such pit")?;
        record.play(pit).map_err(|error| format!("pit {index}: {error}"))?;
    }
    check_position(record.game(), &case["expect"])
}

fn check_legal_moves<V: Variant, const PITS: usize>(case: &Value) -> Result<(), Mismatch> {
    let game = AnyGame::from(game_of::<V, PITS>(case)?);
    let expect = &case["expect"];
    same("the expected end", expect["over"].as_bool(), Some(false))?;
    same("legal moves", legal_moves(&game), indices(&expect["legal_moves"]))
}

fn check_undo<V: Variant, const PITS: usize>(case: &Value) -> Result<(), Mismatch> {
    let mut record = Record::new(game_of::<V, PITS>(case)?);
    let pit = pit_of(&case["move"]).ok_or("no such pit")?;
    record.play(pit).map_err(|error| error.to_string())?;
    check_position(record.game(), &case["expect_after_move"])?;
    record.undo().ok_or("nothing to undo")?;
    check_position(record.game(), &case["expect"])
}

fn check_state<V: Variant, const PITS: usize>(case: &Value) -> Result<(), Mismatch> {
    let expected_error = match case["expect_error"].as_str() {
        Some("WrongPitCount") => Some(ParseBoardErrorKind::WrongCount { expected: 3 + 2 * PITS }),
        Some("NegativeCount") => Some(ParseBoardErrorKind::NumberExpected),
        Some(other) => return Err(format!("unexpected {other}")),
        None => None,
    };
    if let Some(expected) = expected_error {
        let error = as_text(case).parse::<Board<PITS>>().err().ok_or("read as a board")?;
        return same("the error", error.kind, expected);
    }
    let setup = setup(case);
    check_position(
        &AnyGame::<V, PITS>::from_board(setup.board(), setup.to_move),
        &case["expect"],
    )
}

/// The types rule out rows of a wrong length and negative counts, but a text can contain them.
fn as_text(case: &Value) -> String {
    let row = |name| case[name].as_array().into_iter().flatten();
    let stores = [&case["pits"], &case["south_store"], &case["north_store"]];
    let numbers: Vec<String> = stores
        .into_iter()
        .chain(row("south"))
        .chain(row("north"))
        .map(Value::to_string)
        .collect();
    format!("<{}>", numbers.join(","))
}

fn check_parse<const PITS: usize>(case: &Value) -> Result<(), Mismatch> {
    let text = case["text"].as_str().ok_or("no text")?;
    same("the expected error", &case["expect_error"], &"ParseError".into())?;
    match text.parse::<Board<PITS>>() {
        Ok(board) => Err(format!("read as {board}")),
        Err(_) => Ok(()),
    }
}

fn start_of<V: Variant, const PITS: usize>(case: &Value) -> Result<AnyGame<V, PITS>, BoardError> {
    let row = [count(&case["stones"]); PITS];
    let pits = ByPlayer { south: row, north: row };
    let board = Board::new(pits, ByPlayer::default())?;
    Ok(AnyGame::from_board(board, Player::South))
}

fn check_construct<const PITS: usize>(case: &Value) -> Result<(), Mismatch> {
    let total = case["expect"]["total"].as_u64().expect("a case says its total");
    let total = total.try_into().expect("a total fits");
    same("accept", &case["accept"][1], &"error:TooManySeeds".into())?;
    let error = start_of::<Kalah, PITS>(case).err();
    same("the rejection", error, Some(BoardError::TooManyStones { total }))
}

fn start_to_move<V: Variant, const PITS: usize>(case: &Value) -> Result<Game<AwaitingMove, V, PITS>, Mismatch> {
    let start = start_of::<V, PITS>(case).map_err(|error| error.to_string())?;
    Game::try_from(start).map_err(|over| format!("over at once: {over:?}"))
}

fn check_perft<V: Variant, const PITS: usize>(case: &Value) -> Result<(), Mismatch> {
    let game = start_to_move::<V, PITS>(case)?;
    let expected = case["expect"]["perft"].as_array().ok_or("no counts")?;
    for (depth, positions) in (1..).zip(expected) {
        same(&format!("perft {depth}"), Some(perft(&game, depth)), positions.as_u64())?;
    }
    Ok(())
}

fn check_solve<V: Variant, const PITS: usize>(case: &Value) -> Result<(), Mismatch> {
    let game = start_to_move::<V, PITS>(case)?;
    let value = value_of(&game.into(), &mut HashMap::new());
    same("the value", Some(value.into()), case["expect"]["value"].as_i64())
}

type Values<V, const PITS: usize> = HashMap<Game<AwaitingMove, V, PITS>, i32>;

/// South's final score minus North's, with perfect play.
fn value_of<V: Variant, const PITS: usize>(game: &AnyGame<V, PITS>, known: &mut Values<V, PITS>) -> i32 {
    let game = match game {
        AnyGame::AwaitingMove(game) => game,
        AnyGame::Finished(over) => return i32::from(over.score(Player::South)) - i32::from(over.score(Player::North)),
    };
    if let Some(&value) = known.get(game) {
        return value;
    }
    let values = game.legal_moves().map(|token| value_of(&token.play(), known));
    let best = match game.to_move() {
        Player::South => values.max(),
        Player::North => values.min(),
    };
    let value = best.expect("a game in progress has a legal move");
    known.insert(game.clone(), value);
    value
}

fn check_position<V: Variant, const PITS: usize>(game: &AnyGame<V, PITS>, expect: &Value) -> Result<(), Mismatch> {
    let board = game.board();
    for (player, row, store) in [
        (Player::South, "south", "south_store"),
        (Player::North, "north", "north_store"),
    ] {
        same(row, board.pits(player).to_vec(), counts(&expect[row]))?;
        same(store, board.store(player), count(&expect[store]))?;
    }
    let (to_move, winner) = match game {
        AnyGame::AwaitingMove(game) => (Some(game.to_move()), None),
        AnyGame::Finished(over) => {
            let winner = match over.outcome() {
                Outcome::Won(Player::South) => "south",
                Outcome::Won(Player::North) => "north",
                Outcome::Drawn => "draw",
            };
            (None, Some(winner))
        }
    };
    same("the player to move", to_move, side(&expect["to_move"]))?;
    same("over", Some(to_move.is_none()), expect["over"].as_bool())?;
    same("the winner", winner, expect["winner"].as_str())?;
    match expect.get("legal_moves") {
        Some(legal) => same("legal moves", legal_moves(game), indices(legal)),
        None => Ok(()),
    }
}

fn legal_moves<V: Variant, const PITS: usize>(game: &AnyGame<V, PITS>) -> Vec<usize> {
    match game {
        AnyGame::AwaitingMove(game) => game.legal_moves().map(|token| token.pit().index()).collect(),
        AnyGame::Finished(_) => Vec::new(),
    }
}

fn check_summary(mover: Player, summary: Summary, expect: &Value) -> Result<(), Mismatch> {
    let given = |name| expect.get(name).filter(|value| !value.is_null());
    for (name, found) in [
        ("captured", summary.captured),
        ("swept_south", summary.swept.south),
        ("swept_north", summary.swept.north),
    ] {
        if let Some(value) = given(name) {
            same(name, found, count(value))?;
        }
    }
    if let Some(value) = given("extra_turn") {
        same("extra_turn", &summary.extra_turn.into(), value)?;
    }
    if let Some(last) = given("last") {
        let expected = if last["kind"] == "store" {
            DynSpot::Store(mover)
        } else {
            DynSpot::Pit {
                owner: side(&last["side"]).ok_or("the last pit has no owner")?,
                index: count(&last["pit"]).into(),
            }
        };
        same("last", summary.last, expected)?;
    }
    Ok(())
}
