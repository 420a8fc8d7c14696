use std::fmt;

use mancala_engine::{Player, Ply};

/// An entry of a record and its effects: `12. South plays pit 3: ends in South's store, extra turn`.
pub(crate) enum Telling {
    Ply {
        /// The number of the ply, from 1.
        number: usize,
        ply: Ply,
    },
    Concluded,
}

impl fmt::Display for Telling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Ply { number, ply } = self else {
            return f.write_str("the players agree to end the game, and keep their own rows");
        };
        let (summary, pit) = (ply.summary, ply.index + 1);
        write!(f, "{number}. {} plays pit {pit}: ends in {}", ply.player, summary.last)?;
        if summary.captured > 0 {
            write!(f, ", captures {}", summary.captured)?;
        }
        if summary.extra_turn {
            write!(f, ", extra turn")?;
        }
        if ply.repeats {
            write!(f, ", repeats a position and ends the game")?;
        }
        for player in Player::ALL {
            if summary.swept[player] > 0 {
                write!(f, ", {player} sweeps {}", summary.swept[player])?;
            }
        }
        Ok(())
    }
}
