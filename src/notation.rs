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
impl<const PITS: usize> FromStr for Board<PITS> {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Self, ParseBoardError> {
        const { check_width::<PITS>() }
        Reader { text, at: 0 }.board()
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
        let mut reader = Reader { text, at: 0 };
        let to_move = reader.side()?;
        let board = reader.board()?;
        Ok(Self { board, to_move })
    }
}

/// A text, and how far it is read.
struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches([' ', '\t']).len();
    }

    /// Reads a token that may stand between blanks.
    fn accept(&mut self, token: char) -> bool {
        self.skip_blanks();
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len_utf8();
        }
        found
    }

    fn fault<T>(&self, kind: ParseBoardErrorKind) -> Result<T, ParseBoardError> {
        Err(ParseBoardError { at: self.at, kind })
    }

    fn side(&mut self) -> Result<Player, ParseBoardError> {
        self.skip_blanks();
        let word = self.rest().split([' ', '\t']).next().unwrap_or_default();
        let player = match word {
            "south" => Player::South,
            "north" => Player::North,
            _ => return self.fault(ParseBoardErrorKind::SideExpected),
        };
        let after = &self.rest()[word.len()..];
        if !after.starts_with([' ', '\t']) {
            return self.fault(ParseBoardErrorKind::SideExpected);
        }
        self.at += word.len();
        Ok(player)
    }

    /// Reads a number of any length, with the byte at which it begins; `None` if it is more than 255.
    fn number(&mut self) -> Result<(usize, Option<u8>), ParseBoardError> {
        self.skip_blanks();
        let begin = self.at;
        let rest = self.rest();
        let digits = &rest[..rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len()];
        if digits.is_empty() {
            return self.fault(ParseBoardErrorKind::NumberExpected);
        }
        self.at += digits.len();
        Ok((begin, digits.parse().ok()))
    }

    /// Reads a board, up to the end of the text.
    fn board<const PITS: usize>(&mut self) -> Result<Board<PITS>, ParseBoardError> {
        use ParseBoardErrorKind as Kind;
        let wrong_count = Kind::WrongCount { expected: 3 + 2 * PITS };

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
                return self.fault(if self.rest().starts_with('>') {
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
            return self.fault(if self.rest().starts_with(',') {
                wrong_count
            } else {
                Kind::SeparatorExpected
            });
        }
        self.skip_blanks();
        if !self.rest().is_empty() {
            return self.fault(Kind::TrailingText);
        }
        Board::new(pits, stores).or(self.fault(Kind::TooManyStones))
    }
}
