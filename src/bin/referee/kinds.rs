use mancala_engine::{GameKind, Kalah};

/// The smaller boards of Kalah, for records that start on one.
const SMALL_BOARDS: [GameKind; 3] = [
    GameKind::of::<Kalah, 2>(),
    GameKind::of::<Kalah, 3>(),
    GameKind::of::<Kalah, 4>(),
];

/// Returns the kinds of game that the referee knows. There are few, because each one takes time to compile.
pub(crate) fn all() -> Vec<GameKind> {
    [GameKind::USUAL, &SMALL_BOARDS].concat()
}
