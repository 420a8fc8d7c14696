mod error;
mod read;
mod write;

pub use error::{ParseOgnError, ParseOgnErrorKind, TagError};

use alloc::string::String;
use alloc::vec::Vec;

use crate::{AnyGame, ByPlayer, Outcome, Oware, Player, Record};

/// A record of Oware on six pits as Oware programs keep it in `.ogn` files: the match, and tags that say whose it was.
///
/// ```text
/// [Variant "Oware Abapa"]
/// [Event "?"]
/// [Site "?"]
/// [Date "2026.04.??"]
/// [Round "?"]
/// [South "Ama"]
/// [North "Kofi"]
/// [Result "1-0"]
///
/// 1. A c 2. E e 3. A b 4. F+2 f 1-0
/// ```
///
/// # Reading
///
/// Tags come first, each `[Name "value"]` with `\"` and `\\` for a quote and a backslash; all may be missing. `Variant`
/// has to be `Oware Abapa`, and `FEN` is the start as an [`OwarePosition`](crate::OwarePosition). Then come the moves, the letter of the pit
/// that is lifted: `A` to `F` for South, `a` to `f` for North, each from the own left. Behind a letter may stand `+n`,
/// and then the move has to capture `n` seeds. Letters may run together (`FfE`). Numbers with a dot, `{ comments }` and `( variations )`, nested ones too,
/// are skipped. The result may stand last: `1-0` (South has won), `0-1`, `1/2-1/2`, or `*` for none.
///
/// The moves are played by the rules, so a record that repeats a position ends there. A result that contradicts a game
/// which is over is an error; one of a game that goes on is kept ([`result`](Self::result)), as after a resignation.
///
/// # Writing
///
/// The tags `Variant`, `Event`, `Site`, `Date`, `Round`, `South`, `North` and `Result` come first, with `?` for what is
/// not known (`????.??.??` for the date), then the others in their order. A line of moves has less than 80 columns. A game that goes on and has no
/// result ends with its last move. An agreed end is written as its result, and read back as an open game with a result:
/// the notation has no word for it.
///
/// ```
/// use mancala_engine::{Ogn, Outcome, Pit, Player};
///
/// let mut ogn: Ogn = "[South \"Ama\"]\n\n1. F f { a quiet start } 2. E 1-0".parse()?;
/// assert_eq!(ogn.tag("South"), Some("Ama"));
/// assert_eq!(ogn.result(), Some(Outcome::Won(Player::South))); // North has resigned
/// assert_eq!(ogn.record.plies().len(), 3);
///
/// ogn.set_result(None);
/// ogn.set_tag("North", "Kofi")?;
/// ogn.record.play(Pit::at::<1>())?;
/// assert!(ogn.to_string().ends_with("[Result \"?\"]\n\n1. F f 2. E b"));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ogn {
    /// The match.
    pub record: Record<Oware>,
    /// Names and values, first those of [`ROSTER`], without those that the record says. A `FEN` keeps its place, and
    /// its value stands in the record.
    tags: Vec<(String, String)>,
    result: Option<Outcome>,
}

/// The tags that every record has between the variant and the result, and their values where they are not known.
const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("South", "?"),
    ("North", "?"),
];

/// The tag that names the variant.
const VARIANT: &str = "Variant";
/// The variant that every record here is of.
const OWARE: &str = "Oware Abapa";
/// The tag that repeats the result.
const RESULT: &str = "Result";
/// The tag that holds the start.
const START: &str = "FEN";

/// How a result is written.
const RESULTS: [(&str, Option<Outcome>); 4] = [
    ("1-0", Some(Outcome::Won(Player::South))),
    ("0-1", Some(Outcome::Won(Player::North))),
    ("1/2-1/2", Some(Outcome::Drawn)),
    ("*", None),
];

/// The letters of each player's pits.
const LETTERS: ByPlayer<&str> = ByPlayer {
    south: "ABCDEF",
    north: "abcdef",
};

impl Ogn {
    /// Makes an OGN record of a match of which nothing else is known.
    #[must_use]
    pub fn new(record: Record<Oware>) -> Self {
        let mut tags: Vec<(String, String)> = ROSTER.map(|(name, unknown)| (name.into(), unknown.into())).into();
        if !is_usual(&record) {
            tags.push((START.into(), String::new()));
        }
        Self {
            record,
            tags,
            result: None,
        }
    }

    /// Returns the result: how the game ended, or, while it goes on, what was set or read.
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        self.record.outcome().or(self.result)
    }

    /// Sets the result of a game that ends off the board, as by resignation. Where the game ends by the rules, that end
    /// is the result.
    pub fn set_result(&mut self, result: Option<Outcome>) {
        self.result = result;
    }

    /// Returns the value of a tag, `?` or `????.??.??` where it is not known. `Variant`, `Result` and `FEN` have none
    /// here: the record says them.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags().find(|(tag, _)| *tag == name).map(|(_, value)| value)
    }

    /// Returns the names and values of all tags, in their order. `Variant`, `Result` and `FEN` are not among them: the
    /// record says them.
    #[must_use]
    pub fn tags(&self) -> impl DoubleEndedIterator<Item = (&str, &str)> + Clone {
        let tags = self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        tags.filter(|(name, _)| *name != START)
    }

    /// Sets the value of a tag, at its place or behind the others.
    ///
    /// # Errors
    ///
    /// * [`TagError::Reserved`] if the record says the value: `Variant`, `Result` and `FEN`.
    /// * [`TagError::Name`] if the name is empty, or is not of ASCII letters, digits and `_` alone.
    /// * [`TagError::Value`] if the value has a line break.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if [VARIANT, RESULT, START].contains(&name) {
            return Err(TagError::Reserved);
        }
        if name.is_empty() || !name.chars().all(is_of_name) {
            return Err(TagError::Name);
        }
        if value.contains(LINE_BREAKS) {
            return Err(TagError::Value);
        }
        self.put_tag(name, value.into());
        Ok(())
    }

    fn put_tag(&mut self, name: &str, value: String) {
        match self.tags.iter_mut().find(|(tag, _)| tag == name) {
            Some((_, old)) => *old = value,
            None => self.tags.push((name.into(), value)),
        }
    }
}

/// Whether a record needs no tag for its start.
fn is_usual(record: &Record<Oware>) -> bool {
    record.start() == &AnyGame::start()
}

fn is_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

const LINE_BREAKS: [char; 2] = ['\n', '\r'];
