use core::fmt;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::Pit;

/// Needs the feature `serde`. Writes the index, from 0:
///
/// ```
/// use mancala_engine::Pit;
///
/// assert_eq!(serde_json::to_string(&Pit::<6>::at::<2>())?, "2");
/// assert!(serde_json::from_str::<Pit<6>>("6").is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
impl<const PITS: usize> Serialize for Pit<PITS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let index = u8::try_from(self.index()).unwrap_or(u8::MAX);
        serializer.serialize_u8(index)
    }
}

/// Needs the feature `serde`. An index that this row does not have is an error.
impl<'de, const PITS: usize> Deserialize<'de> for Pit<PITS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?;
        Self::new(index.into()).ok_or_else(|| Error::invalid_value(Unexpected::Unsigned(index.into()), &Index::<PITS>))
    }
}

/// The expectation of an index.
struct Index<const PITS: usize>;

impl<const PITS: usize> Visitor<'_> for Index<PITS> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the index of one of {PITS} pits, from 0")
    }
}
