/// Which places a hand falls into, beside the pits of both rows.
///
/// ```
/// use mancala_engine::{Circuit, Pit, Player::{North, South}, Sowing, Spot};
///
/// // Where the last of five stones falls that South lifts from the first of two pits.
/// let last = |circuit| Sowing::new(circuit, South, (South, Pit::<2>::at::<0>()), 5).last();
/// assert_eq!(last(Circuit::PitsAndOwnStore), Some(Spot::Pit(South, Pit::at::<0>())));
/// assert_eq!(last(Circuit::Pits), Some(Spot::Pit(South, Pit::at::<1>())));
/// assert_eq!(last(Circuit::PitsButOrigin), Some(Spot::Pit(North, Pit::at::<0>())));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Circuit {
    /// All pits and the mover's own store (Kalah, Congkak). The emptied origin gets a stone on every lap.
    PitsAndOwnStore,
    /// All pits and no store. The emptied origin gets a stone on every lap.
    Pits,
    /// All pits but the one that the hand was lifted from, and no store (Oware).
    PitsButOrigin,
}
