use crate::board::Owner;

/// The answer to a last stone in the mover's store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StoreStep {
    /// The mover moves again.
    MoveAgain,
    /// The turn passes.
    EndTurn,
}

/// The answer to a last stone in a pit.
///
/// The turn passes after each of these except [`Relay`](Self::Relay).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PitStep {
    /// Nothing is captured.
    EndTurn,
    /// The mover lifts the pit, last stone included, under [`Variant::LIFT`](crate::Variant::LIFT), and sows on from
    /// there.
    Relay,
    /// The landing pit is captured, and then each pit before it, against the sowing order and from one row into the
    /// other, as long as it holds stones and [`capture_extends_to`](crate::Variant::capture_extends_to) is true.
    Capture,
    /// The pit that faces the landing pit is captured. The last stone stays where it is.
    CaptureOpposite,
    /// The landing pit and the pit that faces it are captured.
    CaptureBoth,
}

/// The answer of [`Variant::next`](crate::Variant::next).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Next {
    /// The player whose turn it is moves.
    Move,
    /// The player has to pass. The engine asks once more, about the other player.
    Pass,
    /// The game ends.
    Finish(Ending),
}

/// The rule for the stones that are left in the rows at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Ending {
    /// They stay where they are and count for no one.
    LeaveRows,
    /// Each player's stones go to that player's own store.
    SweepRows,
    /// All of them go to one store. [`Owner::Mover`] is the player whom the [`Survey`](crate::Survey) is for.
    SweepAllTo(Owner),
}
