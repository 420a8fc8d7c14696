use crate::fault::{Fault, Place};
use crate::rules::Rules;
use crate::start::{self, Start, Width};
use crate::table::Table;
use crate::words::{number, text, Word, Words};

/// A record, read up to its first fault.
#[derive(Default)]
pub(crate) struct Record {
    rules: Option<Rules>,
    start: Option<Box<dyn Start>>,
    headers: Vec<Header>,
    pub(crate) moves: Vec<Move>,
    pub(crate) fault: Option<Fault>,
}

/// A pit to lift, by its number from the mover's left, and where the record says so.
pub(crate) struct Move {
    pub(crate) place: Place,
    pub(crate) pit: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Header {
    Variant,
    Board,
    Position,
}

impl Record {
    pub(crate) fn read(text: &[u8]) -> Self {
        let mut record = Self::default();
        let places = (1..).map(Place::at_line);
        let mut lines = places.zip(text.split(|&byte| byte == b'\n'));
        record.fault = lines.try_for_each(|(place, line)| record.line(place, line)).err();
        record
    }

    /// Sets up the game that the headers describe.
    pub(crate) fn table(&self) -> Table {
        let rules = self.rules.unwrap_or_default();
        let game = match &self.start {
            Some(start) => start.game(rules),
            None => rules.opening(),
        };
        Table::new(game, rules.repetition())
    }

    fn line(&mut self, place: Place, line: &[u8]) -> Result<(), Fault> {
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let end = line.iter().position(|&byte| byte == b'#').unwrap_or(line.len());
        let (words, comment) = line.split_at(end);
        self.words(Words::new(words, place))?;
        text(comment, place.right(end))?;
        Ok(())
    }

    fn words(&mut self, mut words: Words) -> Result<(), Fault> {
        while let Some(word) = words.next().transpose()? {
            if let Some(header) = Header::named(word.text) {
                return self.header(header, &word, words);
            }
            let pit = number(word.text)
                .ok_or_else(|| word.fault(format!("{:?} is neither a header nor a pit number", word.text)))?;
            self.moves.push(Move { place: word.place, pit });
        }
        Ok(())
    }

    /// Reads a header to the end of its line.
    fn header(&mut self, header: Header, word: &Word, mut words: Words) -> Result<(), Fault> {
        let name = word.text;
        if !self.moves.is_empty() {
            return Err(word.fault(format!("the header `{name}` stands after a move")));
        }
        if self.headers.contains(&header) {
            return Err(word.fault(format!("the header `{name}` is repeated")));
        }
        if header.rival().is_some_and(|rival| self.headers.contains(&rival)) {
            return Err(word.fault("a record has `board` or `position`, not both"));
        }
        self.headers.push(header);
        match header {
            Header::Variant => self.rules = Some(rules(&mut words)?),
            Header::Board => self.start = Some(board(&mut words)?),
            Header::Position => self.start = Some(position(&mut words)?),
        }
        match words.next().transpose()? {
            Some(word) => Err(word.fault(format!("{:?} follows the header `{name}` on its line", word.text))),
            None => Ok(()),
        }
    }
}

impl Header {
    fn named(word: &str) -> Option<Self> {
        match word {
            "variant" => Some(Self::Variant),
            "board" => Some(Self::Board),
            "position" => Some(Self::Position),
            _ => None,
        }
    }

    /// The header that says the same in another way.
    fn rival(self) -> Option<Self> {
        match self {
            Self::Variant => None,
            Self::Board => Some(Self::Position),
            Self::Position => Some(Self::Board),
        }
    }
}

fn rules(words: &mut Words) -> Result<Rules, Fault> {
    let names = Rules::ALL.map(Rules::name).join(", ");
    let (rules, _) = words.value(&format!("a variant ({names})"), Rules::named)?;
    Ok(rules)
}

fn board(words: &mut Words) -> Result<Box<dyn Start>, Fault> {
    let pits = format!("1 to {} pits a row", Width::MOST);
    let (width, _) = words.value(&pits, |word| Width::of(number(word)?))?;
    let (stones, place) = words.value("1 to 255 stones a pit", |word| {
        u8::try_from(number(word)?).ok().filter(|&stones| stones > 0)
    })?;
    (width.even)(stones).map_err(|error| place.fault(error))
}

/// Reads a position, which takes the rest of the line.
fn position(words: &mut Words) -> Result<Box<dyn Start>, Fault> {
    let literal = words.rest()?;
    start::parse(literal.text).map_err(|(at, reason)| literal.place.right(at).fault(reason))
}
