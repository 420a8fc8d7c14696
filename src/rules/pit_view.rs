use crate::board::Owner;

/// A pit as a variant sees it: whose it is, its stones, and the stones in the pit that faces it.
///
/// Both counts are taken after the whole hand has been sown, and before anything is captured.
/// [`Variant`](crate::Variant) is asked about the pit in which the last stone landed, and about the pits before it in a
/// capture.
///
/// The engine makes these; use [`new`](Self::new) to test a variant:
///
/// ```
/// use mancala_engine::{Kalah, Owner, PitStep, PitView, Variant};
///
/// // The last stone landed in one of the mover's pits that was empty, and 3 stones face it.
/// assert_eq!(<Kalah>::last_in_pit(PitView::new(Owner::Mover, 1, 3)), PitStep::CaptureBoth);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PitView {
    /// Whose pit it is.
    pub owner: Owner,
    /// The stones in the pit, 1 to 255. In the pit where the last stone landed, that stone is included, so 1 means that
    /// the pit was empty before, on every lap.
    pub stones: u8,
    /// The stones in the pit that faces it: 0 to 254.
    pub opposite: u8,
}

impl PitView {
    /// Creates a view of a pit that belongs to `owner` and holds `stones` stones, with `opposite` stones in the pit that
    /// faces it.
    ///
    /// The engine only asks about pits with at least one stone, on boards of at most 255 stones.
    #[inline]
    #[must_use]
    pub const fn new(owner: Owner, stones: u8, opposite: u8) -> Self {
        Self {
            owner,
            stones,
            opposite,
        }
    }
}
