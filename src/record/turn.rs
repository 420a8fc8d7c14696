use super::{Entry, Ply};
use crate::board::{Board, ByPlayer, Pit, Player, Spot};
use crate::engine::{self, Event, Summary};
use crate::game::AnyGame;
use crate::rules::Variant;

/// An entry of a record, and the game after it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Turn<V: Variant, const PITS: usize> {
    pub(super) step: Step<PITS>,
    pub(super) after: AnyGame<V, PITS>,
}

#[cfg(test)]
static_assertions::const_assert_eq!(size_of::<Turn<crate::rules::Kalah, 6>>(), 19);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Step<const PITS: usize> {
    Played { player: Player, pit: Pit<PITS> },
    Concluded,
}

impl<V: Variant, const PITS: usize> Turn<V, PITS> {
    /// The entry that this turn was on the board before it.
    pub(super) fn entry(&self, before: &Board<PITS>) -> Entry {
        match self.step {
            Step::Played { player, pit } => {
                let mut moved = Played::new::<V>(before, player, pit);
                Entry::Played(self.ply(&mut moved, player, pit))
            }
            Step::Concluded => Entry::Concluded,
        }
    }

    /// The ply of this move, which led to the game after this turn.
    pub(super) fn ply(&self, moved: &mut Played<PITS>, player: Player, pit: Pit<PITS>) -> Ply {
        let repeats = moved.to_move.is_some() && matches!(self.after, AnyGame::Finished(_));
        if repeats {
            moved.summary.swept = in_rows(&moved.board);
        }
        Ply {
            player,
            index: pit.index(),
            summary: moved.summary,
            repeats,
        }
    }
}

/// The game after a move. A repetition ends it, and each player keeps their own row.
#[inline]
pub(super) fn settled<V: Variant, const PITS: usize>(
    mut board: Board<PITS>,
    to_move: Option<Player>,
    repeats: bool,
    summary: &mut Summary,
) -> AnyGame<V, PITS> {
    if !repeats {
        return AnyGame::new(board, to_move);
    }
    summary.swept = in_rows(&board);
    board.sweep();
    AnyGame::new(board, None)
}

fn in_rows<const PITS: usize>(board: &Board<PITS>) -> ByPlayer<u8> {
    ByPlayer {
        south: board.in_play(Player::South),
        north: board.in_play(Player::North),
    }
}

/// A legal move that was played on a copy of the board, as if there were no history.
pub(super) struct Played<const PITS: usize> {
    pub(super) board: Board<PITS>,
    pub(super) to_move: Option<Player>,
    pub(super) summary: Summary,
    /// The player who has to pass. That is not reported yet, because no one passes if a repetition ends the game.
    passed: Option<Player>,
}

impl<const PITS: usize> Played<PITS> {
    /// Out of line: what a record adds to a move weighs as much, and a program that reads records has many kinds of
    /// them.
    #[inline(never)]
    pub(super) fn new<V: Variant>(before: &Board<PITS>, player: Player, pit: Pit<PITS>) -> Self {
        let mut board = *before;
        let (to_move, summary) = engine::play::<V, PITS>(&mut board, player, pit, |_| ());
        Self {
            board,
            to_move,
            summary,
            passed: None,
        }
    }

    /// Plays as [`new`](Self::new) does, and reports all events but those at the end, which
    /// [`report_end`](Self::report_end) reports.
    pub(super) fn reported<V: Variant>(
        before: &Board<PITS>,
        player: Player,
        pit: Pit<PITS>,
        on_event: &mut dyn FnMut(Event<Spot<PITS>>),
    ) -> Self {
        let mut board = *before;
        let mut passed = None;
        let (to_move, summary) =
            engine::play_with_events::<V, PITS>(&mut board, player, pit, &mut |event| match event {
                Event::Passed { player } => passed = Some(player),
                _ => on_event(event),
            });
        Self {
            board,
            to_move,
            summary,
            passed,
        }
    }

    /// Reports the pass, or what a repetition that ends the game sweeps.
    pub(super) fn report_end(&self, repeats: bool, on_event: &mut dyn FnMut(Event<Spot<PITS>>)) {
        if repeats {
            for row in Player::ALL {
                let stones = self.summary.swept[row];
                if stones > 0 {
                    on_event(Event::Swept { row, stones, to: row });
                }
            }
        } else if let Some(player) = self.passed {
            on_event(Event::Passed { player });
        }
    }
}
