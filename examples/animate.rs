//! Shows one move of a saved game, stone by stone.
//!
//! `cargo run --example animate -- examples/games/congkak-relays.txt 15` shows the 15th move of this game. The variant
//! and the width are known only from the file.

use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::Duration;
use std::{env, fmt, fs, thread};

use mancala_engine::{read_record, ByPlayer, DynGame, DynRecord, DynSpot, Event, GameKind, Player};

/// What is drawn: a board with counts of its own, which the events of a move change.
#[derive(Debug, PartialEq)]
struct Scene {
    rows: ByPlayer<Vec<u8>>,
    stores: ByPlayer<u8>,
    hand: u8,
}

impl Scene {
    fn of(game: &dyn DynGame) -> Self {
        let row = |player| {
            (0..game.width())
                .filter_map(|index| game.stones(player, index))
                .collect()
        };
        Self {
            rows: ByPlayer {
                south: row(Player::South),
                north: row(Player::North),
            },
            stores: ByPlayer {
                south: game.store(Player::South),
                north: game.store(Player::North),
            },
            hand: 0,
        }
    }

    fn at(&mut self, spot: DynSpot) -> &mut u8 {
        match spot {
            DynSpot::Pit { owner, index } => &mut self.rows[owner][index],
            DynSpot::Store(player) => &mut self.stores[player],
        }
    }

    fn change(&mut self, event: Event<DynSpot>, mover: Player) {
        match event {
            Event::Lifted { from, stones } => {
                *self.at(from) -= stones;
                self.hand = stones;
            }
            Event::Sown { at } => {
                self.hand -= 1;
                *self.at(at) += 1;
            }
            Event::Captured { from, stones } => {
                *self.at(from) -= stones;
                self.stores[mover] += stones;
            }
            Event::Swept { row, stones, to } => {
                self.rows[row].fill(0);
                self.stores[to] += stones;
            }
            _ => {}
        }
    }
}

/// Draws the board as South sees it, with the stones in the hand at the right.
impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rows, stores, hand } = self;
        let between = 4 * rows.south.len();
        line(f, rows.north.iter().rev())?;
        writeln!(f, "{:4}{:between$}{:4}    hand {hand}", stores.north, "", stores.south)?;
        line(f, rows.south.iter())
    }
}

fn line<'s>(f: &mut fmt::Formatter<'_>, row: impl Iterator<Item = &'s u8>) -> fmt::Result {
    write!(f, "    ")?;
    for stones in row {
        write!(f, "{stones:4}")?;
    }
    writeln!(f)
}

/// Describes an event.
fn caption(event: Event<DynSpot>) -> String {
    match event {
        Event::Lifted { from, stones } => format!("{stones} lifted from {from}"),
        Event::Sown { at } => format!("one into {at}"),
        Event::Captured { from, stones } => format!("{stones} captured from {from}"),
        Event::Swept { row, stones, to } => format!("{stones} swept from {row}'s row into {to}'s store"),
        Event::ExtraTurn => "another move".to_owned(),
        Event::Passed { player } => format!("{player} passes"),
        _ => "something new".to_owned(),
    }
}

/// Shows the move with this number, from 1, and returns what is drawn at its end.
fn animate(
    record: &dyn DynRecord,
    number: usize,
    out: &mut impl Write,
    pause: Duration,
) -> Result<Scene, Box<dyn Error>> {
    let index = number.checked_sub(1).ok_or("moves are numbered from 1")?;
    let (Some(ply), Some(before)) = (record.plies().nth(index), record.game_at(index)) else {
        return Err("the game has no move with this number".into());
    };
    let mut events = Vec::new();
    record.replay(index, &mut |event| events.push(event));

    let mut scene = Scene::of(before);
    writeln!(out, "{} moves\n{scene}", ply.player)?;
    for event in events {
        thread::sleep(pause);
        scene.change(event, ply.player);
        writeln!(out, "{}\n{scene}", caption(event))?;
    }
    Ok(scene)
}

fn run() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let (Some(file), Some(number)) = (arguments.next(), arguments.next()) else {
        return Err("usage: animate FILE NUMBER".into());
    };
    let text = fs::read_to_string(&file).map_err(|error| format!("{file}: {error}"))?;
    let record = read_record(GameKind::USUAL, &text).map_err(|error| format!("{file}:{error}"))?;
    let mut out = io::stdout().lock();
    let pause = Duration::from_millis(if out.is_terminal() { 300 } else { 0 });
    animate(&*record, number.parse()?, &mut out, pause)?;
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn animated(text: &str, number: usize) -> Result<String, Box<dyn Error>> {
        let record = read_record(GameKind::USUAL, text)?;
        let mut out = Vec::new();
        animate(&*record, number, &mut out, Duration::ZERO)?;
        Ok(String::from_utf8(out)?)
    }

    #[test]
    fn every_stone_is_shown() -> Result<(), Box<dyn Error>> {
        let expected = "\
North moves
       1   0   0   0   0   0
   0                           0    hand 0
       3   0   0   0   0   1

1 lifted from North's pit 6
       0   0   0   0   0   0
   0                           0    hand 1
       3   0   0   0   0   1

one into North's store
       0   0   0   0   0   0
   1                           0    hand 0
       3   0   0   0   0   1

4 swept from South's row into South's store
       0   0   0   0   0   0
   1                           4    hand 0
       0   0   0   0   0   0

";
        assert_eq!(
            animated("position north <6,0,0,3,0,0,0,0,1,0,0,0,0,0,1>\n6", 1)?,
            expected
        );
        Ok(())
    }

    #[test]
    fn every_move_of_the_shipped_games_ends_in_the_game_after_it() -> Result<(), Box<dyn Error>> {
        let mut moves = 0;
        for file in fs::read_dir("examples/games")? {
            let text = fs::read_to_string(file?.path())?;
            // The others are on other widths, or are no records.
            let Ok(record) = read_record(GameKind::USUAL, &text) else {
                continue;
            };
            for number in 1..=record.plies().len() {
                let scene = animate(&*record, number, &mut io::sink(), Duration::ZERO)?;
                assert_eq!(
                    record.game_at(number).map(Scene::of),
                    Some(scene),
                    "move {number} of {record}"
                );
                moves += 1;
            }
        }
        assert!(moves > 300, "{moves} moves");
        Ok(())
    }

    #[test]
    fn a_move_that_was_not_played_is_an_error() {
        for number in [0, 3, usize::MAX] {
            assert!(animated("3 6 concluded", number).is_err());
        }
    }
}
