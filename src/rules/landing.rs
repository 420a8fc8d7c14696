use crate::board::Owner;

/// Where the last stone of a hand fell, seen by the mover; both counts are taken after the whole hand was sown.
///
/// "The pit was empty" is `stones == 1`, on every lap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Landing {
    /// Whose pit it is.
    pub owner: Owner,
    /// The stones in the pit, the last one included: 1 to 255.
    pub stones: u8,
    /// The stones in the pit that faces it: 0 to 254.
    pub opposite: u8,
}
