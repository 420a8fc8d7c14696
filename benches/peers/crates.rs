//! Other crates that play the same games, used so that they follow the same rules.

use board_game::board::{Board as _, Player as OwarePlayer};
use board_game::games::oware::OwareBoard;
use mancala_board::{MancalaBoard, MoveResult, Side};

use crate::common::{hash, word};

/// Kalah on a `MancalaBoard`. The crate sows; its caller has to call it for captures, the end of the game and the final
/// sweep.
pub(crate) fn mancala_board_leaves(depth: u32) -> u64 {
    kalah_leaves(&MancalaBoard::new(4), Side::Left, depth)
}

fn kalah_leaves(board: &MancalaBoard<6>, side: Side, depth: u32) -> u64 {
    let mut sum = 0u64;
    for pit in 0..6 {
        if board.side_to_dishes(side)[pit] == 0 {
            continue;
        }
        let mut next = *board;
        let due = match next.move_piece(side, pit) {
            MoveResult::ExtraTurn => side,
            MoveResult::Capture(owner, index) => {
                next.capture(owner, index);
                !side
            }
            MoveResult::Done(..) | MoveResult::IllegalMove => !side,
        };
        sum = sum.wrapping_add(if next.game_over() {
            next.collect_dishes();
            hash_kalah(&next, 2)
        } else if depth > 1 {
            kalah_leaves(&next, due, depth - 1)
        } else {
            hash_kalah(&next, u64::from(due == Side::Right))
        });
    }
    sum
}

#[inline]
fn hash_kalah(board: &MancalaBoard<6>, side: u64) -> u64 {
    let word = |row: [usize; 6], bank: usize| word(&row.map(|stones| stones as u64), bank as u64);
    hash(
        word(board.left, board.left_bank),
        word(board.right, board.right_bank),
        side,
    )
}

/// Oware on an `OwareBoard`. Its rules differ from the library's in games that end with few seeds, which the depths
/// used here don't reach: a player without seeds may be left to move, and two seeds that chase each other end the game.
pub(crate) fn oware_board_leaves(depth: u32) -> u64 {
    oware_leaves(&OwareBoard::new(4), depth)
}

fn oware_leaves(board: &OwareBoard<6>, depth: u32) -> u64 {
    let mut sum = 0u64;
    for pit in 0..6 {
        if board.is_available_move(pit) != Ok(true) {
            continue;
        }
        let Ok(next) = board.clone_and_play(pit) else {
            continue;
        };
        sum = sum.wrapping_add(if next.is_done() || depth == 1 {
            hash_oware(&next)
        } else {
            oware_leaves(&next, depth - 1)
        });
    }
    sum
}

#[inline]
fn hash_oware(board: &OwareBoard<6>) -> u64 {
    let [south, north] = board.pits();
    let side = if board.is_done() {
        2
    } else {
        u64::from(board.next_player() == OwarePlayer::B)
    };
    hash(
        word(&south, board.score(OwarePlayer::A)),
        word(&north, board.score(OwarePlayer::B)),
        side,
    )
}
