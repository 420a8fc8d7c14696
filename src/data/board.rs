use core::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::{Board, ByPlayer, Player};

/// The document of a board: both rows, each from its owner's left, and both stores.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Board", expecting = "a board", deny_unknown_fields)]
struct BoardDocument<const PITS: usize> {
    south: Row<PITS>,
    north: Row<PITS>,
    south_store: u8,
    north_store: u8,
}

/// The counts of a row, a sequence that says how long it is.
struct Row<const PITS: usize>([u8; PITS]);

impl<const PITS: usize> Serialize for Row<PITS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0)
    }
}

impl<'de, const PITS: usize> Deserialize<'de> for Row<PITS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(RowVisitor)
    }
}

struct RowVisitor<const PITS: usize>;

impl<'de, const PITS: usize> Visitor<'de> for RowVisitor<PITS> {
    type Value = Row<PITS>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a row of {PITS} pits")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut counts: A) -> Result<Row<PITS>, A::Error> {
        let mut row = [0; PITS];
        for (read, pit) in row.iter_mut().enumerate() {
            *pit = counts
                .next_element()?
                .ok_or_else(|| Error::invalid_length(read, &self))?;
        }
        match counts.next_element::<u8>()? {
            Some(_) => Err(Error::invalid_length(PITS.saturating_add(1), &self)),
            None => Ok(Row(row)),
        }
    }
}

/// Needs the feature `serde`. Each row is written from its owner's left:
///
/// ```
/// use mancala_engine::{board, Board, Game};
///
/// let board: Board<2> = board!("<2,5,6,1,2,3,4>");
/// let json = serde_json::to_string(&board)?;
/// assert_eq!(json, r#"{"south":[1,2],"north":[3,4],"south_store":5,"north_store":6}"#);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
impl<const PITS: usize> Serialize for Board<PITS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let document = BoardDocument {
            south: Row(self.pits(Player::South)),
            north: Row(self.pits(Player::North)),
            south_store: self.store(Player::South),
            north_store: self.store(Player::North),
        };
        document.serialize(serializer)
    }
}

/// Needs the feature `serde`. Reads what [`Serialize`] writes, through [`Board::new`]: a row of another length than
/// `PITS`, or more than 255 stones, is an error.
impl<'de, const PITS: usize> Deserialize<'de> for Board<PITS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let BoardDocument {
            south,
            north,
            south_store,
            north_store,
        } = BoardDocument::deserialize(deserializer)?;
        let pits = ByPlayer {
            south: south.0,
            north: north.0,
        };
        let stores = ByPlayer {
            south: south_store,
            north: north_store,
        };
        Board::new(pits, stores).map_err(Error::custom)
    }
}
