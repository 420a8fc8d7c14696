//! One move: which pits are legal, sowing, captures, and what comes next.
//!
//! A variant answers questions, and only these files act on the answers. They contain no variants, no game states and no
//! history. This folder uses `board` (not its kernel) and the questions of `rules`.

mod capture;
mod event;
mod hand;
mod illegal_move;
mod landing;
mod legality;
mod next;
mod turn;

pub use event::{Event, Summary};
pub use illegal_move::IllegalMove;
pub(crate) use legality::{check, legal_pits};
pub(crate) use next::settle;
pub(crate) use turn::{play, play_or_restore, play_with_events};
