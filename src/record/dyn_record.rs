use alloc::boxed::Box;
use core::fmt;

use crate::board::{Pit, Player};
use crate::engine::Summary;
use crate::game::{DynGame, DynMoveError, Outcome};
use crate::record::{Entry, Ply, Record};
use crate::rules::Variant;

/// A record whose variant and width are chosen at run time: every [`Record`] behind one object-safe trait.
///
/// [`play_at`](DynGame::play_at) and [`conclude`](DynGame::conclude) keep the history, and a repeated position ends the
/// game as in [`Record::play`]. [`read_record`](crate::read_record) makes one of a text.
///
/// ```
/// use mancala_engine::{read_record, DynGame, DynRecord, Player};
///
/// let mut record: Box<dyn DynRecord> = read_record("variant congkak\n1")?;
/// record.play_at(Player::South, 2)?;
/// assert_eq!(record.to_string(), "variant congkak\nboard 7 7\n\n1 3");
/// record.undo();
/// record.undo();
/// assert_eq!(record.stones(Player::South, 0), Some(7));
/// assert_eq!(record.plies().len(), 0);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub trait DynRecord: DynGame + fmt::Display {
    /// Takes the last entry back, a move with everything that it caused, and returns it; `None` at the start.
    fn undo(&mut self) -> Option<Entry>;

    /// Brings back the entry that was taken back last, and returns it; `None` if there is none.
    fn redo(&mut self) -> Option<Entry>;

    /// Returns the entry that [`undo`](Self::undo) would take back: the last one.
    fn to_undo(&self) -> Option<Entry>;

    /// Returns the entry that [`redo`](Self::redo) would bring back.
    fn to_redo(&self) -> Option<Entry>;

    /// Returns the moves from the start on.
    fn plies(&self) -> Box<dyn ExactSizeIterator<Item = Ply> + '_>;
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

    fn check(&self, owner: Player, index: usize) -> Result<(), DynMoveError> {
        self.game().check(owner, index)
    }

    fn play_at(&mut self, owner: Player, index: usize) -> Result<Summary, DynMoveError> {
        let pit = Pit::new(index).ok_or(DynMoveError::NoSuchPit)?;
        self.play_at(owner, pit)
    }

    fn conclude(&mut self) {
        self.conclude();
    }
}
