use crate::board::{ByPlayer, DynSpot, Player};

/// One thing that happened in a move, at places of type `S`.
///
/// The events of a move, in order, describe it stone by stone: applied to the board before the move, they give the
/// board after it. Events never report zero stones.
///
/// [`Game::play_with`](crate::Game::play_with) reports them with places of the board's width, `Event<Spot<PITS>>`.
/// If the width is known only at run time, they are `Event<DynSpot>`; [`map`](Self::map) turns one into the other.
/// [`Summary`] has the same information in one value.
///
/// ```
/// use mancala_engine::{board, AnyGame, Event, Kalah, Pit, Player::{North, South}, Spot};
///
/// //      (1) (2) (0)
/// // [0]             [0]
/// //      (1) (0) (0)
/// let AnyGame::AwaitingMove(game) = AnyGame::<Kalah, 3>::from_board(board!("<3,0,0,1,0,0,0,2,1>"), South) else {
///     unreachable!("both rows hold stones");
/// };
/// let mut events = Vec::new();
/// let over = game.play_with(Pit::at::<0>(), |event| events.push(event))?;
/// let (first, second) = (Pit::at::<0>(), Pit::at::<1>());
/// assert_eq!(
///     events,
///     [
///         Event::Lifted { from: Spot::Pit(South, first), stones: 1 },
///         Event::Sown { at: Spot::Pit(South, second) },
///         Event::Captured { from: Spot::Pit(South, second), stones: 1 },
///         Event::Captured { from: Spot::Pit(North, second), stones: 2 },
///         Event::Swept { row: North, stones: 1, to: North },
///     ],
/// );
/// assert_eq!(over.board().to_string(), "<3,3,1,0,0,0,0,0,0>");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// With the feature `serde`, its JSON is one of these, with places as [`DynSpot`] documents them:
///
/// ```json
/// {"lifted":{"from":{"pit":{"owner":"south","index":2}},"stones":4}}
/// {"sown":{"at":{"store":"south"}}}
/// {"captured":{"from":{"pit":{"owner":"north","index":0}},"stones":3}}
/// {"swept":{"row":"north","stones":5,"to":"north"}}
/// "extra_turn"
/// {"passed":{"player":"north"}}
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case", expecting = "an event"))]
#[non_exhaustive]
pub enum Event<S> {
    /// A hand was lifted from a pit: at the start of a move, and at each relay.
    Lifted {
        /// The pit. It is empty now, or keeps one stone ([`Lift::LeaveOne`](crate::Lift::LeaveOne)).
        from: S,
        /// The number of stones in the hand: 1 to 255.
        stones: u8,
    },
    /// One stone of the hand was sown.
    Sown {
        /// The place where it landed.
        at: S,
    },
    /// All stones of a pit were captured and are in the mover's store. One event for each pit, in the order in which
    /// they are captured.
    Captured {
        /// The pit, which is empty now.
        from: S,
        /// The number of stones that it held: 1 to 255.
        stones: u8,
    },
    /// The game ended, and the stones that were left in a row went to a store. One event for each row that was not
    /// empty, South's first.
    Swept {
        /// The owner of the row.
        row: Player,
        /// The number of stones that the row held: 1 to 255.
        stones: u8,
        /// The owner of the store.
        to: Player,
    },
    /// The game continues, and the mover moves again, because the last stone landed in their store.
    ExtraTurn,
    /// The game continues, and this player, whose turn it was, had to pass.
    Passed {
        /// The player who passed.
        player: Player,
    },
}

impl<S> Event<S> {
    /// Converts the place of the event, if it has one.
    ///
    /// ```
    /// use mancala_engine::{DynSpot, Event, Player, Spot};
    ///
    /// let event = Event::Sown { at: Spot::<6>::Store(Player::South) };
    /// assert_eq!(event.map(DynSpot::from), Event::Sown { at: DynSpot::Store(Player::South) });
    /// ```
    #[inline]
    pub fn map<T>(self, convert: impl FnOnce(S) -> T) -> Event<T> {
        match self {
            Self::Lifted { from, stones } => {
                let from = convert(from);
                Event::Lifted { from, stones }
            }
            Self::Sown { at } => Event::Sown { at: convert(at) },
            Self::Captured { from, stones } => {
                let from = convert(from);
                Event::Captured { from, stones }
            }
            Self::Swept { row, stones, to } => Event::Swept { row, stones, to },
            Self::ExtraTurn => Event::ExtraTurn,
            Self::Passed { player } => Event::Passed { player },
        }
    }
}

/// A summary of a move, which does not depend on the width of the board.
///
/// ```
/// use mancala_engine::{ByPlayer, DynSpot, Game, Pit, Player};
///
/// let (_, summary) = Game::new().play_summary(Pit::at::<2>())?;
/// assert_eq!(summary.last, DynSpot::Store(Player::South));
/// assert!(summary.extra_turn);
/// assert_eq!(summary.captured, 0);
/// assert_eq!(summary.swept, ByPlayer { south: 0, north: 0 });
///
/// let (_, summary) = Game::new().play_summary(Pit::at::<5>())?;
/// assert_eq!(summary.last, DynSpot::Pit { owner: Player::North, index: 2 });
/// # Ok::<(), mancala_engine::Rejected>(())
/// ```
///
/// With the feature `serde`, its JSON is
/// `{"last":{"store":"south"},"captured":0,"extra_turn":true,"swept":{"south":0,"north":0}}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(expecting = "a summary", deny_unknown_fields))]
#[non_exhaustive]
pub struct Summary {
    /// The place of the last stone of the move.
    pub last: DynSpot,
    /// The number of stones that the mover captured: 0 to 255, without those that were sown into the store or swept.
    pub captured: u8,
    /// True if the game continues and the mover moves again, because the last stone landed in their store.
    pub extra_turn: bool,
    /// The number of stones that each player received from the rows at the end of the game: 0 for both while it is in
    /// progress.
    pub swept: ByPlayer<u8>,
}
