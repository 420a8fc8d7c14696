//! A referee for games of the mancala family: reads a game record, plays it by the rules, and prints every ply.
//!
//! ```text
//! cargo run --example referee -- [FILE]           plays the record in FILE, or on standard input
//! cargo run --example referee -- --match [FILE]   a match between two people on standard input; with FILE it goes
//!                                                 on from that record
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
//! A record is UTF-8 text with lines that end in `\n` or `\r\n`. Headers come first, each alone on its line, in any
//! order, at most once:
//!
//! * `variant kalah`, or `kalah-empty-capture`, `oware`, `congkak`; without it, Kalah.
//! * `board PITS STONES`: an opening of 1 to 16 pits a row with the same number of stones in each, South to move.
//! * `position south <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>`: the player to move, `south` or `north`, and the board literal of
//!   the Kalah Game Protocol, 1 to 16 pits wide: pits a row, South's store, North's store, South's pits, North's pits.
//!
//! Without `board` or `position` a game starts on the variant's usual board: `board 6 4`, in Congkak `board 7 7`. Both
//! together are an error. Then come the moves, separated by white space: the number of the pit that is lifted, from 1
//! at the mover's own left. The word `concluded` after the last move ends the game by agreement: each player takes the
//! own row.
//!
//! A repeated position in Oware (same pits, same player to move) ends the game there, and each player takes the own
//! row.
//!
//! # What it prints
//!
//! Each ply with its player, its pit, what happened, and the board after it (South's row below, North's store at the
//! left), and at the end the stores and the winner, or who is to move:
//!
//! ```text
//! 1. South plays pit 3: ends in the store, extra turn
//!        (4)  (4)  (4)  (4)  (4)  (4)
//!   [0]                                [1]
//!        (4)  (4)  (0)  (5)  (5)  (5)
//! South 1, North 0: South to move
//! ```
//!
//! A bad word, an illegal move, or a move after the end stops the referee. Standard error then says
//! `FILE:LINE:COLUMN: reason`, with lines and bytes counted from 1 and `<stdin>` for standard input, and shows the
//! position before it. Every failure exits with 1.
//!
//! In a match, `undo` takes the last move back, and `redo` plays it again.

mod drawing;
mod match_play;
mod reading;
mod standing;
mod telling;

use std::ffi::OsString;
use std::io::{self, BufWriter, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs};

use mancala_engine::DynRecord;

use drawing::Drawing;
use reading::Reading;
use standing::Standing;
use telling::Telling;

const USAGE: &str = "\
usage: referee [FILE]           plays the record in FILE, or on standard input
       referee --match [FILE]   a match between two people on standard input, from the end of the record in FILE";

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let ended = run(env::args_os().skip(1), &mut out);
    let flushed = out.flush().map_err(Failure::Output);
    let complaint = match ended.and(flushed) {
        Ok(()) => return ExitCode::SUCCESS,
        // Whoever reads the output has seen enough, as `head` does.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(Failure::Output(error)) => format!("<stdout>: {error}"),
        Err(Failure::Input(complaint)) => complaint,
    };
    // Where standard error is closed too, the exit code is all that is left to say it with.
    let _ = writeln!(io::stderr(), "{complaint}");
    ExitCode::FAILURE
}

/// Why the referee stops early.
enum Failure {
    /// The arguments, a file or a record are at fault, and this is what to say about it.
    Input(String),
    /// Standard output takes no more.
    Output(io::Error),
}

/// So that `?` stands behind what is written.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

fn run(arguments: impl Iterator<Item = OsString>, out: &mut impl Write) -> Result<(), Failure> {
    let mut is_match = false;
    let mut file = None;
    for argument in arguments {
        match argument.to_str() {
            Some("--help") => return Ok(writeln!(out, "{USAGE}")?),
            Some("--match") => is_match = true,
            Some(option) if option.starts_with('-') => return Err(Failure::Input(USAGE.to_string())),
            _ if file.is_some() => return Err(Failure::Input(USAGE.to_string())),
            _ => file = Some(PathBuf::from(argument)),
        }
    }
    let mut record = match file {
        Some(path) => referee(&path.display().to_string(), fs::read(&path), out)?,
        // An empty record is the opening of Kalah.
        None if is_match => referee("", Ok(Vec::new()), out)?,
        None => referee("<stdin>", read_standard_input(), out)?,
    };
    if is_match {
        match_play::play(&mut *record, io::stdin().lock(), out)?;
    }
    writeln!(out, "{}", Standing(&*record))?;
    Ok(())
}

fn read_standard_input() -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    io::stdin().lock().read_to_end(&mut text)?;
    Ok(text)
}

/// Plays a record up to its end or its first fault.
fn referee(name: &str, text: io::Result<Vec<u8>>, out: &mut impl Write) -> Result<Box<dyn DynRecord>, Failure> {
    let text = text.map_err(|error| Failure::Input(format!("{name}: {error}")))?;
    let Reading { mut record, complaint } = Reading::of(&text);

    while record.undo().is_some() {}
    write!(out, "{}\n{:#}", record.variant(), Drawing(&*record))?;
    while record.redo().is_some() {
        write!(out, "{}\n{}", Telling(&*record), Drawing(&*record))?;
    }
    match complaint {
        None => Ok(record),
        Some(complaint) => {
            let (drawing, standing) = (Drawing(&*record), Standing(&*record));
            Err(Failure::Input(format!("{name}:{complaint}\n{drawing}{standing}")))
        }
    }
}
