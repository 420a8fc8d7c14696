use mancala_engine::{Pit, Player};

/// White space around a word is ignored.
const SPACE: [char; 4] = [' ', '\t', '\r', '\n'];

/// A pit is its number in decimal digits, from 1, with as many zeros before it as one likes.
pub(crate) fn pit_is_read_by_its_number<const PITS: usize>(text: &str) {
    let word = text.trim_matches(SPACE);
    let is_number = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let number = word.trim_start_matches('0').parse().ok().filter(|_| is_number);
    let expected = number.and_then(|number: usize| Pit::<PITS>::new(number - 1));
    assert_eq!(text.parse::<Pit<PITS>>().ok(), expected, "{text:?}");
}

pub(crate) fn player_is_read_by_name(text: &str) {
    let expected = match text.trim_matches(SPACE).to_ascii_lowercase().as_str() {
        "south" => Some(Player::South),
        "north" => Some(Player::North),
        _ => None,
    };
    assert_eq!(text.parse::<Player>().ok(), expected, "{text:?}");
}
