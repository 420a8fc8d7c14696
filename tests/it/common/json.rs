//! Reads the files of `tests/data` with one JSON object per line.

use mancala_engine::{ByPlayer, Player};
use serde_json::Value;

use super::data::read;
use super::setup::Setup;

/// Returns the objects of a file.
pub(crate) fn objects(file: &str) -> Vec<Value> {
    let objects: Vec<Value> = read(file)
        .lines()
        .map(|line| serde_json::from_str(line).expect("each line is an object"))
        .collect();
    assert!(!objects.is_empty(), "{file} is empty");
    objects
}

pub(crate) fn count(value: &Value) -> u8 {
    let count = value.as_u64().unwrap_or_else(|| panic!("{value} is no count"));
    count.try_into().unwrap_or_else(|_| panic!("{count} is more than 255"))
}

pub(crate) fn counts(value: &Value) -> Vec<u8> {
    let list = value.as_array().unwrap_or_else(|| panic!("{value} is no list"));
    list.iter().map(count).collect()
}

pub(crate) fn indices(value: &Value) -> Vec<usize> {
    counts(value).into_iter().map(usize::from).collect()
}

/// Returns the player that a case names, and `None` for `null`.
pub(crate) fn side(value: &Value) -> Option<Player> {
    match value.as_str() {
        Some("south") => Some(Player::South),
        Some("north") => Some(Player::North),
        None if value.is_null() => None,
        _ => panic!("{value} is no player"),
    }
}

/// Returns the position of a case.
pub(crate) fn setup(case: &Value) -> Setup {
    Setup {
        pits: ByPlayer {
            south: counts(&case["south"]),
            north: counts(&case["north"]),
        },
        stores: ByPlayer {
            south: count(&case["south_store"]),
            north: count(&case["north_store"]),
        },
        to_move: side(&case["to_move"]).expect("a position has a player to move"),
    }
}

/// Returns the rules of a case that differ from the usual ones, each with its value as text.
pub(crate) fn knobs(case: &Value) -> Vec<(&str, &str)> {
    let knobs = case["rules"].as_object().into_iter().flatten();
    knobs.map(|(name, value)| (name.as_str(), text(value))).collect()
}

fn text(value: &Value) -> &str {
    match value {
        Value::String(text) => text,
        Value::Bool(true) => "true",
        Value::Bool(false) => "false",
        _ => panic!("{value} is no setting"),
    }
}
