use core::cmp::Ordering;
use core::fmt;

use super::Ogn;
use crate::board::{ByPlayer, Player};
use crate::game::Outcome;
use crate::notation::scanner::Scanner;

/// The result of a drawn game.
const DRAWN: &str = "1/2-1/2";

/// The form in which a record states its result.
#[derive(Clone, Copy)]
pub(super) enum Statement {
    /// The final stores of a game that ended under the rules.
    Score(ByPlayer<u8>),
    /// The result of any other game.
    Outcome(Outcome),
    /// None.
    Open,
}

impl Statement {
    pub(super) fn of(ogn: &Ogn) -> Self {
        let record = &ogn.record;
        match ogn.result() {
            Some(_) if record.outcome().is_some() && !record.is_concluded() => Self::Score(ByPlayer {
                south: record.game().score(Player::South),
                north: record.game().score(Player::North),
            }),
            Some(outcome) => Self::Outcome(outcome),
            None => Self::Open,
        }
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Score(ByPlayer { south, north }) => write!(f, "{south}-{north}"),
            Self::Outcome(Outcome::Won(Player::South)) => f.write_str("1-0"),
            Self::Outcome(Outcome::Won(Player::North)) => f.write_str("0-1"),
            Self::Outcome(Outcome::Drawn) => f.write_str(DRAWN),
            Self::Open => f.write_str("*"),
        }
    }
}

/// Reads a result that says something: a score such as `26-22`, of which `1-0` and `0-1` are two, or `1/2-1/2`.
pub(super) fn take_outcome(scanner: &mut Scanner) -> Option<Outcome> {
    if scanner.take_text(DRAWN) {
        return Some(Outcome::Drawn);
    }
    let south = take_digits(scanner)?;
    let north = scanner.take(b'-').then(|| take_digits(scanner))??;
    Some(match compare(south, north) {
        Ordering::Greater => Outcome::Won(Player::South),
        Ordering::Less => Outcome::Won(Player::North),
        Ordering::Equal => Outcome::Drawn,
    })
}

fn take_digits<'t>(scanner: &mut Scanner<'t>) -> Option<&'t str> {
    let digits = scanner.take_while(|byte| byte.is_ascii_digit());
    (!digits.is_empty()).then_some(digits)
}

/// Compares two numbers of any length.
fn compare(left: &str, right: &str) -> Ordering {
    let [left, right] = [left, right].map(|digits| digits.trim_start_matches('0'));
    left.len().cmp(&right.len()).then_with(|| left.cmp(right))
}
