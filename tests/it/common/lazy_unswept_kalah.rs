use mancala_engine::{Ending, Kalah, Next, Survey};

use super::variants::{Change, Changed};

/// Kalah that ends when the next player has no stones, and in which the stones in the rows count for no one. So a board
/// may be finished for only one player to move.
pub(crate) type LazyUnsweptKalah = Changed<LazyUnswept>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LazyUnswept;

impl Change for LazyUnswept {
    type Base = Kalah;
    const NAME: &'static str = "lazy-unswept-kalah";

    fn next(survey: Survey) -> Next {
        if survey.row_is_empty() {
            Next::Finish(Ending::LeaveRows)
        } else {
            Next::Move
        }
    }
}
