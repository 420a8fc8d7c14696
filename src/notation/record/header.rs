use alloc::boxed::Box;

use super::lines::{take_word, Lines, Word};
use super::{Fault, ParseRecordErrorKind as Kind};
use crate::board::{ByPlayer, Player};
use crate::notation::board::{expect_end, take_counts, take_side, take_width, Counts};
use crate::notation::scanner::Scanner;
use crate::notation::ParseBoardError;
use crate::record::{KindStart, StartError};

/// The statements of the headers of a record, and their places. Nothing is checked against a variant yet.
pub(super) struct Headers<'t> {
    pub(super) variant: Option<Word<'t>>,
    pub(super) start: Option<Start>,
    /// The byte at which the headers end.
    pub(super) end: usize,
}

/// A start that a header states.
pub(super) struct Start {
    pub(super) pits: usize,
    /// The byte at which the width is.
    pub(super) pits_at: usize,
    layout: Layout,
    /// The byte at which the layout begins.
    at: usize,
}

enum Layout {
    /// The same number of stones in each pit.
    Stones(u8),
    Position(Box<Position>),
}

struct Position {
    to_move: Player,
    stores: ByPlayer<u8>,
    counts: Counts,
}

#[derive(Clone, Copy)]
pub(super) enum Header {
    Variant,
    Board,
    Position,
}

impl Header {
    pub(super) fn named(word: &str) -> Option<Self> {
        match word {
            "variant" => Some(Self::Variant),
            "board" => Some(Self::Board),
            "position" => Some(Self::Position),
            _ => None,
        }
    }
}

impl<'t> Headers<'t> {
    /// Reads up to the first line that does not begin with a header.
    pub(super) fn read(lines: &mut Lines<'t>, text_end: usize) -> Result<Self, Fault> {
        let mut headers = Self {
            variant: None,
            start: None,
            end: text_end,
        };
        loop {
            let mut ahead = lines.clone();
            let Some(mut line) = ahead.next() else {
                return Ok(headers);
            };
            if let Some(word) = take_word(&mut line) {
                let Some(header) = Header::named(word.text) else {
                    headers.end = word.at;
                    return Ok(headers);
                };
                headers.take(header, word, &mut line)?;
                if let Some(word) = take_word(&mut line) {
                    return Err(Fault::new(word.at, Kind::TrailingText));
                }
            }
            *lines = ahead;
        }
    }

    fn take(&mut self, header: Header, word: Word, line: &mut Scanner<'t>) -> Result<(), Fault> {
        match (header, self.start.as_ref().map(|start| &start.layout)) {
            (Header::Variant, _) if self.variant.is_none() => {
                let end = line.at();
                self.variant = Some(take_word(line).ok_or(Fault::new(end, Kind::VariantExpected))?);
            }
            (Header::Board, None) => self.start = Some(Start::even(line)?),
            (Header::Position, None) => self.start = Some(Start::position(line)?),
            (Header::Variant, _)
            | (Header::Board, Some(Layout::Stones(_)))
            | (Header::Position, Some(Layout::Position(_))) => return Err(Fault::new(word.at, Kind::RepeatedHeader)),
            (Header::Board | Header::Position, Some(_)) => return Err(Fault::new(word.at, Kind::BoardAndPosition)),
        }
        Ok(())
    }
}

impl Start {
    /// Reads the width and the stones in each pit.
    fn even(line: &mut Scanner) -> Result<Self, Fault> {
        let (pits, pits_at) = value(line, Kind::WidthExpected, |word| {
            word.number().filter(|&pits| is_a_width(pits))
        })?;
        let (stones, at) = value(line, Kind::StonesExpected, |word| {
            word.number()?.try_into().ok().filter(|&stones: &u8| stones > 0)
        })?;
        Ok(Self {
            pits,
            pits_at,
            layout: Layout::Stones(stones),
            at,
        })
    }

    /// Reads a position, which takes the rest of the line. After an impossible width, the rest is not read.
    fn position(line: &mut Scanner) -> Result<Self, Fault> {
        line.skip_blanks();
        let at = line.at();
        let to_move = take_side(line)?;
        let (pits_at, pits) = take_width(line)?;
        if !is_a_width(pits) {
            return Err(Fault::new(pits_at, Kind::WidthExpected));
        }
        let counts = take_counts(line, pits)?;
        expect_end(*line)?;
        let [south, north, ..] = counts;
        let stores = ByPlayer { south, north };
        let position = Position {
            to_move,
            stores,
            counts,
        };
        Ok(Self {
            pits,
            pits_at,
            layout: Layout::Position(Box::new(position)),
            at,
        })
    }

    /// Starts the match with one of the functions that do so.
    pub(super) fn begin<R>(&self, start: impl FnOnce(KindStart) -> Result<R, StartError>) -> Result<R, Fault> {
        let started = match &self.layout {
            Layout::Stones(stones) => start(KindStart::Stones(*stones)),
            Layout::Position(position) => {
                let Position {
                    to_move,
                    stores,
                    counts,
                } = &**position;
                let mut rows = counts.get(2..).unwrap_or_default().chunks(self.pits.max(1));
                let pits = ByPlayer {
                    south: rows.next().unwrap_or_default(),
                    north: rows.next().unwrap_or_default(),
                };
                start(KindStart::Position {
                    pits,
                    stores: *stores,
                    to_move: *to_move,
                })
            }
        };
        started.map_err(|error| Fault::new(self.at, error))
    }
}

fn is_a_width(pits: usize) -> bool {
    (1..=127).contains(&pits)
}

/// Reads the next word of the line as a value. `expected` is the error for any other word, and for none.
fn value<'t, T>(
    line: &mut Scanner<'t>,
    expected: Kind,
    read: impl Fn(Word<'t>) -> Option<T>,
) -> Result<(T, usize), Fault> {
    let end = line.at();
    let Some(word) = take_word(line) else {
        return Err(Fault::new(end, expected));
    };
    match read(word) {
        Some(value) => Ok((value, word.at)),
        None => Err(Fault::new(word.at, expected)),
    }
}

impl From<ParseBoardError> for Fault {
    fn from(error: ParseBoardError) -> Self {
        Self::new(error.at, error.kind)
    }
}
