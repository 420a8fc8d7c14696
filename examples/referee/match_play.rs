use std::io::{BufRead, Write};

use crate::table::Table;
use crate::words::number;
use crate::Failure;

/// Asks for one move after the other, until the game is over or the entries end.
pub(crate) fn play(table: &mut Table, entries: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
    let mut entries = entries.split(b'\n');
    while let Some(player) = table.to_move() {
        let legal: Vec<String> = table.legal_pits(player).map(|pit| pit.to_string()).collect();
        write!(out, "{player} to move ({}): ", legal.join(" "))?;
        out.flush()?;
        let Some(entry) = entries.next() else {
            writeln!(out)?;
            break;
        };
        let entry = entry.map_err(|error| Failure::Input(format!("<stdin>: {error}")))?;
        let entry = String::from_utf8_lossy(&entry);
        let entry = entry.trim();
        match number(entry).map(|pit| table.play(pit)) {
            Some(Ok(ply)) => write!(out, "{ply}\n{table:#}")?,
            Some(Err(reason)) => writeln!(out, "{reason}")?,
            None => writeln!(out, "{entry:?} is not a pit number")?,
        }
    }
    Ok(())
}
