use core::fmt;
use core::str::FromStr;

use super::header::{Header, Headers, Known};
use super::words::Words;
use super::{DynRecord, ParseRecordError, ParseRecordErrorKind as Kind, Record, Step};
use crate::{AnyGame, DynMoveError, Position, Variant};

/// The most moves on a line.
const MOVES_A_LINE: usize = 20;

/// Writes the text that [`Record`] describes: the variant, the start, and the moves, 20 a line, without a line end
/// after the last one. What was taken back is not written.
impl<V: Variant, const PITS: usize> fmt::Display for Record<V, PITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "variant {}", V::NAME)?;
        let start = self.start_position();
        match (self.start(), start.opening()) {
            (AnyGame::AwaitingMove(_), Some(stones)) => write!(f, "board {PITS} {stones}")?,
            _ => write!(f, "position {start}")?,
        }
        write_moves(f, &mut self.past.turns().iter().map(|turn| turn.step.number()))
    }
}

impl<const PITS: usize> Step<PITS> {
    /// The number of the pit, or `None` for the end by agreement.
    fn number(self) -> Option<usize> {
        match self {
            Self::Played { pit, .. } => Some(pit.number()),
            Self::Concluded => None,
        }
    }
}

fn write_moves(f: &mut fmt::Formatter<'_>, numbers: &mut dyn Iterator<Item = Option<usize>>) -> fmt::Result {
    for (place, number) in numbers.enumerate() {
        f.write_str(match place {
            0 => "\n\n",
            _ if place % MOVES_A_LINE == 0 => "\n",
            _ => " ",
        })?;
        match number {
            Some(number) => write!(f, "{number}")?,
            None => f.write_str("concluded")?,
        }
    }
    Ok(())
}

/// Reads the text that [`Record`] describes. Every move is played by the rules.
///
/// The text must be of this variant ([`Variant::NAME`]) and this width. Where the first fault is, reading stops:
/// nothing is handed out that was half read.
impl<V: Variant, const PITS: usize> FromStr for Record<V, PITS> {
    type Err = ParseRecordError;

    fn from_str(text: &str) -> Result<Self, ParseRecordError> {
        let mut words = Words::of(text);
        let known = Known {
            variants: const { &[V::NAME] },
            least_pits: PITS,
            most_pits: PITS,
            width: |text| text.parse::<Position<PITS>>().map(|_| PITS),
        };
        let headers = Headers::read(&mut words, &known)?;
        let mut record = Self::new(headers.start.game()?);
        play(&mut record, words)?;
        Ok(record)
    }
}

/// Plays the rest of a text.
pub(super) fn play(record: &mut dyn DynRecord, words: Words) -> Result<(), ParseRecordError> {
    for word in words {
        if Header::named(word.text).is_some() {
            return Err(word.place.fault(Kind::HeaderAfterMove));
        }
        let played = match (word.text, word.number()) {
            ("concluded", _) => conclude(record),
            (_, Some(number)) => lift(record, number),
            (_, None) => return Err(word.place.fault(Kind::UnknownWord)),
        };
        played.map_err(|error| word.place.fault(error))?;
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
