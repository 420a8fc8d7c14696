/// What follows the last stone in the mover's own store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoreStep {
    /// The mover moves again.
    MoveAgain,
    /// The turn passes.
    EndTurn,
}

/// What follows the last stone in a pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PitStep {
    /// The turn passes.
    EndTurn,
    /// The mover lifts the pit, last stone included, and sows on from there.
    Relay,
    /// The pit and the one that faces it go to the mover's store, and the turn passes.
    CaptureBoth,
    /// The pit is captured if it holds `least` to `most` stones, and so is, going back against the sowing order, each
    /// pit of the same row, until one that holds fewer or more. Then the turn passes.
    CaptureRun {
        /// The fewest stones that are captured.
        least: u8,
        /// The most stones that are captured.
        most: u8,
    },
}

/// How the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Next {
    /// The player moves.
    Move,
    /// The player has to pass; the engine asks once more, about the other player.
    Pass,
    /// The game is over.
    Finish(Ending),
}

/// What becomes of the stones in the rows when the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// They stay where they are and count for nobody.
    LeaveRows,
    /// Each player's stones go to that player's own store.
    SweepRows,
}
