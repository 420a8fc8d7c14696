use serde::{Serialize, Serializer};

use crate::board::Player;
use crate::game::{DynGame, DynPosition};

/// The document of a position of any width.
#[derive(Serialize)]
#[serde(rename = "Position")]
struct PositionDocument<'g> {
    board: BoardDocument<'g>,
    to_move: Option<Player>,
}

#[derive(Serialize)]
#[serde(rename = "Board")]
struct BoardDocument<'g> {
    south: Row<'g>,
    north: Row<'g>,
    south_store: u8,
    north_store: u8,
}

struct Row<'g> {
    game: &'g dyn DynGame,
    owner: Player,
}

impl Serialize for Row<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let stones = |index| self.game.stones(self.owner, index).unwrap_or_default();
        serializer.collect_seq((0..self.game.width()).map(stones))
    }
}

/// Needs the feature `serde`. Writes the same as a [`Position`](crate::Position). If the game is finished, no player is
/// to move:
///
/// ```
/// use mancala_engine::{AnyGame, DynGame, Kalah};
///
/// let mut game: Box<dyn DynGame> = Box::new(AnyGame::<Kalah, 1>::start());
/// let json = r#"{"board":{"south":[4],"north":[4],"south_store":0,"north_store":0},"to_move":"south"}"#;
/// assert_eq!(serde_json::to_string(&game.position())?, json);
///
/// game.conclude();
/// let json = r#"{"board":{"south":[0],"north":[0],"south_store":4,"north_store":4},"to_move":null}"#;
/// assert_eq!(serde_json::to_string(&game.position())?, json);
/// # Ok::<(), serde_json::Error>(())
/// ```
impl Serialize for DynPosition<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let game = self.game();
        let row = |owner| Row { game, owner };
        let document = PositionDocument {
            board: BoardDocument {
                south: row(Player::South),
                north: row(Player::North),
                south_store: game.store(Player::South),
                north_store: game.store(Player::North),
            },
            to_move: game.to_move(),
        };
        document.serialize(serializer)
    }
}
