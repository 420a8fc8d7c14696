/// Which places a hand falls into, beside the pits of both rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Circuit {
    /// All pits and the mover's own store (Kalah, Congkak). The emptied origin gets a stone on every lap.
    PitsAndOwnStore,
    /// All pits and no store. The emptied origin gets a stone on every lap.
    Pits,
    /// All pits but the one that the hand was lifted from, and no store (Oware).
    PitsButOrigin,
}
