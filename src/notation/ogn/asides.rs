use alloc::vec::Vec;

use super::{Fault, ParseOgnErrorKind as Kind};
use crate::notation::scanner::Scanner;

/// Skips white space and comments, and returns whether there is a blank line among them.
pub(super) fn skip_comments(scanner: &mut Scanner, unclosed: &Unclosed) -> Result<bool, Fault> {
    let mut has_blank_line = false;
    loop {
        let space = scanner.take_white_space();
        has_blank_line |= space.matches('\n').nth(1).is_some();
        if !skip_comment(scanner, unclosed)? {
            return Ok(has_blank_line);
        }
    }
}

/// Skips white space, comments and variations.
pub(super) fn skip_asides(scanner: &mut Scanner, unclosed: &Unclosed) -> Result<(), Fault> {
    loop {
        skip_comments(scanner, unclosed)?;
        if !skip_variation(scanner, unclosed)? {
            return Ok(());
        }
    }
}

/// Skips the comment that begins here, if one does: `{ .. }`, or `;` up to the end of the line.
fn skip_comment(scanner: &mut Scanner, unclosed: &Unclosed) -> Result<bool, Fault> {
    match scanner.peek() {
        Some(b'{') => {
            let begin = *scanner;
            unclosed.check(begin)?;
            scanner.take_while(|byte| byte != b'}');
            if !scanner.take(b'}') {
                return Err(Fault::at(begin, Kind::Unclosed));
            }
        }
        Some(b';') => {
            scanner.take_line();
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// Skips the variation that begins here, if one does, with all variations and comments inside it.
fn skip_variation(scanner: &mut Scanner, unclosed: &Unclosed) -> Result<bool, Fault> {
    let begin = *scanner;
    if !scanner.take(b'(') {
        return Ok(false);
    }
    unclosed.check(begin)?;
    let mut depth = 1_usize;
    while depth > 0 {
        scanner.take_while(|byte| !matches!(byte, b'{' | b';' | b'(' | b')'));
        if scanner.take(b'(') {
            depth = depth.saturating_add(1);
        } else if scanner.take(b')') {
            depth = depth.saturating_sub(1);
        } else if !matches!(skip_comment(scanner, unclosed), Ok(true)) {
            return Err(Fault::at(begin, Kind::Unclosed));
        }
    }
    Ok(true)
}

/// The brackets that open a comment or a variation which does not end, as far as they are known.
///
/// Without it, a collection of n games that each have such a bracket would be read to its end n times.
#[derive(Clone, Debug, Default)]
pub(super) struct Unclosed {
    /// The byte of each bracket, in falling order.
    brackets: Vec<usize>,
}

impl Unclosed {
    /// Finds all of them in one pass, from the last byte to the first: whether a bracket is closed depends on what
    /// follows it alone.
    pub(super) fn of(text: &str) -> Self {
        let mut brackets = Vec::new();
        // For the text from a byte on, how far the depth of variations falls below what it is at that byte.
        let mut falls = 0_usize;
        let mut falls_after_comment = None;
        let mut falls_on_next_line = 0;
        for (at, byte) in text.bytes().enumerate().rev() {
            match byte {
                b'}' => falls_after_comment = Some(falls),
                b'\n' => falls_on_next_line = falls,
                b';' => falls = falls_on_next_line,
                b')' => falls = falls.saturating_add(1),
                b'(' if falls > 0 => falls = falls.saturating_sub(1),
                b'{' if falls_after_comment.is_some() => falls = falls_after_comment.unwrap_or_default(),
                b'(' | b'{' => {
                    brackets.push(at);
                    falls = 0;
                }
                _ => {}
            }
        }
        Self { brackets }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.brackets.is_empty()
    }

    /// Refuses a bracket that is known not to be closed.
    fn check(&self, bracket: Scanner) -> Result<(), Fault> {
        match self.brackets.binary_search_by(|at| bracket.at().cmp(at)) {
            Ok(_) => Err(Fault::at(bracket, Kind::Unclosed)),
            Err(_) => Ok(()),
        }
    }
}
