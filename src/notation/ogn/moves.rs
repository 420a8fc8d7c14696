use super::asides::skip_asides;
use super::outcome::take_outcome;
use super::read::{Claim, Reader};
use super::{Fault, ParseOgnErrorKind as Kind};
use crate::notation::oware;
use crate::notation::scanner::Scanner;
use crate::record::Record;
use crate::rules::Oware;

/// Plays all moves, and returns the result that is stated after them.
pub(super) fn read(reader: &mut Reader, record: &mut Record<Oware>) -> Result<Option<Claim>, Fault> {
    let mut is_numbered = false;
    loop {
        skip_asides(&mut reader.scanner, reader.unclosed)?;
        if reader.is_at_next_game() {
            return Ok(None);
        }
        let Some(next) = reader.scanner.peek() else {
            return Ok(None);
        };
        let scanner = &mut reader.scanner;
        match next {
            b'0'..=b'9' => {
                let number = *scanner;
                scanner.take_while(|byte| byte.is_ascii_digit());
                if matches!(scanner.peek(), Some(b'-' | b'/')) {
                    *scanner = number;
                    return result(reader);
                }
                is_numbered = true;
            }
            b'.' if is_numbered => {
                scanner.take(b'.');
            }
            // A lone `?` may also be a result. It says nothing either way.
            b'!' | b'?' => {
                scanner.take(next);
            }
            b'$' => skip_glyph(scanner)?,
            b'*' => {
                scanner.take(b'*');
                return expect_end(reader).map(|()| None);
            }
            letter => {
                play(scanner, record, letter)?;
                is_numbered = false;
            }
        }
    }
}

/// Reads a result, after which no move can follow.
fn result(reader: &mut Reader) -> Result<Option<Claim>, Fault> {
    let begin = reader.scanner;
    let outcome = take_outcome(&mut reader.scanner).ok_or(Fault::at(begin, Kind::ResultExpected))?;
    expect_end(reader)?;
    Ok(Some(Claim {
        outcome,
        at: begin.at(),
    }))
}

/// Accepts nothing but comments and variations up to the end of the game.
fn expect_end(reader: &mut Reader) -> Result<(), Fault> {
    skip_asides(&mut reader.scanner, reader.unclosed)?;
    if reader.scanner.is_at_end() || reader.is_at_next_game() {
        Ok(())
    } else {
        reader.fault(Kind::TrailingText)
    }
}

/// Skips an annotation that is a number, such as `$1`.
fn skip_glyph(scanner: &mut Scanner) -> Result<(), Fault> {
    let begin = *scanner;
    scanner.take(b'$');
    match scanner.take_number() {
        Some(_) => Ok(()),
        None => Err(Fault::at(begin, Kind::UnknownWord)),
    }
}

/// Plays the move whose letter is next, and compares what it captures with the `+n` that may follow.
#[expect(clippy::arithmetic_side_effects, reason = "a board holds at most 255 stones")]
fn play(scanner: &mut Scanner, record: &mut Record<Oware>, letter: u8) -> Result<(), Fault> {
    let mover = record.to_move();
    let played = oware::play(record, letter).ok_or(Fault::at(*scanner, Kind::UnknownWord))?;
    let summary = played.map_err(|error| Fault::at(*scanner, error))?;
    scanner.take(letter);
    let plus = *scanner;
    if scanner.take(b'+') {
        let stated = scanner.take_number().ok_or(Fault::at(plus, Kind::UnknownWord))?;
        let captured = summary.captured;
        // Some programs add the mover's sweep if the move ends the game.
        let gained = captured + mover.map_or(0, |mover| summary.swept[mover]);
        if ![captured, gained].map(usize::from).contains(&stated) {
            return Err(Fault::at(plus, Kind::WrongCapture { captured }));
        }
    }
    Ok(())
}
