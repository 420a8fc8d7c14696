use alloc::format;
use alloc::string::String;
use core::fmt;

use super::outcome::Statement;
use super::{is_usual, Ogn, OWARE, RESULT, ROSTER, START, VARIANT};
use crate::notation::{oware, OwarePosition};
use crate::record::Ply;

/// The most columns of a line of moves.
const COLUMNS: usize = 79;

/// Writes the record as [`Ogn`] describes, without a line end after the last line.
impl fmt::Display for Ogn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let statement = Statement::of(self);
        let result = format!("{statement}");
        write!(f, "[{VARIANT} \"{OWARE}\"]")?;
        let mut tags = self.tags.iter();
        for (name, value) in tags.by_ref().take(ROSTER.len()) {
            write_tag(f, name, value)?;
        }
        write_tag(f, RESULT, &result)?;
        let start = format!("{}", OwarePosition(self.record.start_position()));
        let has_start = self.tags.iter().any(|(name, _)| name == START);
        if !has_start && !is_usual(&self.record) {
            write_tag(f, START, &start)?;
        }
        for (name, value) in tags {
            write_tag(f, name, if name == START { &start } else { value })?;
        }

        let is_open = matches!(statement, Statement::Open);
        if self.record.plies().len() > 0 || !is_open {
            f.write_str("\n\n")?;
        }
        let mut line = Line { f, columns: 0 };
        for (place, ply) in self.record.plies().enumerate() {
            let pit = Move(ply);
            #[expect(clippy::arithmetic_side_effects, reason = "half of a `usize` and one is a `usize`")]
            line.write(&match place % 2 {
                0 => format!("{}. {pit}", place / 2 + 1),
                _ => format!("{pit}"),
            })?;
        }
        if is_open {
            return Ok(());
        }
        line.write(&result)
    }
}

/// Writes a tag after another one.
fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value: String = value
        .chars()
        .flat_map(|c| matches!(c, '"' | '\\').then_some('\\').into_iter().chain([c]))
        .collect();
    write!(f, "\n[{name} \"{value}\"]")
}

/// A line of moves that is being written.
struct Line<'l, 'f> {
    f: &'l mut fmt::Formatter<'f>,
    columns: usize,
}

impl Line<'_, '_> {
    /// Writes a move or the result, on the next line where this one is full.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "a line and a part have less than 80 columns each"
    )]
    fn write(&mut self, part: &str) -> fmt::Result {
        if self.columns > 0 {
            let is_full = self.columns + 1 + part.len() > COLUMNS;
            self.f.write_str(if is_full { "\n" } else { " " })?;
            self.columns = if is_full { 0 } else { self.columns + 1 };
        }
        self.columns += part.len();
        self.f.write_str(part)
    }
}

/// Writes the letter of the pit, and how many seeds were captured.
struct Move(Ply);

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ply {
            player, index, summary, ..
        } = self.0;
        f.write_str(oware::letter(player, index))?;
        match summary.captured {
            0 => Ok(()),
            captured => write!(f, "+{captured}"),
        }
    }
}
