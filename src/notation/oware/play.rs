use super::pit;
use crate::engine::{IllegalMove, Summary};
use crate::game::MoveError;
use crate::record::Record;
use crate::rules::Oware;

/// Plays the pit that a letter names. `None` if it names none.
pub(in crate::notation) fn play(record: &mut Record<Oware>, letter: u8) -> Option<Result<Summary, MoveError>> {
    let (player, pit) = pit(letter)?;
    Some(match record.to_move() {
        Some(to_move) if to_move != player => Err(IllegalMove::NotOwned.into()),
        _ => record.play(pit),
    })
}
