use core::str::Split;

use super::{ParseRecordError, ParseRecordErrorKind};
use crate::notation::place::Place;

/// What is left to read of a record: words, without comments and the white space between them.
#[derive(Clone, Debug)]
pub(super) struct Words<'t> {
    /// What is left of the current line.
    line: &'t str,
    /// Where that begins.
    place: Place,
    later_lines: Split<'t, char>,
}

/// A piece of a line, and where it begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'t> {
    pub(super) text: &'t str,
    pub(super) place: Place,
}

impl<'t> Words<'t> {
    /// All words but a leading byte order mark.
    pub(super) fn of(text: &'t str) -> Self {
        let after_mark = text.strip_prefix('\u{feff}');
        let mut lines = after_mark.unwrap_or(text).split('\n');
        Self {
            line: lines.next().map_or("", without_comment),
            place: Place::START.right(after_mark.map_or(0, |rest| text.len().saturating_sub(rest.len()))),
            later_lines: lines,
        }
    }

    /// Where the next thing to read begins, or could begin.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// The next word of the current line.
    pub(super) fn next_in_line(&mut self) -> Option<Word<'t>> {
        let begin = self.line.find(|c| !BLANKS.contains(&c))?;
        self.take(begin);
        let end = self.line.find(BLANKS).unwrap_or(self.line.len());
        Some(self.take(end))
    }

    /// All that is left of the current line.
    pub(super) fn rest_of_line(&mut self) -> Word<'t> {
        self.take(self.line.len())
    }

    fn take(&mut self, bytes: usize) -> Word<'t> {
        let place = self.place;
        let (text, rest) = self.line.split_at_checked(bytes).unwrap_or((self.line, ""));
        self.line = rest;
        self.place = place.right(text.len());
        Word { text, place }
    }
}

const BLANKS: [char; 2] = [' ', '\t'];

/// A line up to its comment or its end.
fn without_comment(line: &str) -> &str {
    let line = line.strip_suffix('\r').unwrap_or(line);
    line.split('#').next().unwrap_or(line)
}

/// The words of all lines.
impl<'t> Iterator for Words<'t> {
    type Item = Word<'t>;

    fn next(&mut self) -> Option<Word<'t>> {
        loop {
            if let Some(word) = self.next_in_line() {
                return Some(word);
            }
            self.line = self.later_lines.next().map(without_comment)?;
            self.place = self.place.next_line();
        }
    }
}

impl Word<'_> {
    /// The value of decimal digits. One that is too long to be held stands for more than anything can be.
    pub(super) fn number(&self) -> Option<usize> {
        let is_number = self.text.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| self.text.parse().unwrap_or(usize::MAX))
    }
}

impl Place {
    pub(super) fn fault(self, kind: impl Into<ParseRecordErrorKind>) -> ParseRecordError {
        let Self { line, column } = self;
        let kind = kind.into();
        ParseRecordError { line, column, kind }
    }
}
