use std::{fmt, str};

use crate::fault::{Fault, Place};

/// What is left to read of a line, word by word, and where that begins.
pub(crate) struct Words<'t> {
    line: &'t [u8],
    place: Place,
}

/// A word of a line, and where it begins.
pub(crate) struct Word<'t> {
    pub(crate) text: &'t str,
    pub(crate) place: Place,
}

impl<'t> Words<'t> {
    /// The words of a line that begins here.
    pub(crate) fn new(line: &'t [u8], place: Place) -> Self {
        Self { line, place }
    }

    /// Reads one word as a value. `meaning` names what `read` takes, for whoever wrote something else.
    pub(crate) fn value<T>(&mut self, meaning: &str, read: impl Fn(&str) -> Option<T>) -> Result<(T, Place), Fault> {
        let end = self.place;
        let Some(Word { text, place }) = self.next().transpose()? else {
            return Err(end.fault(format!("expected {meaning}")));
        };
        match read(text) {
            Some(value) => Ok((value, place)),
            None => Err(place.fault(format!("expected {meaning}, not {text:?}"))),
        }
    }

    /// Reads all that is left as one word.
    pub(crate) fn rest(&mut self) -> Result<Word<'t>, Fault> {
        self.take(self.line.len())
    }

    fn take(&mut self, bytes: usize) -> Result<Word<'t>, Fault> {
        let place = self.place;
        let (word, line) = self.line.split_at(bytes);
        *self = Self::new(line, place.right(bytes));
        let text = text(word, place)?;
        Ok(Word { text, place })
    }
}

impl<'t> Iterator for Words<'t> {
    type Item = Result<Word<'t>, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        let is_blank = |byte: &u8| matches!(byte, b' ' | b'\t');
        let begin = self.line.iter().position(|byte| !is_blank(byte))?;
        *self = Self::new(&self.line[begin..], self.place.right(begin));
        let end = self.line.iter().position(is_blank).unwrap_or(self.line.len());
        Some(self.take(end))
    }
}

impl Word<'_> {
    pub(crate) fn fault(&self, reason: impl fmt::Display) -> Fault {
        self.place.fault(reason)
    }
}

/// Reads a number of decimal digits. One that is too long to be held stands for more than anything can be.
pub(crate) fn number(word: &str) -> Option<usize> {
    let is_number = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| word.parse().unwrap_or(usize::MAX))
}

/// Checks that what stands here is text.
pub(crate) fn text(bytes: &[u8], place: Place) -> Result<&str, Fault> {
    str::from_utf8(bytes).map_err(|error| place.right(error.valid_up_to()).fault("this is not UTF-8"))
}
