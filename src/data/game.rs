use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::name::Name;
use crate::board::{Board, Player, Position};
use crate::game::AnyGame;
use crate::rules::Variant;

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
        let starts = Player::ALL.map(|to_move| AnyGame::from_start(Position { board, to_move }));
        let settled = Player::ALL.map(|to_move| AnyGame::from_board(board, to_move));
        if starts.contains(&claimed) || settled.contains(&claimed) {
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
