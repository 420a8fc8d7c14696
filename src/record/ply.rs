use crate::board::Player;
use crate::engine::Summary;

/// A move of a [`Record`](crate::Record), and what it did. Like [`Summary`], it does not depend on the width of the
/// board.
///
/// ```
/// use mancala_engine::{Game, Pit, Player, Record};
///
/// let mut record = Record::new(Game::new());
/// record.play(Pit::at::<2>())?;
/// let ply = record.plies().next().ok_or("nothing was played")?;
/// assert_eq!((ply.player, ply.index), (Player::South, 2));
/// assert!(ply.summary.extra_turn);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ply {
    /// The player who moved.
    pub player: Player,
    /// The pit that was lifted: 0 to `PITS - 1`, from the player's left.
    pub index: usize,
    /// What the move did, with what each player swept if it ended the game.
    pub summary: Summary,
    /// Whether the game ended because this move repeated a position
    /// ([`Repetition::TakesRows`](crate::Repetition::TakesRows)).
    pub repeats: bool,
}

/// An entry of a [`Record`](crate::Record): what one undo takes back, with all that it caused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// A pit was played.
    Played(Ply),
    /// The game was ended by agreement.
    Concluded,
}
