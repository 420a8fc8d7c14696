use mancala_engine::{Board, BoardError, ByPlayer, DynGame, ParseBoardError, ParseBoardErrorKind, Player, Position};

use crate::rules::Rules;

/// A position of any width, still without rules.
pub(crate) trait Start {
    fn game(&self, rules: Rules) -> Box<dyn DynGame>;
}

impl<const PITS: usize> Start for Position<PITS> {
    fn game(&self, rules: Rules) -> Box<dyn DynGame> {
        rules.game(*self)
    }
}

/// The ways to set up a board of one width.
///
/// In the library the width is part of the type; a record names it at run time, and this leads back to the type.
pub(crate) struct Width {
    /// The same number of stones in each pit, South to move.
    pub(crate) even: fn(u8) -> Result<Box<dyn Start>, BoardError>,
    parse: fn(&str) -> Result<Box<dyn Start>, ParseBoardError>,
}

/// All widths that a record can name, from 1 on.
static WIDTHS: [Width; 16] = [
    width::<1>(),
    width::<2>(),
    width::<3>(),
    width::<4>(),
    width::<5>(),
    width::<6>(),
    width::<7>(),
    width::<8>(),
    width::<9>(),
    width::<10>(),
    width::<11>(),
    width::<12>(),
    width::<13>(),
    width::<14>(),
    width::<15>(),
    width::<16>(),
];

const fn width<const PITS: usize>() -> Width {
    Width {
        even: |stones| {
            let row = [stones; PITS];
            let pits = ByPlayer { south: row, north: row };
            let board = Board::new(pits, ByPlayer::default())?;
            let to_move = Player::South;
            Ok(Box::new(Position { board, to_move }))
        },
        parse: |text| Ok(Box::new(text.parse::<Position<PITS>>()?)),
    }
}

impl Width {
    pub(crate) const MOST: usize = WIDTHS.len();

    pub(crate) fn of(pits: usize) -> Option<&'static Self> {
        WIDTHS.get(pits.checked_sub(1)?)
    }
}

/// Reads a position whose width only the text knows. A fault is the byte of the text, and the reason.
pub(crate) fn parse(text: &str) -> Result<Box<dyn Start>, (usize, String)> {
    let mut width_at = 0;
    for width in &WIDTHS {
        match (width.parse)(text) {
            Ok(start) => return Ok(start),
            Err(ParseBoardError {
                at,
                kind: ParseBoardErrorKind::WrongWidth { .. },
            }) => width_at = at,
            Err(ParseBoardError { at, kind }) => return Err((at, kind.to_string())),
        }
    }
    Err((width_at, format!("expected a board of 1 to {} pits a row", Width::MOST)))
}
