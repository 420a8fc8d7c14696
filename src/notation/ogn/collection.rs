use core::iter::FusedIterator;

use super::asides::{skip_comments, Unclosed};
use super::read::{Extent, Reader};
use super::{Fault, Ogn, ParseOgnError, ParseOgnErrorKind as Kind};
use crate::notation::place::Place;
use crate::notation::scanner::Scanner;

impl Ogn {
    /// Reads a text of several games, one after the other, and returns a result for each.
    ///
    /// A game ends at a tag after its moves or its result. A game without moves ends at a tag that comes after a blank
    /// line. A text of white space and comments has no games.
    ///
    /// A game that cannot be read does not affect the others: after an error, reading resumes at the next line that
    /// begins with `[`, unless the line before it is a tag or a comment. The places of errors count from the start of the whole text. A byte
    /// order mark may begin each game. Reading takes linear time.
    ///
    /// ```
    /// use mancala_engine::Ogn;
    ///
    /// let text = "[South \"Ama\"]\n\n1. F f 1-0\n\n[South \"Esi\"]\n\n1. F F\n\n[South \"Yaw\"]\n\n1. A";
    /// let games: Vec<_> = Ogn::read_all(text).collect();
    /// assert_eq!(games.len(), 3);
    /// let [Ok(first), Err(error), Ok(last)] = &games[..] else { panic!("the second game is illegal") };
    /// assert_eq!((first.tag("South"), last.tag("South")), (Some("Ama"), Some("Yaw")));
    /// assert_eq!(error.to_string(), "7:6: the pit belongs to the other player");
    /// ```
    #[must_use = "iterators are lazy and do nothing unless consumed"]
    pub fn read_all(text: &str) -> impl FusedIterator<Item = Result<Self, ParseOgnError>> + Clone + '_ {
        Collection {
            text,
            scanner: Scanner::new(text),
            known: (0, Place::START),
            unclosed: Unclosed::default(),
        }
    }
}

/// The games of a text that are not read yet.
#[derive(Clone, Debug)]
struct Collection<'t> {
    text: &'t str,
    scanner: Scanner<'t>,
    /// A byte before what is left to read, and its place.
    known: (usize, Place),
    /// Looked for once the first of them is met.
    unclosed: Unclosed,
}

impl Collection<'_> {
    /// Checks whether another game begins, after white space and comments.
    fn has_next(&self) -> bool {
        let mut ahead = self.scanner;
        ahead.skip_white_space();
        ahead.take_byte_order_mark();
        let skipped = skip_comments(&mut ahead, &self.unclosed);
        skipped.is_err() || !ahead.is_at_end()
    }

    fn read(&mut self) -> Result<Ogn, Fault> {
        self.scanner.skip_white_space();
        self.scanner.take_byte_order_mark();
        let mut reader = Reader::new(self.scanner, Extent::OneOfMany, &self.unclosed);
        let game = reader.game();
        self.scanner = reader.scanner;
        game
    }

    /// The place of a byte after the last one whose place was asked for.
    fn place(&mut self, at: usize) -> Place {
        let (before, place) = self.known;
        let place = place.after(self.text.get(before..at).unwrap_or_default());
        self.known = (at, place);
        place
    }

    /// Goes to the next game after an error.
    fn resume(&mut self, fault: &Fault) {
        // A game that contradicts itself was read to its end, so the next one begins here.
        if fault.kind == Kind::WrongResult {
            return;
        }
        if fault.kind == Kind::Unclosed && self.unclosed.is_empty() {
            self.unclosed = Unclosed::of(self.text);
        }
        self.scanner.go_to(fault.at);
        let before = self.text.get(..fault.at).and_then(|read| read.rsplit('\n').next());
        let before = before.filter(|before| !before.trim_ascii().is_empty());
        let rest = self.scanner.take_line();
        let mut may_end_here = may_end_a_game(before.unwrap_or(rest));
        while self.scanner.take(b'\n') {
            let mut line = self.scanner;
            line.take_byte_order_mark();
            line.skip_blanks();
            if may_end_here && line.take(b'[') {
                return;
            }
            may_end_here = may_end_a_game(self.scanner.take_line());
        }
    }
}

/// Whether a game may end with this line, so that a tag after it is the first of the next game.
fn may_end_a_game(line: &str) -> bool {
    !line.trim_ascii_start().starts_with(['[', '{', ';'])
}

impl Iterator for Collection<'_> {
    type Item = Result<Ogn, ParseOgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        if !self.has_next() {
            return None;
        }
        Some(self.read().map_err(|fault| {
            self.resume(&fault);
            fault.kind.in_place(self.place(fault.at))
        }))
    }
}

impl FusedIterator for Collection<'_> {}
