//! The board literal of the Kalah Game Protocol, and positions, which have the side to move before it.

mod error;
mod literal;
mod position;

pub use error::{ParseBoardError, ParseBoardErrorKind};
pub(super) use literal::take_count;
#[cfg(feature = "alloc")]
pub(super) use literal::{board_of, take_counts, take_width, Counts};
#[cfg(feature = "alloc")]
pub(super) use position::take_side;

use core::fmt;
use core::str::FromStr;

use crate::board::{check_width, Board, Player};
use crate::notation::scanner::Scanner;

/// Writes the board literal of the Kalah Game Protocol: `<n,south store,north store,south pits..,north pits..>`, each
/// row from its owner's left, without spaces.
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

/// Reads the board literal of the Kalah Game Protocol.
///
/// Spaces and tabs are allowed around every token, as in the protocol's server, and line ends around the whole text.
/// The width in the text must be `PITS`. Numbers are decimal digits without a sign; leading zeros are allowed.
///
/// The protocol sets no limit on stones, but a board here holds at most 255, and a text with more is an error. That
/// rules out the opening with 12 pits per row and 12 stones per pit (288 stones), which the protocol's own tournaments
/// use.
///
/// ```
/// # use mancala_engine::{Board, ParseBoardError};
/// let typed: Board<2> = " < 2, 0,1, 3,0, 2,2 >\r\n".parse()?;
/// assert_eq!(typed.to_string(), "<2,0,1,3,0,2,2>");
/// # Ok::<(), ParseBoardError>(())
/// ```
impl<const PITS: usize> FromStr for Board<PITS> {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Self, ParseBoardError> {
        const { check_width::<PITS>() }
        let mut scanner = Scanner::new(text);
        scanner.skip_white_space();
        let board = literal::take_board(&mut scanner)?;
        expect_end(scanner)?;
        Ok(board)
    }
}

/// Accepts nothing but white space up to the end of the text.
pub(super) const fn expect_end(mut scanner: Scanner) -> Result<(), ParseBoardError> {
    scanner.skip_white_space();
    if scanner.is_at_end() {
        Ok(())
    } else {
        Err(ParseBoardError::at(scanner, ParseBoardErrorKind::TrailingText))
    }
}
