//! The board literal of the Kalah Game Protocol, and positions, which have the side to move before it.

mod error;
mod in_code;
mod literal;
mod position;
mod write;

pub use error::{ParseBoardError, ParseBoardErrorKind};
#[doc(hidden)]
pub use in_code::{board_of_literal, width_of_literal};
pub(super) use literal::take_count;
#[cfg(feature = "alloc")]
pub(super) use literal::{take_counts, take_width, Counts};
#[cfg(feature = "alloc")]
pub(super) use position::take_side;

use core::fmt;
use core::str::FromStr;

use crate::board::{check_width, Board, Player};
use crate::notation::scanner::Scanner;
use write::write_literal;

/// Writes the board literal of the Kalah Game Protocol: `<n,south store,north store,south pits..,north pits..>`, each
/// row from its owner's left, without spaces.
///
/// ```
/// # use mancala_engine::Game;
/// assert_eq!(Game::new().board().to_string(), "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>");
/// ```
impl<const PITS: usize> fmt::Display for Board<PITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stores = Player::ALL.map(|player| self.store(player));
        let counts = Player::ALL.into_iter().flat_map(|player| self.pits(player));
        write_literal(f, PITS, stores, counts)
    }
}

/// Reads the board literal of the Kalah Game Protocol.
///
/// Spaces and tabs are allowed around numbers, commas and brackets, as in the protocol's server, and line ends around
/// the whole text. The width in the text must be `PITS`. Numbers are decimal digits without a sign; leading zeros are
/// allowed.
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
        Self::from_literal(text)
    }
}

impl<const PITS: usize> Board<PITS> {
    /// Parses a board as [`FromStr`] does, in a `const fn` too. For a literal in code, use [`board!`](crate::board!).
    ///
    /// # Errors
    ///
    /// [`ParseBoardError`], with the byte and the kind of the first error.
    pub const fn from_literal(text: &str) -> Result<Self, ParseBoardError> {
        const { check_width::<PITS>() }
        let mut scanner = Scanner::new(text);
        scanner.skip_white_space();
        let board = match literal::take_board(&mut scanner) {
            Ok(board) => board,
            Err(error) => return Err(error),
        };
        match expect_end(scanner) {
            Ok(()) => Ok(board),
            Err(error) => Err(error),
        }
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
