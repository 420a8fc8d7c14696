//! One move: which pits are legal, sowing, captures, and what comes next.
//!
//! A variant answers, and only these files act on the answers. They know no game by name, no state of a game and no
//! history. This folder uses `board`, through its door, and the questions of `rules`.

mod event;
mod hand;
mod illegal_move;
mod landing;
mod legality;
mod next;
mod turn;

pub use event::{Event, Landed, Summary};
pub use illegal_move::IllegalMove;
pub(crate) use legality::{check, legal_pits};
pub(crate) use next::settle;
pub(crate) use turn::{play, play_or_restore};
