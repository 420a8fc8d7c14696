use core::fmt;
use core::str::FromStr;

use crate::board::{Board, ByPlayer, Player, Position};
use crate::notation::scanner::Scanner;
use crate::notation::{board, ParseBoardError, ParseBoardErrorKind as Kind};

/// A position of Oware on six pits, in the notation of Oware programs (Aalina, Aualé).
///
/// It has the twelve pits counterclockwise from South's left (A to F, a to f), South's store, North's store, and the
/// player to move.
///
/// ```
/// use mancala_engine::{board, AnyGame, Oware, OwarePosition, Player, Position};
///
/// let OwarePosition(Position { board, to_move }) = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S".parse()?;
/// assert_eq!(AnyGame::<Oware>::from_board(board, to_move), AnyGame::start());
///
/// let after_f = Position { board: board!("<6,0,0,4,4,4,4,4,0,5,5,5,5,4,4>"), to_move: Player::North };
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

/// Reads what [`Display`](fmt::Display) writes: decimal numbers without a sign, with no spaces between them. Leading
/// zeros are allowed, and white space around the whole text is ignored.
impl FromStr for OwarePosition {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Self, ParseBoardError> {
        let mut scanner = Scanner::new(text);
        scanner.skip_white_space();
        let position = take_position(&mut scanner)?;
        board::expect_end(scanner)?;
        Ok(Self(position))
    }
}

/// Reads a position, up to the player to move.
pub(super) fn take_position(scanner: &mut Scanner) -> Result<Position<6>, ParseBoardError> {
    let mut pits = ByPlayer::<[u8; 6]>::default();
    let mut stores = ByPlayer::default();
    let ByPlayer { south, north } = &mut pits;
    let places = south
        .iter_mut()
        .chain(north)
        .chain([&mut stores.south, &mut stores.north]);
    let mut total = 0;
    for place in places {
        *place = board::take_count(scanner, &mut total)?;
        if !scanner.take(b'-') {
            return Err(ParseBoardError::at(*scanner, Kind::DashExpected));
        }
    }
    let to_move = if scanner.take(b'S') {
        Player::South
    } else if scanner.take(b'N') {
        Player::North
    } else {
        return Err(ParseBoardError::at(*scanner, Kind::MoverExpected));
    };
    let board = Board::new(pits, stores).map_err(|_| ParseBoardError::at(*scanner, Kind::TooManyStones))?;
    Ok(Position { board, to_move })
}
