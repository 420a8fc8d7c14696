use alloc::boxed::Box;

use super::header::{Headers, Known, Start};
use super::text::play;
use super::words::Words;
use super::{DynRecord, ParseRecordError, Record};
use crate::{Congkak, EmptyCaptureKalah, Kalah, Oware, ParseBoardError, ParseBoardErrorKind, Position, Variant};

/// The most pits a row that [`read_record`] knows.
const MOST_PITS: usize = 16;

/// Opens the record of a match that starts like this.
type Open = fn(&Start) -> Result<Box<dyn DynRecord>, ParseRecordError>;

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

fn open<V: Variant, const PITS: usize>(start: &Start) -> Result<Box<dyn DynRecord>, ParseRecordError> {
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
    let mut words = Words::of(text);
    let known = Known {
        variants: &VARIANTS,
        least_pits: 1,
        most_pits: MOST_PITS,
        width,
    };
    let headers = Headers::read(&mut words, &known)?;
    let open = VARIANTS
        .into_iter()
        .zip(&TABLES)
        .find(|&(name, _)| name == headers.variant)
        .and_then(|(_, widths)| widths.get(headers.start.pits.checked_sub(1)?))
        .ok_or_else(|| words.place().fault(known.other_width()))?;
    let mut record = open(&headers.start)?;
    play(&mut *record, words)?;
    Ok(record)
}

/// Finds the width of the text of a position, by trying one after the other.
fn width(text: &str) -> Result<usize, ParseBoardError> {
    let mut found = Ok(0);
    for width in each_width!(width_of) {
        found = width(text);
        let is_another = |error: &ParseBoardError| matches!(error.kind, ParseBoardErrorKind::WrongWidth { .. });
        if !found.as_ref().is_err_and(is_another) {
            break;
        }
    }
    found
}

fn width_of<const PITS: usize>(text: &str) -> Result<usize, ParseBoardError> {
    text.parse::<Position<PITS>>().map(|_| PITS)
}
