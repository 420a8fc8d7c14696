//! Which pits the mover may play.

use super::hand::sow;
use crate::row::{Pits, Row, Side};
use crate::sides::Sides;
use crate::{Board, Event, Feeding, IllegalMove, Owner, Pit, Player, Slam, Spot, Survey, Variant};

/// The pits of the mover's row that may be played. Each move is tried at most twice.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn legal_pits<V: Variant, const PITS: usize>(board: &Board<PITS>, mover: Player) -> Pits<PITS> {
    let mut pits = board.occupied(mover);
    if must_feed::<V, PITS>(board, mover) {
        pits.retain(|pit| feeds::<V, Row<PITS>, PITS>(board.rows_seen_by(mover), pit));
    }
    if V::SLAM == Slam::Illegal {
        let mut others = pits.clone();
        others.retain(|pit| !slams::<V, PITS>(board, mover, pit));
        if others.len() > 0 {
            return others;
        }
    }
    pits
}

/// Checks whether the mover may play this pit of their row.
#[inline]
pub(crate) fn check<V: Variant, const PITS: usize>(
    board: &Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
) -> Result<(), IllegalMove> {
    if board.stones(mover, pit) == 0 {
        return Err(IllegalMove::EmptyPit);
    }
    if may_play_all::<V, PITS>(board, mover) {
        return Ok(());
    }
    check_occupied::<V, PITS>(board, mover, pit)
}

/// Whether the mover may play every pit of their row that holds stones.
#[cfg_attr(not(debug_assertions), inline(always))]
fn may_play_all<V: Variant, const PITS: usize>(board: &Board<PITS>, mover: Player) -> bool {
    V::SLAM != Slam::Illegal && !must_feed::<V, PITS>(board, mover)
}

/// Whether only moves are legal that bring a stone to the opponent's row.
#[cfg_attr(not(debug_assertions), inline(always))]
fn must_feed<V: Variant, const PITS: usize>(board: &Board<PITS>, mover: Player) -> bool {
    V::FEEDING == Feeding::Required && board.in_play(mover.opponent()) == 0
}

/// Checks whether the mover may play this pit of their row, which holds stones.
#[inline]
fn check_occupied<V: Variant, const PITS: usize>(
    board: &Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
) -> Result<(), IllegalMove> {
    let must_feed = must_feed::<V, PITS>(board, mover);
    let may = |pit| !must_feed || feeds::<V, Row<PITS>, PITS>(board.rows_seen_by(mover), pit);
    if !may(pit) {
        return Err(IllegalMove::MustFeed);
    }
    let another_does_not =
        |another| board.stones(mover, another) > 0 && may(another) && !slams::<V, PITS>(board, mover, another);
    if V::SLAM == Slam::Illegal && slams::<V, PITS>(board, mover, pit) && Pit::all().any(another_does_not) {
        return Err(IllegalMove::GrandSlam);
    }
    Ok(())
}

/// Whether the player who is due, for whom the survey is, has a legal move. A slam cannot be illegal everywhere, so it
/// has no say here.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn can_move<V: Variant, R: Side<PITS>, const PITS: usize>(
    sides: &Sides<'_, R>,
    owner: Owner,
    survey: Survey,
) -> bool {
    if V::FEEDING == Feeding::Required && survey.other_row_is_empty() {
        let rows = match owner {
            Owner::Mover => (*sides.mover, *sides.opponent),
            Owner::Opponent => (*sides.opponent, *sides.mover),
        };
        return Pit::all().any(|pit| rows.0.stones(pit) > 0 && feeds::<V, R, PITS>(rows, pit));
    }
    !survey.row_is_empty()
}

/// Whether the move would end in a slam.
fn slams<V: Variant, const PITS: usize>(board: &Board<PITS>, mover: Player, pit: Pit<PITS>) -> bool {
    let mut after = *board;
    sow::<V, Row<PITS>, PITS>(&mut after.sides(mover), mover, pit, |_| ()).slam
}

/// Whether the move would bring a stone to the other row, at any time of it: relays count, and so does what is
/// captured.
#[cold]
#[inline(never)]
fn feeds<V: Variant, R: Side<PITS>, const PITS: usize>((mut own, mut other): (R, R), pit: Pit<PITS>) -> bool {
    let mut sides = Sides {
        mover: &mut own,
        opponent: &mut other,
    };
    let mut fed = false;
    sow::<V, R, PITS>(&mut sides, Player::South, pit, |event| {
        fed |= matches!(
            event,
            Event::Sown {
                at: Spot::Pit(Player::North, _)
            }
        );
    });
    fed
}
