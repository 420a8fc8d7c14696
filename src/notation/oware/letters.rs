use crate::board::{ByPlayer, Pit, Player};

/// The letters of each player's pits, from that player's left.
const LETTERS: ByPlayer<&str> = ByPlayer {
    south: "ABCDEF",
    north: "abcdef",
};

/// Returns the letter of the pit with this index, or `None` if the row has no such pit.
pub(in crate::notation) fn letter(player: Player, index: usize) -> &'static str {
    LETTERS[player].get(index..=index).unwrap_or_default()
}

/// Returns the player and the pit that a letter names.
pub(in crate::notation) fn pit(letter: u8) -> Option<(Player, Pit<6>)> {
    Player::ALL.into_iter().find_map(|player| {
        let index = LETTERS[player].find(char::from(letter))?;
        Some((player, Pit::new(index)?))
    })
}
