//! The text of boards and positions: the board literal of the Kalah Game Protocol.

use core::fmt;
use core::str::FromStr;

use crate::pit::check_width;
use crate::{Board, ByPlayer, ParseBoardError, ParseBoardErrorKind, Player, Position};

/// Writes the board literal of the Kalah Game Protocol: `<n,south store,north store,south pits..,north pits..>`, each
/// row from its owner's left, without blanks.
///
/// ```
/// # use mancala_engine::Game;
/// assert_eq!(Game::new().board().to_string(), "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>");
/// ```
impl<const PITS: usize> fmt::Display for Board<PITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<{PITS},{},{}", self.store(Player::South), self.store(Player::North))?;
        for player in Player::ALL {
            for stones in self.pits(player) {
                write!(f, ",{stones}")?;
            }
        }
        f.write_str(">")
    }
}

/// Reads what [`Display`](fmt::Display) writes, with spaces and tabs allowed around every token, as the protocol's
/// server does.
///
/// The width in the text must be `PITS`. Numbers are decimal digits without a sign; leading zeros are read.
///
/// The protocol sets no limit on stones, but a board here holds at most 255, and a text with more is an error. That
/// rules out the opening with 12 pits per row and 12 stones per pit (288 stones), which the protocol's own tournaments
/// use.
impl<const PITS: usize> FromStr for Board<PITS> {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Self, ParseBoardError> {
        const { check_width::<PITS>() }
        Reader::of(text).board()
    }
}

/// Writes the side to move and the board: `south <6,0,0,..>`.
impl<const PITS: usize> fmt::Display for Position<PITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.to_move {
            Player::South => "south",
            Player::North => "north",
        };
        write!(f, "{side} {}", self.board)
    }
}

/// Reads what [`Display`](fmt::Display) writes: `south` or `north`, at least one space or tab, and a board.
impl<const PITS: usize> FromStr for Position<PITS> {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Self, ParseBoardError> {
        const { check_width::<PITS>() }
        let mut reader = Reader::of(text);
        let to_move = reader.side()?;
        let board = reader.board()?;
        Ok(Self { board, to_move })
    }
}

/// Splits a text behind the decimal digits that it begins with.
pub(crate) fn split_digits(text: &str) -> (&str, &str) {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text.split_at(end)
}

/// A text, and what is left of it to read.
struct Reader<'t> {
    text: &'t str,
    rest: &'t str,
}

impl<'t> Reader<'t> {
    fn of(text: &'t str) -> Self {
        Self { text, rest: text }
    }

    /// The byte at which the rest begins.
    #[expect(clippy::arithmetic_side_effects, reason = "the rest is a part of the text")]
    fn at(&self) -> usize {
        self.text.len() - self.rest.len()
    }

    fn skip_blanks(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\t']);
    }

    /// Reads a token that may stand between blanks.
    fn accept(&mut self, token: char) -> bool {
        self.skip_blanks();
        let after = self.rest.strip_prefix(token);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    fn fault<T>(&self, kind: ParseBoardErrorKind) -> Result<T, ParseBoardError> {
        let at = self.at();
        Err(ParseBoardError { at, kind })
    }

    fn side(&mut self) -> Result<Player, ParseBoardError> {
        self.skip_blanks();
        let (player, after) = match self.rest.split_once([' ', '\t']) {
            Some(("south", after)) => (Player::South, after),
            Some(("north", after)) => (Player::North, after),
            _ => return self.fault(ParseBoardErrorKind::SideExpected),
        };
        self.rest = after;
        Ok(player)
    }

    /// Reads a number of any length, with the byte at which it begins; `None` if it is more than 255.
    fn number(&mut self) -> Result<(usize, Option<u8>), ParseBoardError> {
        self.skip_blanks();
        let begin = self.at();
        let (digits, after) = split_digits(self.rest);
        if digits.is_empty() {
            return self.fault(ParseBoardErrorKind::NumberExpected);
        }
        self.rest = after;
        Ok((begin, digits.parse().ok()))
    }

    /// Reads a board, up to the end of the text.
    fn board<const PITS: usize>(&mut self) -> Result<Board<PITS>, ParseBoardError> {
        use ParseBoardErrorKind as Kind;
        let expected = const { 3 + 2 * PITS };
        let wrong_count = Kind::WrongCount { expected };

        if !self.accept('<') {
            return self.fault(Kind::OpeningBracketExpected);
        }
        let (at, width) = self.number()?;
        if width.map(usize::from) != Some(PITS) {
            let kind = Kind::WrongWidth { expected: PITS };
            return Err(ParseBoardError { at, kind });
        }

        let mut stores = ByPlayer::default();
        let mut pits = ByPlayer {
            south: [0; PITS],
            north: [0; PITS],
        };
        let ByPlayer { south, north } = &mut pits;
        let places = [&mut stores.south, &mut stores.north]
            .into_iter()
            .chain(south)
            .chain(north);
        let mut total: u8 = 0;
        for place in places {
            if !self.accept(',') {
                return self.fault(if self.rest.starts_with('>') {
                    wrong_count
                } else {
                    Kind::SeparatorExpected
                });
            }
            let (at, number) = self.number()?;
            let Some(count) = number else {
                let kind = Kind::NumberTooLarge;
                return Err(ParseBoardError { at, kind });
            };
            total = total.checked_add(count).ok_or(ParseBoardError {
                at,
                kind: Kind::TooManyStones,
            })?;
            *place = count;
        }
        if !self.accept('>') {
            return self.fault(if self.rest.starts_with(',') {
                wrong_count
            } else {
                Kind::SeparatorExpected
            });
        }
        self.skip_blanks();
        if !self.rest.is_empty() {
            return self.fault(Kind::TrailingText);
        }
        Board::new(pits, stores).or(self.fault(Kind::TooManyStones))
    }
}
