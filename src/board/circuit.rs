/// The places that a hand is sown into.
///
/// ```
/// use mancala_engine::{Circuit, Pit, Player::{North, South}, Sowing, Spot};
///
/// // The place of the last of five stones that South lifts from the first of two pits.
/// let last = |circuit| Sowing::new(circuit, South, (South, Pit::<2>::at::<0>()), 5).last();
/// assert_eq!(last(Circuit::PitsAndOwnStore), Some(Spot::Pit(South, Pit::at::<0>())));
/// assert_eq!(last(Circuit::Pits), Some(Spot::Pit(South, Pit::at::<1>())));
/// assert_eq!(last(Circuit::PitsButOrigin), Some(Spot::Pit(North, Pit::at::<0>())));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Circuit {
    /// All pits and the mover's store, as in Kalah. The pit that was lifted gets a stone on every lap.
    PitsAndOwnStore,
    /// All pits and no store, as in Bohnenspiel. The pit that was lifted gets a stone on every lap.
    Pits,
    /// All pits except the one that the hand was lifted from, and no store, as in Oware.
    PitsButOrigin,
}
