//! Boards and games as documents of serde. What is read goes through the same gates as everything else.

use core::fmt;
use core::marker::PhantomData;

use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{AnyGame, Board, ByPlayer, Player, Position, Variant};

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

/// Needs the feature `serde`. Each row stands from its owner's left:
///
/// ```
/// use mancala_engine::{Board, Game};
///
/// let board: Board<2> = "<2,5,6,1,2,3,4>".parse()?;
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

/// The name of a variant, which every document of a game bears.
pub(crate) struct Name<V>(PhantomData<fn() -> V>);

impl<V> Name<V> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<V: Variant> Serialize for Name<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(V::NAME)
    }
}

impl<'de, V: Variant> Deserialize<'de> for Name<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Self::NEW)
    }
}

/// Compares what it reads with the name.
impl<V: Variant> Visitor<'_> for Name<V> {
    type Value = Self;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the variant \"{}\"", V::NAME)
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Self, E> {
        if name == V::NAME {
            Ok(self)
        } else {
            Err(E::invalid_value(Unexpected::Str(name), &self))
        }
    }
}

/// A board, and the player to move if the game goes on: a game that has not been through the gate.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Start", expecting = "a board and the player to move", deny_unknown_fields)]
pub(crate) struct Situation<const PITS: usize> {
    pub(crate) board: Board<PITS>,
    // With this, a document has to say so where nobody is to move.
    #[serde(deserialize_with = "Option::deserialize")]
    pub(crate) to_move: Option<Player>,
}

impl<const PITS: usize> Situation<PITS> {
    pub(crate) fn of<V: Variant>(game: &AnyGame<V, PITS>) -> Self {
        Self {
            board: *game.board(),
            to_move: game.to_move(),
        }
    }

    /// The gate: a game in just this state, if there is one.
    pub(crate) fn game<V: Variant, E: Error>(self) -> Result<AnyGame<V, PITS>, E> {
        let Self { board, to_move } = self;
        let claimed = AnyGame::new(board, to_move);
        // The variant's own opening goes on, whatever the variant would say of it as a position.
        let is_opening = to_move.and_then(|to_move| Position { board, to_move }.opening()) == Some(V::STONES);
        let mut settled = Player::ALL.map(|player| AnyGame::from_board(board, player)).into_iter();
        if is_opening || settled.any(|game| game == claimed) {
            Ok(claimed)
        } else if to_move.is_some() {
            Err(E::custom("the game does not go on with this player to move"))
        } else {
            Err(E::custom("the game is not over"))
        }
    }
}

/// The document of a game.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Game", expecting = "a game", deny_unknown_fields, bound = "V: Variant")]
struct GameDocument<V, const PITS: usize> {
    variant: Name<V>,
    board: Board<PITS>,
    #[serde(deserialize_with = "Option::deserialize")]
    to_move: Option<Player>,
}

/// Needs the feature `serde`. A game that is over has nobody to move:
///
/// ```
/// use mancala_engine::{AnyGame, Kalah, Player};
///
/// let game = AnyGame::<Kalah, 1>::start();
/// let json = r#"{"variant":"kalah","board":{"south":[4],"north":[4],"south_store":0,"north_store":0},"to_move":"south"}"#;
/// assert_eq!(serde_json::to_string(&game)?, json);
///
/// let over = AnyGame::<Kalah, 1>::from_board("<1,5,3,0,0>".parse()?, Player::South);
/// let json = r#"{"variant":"kalah","board":{"south":[0],"north":[0],"south_store":5,"north_store":3},"to_move":null}"#;
/// assert_eq!(serde_json::to_string(&over)?, json);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// TOML has no `null`, so a TOML document of a finished game has no `to_move` and cannot be read back.
impl<V: Variant, const PITS: usize> Serialize for AnyGame<V, PITS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Situation { board, to_move } = Situation::of(self);
        let variant = Name::<V>::NEW;
        GameDocument {
            variant,
            board,
            to_move,
        }
        .serialize(serializer)
    }
}

/// Needs the feature `serde`. Reads what [`Serialize`] writes. Only a state that this variant's games can be in is a
/// game:
///
/// ```
/// use mancala_engine::{AnyGame, Kalah};
///
/// let json = r#"{"variant":"kalah","board":{"south":[0],"north":[4],"south_store":4,"north_store":0},"to_move":"north"}"#;
/// let error = serde_json::from_str::<AnyGame<Kalah, 1>>(json).unwrap_err();
/// assert!(error.to_string().starts_with("the game does not go on with this player to move"));
/// ```
///
/// # Errors
///
/// What is no [`Board`], the name of another variant, a player to move who would not move next, and the end of a game
/// that is not over are errors.
impl<'de, V: Variant, const PITS: usize> Deserialize<'de> for AnyGame<V, PITS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let GameDocument { board, to_move, .. } = GameDocument::<V, PITS>::deserialize(deserializer)?;
        Situation { board, to_move }.game()
    }
}
