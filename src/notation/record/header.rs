use super::lines::{take_word, Lines, Word};
use super::{Fault, ParseRecordErrorKind as Kind};
use crate::board::{BoardError, Player, Position};
use crate::game::AnyGame;
use crate::notation::board::{board_of, expect_end, take_counts, take_side, take_width, Counts};
use crate::notation::scanner::Scanner;
use crate::notation::ParseBoardError;
use crate::rules::{Congkak, EmptyCaptureKalah, Kalah, Oware, Variant};

/// What the headers of a record state.
pub(super) struct Headers {
    pub(super) variant: &'static str,
    pub(super) start: Start,
}

/// Where a match starts.
pub(super) struct Start {
    pub(super) pits: usize,
    to_move: Player,
    counts: Counts,
    kind: StartKind,
    /// The byte at which it is stated, or where the headers end.
    at: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum StartKind {
    /// The same number of stones in each pit.
    Opening,
    Position,
}

/// The variants and widths that can be read.
pub(super) struct Readable {
    pub(super) variants: &'static [&'static str],
    pub(super) least_pits: usize,
    pub(super) most_pits: usize,
}

/// The variants that have a usual board, with its pits per row and its stones per pit. The first is the usual variant.
const USUAL: [(&str, usize, u8); 4] = [
    (<Kalah>::NAME, 6, <Kalah>::STONES),
    (<EmptyCaptureKalah>::NAME, 6, <EmptyCaptureKalah>::STONES),
    (<Oware>::NAME, 6, <Oware>::STONES),
    (<Congkak>::NAME, 7, <Congkak>::STONES),
];

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

impl Headers {
    /// Reads up to the first line that does not begin with a header.
    pub(super) fn read(lines: &mut Lines, readable: &Readable, text_end: usize) -> Result<Self, Fault> {
        let mut variant = None;
        let mut start: Option<Start> = None;
        let mut end = text_end;
        loop {
            let mut ahead = lines.clone();
            let Some(mut line) = ahead.next() else {
                break;
            };
            if let Some(word) = take_word(&mut line) {
                let Some(header) = Header::named(word.text) else {
                    end = word.at;
                    break;
                };
                let is_repeated = match (header, start.as_ref().map(|start| start.kind)) {
                    (Header::Variant, _) => variant.is_some(),
                    (_, None) => false,
                    (Header::Board, Some(StartKind::Opening)) | (Header::Position, Some(StartKind::Position)) => true,
                    (_, Some(_)) => return Err(Fault::new(word.at, Kind::BoardAndPosition)),
                };
                if is_repeated {
                    return Err(Fault::new(word.at, Kind::RepeatedHeader));
                }
                match header {
                    Header::Variant => variant = Some(readable.variant(&mut line)?),
                    Header::Board => start = Some(readable.board(&mut line)?),
                    Header::Position => start = Some(readable.position(&mut line)?),
                }
                if let Some(word) = take_word(&mut line) {
                    return Err(Fault::new(word.at, Kind::TrailingText));
                }
            }
            *lines = ahead;
        }

        let [(usual, ..), ..] = USUAL;
        let variant = match variant {
            Some(variant) => variant,
            None => readable
                .named(usual)
                .ok_or_else(|| Fault::new(end, readable.other_variant()))?,
        };
        let start = match start {
            Some(start) => start,
            None => readable.usual(variant, end)?,
        };
        Ok(Self { variant, start })
    }
}

impl Start {
    /// An opening of so many stones in each pit, of which the caller knows that they fit a board.
    fn opening(pits: usize, stones: u8, at: usize) -> Self {
        let mut counts = [stones; 256];
        let [south_store, north_store, ..] = &mut counts;
        (*south_store, *north_store) = (0, 0);
        Self {
            pits,
            to_move: Player::South,
            counts,
            kind: StartKind::Opening,
            at,
        }
    }

    /// Sets up the game, of the variant and the width that the headers name.
    pub(super) fn game<V: Variant, const PITS: usize>(&self) -> Result<AnyGame<V, PITS>, Fault> {
        let board = board_of(&self.counts).map_err(|error| Fault::new(self.at, error))?;
        let to_move = self.to_move;
        Ok(match self.kind {
            StartKind::Opening => AnyGame::from_start(Position { board, to_move }),
            StartKind::Position => AnyGame::from_board(board, to_move),
        })
    }
}

impl Readable {
    fn named(&self, name: &str) -> Option<&'static str> {
        self.variants.iter().copied().find(|&variant| variant == name)
    }

    fn other_variant(&self) -> Kind {
        let expected = self.variants;
        Kind::WrongVariant { expected }
    }

    pub(super) fn other_width(&self) -> Kind {
        Kind::WrongWidth {
            least: self.least_pits,
            most: self.most_pits,
        }
    }

    fn has_width(&self, pits: usize) -> bool {
        (self.least_pits..=self.most_pits).contains(&pits)
    }

    fn variant(&self, line: &mut Scanner) -> Result<&'static str, Fault> {
        let (variant, _) = value(line, self.other_variant(), |word| self.named(word.text))?;
        Ok(variant)
    }

    fn board(&self, line: &mut Scanner) -> Result<Start, Fault> {
        let (pits, _) = value(line, self.other_width(), |word| {
            word.number().filter(|&pits| self.has_width(pits))
        })?;
        let (stones, at) = value(line, Kind::StonesExpected, |word| {
            word.number()?.try_into().ok().filter(|&stones: &u8| stones > 0)
        })?;
        #[expect(clippy::arithmetic_side_effects, reason = "a width that can be read is at most 127")]
        let total = u32::try_from(2 * pits).map_or(u32::MAX, |pits| pits.saturating_mul(stones.into()));
        if u8::try_from(total).is_err() {
            return Err(Fault::new(at, BoardError::TooManyStones { total }));
        }
        Ok(Start::opening(pits, stones, at))
    }

    /// Reads a position, which takes the rest of the line.
    fn position(&self, line: &mut Scanner) -> Result<Start, Fault> {
        line.skip_blanks();
        let at = line.at();
        let to_move = take_side(line)?;
        let (width_at, pits) = take_width(line)?;
        if !self.has_width(pits) {
            return Err(Fault::new(width_at, self.other_width()));
        }
        let counts = take_counts(line, pits)?;
        expect_end(*line)?;
        Ok(Start {
            pits,
            to_move,
            counts,
            kind: StartKind::Position,
            at,
        })
    }

    /// The usual board of a record whose headers end here.
    fn usual(&self, variant: &str, end: usize) -> Result<Start, Fault> {
        let usual = USUAL.into_iter().find(|&(name, ..)| name == variant);
        let (_, pits, stones) = usual.ok_or_else(|| Fault::new(end, Kind::StartExpected))?;
        if !self.has_width(pits) {
            return Err(Fault::new(end, self.other_width()));
        }
        Ok(Start::opening(pits, stones, end))
    }
}

/// Reads the next word of the line as a value. `expected` is the error for any other word, and for none.
fn value<'t, T>(
    line: &mut Scanner<'t>,
    expected: Kind,
    read: impl Fn(Word<'t>) -> Option<T>,
) -> Result<(T, usize), Fault> {
    let end = line.at();
    let word = take_word(line).ok_or_else(|| Fault::new(end, expected))?;
    let value = read(word).ok_or_else(|| Fault::new(word.at, expected))?;
    Ok((value, word.at))
}

impl From<ParseBoardError> for Fault {
    fn from(error: ParseBoardError) -> Self {
        Self::new(error.at, error.kind)
    }
}
