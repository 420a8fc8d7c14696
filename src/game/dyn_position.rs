use core::fmt;

use crate::game::DynGame;

/// The position of a [`DynGame`], to be displayed. Made by [`DynGame::position`].
///
/// It is written like a [`Position`](crate::Position), `south <6,0,0,4,..>`, or as the board alone if the game is
/// finished.
#[derive(Clone, Copy)]
pub struct DynPosition<'g> {
    game: &'g dyn DynGame,
}

impl<'g> DynPosition<'g> {
    pub(crate) fn new(game: &'g dyn DynGame) -> Self {
        Self { game }
    }

    /// The game that is in this position.
    pub(crate) fn game(&self) -> &'g dyn DynGame {
        self.game
    }
}

/// Writes the same as [`Display`](fmt::Display).
impl fmt::Debug for DynPosition<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
