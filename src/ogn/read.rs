use alloc::string::String;
use alloc::vec::Vec;
use core::str::FromStr;

use super::{
    is_of_name, Ogn, ParseOgnError, ParseOgnErrorKind as Kind, LETTERS, LINE_BREAKS, OWARE, RESULT, RESULTS, START,
    VARIANT,
};
use crate::place::Place;
use crate::{AnyGame, Outcome, Oware, OwarePosition, Pit, Player, Position, Record};

/// Reads the text that [`Ogn`] describes. Every move is played by the rules.
///
/// Where the first fault is, reading stops: nothing is handed out that was half read.
impl FromStr for Ogn {
    type Err = ParseOgnError;

    fn from_str(text: &str) -> Result<Self, ParseOgnError> {
        let mut reader = Reader {
            rest: text,
            place: Place::START,
        };
        let mut ogn = Self::new(Record::default());
        let in_tag = reader.tags(&mut ogn)?;
        let at_end = reader.moves(&mut ogn.record)?;
        for Said { result, place } in [in_tag, at_end].into_iter().flatten() {
            match ogn.result() {
                None => ogn.set_result(Some(result)),
                Some(known) if known == result => (),
                Some(_) => return Err(Kind::WrongResult.at(place)),
            }
        }
        Ok(ogn)
    }
}

/// A result, and where it is written.
struct Said {
    result: Outcome,
    place: Place,
}

/// A tag, and where its name and its value begin.
struct Tag<'t> {
    name: &'t str,
    name_place: Place,
    value: String,
    value_place: Place,
}

/// What is left to read, and where it begins.
struct Reader<'t> {
    rest: &'t str,
    place: Place,
}

impl<'t> Reader<'t> {
    fn take(&mut self, bytes: usize) -> &'t str {
        let (text, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        self.rest = rest;
        self.place = self.place.after(text);
        text
    }

    fn take_while(&mut self, is_part: impl Fn(char) -> bool) -> &'t str {
        let end = self.rest.find(|c| !is_part(c)).unwrap_or(self.rest.len());
        self.take(end)
    }

    fn take_mark(&mut self, mark: char) -> bool {
        let found = self.rest.starts_with(mark);
        if found {
            self.take(mark.len_utf8());
        }
        found
    }

    fn next(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn fault<T>(&self, kind: Kind) -> Result<T, ParseOgnError> {
        Err(kind.at(self.place))
    }

    /// Reads all tags, sets the record up, and returns the result that the tags say.
    fn tags(&mut self, ogn: &mut Ogn) -> Result<Option<Said>, ParseOgnError> {
        let mut names = Vec::new();
        let mut said = None;
        loop {
            self.take_while(char::is_whitespace);
            if self.next() != Some('[') {
                return Ok(said);
            }
            let tag = self.tag()?;
            if names.contains(&tag.name) {
                return Err(Kind::RepeatedTag.at(tag.name_place));
            }
            names.push(tag.name);
            let place = tag.value_place;
            match (tag.name, tag.value.as_str()) {
                (VARIANT, OWARE) | (VARIANT | RESULT, "?") => (),
                (VARIANT, _) => return Err(Kind::WrongVariant.at(place)),
                (RESULT, value) => {
                    let (_, result) = RESULTS
                        .into_iter()
                        .find(|(text, _)| *text == value)
                        .ok_or(Kind::ResultExpected.at(place))?;
                    said = result.map(|result| Said { result, place });
                }
                (START, value) => {
                    let start: Result<OwarePosition, _> = value.parse();
                    let OwarePosition(Position { board, to_move }) =
                        start.map_err(|error| Kind::from(error.kind).at(place.right(error.at)))?;
                    ogn.record = Record::new(AnyGame::<Oware>::from_board(board, to_move));
                    ogn.put_tag(START, String::new());
                }
                (name, _) => ogn.put_tag(name, tag.value),
            }
        }
    }

    fn tag(&mut self) -> Result<Tag<'t>, ParseOgnError> {
        self.tag_mark('[')?;
        self.skip_blanks();
        let name_place = self.place;
        let name = self.take_while(is_of_name);
        if name.is_empty() {
            return self.fault(Kind::BrokenTag);
        }
        self.tag_mark('"')?;
        let value_place = self.place;
        let value = self.rest_of_value()?;
        self.tag_mark(']')?;
        Ok(Tag {
            name,
            name_place,
            value,
            value_place,
        })
    }

    fn skip_blanks(&mut self) {
        self.take_while(|c| matches!(c, ' ' | '\t'));
    }

    fn tag_mark(&mut self, mark: char) -> Result<(), ParseOgnError> {
        self.skip_blanks();
        if self.take_mark(mark) {
            Ok(())
        } else {
            self.fault(Kind::BrokenTag)
        }
    }

    /// Reads a value from behind its first quote to behind its last one.
    fn rest_of_value(&mut self) -> Result<String, ParseOgnError> {
        let mut value = String::new();
        loop {
            value.push_str(self.take_while(|c| !matches!(c, '"' | '\\') && !LINE_BREAKS.contains(&c)));
            if self.take_mark('"') {
                return Ok(value);
            }
            let place = self.place;
            match (self.take_mark('\\'), self.next()) {
                (true, Some(mark @ ('"' | '\\'))) => {
                    self.take_mark(mark);
                    value.push(mark);
                }
                _ => return Err(Kind::BrokenTag.at(place)),
            }
        }
    }

    /// Plays all moves, and returns the result that stands behind them.
    fn moves(&mut self, record: &mut Record<Oware>) -> Result<Option<Said>, ParseOgnError> {
        loop {
            self.skip_asides()?;
            let place = self.place;
            let Some(next) = self.next() else {
                return Ok(None);
            };
            if let Some((text, result)) = RESULTS.into_iter().find(|(text, _)| self.rest.starts_with(text)) {
                self.take(text.len());
                self.skip_asides()?;
                return match self.next() {
                    None => Ok(result.map(|result| Said { result, place })),
                    Some(_) => self.fault(Kind::TrailingText),
                };
            }
            let pit = |player| LETTERS[player].find(next).and_then(Pit::new);
            match Player::ALL.map(pit) {
                [Some(pit), _] => self.play(record, Player::South, pit)?,
                [None, Some(pit)] => self.play(record, Player::North, pit)?,
                [None, None] => self.number()?,
            }
        }
    }

    /// Plays the move whose letter stands here.
    fn play(&mut self, record: &mut Record<Oware>, player: Player, pit: Pit<6>) -> Result<(), ParseOgnError> {
        let summary = record.play_at(player, pit);
        let captured = summary.map_err(|error| Kind::from(error).at(self.place))?.captured;
        self.take(1);
        let place = self.place;
        if self.take_mark('+') {
            let said = self.take_while(|c| c.is_ascii_digit());
            if said.is_empty() {
                return Err(Kind::UnknownWord.at(place));
            }
            if said.parse() != Ok(captured) {
                return Err(Kind::WrongCapture { captured }.at(place));
            }
        }
        Ok(())
    }

    /// Skips the number of a move, and its dots.
    fn number(&mut self) -> Result<(), ParseOgnError> {
        let place = self.place;
        let digits = self.take_while(|c| c.is_ascii_digit());
        let dots = self.take_while(|c| c == '.');
        if digits.is_empty() || dots.is_empty() {
            return Err(Kind::UnknownWord.at(place));
        }
        Ok(())
    }

    /// Skips white space, comments and variations.
    fn skip_asides(&mut self) -> Result<(), ParseOgnError> {
        loop {
            self.take_while(char::is_whitespace);
            if !matches!(self.next(), Some('{' | '(')) {
                return Ok(());
            }
            self.skip_aside()?;
        }
    }

    /// Skips the comment or variation that begins here, with all that is nested in it.
    fn skip_aside(&mut self) -> Result<(), ParseOgnError> {
        let place = self.place;
        let mut depth = 0_usize;
        loop {
            if self.take_mark('{') {
                self.take_while(|c| c != '}');
                if !self.take_mark('}') {
                    return Err(Kind::Unclosed.at(place));
                }
            } else if self.take_mark('(') {
                depth = depth.saturating_add(1);
            } else if self.take_mark(')') {
                depth = depth.saturating_sub(1);
            } else if self.take_while(|c| !matches!(c, '{' | '(' | ')')).is_empty() {
                return Err(Kind::Unclosed.at(place));
            }
            if depth == 0 {
                return Ok(());
            }
        }
    }
}

impl Kind {
    fn at(self, place: Place) -> ParseOgnError {
        let Place { line, column } = place;
        ParseOgnError {
            line,
            column,
            kind: self,
        }
    }
}
