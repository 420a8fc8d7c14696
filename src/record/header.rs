use super::words::{Word, Words};
use super::{ParseRecordError, ParseRecordErrorKind as Kind};
use crate::notation::place::Place;
use crate::{
    AnyGame, Board, BoardError, ByPlayer, Congkak, EmptyCaptureKalah, Kalah, Oware, ParseBoardError,
    ParseBoardErrorKind, Player, Position, Variant,
};

/// What the headers of a record say.
pub(super) struct Headers<'t> {
    pub(super) variant: &'static str,
    pub(super) start: Start<'t>,
}

/// Where a match starts.
pub(super) struct Start<'t> {
    pub(super) pits: usize,
    layout: Layout<'t>,
    /// Where the layout stands, or where the headers end.
    place: Place,
}

#[derive(Clone, Copy)]
enum Layout<'t> {
    /// So many stones in each pit.
    Even(u8),
    /// The text of a position.
    Position(&'t str),
}

/// What the headers of a record may say.
pub(super) struct Known {
    pub(super) variants: &'static [&'static str],
    pub(super) least_pits: usize,
    pub(super) most_pits: usize,
    /// Finds the width of the text of a position.
    pub(super) width: fn(&str) -> Result<usize, ParseBoardError>,
}

/// The variants that have a usual board, with its pits a row and its stones a pit. The first is the usual variant.
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

impl<'t> Headers<'t> {
    /// Reads up to the first word that is no header.
    pub(super) fn read(words: &mut Words<'t>, known: &Known) -> Result<Self, ParseRecordError> {
        let mut variant = None;
        let mut start: Option<Start<'t>> = None;
        let end = loop {
            let mut ahead = words.clone();
            let Some(word) = ahead.next() else {
                break ahead.place();
            };
            let Some(header) = Header::named(word.text) else {
                break word.place;
            };
            *words = ahead;
            let is_repeated = match (header, start.as_ref().map(|start| start.layout)) {
                (Header::Variant, _) => variant.is_some(),
                (_, None) => false,
                (Header::Board, Some(Layout::Even(_))) | (Header::Position, Some(Layout::Position(_))) => true,
                (_, Some(_)) => return Err(word.place.fault(Kind::BoardAndPosition)),
            };
            if is_repeated {
                return Err(word.place.fault(Kind::RepeatedHeader));
            }
            match header {
                Header::Variant => variant = Some(known.variant(words)?),
                Header::Board => start = Some(known.board(words)?),
                Header::Position => start = Some(known.position(words)?),
            }
            if let Some(word) = words.next_in_line() {
                return Err(word.place.fault(Kind::TrailingText));
            }
        };

        let [(usual, ..), ..] = USUAL;
        let variant = match variant {
            Some(variant) => variant,
            None => known.named(usual).ok_or_else(|| end.fault(known.other_variant()))?,
        };
        let start = match start {
            Some(start) => start,
            None => known.usual(variant, end)?,
        };
        Ok(Self { variant, start })
    }
}

impl Start<'_> {
    /// Sets up the game, of the variant and the width that the headers name.
    pub(super) fn game<V: Variant, const PITS: usize>(&self) -> Result<AnyGame<V, PITS>, ParseRecordError> {
        match self.layout {
            Layout::Even(stones) => {
                let row = [stones; PITS];
                let board = Board::new(ByPlayer { south: row, north: row }, ByPlayer::default());
                let board = board.map_err(|error| self.place.fault(error))?;
                Ok(if stones == V::STONES {
                    // The variant's own opening goes on, whatever the variant would say of it as a position.
                    AnyGame::new(board, Some(Player::South))
                } else {
                    AnyGame::from_board(board, Player::South)
                })
            }
            Layout::Position(text) => {
                let position = text.parse::<Position<PITS>>();
                let Position { board, to_move } = position.map_err(|error| at(self.place, error))?;
                Ok(AnyGame::from_board(board, to_move))
            }
        }
    }
}

/// The fault in the text of a position that begins here.
fn at(place: Place, error: ParseBoardError) -> ParseRecordError {
    place.right(error.at).fault(error.kind)
}

impl Known {
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

    fn variant(&self, words: &mut Words) -> Result<&'static str, ParseRecordError> {
        let (variant, _) = value(words, self.other_variant(), |word| self.named(word.text))?;
        Ok(variant)
    }

    fn board<'t>(&self, words: &mut Words<'t>) -> Result<Start<'t>, ParseRecordError> {
        let (pits, _) = value(words, self.other_width(), |word| {
            word.number().filter(|&pits| self.has_width(pits))
        })?;
        let (stones, place) = value(words, Kind::StonesExpected, |word| {
            word.number()?.try_into().ok().filter(|&stones: &u8| stones > 0)
        })?;
        #[expect(clippy::arithmetic_side_effects, reason = "a width that is known is at most 127")]
        let total = u32::try_from(2 * pits).map_or(u32::MAX, |pits| pits.saturating_mul(stones.into()));
        if u8::try_from(total).is_err() {
            return Err(place.fault(BoardError::TooManyStones { total }));
        }
        Ok(Start {
            pits,
            layout: Layout::Even(stones),
            place,
        })
    }

    /// Reads a position, which takes the rest of the line.
    fn position<'t>(&self, words: &mut Words<'t>) -> Result<Start<'t>, ParseRecordError> {
        let Word { text, place } = words.rest_of_line();
        match (self.width)(text) {
            Ok(pits) => Ok(Start {
                pits,
                layout: Layout::Position(text),
                place,
            }),
            Err(ParseBoardError {
                at,
                kind: ParseBoardErrorKind::WrongWidth { .. },
            }) => Err(place.right(at).fault(self.other_width())),
            Err(error) => Err(at(place, error)),
        }
    }

    /// The usual board of a record whose headers end here.
    fn usual<'t>(&self, variant: &str, end: Place) -> Result<Start<'t>, ParseRecordError> {
        let usual = USUAL.into_iter().find(|&(name, ..)| name == variant);
        let (_, pits, stones) = usual.ok_or_else(|| end.fault(Kind::StartExpected))?;
        if !self.has_width(pits) {
            return Err(end.fault(self.other_width()));
        }
        Ok(Start {
            pits,
            layout: Layout::Even(stones),
            place: end,
        })
    }
}

/// Reads the next word of the line as a value. `expected` is the fault of every other word, and of none.
fn value<'t, T>(
    words: &mut Words<'t>,
    expected: Kind,
    read: impl Fn(Word<'t>) -> Option<T>,
) -> Result<(T, Place), ParseRecordError> {
    let end = words.place();
    let word = words.next_in_line().ok_or_else(|| end.fault(expected))?;
    let value = read(word).ok_or_else(|| word.place.fault(expected))?;
    Ok((value, word.place))
}
