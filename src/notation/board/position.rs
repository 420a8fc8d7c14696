use core::fmt;
use core::str::FromStr;

use super::write::write_literal;
use super::{expect_end, literal};
use crate::board::{check_width, Player, Position};
use crate::game::DynPosition;
use crate::notation::scanner::Scanner;
use crate::notation::{ParseBoardError, ParseBoardErrorKind};

/// The word for the player to move.
const fn side(player: Player) -> &'static str {
    match player {
        Player::South => "south",
        Player::North => "north",
    }
}

/// Writes the side to move and the board: `south <6,0,0,..>`.
impl<const PITS: usize> fmt::Display for Position<PITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", side(self.to_move), self.board)
    }
}

/// Writes the side to move and the board, or the board alone if the game is finished.
impl fmt::Display for DynPosition<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.game();
        if let Some(to_move) = game.to_move() {
            write!(f, "{} ", side(to_move))?;
        }
        let counts = Player::ALL
            .into_iter()
            .flat_map(|player| (0..game.width()).filter_map(move |index| game.stones(player, index)));
        write_literal(f, game.width(), Player::ALL.map(|player| game.store(player)), counts)
    }
}

/// Reads `south` or `north`, at least one space or tab, and a board literal. White space around the whole text is
/// ignored.
impl<const PITS: usize> FromStr for Position<PITS> {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Self, ParseBoardError> {
        const { check_width::<PITS>() }
        let mut scanner = Scanner::new(text);
        scanner.skip_white_space();
        let to_move = take_side(&mut scanner)?;
        let board = literal::take_board(&mut scanner)?;
        expect_end(scanner)?;
        Ok(Self { board, to_move })
    }
}

/// Reads the side to move, up to the space or tab after it.
pub(in crate::notation) fn take_side(scanner: &mut Scanner) -> Result<Player, ParseBoardError> {
    let begin = *scanner;
    let word = scanner.take_while(|byte| byte.is_ascii_lowercase());
    let player = Player::ALL.into_iter().find(|&player| side(player) == word);
    if let (Some(player), Some(b' ' | b'\t')) = (player, scanner.peek()) {
        return Ok(player);
    }
    let breaks_off = scanner.ends_here() && Player::ALL.into_iter().any(|player| side(player).starts_with(word));
    let place = if breaks_off { *scanner } else { begin };
    Err(ParseBoardError::at(place, ParseBoardErrorKind::SideExpected))
}
