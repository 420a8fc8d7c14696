use crate::notation::place::Place;
use crate::notation::scanner::Scanner;

/// An error in a text, and the byte at which it is.
///
/// Readers return this. The line and the column are only counted when it becomes a public error.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fault<K> {
    pub(super) at: usize,
    pub(super) kind: K,
}

impl<K> Fault<K> {
    /// An error at the next thing to read.
    pub(super) fn at(scanner: Scanner, kind: impl Into<K>) -> Self {
        Self::new(scanner.at(), kind)
    }

    pub(super) fn new(at: usize, kind: impl Into<K>) -> Self {
        let kind = kind.into();
        Self { at, kind }
    }

    /// The place in its text.
    pub(super) fn place(&self, text: &str) -> Place {
        Place::START.after(text.get(..self.at).unwrap_or(text))
    }
}
