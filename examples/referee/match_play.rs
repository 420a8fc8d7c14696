use std::io::{BufRead, Write};

use mancala_engine::{DynRecord, Player};

use crate::drawing::Drawing;
use crate::telling::Telling;
use crate::Failure;

/// Asks for one entry after the other, until the game is over or the entries end.
pub(crate) fn play(record: &mut dyn DynRecord, entries: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
    let mut entries = entries.split(b'\n');
    while let Some(player) = record.to_move() {
        let legal = (0..record.width()).filter(|&index| record.check(player, index).is_ok());
        let legal: Vec<String> = legal.map(|index| (index + 1).to_string()).collect();
        write!(out, "{player} to move ({}): ", legal.join(" "))?;
        out.flush()?;
        let Some(entry) = entries.next() else {
            writeln!(out)?;
            break;
        };
        let entry = entry.map_err(|error| Failure::Input(format!("<stdin>: {error}")))?;
        match follow(record, String::from_utf8_lossy(&entry).trim(), player) {
            Ok(()) => write!(out, "{}\n{:#}", Telling(record), Drawing(record))?,
            Err(complaint) => writeln!(out, "{complaint}")?,
        }
    }
    Ok(())
}

/// Does what an entry says, or says why not.
fn follow(record: &mut dyn DynRecord, entry: &str, player: Player) -> Result<(), String> {
    match entry {
        "undo" => record.undo().map(|_| ()).ok_or("there is no move to take back".into()),
        "redo" => record.redo().map(|_| ()).ok_or("no move was taken back".into()),
        _ if entry.is_empty() || !entry.bytes().all(|byte| byte.is_ascii_digit()) => {
            Err(format!("{entry:?} is not a pit number"))
        }
        _ => {
            // What is too long to be held is more than any row has; below the first pit there is none either.
            let number: usize = entry.parse().unwrap_or(usize::MAX);
            let index = number.checked_sub(1).unwrap_or(usize::MAX);
            let summary = record.play_at(player, index);
            summary.map(|_| ()).map_err(|error| error.to_string())
        }
    }
}
