use alloc::collections::BTreeSet;
use alloc::string::String;

use super::asides::skip_comments;
use super::outcome::take_outcome;
use super::read::{Claim, Reader};
use super::{is_of_name, roster_place, Fault, Ogn, ParseOgnErrorKind as Kind, OWARE, RESULT, START, VARIANT};
use crate::board::Position;
use crate::game::AnyGame;
use crate::notation::scanner::Scanner;
use crate::notation::{OwarePosition, ParseBoardError};
use crate::record::Record;
use crate::rules::Oware;

/// A tag, and the bytes at which its name and its value begin.
struct Tag<'t> {
    name: &'t str,
    name_at: usize,
    value: String,
    value_at: usize,
}

/// Reads all tags, sets the record up, and returns the result that a tag states.
pub(super) fn read(reader: &mut Reader, ogn: &mut Ogn) -> Result<Option<Claim>, Fault> {
    let mut names = BTreeSet::new();
    let mut claim = None;
    loop {
        let has_blank_line = skip_comments(&mut reader.scanner, reader.unclosed)?;
        if !names.is_empty() && has_blank_line && reader.is_at_next_game() || reader.scanner.peek() != Some(b'[') {
            return Ok(claim);
        }
        let tag = take_tag(&mut reader.scanner)?;
        if !names.insert(tag.name) {
            return Err(Fault::new(tag.name_at, Kind::RepeatedTag));
        }
        let at = tag.value_at;
        match (tag.name, tag.value.as_str()) {
            (VARIANT, OWARE | "?") | (RESULT, "?" | "*") => (),
            (VARIANT, _) => return Err(Fault::new(at, Kind::WrongVariant)),
            (RESULT, value) => {
                let mut value = Scanner::new(value);
                let outcome = take_outcome(&mut value).filter(|_| value.is_at_end());
                let outcome = outcome.ok_or(Fault::new(at, Kind::ResultExpected))?;
                claim = Some(Claim { outcome, at });
            }
            (START, value) => {
                let start = value
                    .parse()
                    .map_err(|error: ParseBoardError| Fault::new(at.saturating_add(error.at), error.kind));
                let OwarePosition(Position { board, to_move }) = start?;
                ogn.record = Record::new(AnyGame::<Oware>::from_board(board, to_move));
                ogn.tags.push((START.into(), String::new()));
            }
            (name, _) => match roster_place(name).and_then(|place| ogn.tags.get_mut(place)) {
                Some((_, value)) => *value = tag.value,
                None => ogn.tags.push((name.into(), tag.value)),
            },
        }
    }
}

/// Reads a tag: `[Name "value"]`.
fn take_tag<'t>(scanner: &mut Scanner<'t>) -> Result<Tag<'t>, Fault> {
    take_mark(scanner, b'[')?;
    scanner.skip_blanks();
    let name_at = scanner.at();
    let name = scanner.take_while(is_of_name);
    if name.is_empty() {
        return Err(Fault::at(*scanner, Kind::BrokenTag));
    }
    take_mark(scanner, b'"')?;
    let value_at = scanner.at();
    let value = take_value(scanner)?;
    take_mark(scanner, b']')?;
    Ok(Tag {
        name,
        name_at,
        value,
        value_at,
    })
}

fn take_mark(scanner: &mut Scanner, mark: u8) -> Result<(), Fault> {
    scanner.skip_blanks();
    if scanner.take(mark) {
        Ok(())
    } else {
        Err(Fault::at(*scanner, Kind::BrokenTag))
    }
}

/// Reads a value and the quote that ends it.
fn take_value(scanner: &mut Scanner) -> Result<String, Fault> {
    let mut value = String::new();
    loop {
        value.push_str(scanner.take_while(|byte| !matches!(byte, b'"' | b'\\' | b'\n' | b'\r')));
        if scanner.take(b'"') {
            return Ok(value);
        }
        let escape = *scanner;
        if scanner.take(b'\\') && scanner.take(b'"') {
            value.push('"');
        } else if scanner.take(b'\\') {
            value.push('\\');
        } else {
            return Err(Fault::at(escape, Kind::BrokenTag));
        }
    }
}
