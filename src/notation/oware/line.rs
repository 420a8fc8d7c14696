use core::fmt;
use core::str::FromStr;

use super::position::take_position;
use super::{letter, play, OwarePosition};
use crate::board::Position;
use crate::game::AnyGame;
use crate::notation::fault::Fault;
use crate::notation::scanner::Scanner;
use crate::notation::{ParseOgnError, ParseOgnErrorKind as Kind};
use crate::record::Record;
use crate::rules::Oware;

/// A game of Oware on one line, as Oware programs keep it: its start as an [`OwarePosition`], a space, and the letters
/// of the moves run together.
///
/// ```
/// use mancala_engine::{OwareLine, Player};
///
/// let OwareLine(record) = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S FfBe".parse()?;
/// assert_eq!(record.plies().len(), 4);
/// assert_eq!(record.to_move(), Some(Player::South));
/// assert_eq!(OwareLine(record).to_string(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S FfBe");
/// # Ok::<(), mancala_engine::ParseOgnError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OwareLine(pub Record<Oware>);

/// Writes the start and, if there are any, a space and the moves. An end by agreement is not written, because the
/// notation has no word for it.
impl fmt::Display for OwareLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", OwarePosition(self.0.start_position()))?;
        let mut separator = " ";
        for ply in self.0.plies() {
            write!(f, "{separator}{}", letter(ply.player, ply.index))?;
            separator = "";
        }
        Ok(())
    }
}

/// Reads what [`Display`](fmt::Display) writes. Every move is played under the rules.
///
/// White space around the line and one leading byte order mark are ignored, and spaces and tabs may separate the
/// letters.
///
/// # Errors
///
/// [`ParseOgnError`] with the line, the byte and the kind of the first error.
impl FromStr for OwareLine {
    type Err = ParseOgnError;

    fn from_str(text: &str) -> Result<Self, ParseOgnError> {
        let mut scanner = Scanner::new(text);
        scanner.take_byte_order_mark();
        scanner.skip_white_space();
        let record = take_record(&mut scanner);
        record.map(Self).map_err(|fault| fault.kind.in_place(fault.place(text)))
    }
}

/// Reads a position and moves, up to the end of the text.
fn take_record(scanner: &mut Scanner) -> Result<Record<Oware>, Fault<Kind>> {
    let position = take_position(scanner);
    let Position { board, to_move } = position.map_err(|error| Fault::new(error.at, error.kind))?;
    let position_end = scanner.at();
    let mut record = Record::new(AnyGame::from_board(board, to_move));
    while !scanner.ends_here() {
        scanner.skip_blanks();
        let letter = *scanner;
        let is_apart = letter.at() > position_end;
        let played = letter
            .peek()
            .filter(|_| is_apart)
            .and_then(|letter| play(&mut record, letter));
        let played = played.ok_or(Fault::at(letter, Kind::LetterExpected))?;
        played.map_err(|error| Fault::at(letter, error))?;
        scanner.skip();
    }
    Ok(record)
}
