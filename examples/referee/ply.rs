use std::fmt;

use mancala_engine::{Landed, Player, Summary};

/// One move, and what it did.
pub(crate) struct Ply {
    pub(crate) number: usize,
    pub(crate) player: Player,
    /// The pit's number, from 1.
    pub(crate) pit: usize,
    pub(crate) summary: Summary,
    /// Whether the game ended because the move repeated a position.
    pub(crate) concluded: bool,
}

/// Writes `12. South plays pit 3: ends in the store, extra turn`.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            number,
            player,
            pit,
            summary,
            concluded,
        } = self;
        write!(f, "{number}. {player} plays pit {pit}: ends in ")?;
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
        if *concluded {
            write!(f, ", repeats a position and concludes the game")?;
        }
        for player in Player::ALL {
            if summary.swept[player] > 0 {
                write!(f, ", {player} sweeps {}", summary.swept[player])?;
            }
        }
        Ok(())
    }
}
