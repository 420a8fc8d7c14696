use alloc::vec::Vec;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::game::Situation;
use super::name::Name;
use crate::board::Pit;
use crate::game::DynMoveError;
use crate::record::Record;
use crate::rules::Variant;

/// The document of a record.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Record", expecting = "a record", deny_unknown_fields, bound = "V: Variant")]
struct RecordDocument<V, const PITS: usize> {
    variant: Name<V>,
    start: Situation<PITS>,
    moves: Vec<u8>,
    concluded: bool,
}

/// Needs the features `alloc` and `serde`. The moves are the indices of the pits that were lifted, 0 to `PITS - 1` from
/// the mover's left; `concluded` says whether the game was ended by agreement after the last one. What was taken back
/// is not written.
///
/// ```
/// use mancala_engine::{AnyGame, Kalah, Pit, Record};
///
/// let mut record = Record::new(AnyGame::<Kalah, 1>::start());
/// record.play(Pit::at::<0>())?;
/// let json = r#"{"variant":"kalah","start":{"board":{"south":[4],"north":[4],"south_store":0,"north_store":0},"to_move":"south"},"moves":[0],"concluded":false}"#;
/// assert_eq!(serde_json::to_string(&record)?, json);
/// assert_eq!(serde_json::from_str::<Record<Kalah, 1>>(json)?, record);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// TOML has no `null`, so a TOML document of a record that starts with a finished game cannot be read back. One of a
/// match that has ended since its start can.
impl<V: Variant, const PITS: usize> Serialize for Record<V, PITS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let document = RecordDocument {
            variant: Name::<V>::NEW,
            start: Situation::of(self.start()),
            moves: self.plies().filter_map(|ply| u8::try_from(ply.index).ok()).collect(),
            concluded: self.is_concluded(),
        };
        document.serialize(serializer)
    }
}

/// Needs the features `alloc` and `serde`. Reads what [`Serialize`] writes. Every move is played by the rules.
///
/// # Errors
///
/// A start that is no [`AnyGame`](crate::AnyGame), the name of another variant, a move that the rules forbid, and a
/// move or an agreement after the end of the game are errors.
impl<'de, V: Variant, const PITS: usize> Deserialize<'de> for Record<V, PITS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let document = RecordDocument::<V, PITS>::deserialize(deserializer)?;
        let mut record = Self::new(document.start.game::<V, D::Error>()?);
        for (number, index) in (1_usize..).zip(document.moves) {
            let played = Pit::new(index.into()).ok_or(DynMoveError::NoSuchPit);
            played
                .and_then(|pit| record.play(pit))
                .map_err(|error| Error::custom(format_args!("move {number}: {error}")))?;
        }
        if document.concluded {
            if record.outcome().is_some() {
                return Err(Error::custom("concluded, but the game is over"));
            }
            record.conclude();
        }
        Ok(record)
    }
}
