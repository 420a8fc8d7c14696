use std::fmt;

use mancala_engine::{DynGame, Player};

/// A board as its players see it, with South at the bottom:
///
/// ```text
///         6    5    4    3    2    1
///       (4)  (4)  (4)  (4)  (4)  (4)
///  [0]                                [1]
///       (4)  (4)  (0)  (5)  (5)  (5)
///         1    2    3    4    5    6
/// ```
///
/// Only the alternate form (`{:#}`) numbers the pits.
pub(crate) struct Drawing<'g>(pub(crate) &'g dyn DynGame);

impl fmt::Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(game) = *self;
        let width = game.width();
        let numbers = || (1..=width).map(|number| number.to_string());
        let row = |player| {
            (0..width)
                .filter_map(move |index| game.stones(player, index))
                .map(|pit| format!("({pit})"))
        };
        let store = |player| format!("[{}]", game.store(player));

        if f.alternate() {
            line(f, 4, numbers().rev())?;
        }
        line(f, 5, row(Player::North).rev())?;
        let between = 5 * width;
        writeln!(
            f,
            "{:>5}{:between$}{:>5}",
            store(Player::North),
            "",
            store(Player::South)
        )?;
        line(f, 5, row(Player::South))?;
        if f.alternate() {
            line(f, 4, numbers())?;
        }
        Ok(())
    }
}

fn line(f: &mut fmt::Formatter<'_>, indent: usize, cells: impl Iterator<Item = String>) -> fmt::Result {
    write!(f, "{:indent$}", "")?;
    for cell in cells {
        write!(f, "{cell:>5}")?;
    }
    writeln!(f)
}
