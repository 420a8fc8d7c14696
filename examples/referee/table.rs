use std::collections::HashSet;
use std::fmt;

use mancala_engine::{DynGame, DynMoveError, Player, Repetition};

use crate::drawing::Drawing;
use crate::ply::Ply;

/// The game on the table, with its history.
pub(crate) struct Table {
    game: Box<dyn DynGame>,
    repetition: Repetition,
    /// The pits of every position so far, and who was to move. Stones never leave a store, so between two positions
    /// with the same pits nothing was captured.
    seen: HashSet<(Vec<u8>, Option<Player>)>,
    plies: usize,
}

impl Table {
    pub(crate) fn new(game: Box<dyn DynGame>, repetition: Repetition) -> Self {
        let mut table = Self {
            game,
            repetition,
            seen: HashSet::new(),
            plies: 0,
        };
        table.seen.insert(table.situation());
        table
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
        let mut summary = self.game.play_at(player, index)?;
        self.plies += 1;
        let is_new = self.seen.insert(self.situation());
        let concluded = !is_new && self.repetition == Repetition::TakesRows;
        if concluded {
            summary.swept.south = self.row(Player::South).sum();
            summary.swept.north = self.row(Player::North).sum();
            self.game.conclude();
        }
        Ok(Ply {
            number: self.plies,
            player,
            pit,
            summary,
            concluded,
        })
    }

    fn row(&self, player: Player) -> impl Iterator<Item = u8> + '_ {
        (0..self.game.width()).filter_map(move |index| self.game.stones(player, index))
    }

    fn situation(&self) -> (Vec<u8>, Option<Player>) {
        let pits = self.row(Player::South).chain(self.row(Player::North));
        (pits.collect(), self.to_move())
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
