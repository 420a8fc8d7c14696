use core::fmt;
use core::str::FromStr;

use crate::notation::split_digits;
use crate::{Board, ByPlayer, ParseBoardError, ParseBoardErrorKind, Player, Position};

/// A position of Oware on six pits, in the notation of Oware programs (Aalina, Aualé).
///
/// Twelve pits counterclockwise from South's left (A to F and a to f), South's store, North's store, and the player to
/// move.
///
/// ```
/// use mancala_engine::{AnyGame, Oware, OwarePosition, Player, Position};
///
/// let OwarePosition(Position { board, to_move }) = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S".parse()?;
/// assert_eq!(AnyGame::<Oware>::from_board(board, to_move), AnyGame::start());
///
/// let after_f = Position { board: "<6,0,0,4,4,4,4,4,0,5,5,5,5,4,4>".parse()?, to_move: Player::North };
/// assert_eq!(OwarePosition(after_f).to_string(), "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N");
/// # Ok::<(), mancala_engine::ParseBoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OwarePosition(pub Position<6>);

/// Writes the notation of Oware programs.
impl fmt::Display for OwarePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position { board, to_move } = self.0;
        let rows = Player::ALL.into_iter().flat_map(|player| board.pits(player));
        for stones in rows.chain(Player::ALL.map(|player| board.store(player))) {
            write!(f, "{stones}-")?;
        }
        f.write_str(match to_move {
            Player::South => "S",
            Player::North => "N",
        })
    }
}

/// Reads what [`Display`](fmt::Display) writes: decimal numbers without a sign, and no blanks. Leading zeros are read.
impl FromStr for OwarePosition {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Self, ParseBoardError> {
        use ParseBoardErrorKind as Kind;
        let fault = |rest: &str, kind| {
            #[expect(clippy::arithmetic_side_effects, reason = "the rest is a part of the text")]
            let at = text.len() - rest.len();
            ParseBoardError { at, kind }
        };

        let mut rest = text;
        let mut pits = ByPlayer::<[u8; 6]>::default();
        let mut stores = ByPlayer::default();
        let ByPlayer { south, north } = &mut pits;
        let places = south
            .iter_mut()
            .chain(north)
            .chain([&mut stores.south, &mut stores.north]);
        let mut total: u8 = 0;
        for place in places {
            let (digits, after) = split_digits(rest);
            if digits.is_empty() {
                return Err(fault(rest, Kind::NumberExpected));
            }
            *place = digits.parse().map_err(|_| fault(rest, Kind::NumberTooLarge))?;
            total = total.checked_add(*place).ok_or(fault(rest, Kind::TooManyStones))?;
            rest = after.strip_prefix('-').ok_or(fault(after, Kind::DashExpected))?;
        }
        let (to_move, end) = if let Some(end) = rest.strip_prefix('S') {
            (Player::South, end)
        } else if let Some(end) = rest.strip_prefix('N') {
            (Player::North, end)
        } else {
            return Err(fault(rest, Kind::MoverExpected));
        };
        if !end.is_empty() {
            return Err(fault(end, Kind::TrailingText));
        }
        let board = Board::new(pits, stores).map_err(|_| fault(end, Kind::TooManyStones))?;
        Ok(Self(Position { board, to_move }))
    }
}
