use core::str::FromStr;

use super::asides::Unclosed;
use super::{moves, tags, Fault, Ogn, ParseOgnError, ParseOgnErrorKind as Kind};
use crate::game::Outcome;
use crate::notation::scanner::Scanner;
use crate::record::Record;

/// Reads one game in the text that [`Ogn`] documents. Every move is played under the rules.
///
/// # Errors
///
/// [`ParseOgnError`] with the line, the byte and the kind of the first error. No partial record is returned.
impl FromStr for Ogn {
    type Err = ParseOgnError;

    fn from_str(text: &str) -> Result<Self, ParseOgnError> {
        let mut scanner = Scanner::new(text);
        scanner.take_byte_order_mark();
        let unclosed = Unclosed::default();
        let mut reader = Reader::new(scanner, Extent::WholeText, &unclosed);
        reader.game().map_err(|fault| fault.kind.in_place(fault.place(text)))
    }
}

/// The extent of one game in a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Extent {
    /// All of it. Blank lines may separate the tags.
    WholeText,
    /// A part. A tag after moves, after a result, or after a tag and a blank line begins the next game.
    OneOfMany,
}

/// A result, and the byte where it is written.
pub(super) struct Claim {
    pub(super) outcome: Outcome,
    pub(super) at: usize,
}

/// Reads one game.
pub(super) struct Reader<'t, 'u> {
    pub(super) scanner: Scanner<'t>,
    pub(super) unclosed: &'u Unclosed,
    extent: Extent,
    /// The byte at which the game begins.
    begin: usize,
}

impl<'t, 'u> Reader<'t, 'u> {
    pub(super) fn new(scanner: Scanner<'t>, extent: Extent, unclosed: &'u Unclosed) -> Self {
        Self {
            scanner,
            unclosed,
            extent,
            begin: scanner.at(),
        }
    }

    pub(super) fn game(&mut self) -> Result<Ogn, Fault> {
        let mut ogn = Ogn::new(Record::default());
        let in_tag = tags::read(self, &mut ogn)?;
        let at_end = moves::read(self, &mut ogn.record)?;
        for Claim { outcome, at } in [in_tag, at_end].into_iter().flatten() {
            match ogn.result() {
                None => ogn.set_result(Some(outcome)),
                Some(known) if known == outcome => (),
                Some(_) => return Err(Fault::new(at, Kind::WrongResult)),
            }
        }
        Ok(ogn)
    }

    /// Checks whether the next game begins here.
    pub(super) fn is_at_next_game(&self) -> bool {
        let mut ahead = self.scanner;
        ahead.take_byte_order_mark();
        self.extent == Extent::OneOfMany && self.scanner.at() > self.begin && ahead.take(b'[')
    }

    pub(super) fn fault<T>(&self, kind: impl Into<Kind>) -> Result<T, Fault> {
        Err(Fault::at(self.scanner, kind))
    }
}
