use core::fmt;

use crate::game::AnyGame;
use crate::record::{Record, Step};
use crate::rules::Variant;

/// The most moves on a line.
const MOVES_PER_LINE: usize = 20;

/// Writes the text that [`Record`] describes: the variant, the start, and the moves, 20 per line, without a line end
/// after the last one. Moves that were taken back are not written.
impl<V: Variant, const PITS: usize> fmt::Display for Record<V, PITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "variant {}", V::NAME)?;
        let start = self.start_position();
        match (self.start(), start.opening()) {
            (AnyGame::AwaitingMove(_), Some(stones)) => write!(f, "board {PITS} {stones}")?,
            _ => write!(f, "position {start}")?,
        }
        let numbers = self.steps().map(|step| match step {
            Step::Played { pit, .. } => Some(pit.number()),
            Step::Concluded => None,
        });
        write_moves(f, &mut { numbers })
    }
}

fn write_moves(f: &mut fmt::Formatter<'_>, numbers: &mut dyn Iterator<Item = Option<usize>>) -> fmt::Result {
    for (place, number) in numbers.enumerate() {
        f.write_str(match place {
            0 => "\n\n",
            _ if place % MOVES_PER_LINE == 0 => "\n",
            _ => " ",
        })?;
        match number {
            Some(number) => write!(f, "{number}")?,
            None => f.write_str("concluded")?,
        }
    }
    Ok(())
}
