use crate::board::{Board, BoardError, ByPlayer};
use crate::notation::scanner::Scanner;
use crate::notation::{ParseBoardError, ParseBoardErrorKind as Kind};

/// Reads a board literal of `PITS` pits per row, up to its closing bracket.
pub(super) const fn take_board<const PITS: usize>(scanner: &mut Scanner) -> Result<Board<PITS>, ParseBoardError> {
    let (at, width) = match take_width(scanner) {
        Ok(width) => width,
        Err(error) => return Err(error),
    };
    if width != PITS {
        let kind = Kind::WrongWidth { expected: PITS };
        return Err(ParseBoardError { at, kind });
    }
    let counts = match take_counts(scanner, PITS) {
        Ok(counts) => counts,
        Err(error) => return Err(error),
    };
    match board_of(&counts) {
        Ok(board) => Ok(board),
        Err(_) => Err(ParseBoardError::at(*scanner, Kind::TooManyStones)),
    }
}

/// The counts of a literal of any width: South's store, North's store, South's pits, North's pits. Two rows of 127 pits
/// fit.
pub(in crate::notation) type Counts = [u8; 256];

/// The board that has these counts.
#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "`PITS` is at most 127, and each index is below the length of its array"
)]
const fn board_of<const PITS: usize>(counts: &Counts) -> Result<Board<PITS>, BoardError> {
    let mut pits = ByPlayer {
        south: [0; PITS],
        north: [0; PITS],
    };
    let mut index = 0;
    while index < PITS {
        pits.south[index] = counts[2 + index];
        pits.north[index] = counts[2 + PITS + index];
        index += 1;
    }
    let stores = ByPlayer {
        south: counts[0],
        north: counts[1],
    };
    Board::new(pits, stores)
}

/// Reads the opening bracket and the width, and returns the byte at which the width begins, and the width.
pub(in crate::notation) const fn take_width(scanner: &mut Scanner) -> Result<(usize, usize), ParseBoardError> {
    scanner.skip_blanks();
    if !scanner.take(b'<') {
        return Err(ParseBoardError::at(*scanner, Kind::OpeningBracketExpected));
    }
    scanner.skip_blanks();
    let begin = scanner.at();
    match scanner.take_number() {
        Some(width) => Ok((begin, width)),
        None => Err(ParseBoardError::at(*scanner, Kind::NumberExpected)),
    }
}

/// Reads the counts after a width of at most 127, and the closing bracket. One function serves all widths.
#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "a width of at most 127 gives at most 256 counts"
)]
pub(in crate::notation) const fn take_counts(scanner: &mut Scanner, width: usize) -> Result<Counts, ParseBoardError> {
    let wrong_count = Kind::WrongCount {
        expected: 3 + 2 * width,
    };
    let mut counts = [0; 256];
    let mut total: u8 = 0;
    let mut index = 0;
    // The second condition never decides. It shows the compiler that no index is too large.
    while index < 2 + 2 * width && index < counts.len() {
        scanner.skip_blanks();
        if !scanner.take(b',') {
            let kind = match scanner.peek() {
                Some(b'>') => wrong_count,
                _ => Kind::SeparatorExpected,
            };
            return Err(ParseBoardError::at(*scanner, kind));
        }
        scanner.skip_blanks();
        counts[index] = match take_count(scanner, &mut total) {
            Ok(count) => count,
            Err(error) => return Err(error),
        };
        index += 1;
    }
    scanner.skip_blanks();
    if scanner.take(b'>') {
        return Ok(counts);
    }
    let kind = match scanner.peek() {
        Some(b',') => wrong_count,
        _ => Kind::SeparatorExpected,
    };
    Err(ParseBoardError::at(*scanner, kind))
}

/// Reads the count of one pit or store, and adds it to the total.
pub(in crate::notation) const fn take_count(scanner: &mut Scanner, total: &mut u8) -> Result<u8, ParseBoardError> {
    let at = scanner.at();
    let kind = match scanner.take_number() {
        #[expect(clippy::cast_possible_truncation, reason = "the pattern bounds the number")]
        Some(count @ 0..=255) => match total.checked_add(count as u8) {
            Some(sum) => {
                *total = sum;
                return Ok(count as u8);
            }
            None => Kind::TooManyStones,
        },
        Some(_) => Kind::NumberTooLarge,
        None => return Err(ParseBoardError::at(*scanner, Kind::NumberExpected)),
    };
    Err(ParseBoardError { at, kind })
}
