use std::fmt;

use mancala_engine::{DynGame, DynMoveError, Landed, Player, Summary};

use crate::drawing::Drawing;

/// The game on the table.
pub(crate) struct Table {
    game: Box<dyn DynGame>,
    plies: usize,
}

/// One move, and what it did.
pub(crate) struct Ply {
    number: usize,
    player: Player,
    pit: usize,
    summary: Summary,
}

impl Table {
    pub(crate) fn new(game: Box<dyn DynGame>) -> Self {
        Self { game, plies: 0 }
    }

    pub(crate) fn variant(&self) -> &'static str {
        self.game.variant()
    }

    pub(crate) fn to_move(&self) -> Option<Player> {
        self.game.to_move()
    }

    /// The numbers of the pits that this player may lift now.
    pub(crate) fn legal_pits(&self, player: Player) -> impl Iterator<Item = usize> + '_ {
        let numbers = 1..=self.game.width();
        numbers.filter(move |number| self.game.check(player, number - 1).is_ok())
    }

    /// Lifts a pit of the player to move, by its number. A refused move changes nothing.
    pub(crate) fn play(&mut self, pit: usize) -> Result<Ply, DynMoveError> {
        let player = self.to_move().ok_or(DynMoveError::GameOver)?;
        let index = pit.checked_sub(1).ok_or(DynMoveError::NoSuchPit)?;
        let summary = self.game.play_at(player, index)?;
        self.plies += 1;
        Ok(Ply {
            number: self.plies,
            player,
            pit,
            summary,
        })
    }

    /// Says how the game stands: `South 24, North 24: drawn`, or who is to move.
    pub(crate) fn standing(&self) -> String {
        let [south, north] = Player::ALL.map(|player| format!("{player} {}", self.game.store(player)));
        let verdict = match (self.game.outcome(), self.to_move()) {
            (None, Some(player)) => format!("{player} to move"),
            (outcome, _) => outcome.map(|outcome| outcome.to_string()).unwrap_or_default(),
        };
        format!("{south}, {north}: {verdict}")
    }
}

/// Draws the board; the alternate form numbers the pits.
impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Drawing(&*self.game).fmt(f)
    }
}

/// Writes `12. South plays pit 3: ends in the store, extra turn`.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            number,
            player,
            pit,
            summary,
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
        for player in Player::ALL {
            if summary.swept[player] > 0 {
                write!(f, ", {player} sweeps {}", summary.swept[player])?;
            }
        }
        Ok(())
    }
}
