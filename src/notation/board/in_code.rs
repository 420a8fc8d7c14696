use super::{expect_end, literal, ParseBoardError, ParseBoardErrorKind};
use crate::board::Board;
use crate::notation::scanner::Scanner;

/// Creates a board from a literal of the Kalah Game Protocol, at compile time.
///
/// `board!("<n,south store,north store,south pits..,north pits..>")` is a [`Board<n>`](crate::Board), with each row
/// from its owner's left. A mistake in it does not compile, and the message shows what is wrong and at which byte.
///
/// ```
/// use mancala_engine::{board, AnyGame, Board, Kalah, Player};
///
/// const ENDGAME: Board<3> = board!("<3,5,8,0,1,1,1,1,1>");
/// assert_eq!(ENDGAME.total(), 18);
///
/// let game = AnyGame::<Kalah, 3>::from_board(board!("<3,0,0,1,0,1,0,2,1>"), Player::South);
/// assert_eq!(game.to_move(), Some(Player::South));
/// ```
///
/// ```compile_fail
/// # use mancala_engine::board;
/// let board = board!("<3,0,0,1,0,1,0,2>"); // error: expected 9 numbers (at byte 16)
/// ```
// A macro, because a function cannot hand a string to a `const`.
#[macro_export]
macro_rules! board {
    ($literal:expr $(,)?) => {
        const { $crate::__private::board_of_literal::<{ $crate::__private::width_of_literal($literal) }>($literal) }
    };
}

/// Reads a board literal of any width, and returns the width. It is called while compiling.
#[doc(hidden)]
#[must_use]
#[track_caller]
#[expect(clippy::panic, reason = "it is called in a `const` alone")]
pub const fn width_of_literal(text: &str) -> usize {
    match read_width(text) {
        Ok(width) => width,
        Err(error) => panic!("{}", error.message().as_str()),
    }
}

const fn read_width(text: &str) -> Result<usize, ParseBoardError> {
    let mut scanner = Scanner::new(text);
    scanner.skip_white_space();
    let (at, width) = match literal::take_width(&mut scanner) {
        Ok(width) => width,
        Err(error) => return Err(error),
    };
    if width < 1 || width > 127 {
        let kind = ParseBoardErrorKind::WidthOutOfRange;
        return Err(ParseBoardError { at, kind });
    }
    match literal::take_counts(&mut scanner, width) {
        Ok(_) => {}
        Err(error) => return Err(error),
    }
    match expect_end(scanner) {
        Ok(()) => Ok(width),
        Err(error) => Err(error),
    }
}

/// Reads a board literal of this width. It is called while compiling.
#[doc(hidden)]
#[must_use]
#[track_caller]
#[expect(clippy::panic, reason = "it is called in a `const` alone")]
pub const fn board_of_literal<const PITS: usize>(text: &str) -> Board<PITS> {
    match Board::from_literal(text) {
        Ok(board) => board,
        Err(error) => panic!("{}", error.message().as_str()),
    }
}
