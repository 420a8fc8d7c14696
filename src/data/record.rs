use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::de::{DeserializeSeed, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::{ByPlayer, Player};
use crate::game::{DynGame, DynMoveError};
use crate::record::{started, DynRecord, Entry, GameKind, KindStart, Record, StartError};
use crate::rules::Variant;

/// The document of a record of any variant and any width.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Record", expecting = "a record", deny_unknown_fields)]
struct RecordDocument {
    variant: String,
    start: StartDocument,
    moves: Vec<u8>,
    concluded: bool,
}

/// A board, and the player to move if the game is in progress.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Start", expecting = "a board and the player to move", deny_unknown_fields)]
struct StartDocument {
    board: BoardDocument,
    // With this, a document has to say so if no one is to move.
    #[serde(deserialize_with = "Option::deserialize")]
    to_move: Option<Player>,
}

/// A board of any width.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(rename = "Board", expecting = "a board", deny_unknown_fields)]
struct BoardDocument {
    south: Vec<u8>,
    north: Vec<u8>,
    south_store: u8,
    north_store: u8,
}

impl BoardDocument {
    fn of(game: &dyn DynGame) -> Self {
        let row = |player| {
            (0..game.width())
                .filter_map(|index| game.stones(player, index))
                .collect()
        };
        Self {
            south: row(Player::South),
            north: row(Player::North),
            south_store: game.store(Player::South),
            north_store: game.store(Player::North),
        }
    }

    /// The board with this player to move.
    fn position(&self, to_move: Player) -> KindStart<'_> {
        KindStart::Position {
            pits: ByPlayer {
                south: &self.south,
                north: &self.north,
            },
            stores: ByPlayer {
                south: self.south_store,
                north: self.north_store,
            },
            to_move,
        }
    }
}

impl StartDocument {
    fn of(game: &dyn DynGame) -> Self {
        Self {
            board: BoardDocument::of(game),
            to_move: game.to_move(),
        }
    }

    /// The starts that could lead to this one. A variant may call a position finished, or let a player pass; but its own
    /// opening is not asked about.
    fn candidates(&self) -> [KindStart<'_>; 3] {
        let stones = self.board.south.first().copied().unwrap_or_default();
        [
            KindStart::Stones(stones),
            self.board.position(Player::South),
            self.board.position(Player::North),
        ]
    }
}

impl RecordDocument {
    fn of(record: &dyn DynRecord) -> Option<Self> {
        Some(Self {
            variant: record.variant().to_string(),
            start: StartDocument::of(record.game_at(0)?),
            moves: record.plies().filter_map(|ply| u8::try_from(ply.index).ok()).collect(),
            concluded: record.to_undo() == Some(Entry::Concluded),
        })
    }

    /// Starts the match and plays its moves.
    fn play<R, E: Error>(
        &self,
        start: impl Fn(KindStart<'_>) -> Result<R, StartError>,
        as_record: impl Fn(&mut R) -> &mut dyn DynRecord,
    ) -> Result<R, E> {
        let mut record = self.begin(start, &as_record)?;
        let played = as_record(&mut record);
        for (number, &index) in (1_usize..).zip(&self.moves) {
            let mover = played.to_move().ok_or(DynMoveError::GameOver);
            mover
                .and_then(|mover| played.play_at(mover, index.into()))
                .map_err(|error| Error::custom(format_args!("move {number}: {error}")))?;
        }
        if self.concluded {
            if played.outcome().is_some() {
                return Err(Error::custom("concluded, but the game is finished"));
            }
            played.conclude();
        }
        Ok(record)
    }

    /// Starts the match in just the state that the document claims, if the variant's games can be in it.
    fn begin<R, E: Error>(
        &self,
        start: impl Fn(KindStart<'_>) -> Result<R, StartError>,
        as_record: impl Fn(&mut R) -> &mut dyn DynRecord,
    ) -> Result<R, E> {
        let claimed = &self.start;
        // This finds a row of another length, and too many stones.
        start(claimed.board.position(Player::South)).map_err(Error::custom)?;
        for candidate in claimed.candidates() {
            if let Ok(mut record) = start(candidate) {
                let game = as_record(&mut record).game();
                if game.to_move() == claimed.to_move && BoardDocument::of(game) == claimed.board {
                    return Ok(record);
                }
            }
        }
        Err(Error::custom(if claimed.to_move.is_some() {
            "the game is not in progress with this player to move"
        } else {
            "the game is not finished"
        }))
    }
}

/// Needs the features `alloc` and `serde`. The moves are the indices of the pits that were lifted, 0 to `PITS - 1` from
/// the mover's left. `concluded` is true if the game was ended by agreement after the last of them. Moves that were
/// taken back are not written.
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
/// A format without a null, such as TOML, can't represent a record that starts with a finished game.
impl<V: Variant, const PITS: usize> Serialize for Record<V, PITS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let record: &dyn DynRecord = self;
        record.serialize(serializer)
    }
}

/// Needs the features `alloc` and `serde`. Reads what [`Serialize`] writes. Every move is played under the rules.
///
/// # Errors
///
/// If the start is not a game of this variant and width, the name is of another variant, a move is illegal, or a move
/// or an agreement comes after the end of the game.
impl<'de, V: Variant, const PITS: usize> Deserialize<'de> for Record<V, PITS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let document = RecordDocument::deserialize(deserializer)?;
        if document.variant != V::NAME {
            return Err(Error::custom(format_args!("expected the variant \"{}\"", V::NAME)));
        }
        document.play(|start| Ok(Self::new(started(start)?)), |record| record)
    }
}

/// Needs the feature `serde`. Writes the same as a [`Record`].
impl Serialize for dyn DynRecord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let document = RecordDocument::of(self);
        document
            .ok_or_else(|| serde::ser::Error::custom("a record has a start"))?
            .serialize(serializer)
    }
}

/// Needs the feature `serde`. Writes the same as a [`Record`].
impl Serialize for dyn DynRecord + Send + Sync {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let record: &dyn DynRecord = self;
        record.serialize(serializer)
    }
}

/// Reads a record whose variant and width are known only from the document: a [`DeserializeSeed`]. Needs the features
/// `alloc` and `serde`.
///
/// It is read as the first listed kind that has its variant and width.
///
/// ```
/// use mancala_engine::{DynGame, DynRecord, GameKind, RecordSeed};
/// use serde::de::DeserializeSeed;
///
/// let json = serde_json::to_string(&GameKind::USUAL[3].start())?;
/// let mut deserializer = serde_json::Deserializer::from_str(&json);
/// let record = RecordSeed(GameKind::USUAL).deserialize(&mut deserializer)?;
/// assert_eq!((record.variant(), record.width()), ("congkak", 7));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Errors
///
/// If no listed kind has this variant and width, and as for a [`Record`].
#[derive(Clone, Copy, Debug)]
pub struct RecordSeed<'k>(pub &'k [GameKind]);

impl<'de> DeserializeSeed<'de> for RecordSeed<'_> {
    type Value = Box<dyn DynRecord + Send + Sync>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        let document = RecordDocument::deserialize(deserializer)?;
        let pits = document.start.board.south.len();
        let kind = self
            .0
            .iter()
            .find(|kind| kind.name() == document.variant && kind.pits() == pits);
        let kind = kind.ok_or_else(|| Error::custom("no listed game has this variant and width"))?;
        document.play(|start| kind.start_from(start), |record| &mut **record)
    }
}
