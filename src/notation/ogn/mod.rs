//! OGN, the record of Oware programs: tags, moves and a result.

mod asides;
mod collection;
mod error;
mod moves;
mod outcome;
mod read;
mod tags;
mod write;

pub use error::{ParseOgnError, ParseOgnErrorKind, TagError};

use alloc::string::String;
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};

use crate::game::{AnyGame, Outcome};
use crate::record::Record;
use crate::rules::Oware;

type Fault = crate::notation::fault::Fault<ParseOgnErrorKind>;

/// A game of Oware on six pits as Oware programs keep it in `.ogn` files: the match, and tags that describe it.
///
/// ```text
/// [Variant "Oware Abapa"]
/// [Event "?"]
/// [Site "?"]
/// [Date "2026.04.??"]
/// [Round "?"]
/// [South "Ama"]
/// [North "Kofi"]
/// [Result "26-21"]
///
/// 1. A c 2. E e 3. A b 4. F+2 f 26-21
/// ```
///
/// # Reading
///
/// [`FromStr`](core::str::FromStr) reads one game, and [`read_all`](Self::read_all) reads a file of several.
///
/// Tags come first, each `[Name "value"]` with `\"` and `\\` for a quote and a backslash. All of them may be missing.
/// `Variant` must be `Oware Abapa` or `?`. `FEN` is the start, as an [`OwarePosition`](crate::OwarePosition).
///
/// Then come the moves. A move is the letter of the pit that is lifted: `A` to `F` for South and `a` to `f` for North,
/// counted from that player's left. A letter may be followed by `+n`, which asserts that the move captures `n` seeds;
/// for a move that ends the game, `n` may include the seeds that the mover sweeps. Letters may run together (`FfE`).
///
/// The result comes last: a score with South's seeds first, such as `26-22`, which is read for the winner alone; `1-0`,
/// `0-1` or `1/2-1/2`; or `*` or `?` for none. The tag `Result` has the same forms.
///
/// Between moves these are skipped: numbers with or without dots, `{ comments }`, `; comments` up to the end of the
/// line, `( variations )`, which may be nested, marks such as `!` and `?!`, and `$1`. Comments may also come between
/// tags. One leading byte order mark is skipped.
///
/// The moves are played under the rules, so a game that repeats a position ends there. A result that contradicts a
/// finished game or another result is an error. The result of a game in progress is kept ([`result`](Self::result)), as
/// after a resignation.
///
/// # Writing
///
/// The tags `Variant`, `Event`, `Site`, `Date`, `Round`, `South`, `North` and `Result` come first, with `?` for unknown
/// values (`????.??.??` for the date), then the others in their order. Lines of moves are shorter than 80 columns.
///
/// A game that ended under the rules is written with its score. One that was ended by agreement, or has a result while
/// it is in progress, is written with `1-0`, `0-1` or `1/2-1/2`; both read back as a game in progress with a result,
/// because the notation has no word for an agreement. A game without a result has `*` in its tag, and nothing after the
/// last move.
///
/// ```
/// use mancala_engine::{Ogn, Outcome, Pit, Player};
///
/// let mut ogn: Ogn = "[South \"Ama\"]\n\n1. F f { a quiet start } 2. E! 1-0".parse()?;
/// assert_eq!(ogn.tag("South"), Some("Ama"));
/// assert_eq!(ogn.result(), Some(Outcome::Won(Player::South))); // North has resigned
/// assert_eq!(ogn.record.plies().len(), 3);
///
/// ogn.set_tag("North", "Kofi")?;
/// ogn.record.play(Pit::at::<1>())?; // the game continues, so it has no result any more
/// assert_eq!(ogn.result(), None);
/// assert!(ogn.to_string().ends_with("[Result \"*\"]\n\n1. F f 2. E b"));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ogn {
    /// The match.
    pub record: Record<Oware>,
    /// Names and values, those of [`ROSTER`] first, without those that the record states. A `FEN` keeps its place, with
    /// an empty value.
    tags: Vec<(String, String)>,
}

/// The tags that every record has between the variant and the result, and their values if they are unknown.
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

impl Ogn {
    /// Creates an OGN record of a match, with all other tags unknown, and no other result than that of the match.
    #[must_use]
    pub fn new(mut record: Record<Oware>) -> Self {
        record.set_claim(None);
        let mut tags: Vec<(String, String)> = ROSTER.map(|(name, unknown)| (name.into(), unknown.into())).into();
        if !is_usual(&record) {
            tags.push((START.into(), String::new()));
        }
        Self { record, tags }
    }

    /// Returns the result: the outcome or, while the game is in progress, the result that was set or read, if any.
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        self.record.outcome().or(self.record.claim())
    }

    /// Sets the result of a game in progress that ends off the board, as by resignation.
    ///
    /// The result belongs to the position in which it is set: it is lost as soon as the game continues or is taken
    /// back. For a finished game, this does nothing.
    ///
    /// ```
    /// use mancala_engine::{Ogn, Outcome, Pit, Record};
    ///
    /// let mut ogn = Ogn::new(Record::default());
    /// ogn.set_result(Some(Outcome::Drawn));
    /// assert_eq!(ogn.result(), Some(Outcome::Drawn));
    /// ogn.record.play(Pit::at::<5>())?;
    /// assert_eq!(ogn.result(), None);
    /// # Ok::<(), mancala_engine::MoveError>(())
    /// ```
    pub fn set_result(&mut self, result: Option<Outcome>) {
        self.record.set_claim(result);
    }

    /// Returns the value of a tag: `?`, or `????.??.??` for the date, if it is unknown.
    ///
    /// `None` if there is no such tag, and for `Variant`, `Result` and `FEN`, which the record itself states.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags().find(|(tag, _)| *tag == name).map(|(_, value)| value)
    }

    /// Returns the names and values of all tags in their order, without `Variant`, `Result` and `FEN`, which the record
    /// itself states.
    #[must_use]
    pub fn tags(&self) -> impl DoubleEndedIterator<Item = (&str, &str)> + Clone {
        let tags = self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        tags.filter(|(name, _)| *name != START)
    }

    /// Sets the value of a tag, in its place or after the others. Like [`tag`](Self::tag), it searches all tags.
    ///
    /// # Errors
    ///
    /// * [`TagError::Reserved`] if the record itself states the value: `Variant`, `Result` and `FEN`.
    /// * [`TagError::Name`] if the name is empty, or contains anything but ASCII letters, digits and `_`.
    /// * [`TagError::Value`] if the value contains a line break or `"]`, at which some programs stop reading.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if [VARIANT, RESULT, START].contains(&name) {
            return Err(TagError::Reserved);
        }
        if name.is_empty() || !name.bytes().all(is_of_name) {
            return Err(TagError::Name);
        }
        if value.contains(['\n', '\r']) || value.contains("\"]") {
            return Err(TagError::Value);
        }
        match self.tags.iter_mut().find(|(tag, _)| tag == name) {
            Some((_, old)) => *old = value.into(),
            None => self.tags.push((name.into(), value.into())),
        }
        Ok(())
    }
}

/// OGN records are equal if their matches, tags and results are.
impl PartialEq for Ogn {
    fn eq(&self, other: &Self) -> bool {
        (&self.record, &self.tags, self.result()) == (&other.record, &other.tags, other.result())
    }
}

impl Eq for Ogn {}

impl Hash for Ogn {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.record, &self.tags, self.result()).hash(state);
    }
}

/// Checks whether a record needs no tag for its start.
fn is_usual(record: &Record<Oware>) -> bool {
    record.start() == &AnyGame::start()
}

/// The place that a tag of [`ROSTER`] has among the tags of every record.
fn roster_place(name: &str) -> Option<usize> {
    ROSTER.into_iter().position(|(tag, _)| tag == name)
}

fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}
