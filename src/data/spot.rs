use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::{DynSpot, Pit, Spot};

/// Needs the feature `serde`. Writes the same as a [`DynSpot`].
///
/// ```
/// use mancala_engine::{Pit, Player, Spot};
///
/// let pit = Spot::Pit(Player::South, Pit::<6>::at::<2>());
/// assert_eq!(serde_json::to_string(&pit)?, r#"{"pit":{"owner":"south","index":2}}"#);
/// assert_eq!(serde_json::to_string(&Spot::<6>::Store(Player::North))?, r#"{"store":"north"}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
impl<const PITS: usize> Serialize for Spot<PITS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        DynSpot::from(*self).serialize(serializer)
    }
}

/// Needs the feature `serde`. An index that the row does not have is an error.
impl<'de, const PITS: usize> Deserialize<'de> for Spot<PITS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match DynSpot::deserialize(deserializer)? {
            DynSpot::Pit { owner, index } => match Pit::new(index) {
                Some(pit) => Ok(Self::Pit(owner, pit)),
                None => Err(Error::custom(format_args!(
                    "a row has {PITS} pits, not one with index {index}"
                ))),
            },
            DynSpot::Store(player) => Ok(Self::Store(player)),
        }
    }
}
