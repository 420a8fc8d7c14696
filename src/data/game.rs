use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::name::Name;
use crate::board::{Board, Player, Position};
use crate::game::AnyGame;
use crate::rules::Variant;

/// The document of a game.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Game", expecting = "a game", deny_unknown_fields, bound = "V: Variant")]
struct GameDocument<V, const PITS: usize> {
    variant: Name<V>,
    board: Board<PITS>,
    // With this, a document has to say so if no one is to move.
    #[serde(deserialize_with = "Option::deserialize")]
    to_move: Option<Player>,
}

/// Needs the feature `serde`. A finished game has no player to move:
///
/// ```
/// use mancala_engine::{board, AnyGame, Kalah, Player};
///
/// let game = AnyGame::<Kalah, 1>::start();
/// let json = r#"{"variant":"kalah","board":{"south":[4],"north":[4],"south_store":0,"north_store":0},"to_move":"south"}"#;
/// assert_eq!(serde_json::to_string(&game)?, json);
///
/// let over = AnyGame::<Kalah, 1>::from_board(board!("<1,5,3,0,0>"), Player::South);
/// let json = r#"{"variant":"kalah","board":{"south":[0],"north":[0],"south_store":5,"north_store":3},"to_move":null}"#;
/// assert_eq!(serde_json::to_string(&over)?, json);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// TOML has no `null`, so a finished game can't be read back from TOML.
impl<V: Variant, const PITS: usize> Serialize for AnyGame<V, PITS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let document = GameDocument {
            variant: Name::<V>::NEW,
            board: *self.board(),
            to_move: self.to_move(),
        };
        document.serialize(serializer)
    }
}

/// Needs the feature `serde`. Reads what [`Serialize`] writes. It must be a state that a game of this variant can be
/// in:
///
/// ```
/// use mancala_engine::{AnyGame, Kalah};
///
/// let json = r#"{"variant":"kalah","board":{"south":[0],"north":[4],"south_store":4,"north_store":0},"to_move":"north"}"#;
/// let error = serde_json::from_str::<AnyGame<Kalah, 1>>(json).unwrap_err();
/// assert!(error.to_string().starts_with("the game is not in progress with this player to move"));
/// ```
///
/// # Errors
///
/// If the counts are not a valid [`Board`], the name is of another variant, the player to move would not move next, or
/// no player is to move in a game that is not finished.
impl<'de, V: Variant, const PITS: usize> Deserialize<'de> for AnyGame<V, PITS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let GameDocument { board, to_move, .. } = GameDocument::<V, PITS>::deserialize(deserializer)?;
        let claimed = Self::new(board, to_move);
        let starts = Player::ALL.map(|to_move| Self::from_start(Position { board, to_move }));
        let settled = Player::ALL.map(|to_move| Self::from_board(board, to_move));
        if starts.contains(&claimed) || settled.contains(&claimed) {
            Ok(claimed)
        } else if to_move.is_some() {
            Err(D::Error::custom("the game is not in progress with this player to move"))
        } else {
            Err(D::Error::custom("the game is not finished"))
        }
    }
}
