use crate::board::Player;
use crate::engine::Summary;

/// A move of a [`Record`](crate::Record) with its summary. It does not depend on the width of the board.
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
///
/// With the feature `serde`, its JSON is `{"player":"south","index":2,"summary":{..},"repeats":false}`, with the summary
/// as [`Summary`] documents it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(expecting = "a ply", deny_unknown_fields))]
#[non_exhaustive]
pub struct Ply {
    /// The player who moved.
    pub player: Player,
    /// The pit that was lifted: 0 to `PITS - 1`, from the player's left.
    pub index: usize,
    /// A summary of the move.
    pub summary: Summary,
    /// True if the game ended because this move repeated a position
    /// ([`Repetition::TakesRows`](crate::Repetition::TakesRows)).
    pub repeats: bool,
}

/// An entry of a [`Record`](crate::Record): one step of undo.
///
/// With the feature `serde`, its JSON is `{"played":{..}}`, with the move as [`Ply`] documents it, or `"concluded"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case", expecting = "an entry"))]
pub enum Entry {
    /// A pit was played.
    Played(Ply),
    /// The game was ended by agreement.
    Concluded,
}
