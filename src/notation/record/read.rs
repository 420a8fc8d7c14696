use alloc::boxed::Box;
use core::str::FromStr;

use super::header::{Header, Headers, Readable, Start};
use super::lines::{take_word, Lines};
use super::{Fault, ParseRecordError, ParseRecordErrorKind as Kind};
use crate::game::DynMoveError;
use crate::notation::place::Place;
use crate::record::{DynRecord, Record};
use crate::rules::{Congkak, EmptyCaptureKalah, Kalah, Oware, Variant};

/// Reads the text that [`Record`] describes, of this variant ([`Variant::NAME`]) and this width. Every move is played
/// under the rules.
///
/// # Errors
///
/// [`ParseRecordError`] with the line, the byte and the reason of the first error. No partial record is returned.
impl<V: Variant, const PITS: usize> FromStr for Record<V, PITS> {
    type Err = ParseRecordError;

    fn from_str(text: &str) -> Result<Self, ParseRecordError> {
        let readable = Readable {
            variants: const { &[V::NAME] },
            least_pits: PITS,
            most_pits: PITS,
        };
        let read = || {
            let mut lines = Lines::of(text);
            let headers = Headers::read(&mut lines, &readable, text.len())?;
            let mut record = Self::new(headers.start.game()?);
            play(&mut record, lines)?;
            Ok(record)
        };
        read().map_err(|fault: Fault| fault.of(text))
    }
}

/// The most pits a row that [`read_record`] knows.
const MOST_PITS: usize = 16;

/// Opens the record of a match that starts like this.
type Open = fn(&Start) -> Result<Box<dyn DynRecord>, Fault>;

/// One function for each width that [`read_record`] knows, from 1 on.
macro_rules! each_width {
    ($function:ident $(::<$variant:ident>)?) => {
        each_width!(@list $function, [$($variant,)?], 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)
    };
    (@list $function:ident, $variant:tt, $($pits:literal)*) => {
        [$(each_width!(@one $function, $variant, $pits)),*]
    };
    (@one $function:ident, [$($variant:ident,)?], $pits:literal) => {
        $function::<$($variant,)? $pits>
    };
}

/// The variants that [`read_record`] knows.
const VARIANTS: [&str; 4] = [<Kalah>::NAME, <EmptyCaptureKalah>::NAME, <Oware>::NAME, <Congkak>::NAME];

/// The same, with all widths.
const TABLES: [[Open; MOST_PITS]; VARIANTS.len()] = [
    each_width!(open::<Kalah>),
    each_width!(open::<EmptyCaptureKalah>),
    each_width!(open::<Oware>),
    each_width!(open::<Congkak>),
];

fn open<V: Variant, const PITS: usize>(start: &Start) -> Result<Box<dyn DynRecord>, Fault> {
    Ok(Box::new(Record::<V, PITS>::new(start.game()?)))
}

/// Reads a record whose variant and width only the text knows: one of `kalah`, `kalah-empty-capture`, `oware` and
/// `congkak`, 1 to 16 pits a row.
///
/// The text is the one that [`Record`] describes.
///
/// ```
/// use mancala_engine::{read_record, Player};
///
/// let record = read_record("variant oware\nboard 5 3\n\n2 4 1")?;
/// assert_eq!((record.variant(), record.width()), ("oware", 5));
/// assert_eq!(record.to_move(), Some(Player::North));
///
/// let error = read_record("variant oware\n7").unwrap_err();
/// assert_eq!(error.to_string(), "2:1: a row of this game has no such pit");
/// # Ok::<(), mancala_engine::ParseRecordError>(())
/// ```
///
/// # Errors
///
/// [`ParseRecordError`] with the line, the byte and the reason of the first fault. A move that the rules forbid is a
/// fault as well as a word that says nothing.
// Inline: sixty-four kinds of records take their time to compile, and this leaves it to those who read them.
#[inline]
pub fn read_record(text: &str) -> Result<Box<dyn DynRecord>, ParseRecordError> {
    let read = || {
        let readable = Readable {
            variants: &VARIANTS,
            least_pits: 1,
            most_pits: MOST_PITS,
        };
        let mut lines = Lines::of(text);
        let headers = Headers::read(&mut lines, &readable, text.len())?;
        let open = VARIANTS
            .into_iter()
            .zip(&TABLES)
            .find(|&(name, _)| name == headers.variant)
            .and_then(|(_, widths)| widths.get(headers.start.pits.checked_sub(1)?))
            .ok_or_else(|| Fault::new(0, readable.other_width()))?;
        let mut record = open(&headers.start)?;
        play(&mut *record, lines)?;
        Ok(record)
    };
    read().map_err(|fault: Fault| fault.of(text))
}

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
