use std::fmt;

use mancala_engine::{DynRecord, Entry, Landed, Player, Ply};

/// The last entry of a record, and what it did.
pub(crate) struct Telling<'r>(pub(crate) &'r dyn DynRecord);

/// Writes `12. South plays pit 3: ends in the store, extra turn`.
impl fmt::Display for Telling<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(record) = self;
        match record.to_undo() {
            Some(Entry::Played(ply)) => {
                write!(f, "{}. ", record.plies().len())?;
                tell(f, ply)
            }
            Some(Entry::Concluded) => f.write_str("the players agree to end the game, and take their own rows"),
            None => f.write_str("the start"),
        }
    }
}

fn tell(f: &mut fmt::Formatter<'_>, ply: Ply) -> fmt::Result {
    let Ply {
        player,
        index,
        summary,
        repeats,
    } = ply;
    write!(f, "{player} plays pit {}: ends in ", index + 1)?;
    match summary.last {
        Landed::Store => write!(f, "the store")?,
        Landed::Pit { owner, index } => write!(f, "{owner}'s pit {}", index + 1)?,
    }
    if summary.captured > 0 {
        write!(f, ", captures {}", summary.captured)?;
    }
    if summary.extra_turn {
        write!(f, ", extra turn")?;
    }
    if repeats {
        write!(f, ", repeats a position and concludes the game")?;
    }
    for player in Player::ALL {
        if summary.swept[player] > 0 {
            write!(f, ", {player} sweeps {}", summary.swept[player])?;
        }
    }
    Ok(())
}
