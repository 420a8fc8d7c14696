use crate::board::{ByPlayer, Player, Spot};

/// One thing that a move did. The events of a move, in order, tell it stone by stone: applied to the board before the
/// move, they give the board after it.
///
/// No event tells of 0 stones. [`Game::play_with`](crate::Game::play_with) reports them; [`Summary`] has the same in
/// one value.
///
/// ```
/// use mancala_engine::{AnyGame, Event, Kalah, Pit, Player::{North, South}, Spot};
///
/// //      (1) (2) (0)
/// // [0]             [0]
/// //      (1) (0) (0)
/// let AnyGame::AwaitingMove(game) = AnyGame::<Kalah, 3>::from_board("<3,0,0,1,0,0,0,2,1>".parse()?, South) else {
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
///         Event::Swept { player: North, stones: 1 },
///     ],
/// );
/// assert_eq!(over.board().to_string(), "<3,3,1,0,0,0,0,0,0>");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event<const PITS: usize> {
    /// All stones of a pit were taken into the hand: at the start of a move, and at each relay.
    Lifted {
        /// The pit, now empty.
        from: Spot<PITS>,
        /// How many stones the hand holds now.
        stones: u8,
    },
    /// One stone of the hand fell.
    Sown {
        /// Where it lies now.
        at: Spot<PITS>,
    },
    /// All stones of a pit went into the mover's store. One event for each pit, the landing pit first.
    Captured {
        /// The pit, now empty.
        from: Spot<PITS>,
        /// How many stones it held.
        stones: u8,
    },
    /// The game is over, and what a row still held went into its owner's store. One event for each row that was not
    /// empty, South's first.
    Swept {
        /// The owner of the row and the store.
        player: Player,
        /// How many stones the row held.
        stones: u8,
    },
    /// The game goes on, and the mover moves again, because the last stone fell into the own store.
    ExtraTurn,
    /// The game goes on, and this player, who was next, has to pass.
    Passed {
        /// The player who passes.
        player: Player,
    },
}

/// What a move did, in one value that does not depend on the width of the board.
///
/// ```
/// use mancala_engine::{ByPlayer, Game, Landed, Pit, Player};
///
/// let (_, summary) = Game::new().play_summary(Pit::at::<2>())?;
/// assert_eq!(summary.last, Landed::Store);
/// assert!(summary.extra_turn);
/// assert_eq!(summary.captured, 0);
/// assert_eq!(summary.swept, ByPlayer { south: 0, north: 0 });
///
/// let (_, summary) = Game::new().play_summary(Pit::at::<5>())?;
/// assert_eq!(summary.last, Landed::Pit { owner: Player::North, index: 2 });
/// # Ok::<(), mancala_engine::Rejected>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Summary {
    /// Where the last stone of the move fell.
    pub last: Landed,
    /// How many stones the mover captured: 0 to 255. Stones sown into the store or swept are not captured.
    pub captured: u8,
    /// Whether the game goes on with another move of the same player, earned by the last stone in the own store.
    pub extra_turn: bool,
    /// How many stones each player swept from the own row at the end of the game: 0 for both while it goes on.
    pub swept: ByPlayer<u8>,
}

/// Where the last stone of a move fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Landed {
    /// In a pit.
    Pit {
        /// The owner of the pit.
        owner: Player,
        /// The pit's index: 0 to `PITS - 1`, from its owner's left.
        index: usize,
    },
    /// In the mover's store.
    Store,
}
