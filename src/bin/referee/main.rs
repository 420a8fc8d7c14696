//! A referee for games of the mancala family: reads a game record, plays it under the rules, and prints every ply.
//!
//! ```text
//! cargo run -- [FILE]    plays the record in FILE, or on standard input
//! ```
//!
//! # What it reads
//!
//! ```text
//! # Everything from a `#` to the end of the line is a comment.
//! variant kalah
//! board 6 4
//!
//! 3 6 4 4 1 5 concluded
//! ```
//!
//! A record is UTF-8 text with lines that end in `\n` or `\r\n`. The headers come first, each alone on its line, in any
//! order, at most once:
//!
//! * `variant oware`: the name of the variant. Without it, the variant is `kalah`.
//! * `board PITS STONES`: an opening with the same number of stones in each pit, South to move.
//! * `position south <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>`: the player to move, `south` or `north`, and the board literal of
//!   the Kalah Game Protocol: pits per row, South's store, North's store, South's pits, North's pits.
//!
//! A text with both `board` and `position` is an error. One with neither starts on the variant's usual board. Then come
//! the moves, separated by white space: the number of the pit that is lifted, from 1 at the mover's left. The word
//! `concluded` after the last move ends the game by agreement: each player keeps the stones in their own row.
//!
//! The referee knows each variant of the library on its usual board, and Kalah on 2 to 4 pits per row; `--help` lists
//! them. A repeated position in Oware (the same pits, the same player to move) ends the game, and each player keeps the
//! seeds in their own row.
//!
//! # What it prints
//!
//! Each ply with its player, its pit, what happened, and the board after it (South's row below, North's store at the
//! left), and at the end the stores and the winner, or the player to move:
//!
//! ```text
//! 1. South plays pit 3: ends in South's store, extra turn
//!        (4)  (4)  (4)  (4)  (4)  (4)
//!   [0]                                [1]
//!        (4)  (4)  (0)  (5)  (5)  (5)
//! South 1, North 0: South to move
//! ```
//!
//! The first error in a record stops the referee. It then writes `FILE:LINE:COLUMN: reason` to standard error, with
//! lines and bytes counted from 1 and `<stdin>` for standard input, and the position before the error. Every failure
//! exits with 1.

mod drawing;
mod kinds;
mod reading;
mod standing;
mod telling;

use std::ffi::OsString;
use std::io::{self, BufWriter, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs};

use mancala_engine::{DynRecord, Entry};

use drawing::Drawing;
use reading::Reading;
use standing::Standing;
use telling::Telling;

const USAGE: &str = "usage: referee [FILE]    plays the record in FILE, or on standard input";

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let ended = run(env::args_os().skip(1), &mut out);
    let flushed = out.flush().map_err(Failure::Output);
    let complaint = match ended.and(flushed) {
        Ok(()) => return ExitCode::SUCCESS,
        // The reader of the output has stopped reading, like `head`.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(Failure::Output(error)) => format!("<stdout>: {error}"),
        Err(Failure::Input(complaint)) => complaint,
    };
    // If standard error is closed too, only the exit code is left to report it.
    let _ = writeln!(io::stderr(), "{complaint}");
    ExitCode::FAILURE
}

/// The reason why the referee stops early.
enum Failure {
    /// The arguments, the file or the record is wrong. This is the message.
    Input(String),
    /// Standard output can't be written.
    Output(io::Error),
}

/// Lets `?` follow a write.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

fn run(arguments: impl Iterator<Item = OsString>, out: &mut impl Write) -> Result<(), Failure> {
    let mut file = None;
    for argument in arguments {
        match argument.to_str() {
            Some("--help") => return Ok(help(out)?),
            Some(option) if option.starts_with('-') => return Err(Failure::Input(USAGE.to_string())),
            _ if file.is_some() => return Err(Failure::Input(USAGE.to_string())),
            _ => file = Some(PathBuf::from(argument)),
        }
    }
    match file {
        Some(path) => referee(&path.display().to_string(), fs::read(&path), out),
        None => referee("<stdin>", read_standard_input(), out),
    }
}

fn help(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{USAGE}\n\nIt knows these variants and boards:")?;
    for kind in kinds::all() {
        writeln!(
            out,
            "    variant {}, board {} {}",
            kind.name(),
            kind.pits(),
            kind.stones()
        )?;
    }
    Ok(())
}

fn read_standard_input() -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    io::stdin().lock().read_to_end(&mut text)?;
    Ok(text)
}

/// Plays a record up to its end or its first error.
fn referee(name: &str, text: io::Result<Vec<u8>>, out: &mut impl Write) -> Result<(), Failure> {
    let text = text.map_err(|error| Failure::Input(format!("{name}: {error}")))?;
    let Reading { record, complaint } = Reading::of(&text);
    tell(&*record, out)?;
    let game = record.game();
    match complaint {
        None => Ok(writeln!(out, "{}", Standing(game))?),
        Some(complaint) => Err(Failure::Input(format!(
            "{name}:{complaint}\n{}{}",
            Drawing(game),
            Standing(game)
        ))),
    }
}

/// Prints a record: the start, and every entry with the board after it.
fn tell(record: &dyn DynRecord, out: &mut impl Write) -> io::Result<()> {
    let mut games = (0..).map_while(|entries| record.game_at(entries)).map(Drawing);
    for start in games.by_ref().take(1) {
        write!(out, "{}\n{start:#}", record.variant())?;
    }
    let plies = (1..)
        .zip(record.plies())
        .map(|(number, ply)| Telling::Ply { number, ply });
    let end = (record.to_undo() == Some(Entry::Concluded)).then_some(Telling::Concluded);
    for (telling, after) in plies.chain(end).zip(games) {
        write!(out, "{telling}\n{after}")?;
    }
    Ok(())
}
