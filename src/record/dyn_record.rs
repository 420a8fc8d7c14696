use alloc::boxed::Box;
use core::fmt;

use super::{Entry, Ply, Record};
use crate::board::{DynSpot, Pit, Player};
use crate::engine::{Event, IllegalMove, Summary};
use crate::game::{DynGame, DynMoveError, DynPosition, LegalPits, Outcome, SealedGame};
use crate::rules::Variant;

/// A record whose variant and width are known only at run time: every [`Record`] behind one object-safe trait.
///
/// [`play_at`](DynGame::play_at) and [`conclude`](DynGame::conclude) record the history, and a repeated position ends
/// the game as in [`Record::play`]. Its [`Display`](fmt::Display) is the record's text. A [`GameKind`](crate::GameKind)
/// starts one, and [`read_record`](crate::read_record) reads one from text.
///
/// A `Box<dyn DynRecord>` or `Box<dyn DynRecord + Send + Sync>` can be cloned, sent to another thread, and shared
/// behind a lock. The trait is sealed.
///
/// ```
/// use mancala_engine::{read_record, DynGame, DynRecord, GameKind, Player};
///
/// let mut record = read_record(GameKind::USUAL, "variant congkak\n1")?;
/// record.play_at(Player::South, 2)?;
/// assert_eq!(record.to_string(), "variant congkak\nboard 7 7\n\n1 3");
///
/// let played = record.clone();
/// record.undo();
/// record.undo();
/// assert_eq!(record.stones(Player::South, 0), Some(7));
/// assert_eq!((record.plies().len(), played.plies().len()), (0, 2));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub trait DynRecord: DynGame + fmt::Display + SealedRecord {
    /// Takes back the last entry, a move with everything that it caused, and returns it. `None` at the start.
    fn undo(&mut self) -> Option<Entry>;

    /// Restores the entry that was taken back last, and returns it. `None` if there is none.
    fn redo(&mut self) -> Option<Entry>;

    /// Returns the entry that [`undo`](Self::undo) would take back: the last one, if any.
    fn to_undo(&self) -> Option<Entry>;

    /// Returns the entry that [`redo`](Self::redo) would restore, if any.
    fn to_redo(&self) -> Option<Entry>;

    /// Returns the moves from the start.
    fn plies(&self) -> Box<dyn ExactSizeIterator<Item = Ply> + '_>;

    /// Returns the current game.
    fn game(&self) -> &dyn DynGame;

    /// Returns the game after this many entries: 0 is the start. `None` if there are fewer entries.
    ///
    /// ```
    /// use mancala_engine::{read_record, DynRecord, GameKind};
    ///
    /// let record = read_record(GameKind::USUAL, "variant kalah\n3 6")?;
    /// let positions: Vec<String> = (0..).map_while(|entries| record.game_at(entries)).map(|game| game.position().to_string()).collect();
    /// assert_eq!(positions[0], "south <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>");
    /// assert_eq!(positions.len(), 3);
    /// # Ok::<(), mancala_engine::ParseRecordError>(())
    /// ```
    fn game_at(&self, entries: usize) -> Option<&dyn DynGame>;

    /// Calls `on_event` for each [`Event`] of a past move, in order, and returns its summary. `None` if there is no such
    /// move. `ply` counts the moves from 0, as [`plies`](Self::plies) lists them.
    fn replay(&self, ply: usize, on_event: &mut dyn FnMut(Event<DynSpot>)) -> Option<Summary>;
}

/// The part of the trait that only this crate uses.
pub trait SealedRecord {
    fn boxed_clone(&self) -> Box<dyn DynRecord + Send + Sync>;
}

impl<V: Variant, const PITS: usize> SealedGame for Record<V, PITS> {}

impl<V: Variant, const PITS: usize> SealedRecord for Record<V, PITS> {
    fn boxed_clone(&self) -> Box<dyn DynRecord + Send + Sync> {
        Box::new(self.clone())
    }
}

impl Clone for Box<dyn DynRecord + Send + Sync> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

impl Clone for Box<dyn DynRecord> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

impl<V: Variant, const PITS: usize> DynRecord for Record<V, PITS> {
    fn undo(&mut self) -> Option<Entry> {
        self.undo()
    }

    fn redo(&mut self) -> Option<Entry> {
        self.redo()
    }

    fn to_undo(&self) -> Option<Entry> {
        self.to_undo()
    }

    fn to_redo(&self) -> Option<Entry> {
        self.to_redo()
    }

    fn plies(&self) -> Box<dyn ExactSizeIterator<Item = Ply> + '_> {
        Box::new(self.plies())
    }

    fn game(&self) -> &dyn DynGame {
        self.game()
    }

    fn game_at(&self, entries: usize) -> Option<&dyn DynGame> {
        let game = match entries.checked_sub(1) {
            Some(turn) => &self.past.turns().get(turn)?.after,
            None => self.start(),
        };
        Some(game)
    }

    fn replay(&self, ply: usize, on_event: &mut dyn FnMut(Event<DynSpot>)) -> Option<Summary> {
        self.replay(ply, |event| on_event(event.map(DynSpot::from)))
    }
}

impl<V: Variant, const PITS: usize> Record<V, PITS> {
    /// The pit of the mover that a player and an index name.
    fn named(&self, owner: Player, index: usize) -> Result<Pit<PITS>, DynMoveError> {
        let pit = Pit::new(index).ok_or(DynMoveError::NoSuchPit)?;
        match self.to_move() {
            Some(to_move) if to_move != owner => Err(IllegalMove::NotOwned.into()),
            _ => Ok(pit),
        }
    }
}

impl<V: Variant, const PITS: usize> DynGame for Record<V, PITS> {
    fn variant(&self) -> &'static str {
        self.game().variant()
    }

    fn width(&self) -> usize {
        self.game().width()
    }

    fn stones(&self, player: Player, index: usize) -> Option<u8> {
        self.game().stones(player, index)
    }

    fn store(&self, player: Player) -> u8 {
        self.game().store(player)
    }

    fn to_move(&self) -> Option<Player> {
        self.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn position(&self) -> DynPosition<'_> {
        DynPosition::new(self)
    }

    fn legal_pits(&self) -> LegalPits {
        self.game().legal_pits()
    }

    fn check(&self, owner: Player, index: usize) -> Result<(), DynMoveError> {
        self.game().check(owner, index)
    }

    fn play_at(&mut self, owner: Player, index: usize) -> Result<Summary, DynMoveError> {
        let pit = self.named(owner, index)?;
        Ok(self.play(pit)?)
    }

    fn play_at_with(
        &mut self,
        owner: Player,
        index: usize,
        on_event: &mut dyn FnMut(Event<DynSpot>),
    ) -> Result<Summary, DynMoveError> {
        let pit = self.named(owner, index)?;
        Ok(self.play_with(pit, |event| on_event(event.map(DynSpot::from)))?)
    }

    fn conclude(&mut self) {
        self.conclude();
    }
}
