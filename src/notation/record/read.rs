use alloc::boxed::Box;
use core::str::FromStr;

use super::header::{Header, Headers};
use super::lines::{take_word, Lines};
use super::{Fault, ParseRecordError, ParseRecordErrorKind as Kind};
use crate::game::{DynMoveError, Game};
use crate::notation::place::Place;
use crate::record::{started, DynRecord, GameKind, Record};
use crate::rules::{Kalah, Variant};

/// The variant of a text that does not name one.
const USUAL: &str = <Kalah>::NAME;

/// Reads the text that [`Record`] documents, for this variant ([`Variant::NAME`]) and width. Every move is played under
/// the rules.
///
/// # Errors
///
/// [`ParseRecordError`] with the line, the byte and the kind of the first error. No partial record is returned.
impl<V: Variant, const PITS: usize> FromStr for Record<V, PITS> {
    type Err = ParseRecordError;

    fn from_str(text: &str) -> Result<Self, ParseRecordError> {
        let read = || {
            let mut lines = Lines::of(text);
            let headers = Headers::read(&mut lines, text.len())?;
            let (variant, at) = headers
                .variant
                .map_or((USUAL, headers.end), |word| (word.text, word.at));
            if variant != V::NAME {
                return Err(Fault::new(at, Kind::WrongVariant { expected: V::NAME }));
            }
            let start = match headers.start {
                None => Game::OPENING.into(),
                Some(start) if start.pits == PITS => start.begin(started)?,
                Some(start) => return Err(Fault::new(start.pits_at, Kind::WrongWidth { expected: PITS })),
            };
            let mut record = Self::new(start);
            play(&mut record, lines)?;
            Ok(record)
        };
        read().map_err(|fault| fault.of(text))
    }
}

/// Reads a record whose variant and width are known only from the text.
///
/// [`Record`] documents the text. It is read as the first listed kind that has its variant, and its width if it states
/// one. Without `board` or `position`, the match starts with that kind's own opening; without `variant`, the variant is
/// `kalah`.
///
/// ```
/// use mancala_engine::{read_record, DynGame, GameKind, Oware, Player};
///
/// let record = read_record(GameKind::USUAL, "variant oware\n\n2 4 1")?;
/// assert_eq!((record.variant(), record.width()), ("oware", 6));
/// assert_eq!(record.to_move(), Some(Player::North));
///
/// let five = GameKind::of::<Oware<3>, 5>();
/// assert_eq!(read_record(&[five], "variant oware\n2")?.width(), 5);
///
/// let error = read_record(GameKind::USUAL, "variant oware\n7").unwrap_err();
/// assert_eq!(error.to_string(), "2:1: no such pit on this board");
/// # Ok::<(), mancala_engine::ParseRecordError>(())
/// ```
///
/// # Errors
///
/// [`ParseRecordError`] with the line, the byte and the kind of the first error. Illegal moves and unrecognised words
/// are both errors.
pub fn read_record(kinds: &[GameKind], text: &str) -> Result<Box<dyn DynRecord + Send + Sync>, ParseRecordError> {
    let read = || {
        let mut lines = Lines::of(text);
        let headers = Headers::read(&mut lines, text.len())?;
        let (variant, variant_at) = headers
            .variant
            .map_or((USUAL, headers.end), |word| (word.text, word.at));
        let mut of_variant = kinds.iter().filter(|kind| kind.name() == variant).peekable();
        let is_listed = of_variant.peek().is_some();
        let pits = headers.start.as_ref().map(|start| start.pits);
        let kind = of_variant.find(|kind| pits.is_none_or(|pits| kind.pits() == pits));
        let Some(kind) = kind else {
            let at = match &headers.start {
                Some(start) if is_listed => start.pits_at,
                _ => variant_at,
            };
            let variant = variant.chars().take(LONGEST_NAME).collect();
            return Err(Fault::new(at, Kind::NotListed { variant, pits }));
        };
        let mut record = match headers.start {
            None => kind.start(),
            Some(start) => start.begin(|start| kind.start_from(start))?,
        };
        play(&mut *record, lines)?;
        Ok(record)
    };
    read().map_err(|fault| fault.of(text))
}

/// The most characters of a name that an error repeats. The text may be hostile.
const LONGEST_NAME: usize = 64;

/// Plays the moves of the rest of a text.
fn play(record: &mut dyn DynRecord, lines: Lines) -> Result<(), Fault> {
    for mut line in lines {
        while let Some(word) = take_word(&mut line) {
            if Header::named(word.text).is_some() {
                return Err(Fault::new(word.at, Kind::HeaderAfterMove));
            }
            let played = match (word.text, word.number()) {
                ("concluded", _) => conclude(record),
                (_, Some(number)) => lift(record, number),
                (_, None) => return Err(Fault::new(word.at, Kind::UnknownWord)),
            };
            played.map_err(|error| Fault::new(word.at, error))?;
        }
    }
    Ok(())
}

fn conclude(record: &mut dyn DynRecord) -> Result<(), DynMoveError> {
    record.to_move().ok_or(DynMoveError::GameOver)?;
    record.conclude();
    Ok(())
}

/// Plays the pit of the mover that has this number.
fn lift(record: &mut dyn DynRecord, number: usize) -> Result<(), DynMoveError> {
    let player = record.to_move().ok_or(DynMoveError::GameOver)?;
    let index = number.checked_sub(1).ok_or(DynMoveError::NoSuchPit)?;
    record.play_at(player, index)?;
    Ok(())
}

impl Fault {
    fn of(self, text: &str) -> ParseRecordError {
        let Place { line, column } = self.place(text);
        let kind = self.kind;
        ParseRecordError { line, column, kind }
    }
}
