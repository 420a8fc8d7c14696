//! Lifts, sows, captures and sweeps, in place, as a variant answers. Knows no game by name, and no state of a game.

mod guard;
mod hand;
mod legality;

pub(crate) use legality::{check, legal_pits};

use crate::row::{Form, Last, OneWord, Row, Side, TwoWords};
use crate::sides::Sides;
use crate::{
    Board, ByPlayer, Circuit, Ending, Event, Landed, Next, Owner, Pit, Player, StoreStep, Summary, Survey, Variant,
};
use guard::Guard;
use hand::sow;
use legality::can_move;

/// Plays one pit of the mover, which must be legal, and returns who moves next (`None` when the game is over).
///
/// If the variant or `hear` panics, the board is half played on some widths, so it must not be used any more.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn play<V: Variant, const PITS: usize>(
    board: &mut Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
    hear: impl FnMut(Event<PITS>),
) -> (Option<Player>, Summary) {
    match Row::<PITS>::FORM {
        Form::OneWord => play_copied::<V, OneWord<PITS>, PITS>(board, mover, pit, hear),
        Form::TwoWords => play_copied::<V, TwoWords<PITS>, PITS>(board, mover, pit, hear),
        Form::Bytes => play_sides::<V, Row<PITS>, PITS>(board.sides(mover), mover, pit, hear),
    }
}

/// Plays as [`play`] does, on a board that outlives a panic: the panic leaves it unchanged.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn play_in_place<V: Variant, const PITS: usize>(
    board: &mut Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
    hear: impl FnMut(Event<PITS>),
) -> (Option<Player>, Summary) {
    match Row::<PITS>::FORM {
        Form::OneWord | Form::TwoWords => play::<V, PITS>(board, mover, pit, hear),
        Form::Bytes => {
            let guard = Guard::new(board);
            let turn = play::<V, PITS>(guard.board, mover, pit, hear);
            guard.complete();
            turn
        }
    }
}

/// Plays in registers, and writes both rows back at once.
#[cfg_attr(not(debug_assertions), inline(always))]
fn play_copied<V, R, const PITS: usize>(
    board: &mut Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
    hear: impl FnMut(Event<PITS>),
) -> (Option<Player>, Summary)
where
    V: Variant,
    R: Side<PITS> + From<Row<PITS>> + Into<Row<PITS>>,
{
    let (own, other) = board.rows_seen_by(mover);
    let (mut own, mut other) = (R::from(own), R::from(other));
    let sides = Sides {
        mover: &mut own,
        opponent: &mut other,
    };
    let turn = play_sides::<V, R, PITS>(sides, mover, pit, hear);
    board.set_rows_seen_by(mover, own.into(), other.into());
    turn
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn play_sides<V: Variant, R: Side<PITS>, const PITS: usize>(
    mut sides: Sides<'_, R>,
    mover: Player,
    pit: Pit<PITS>,
    mut hear: impl FnMut(Event<PITS>),
) -> (Option<Player>, Summary) {
    let hand = sow::<V, R, PITS>(&mut sides, mover, pit, &mut hear);
    let mut summary = Summary {
        last: landed(mover, hand.last),
        captured: hand.captured,
        extra_turn: false,
        swept: ByPlayer::default(),
    };
    let due =
        if V::CIRCUIT == Circuit::PitsAndOwnStore && hand.last.in_store && V::last_in_store() == StoreStep::MoveAgain {
            Owner::Mover
        } else {
            Owner::Opponent
        };
    match to_move::<V, R, PITS>(&sides, due) {
        Ok(next) => {
            if next != due {
                let player = due.player(mover);
                hear(Event::Passed { player });
            } else if due == Owner::Mover {
                summary.extra_turn = true;
                hear(Event::ExtraTurn);
            }
            (Some(next.player(mover)), summary)
        }
        Err(ending) => {
            if ending == Ending::SweepRows {
                summary.swept = sweep(&mut sides, mover);
                for player in Player::ALL {
                    let stones = summary.swept[player];
                    if stones > 0 {
                        hear(Event::Swept { player, stones });
                    }
                }
            }
            (None, summary)
        }
    }
}

/// Where the last stone fell, as the players see it.
#[inline]
fn landed<const PITS: usize>(mover: Player, last: Last<PITS>) -> Landed {
    if last.in_store {
        return Landed::Store;
    }
    Landed::Pit {
        owner: if last.is_own() { mover } else { mover.opponent() },
        index: last.pit.index(),
    }
}

/// Asks who moves in a position that is set up, and sweeps the rows where it is over (`None`).
pub(crate) fn settle<V: Variant, const PITS: usize>(board: &mut Board<PITS>, due: Player) -> Option<Player> {
    let mut sides = board.sides(due);
    match to_move::<V, Row<PITS>, PITS>(&sides, Owner::Mover) {
        Ok(next) => Some(next.player(due)),
        Err(Ending::LeaveRows) => None,
        Err(Ending::SweepRows) => {
            sweep(&mut sides, due);
            None
        }
    }
}

/// Moves each row into its owner's store, and returns how many stones they held.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn sweep<R: Side<PITS>, const PITS: usize>(sides: &mut Sides<'_, R>, mover: Player) -> ByPlayer<u8> {
    let (own, other) = (sides.mover.sweep(), sides.opponent.sweep());
    let (south, north) = match mover {
        Player::South => (own, other),
        Player::North => (other, own),
    };
    ByPlayer { south, north }
}

/// Asks the variant who moves: the player who is due, or the other one where that player passes.
#[cfg_attr(not(debug_assertions), inline(always))]
fn to_move<V: Variant, R: Side<PITS>, const PITS: usize>(sides: &Sides<'_, R>, due: Owner) -> Result<Owner, Ending> {
    match asked::<V, R, PITS>(sides, due)? {
        Some(next) => Ok(next),
        None => asked::<V, R, PITS>(sides, due.other())?.ok_or(Ending::SweepRows),
    }
}

/// Asks the variant about one player: the player moves, passes (`None`), or the game is over.
#[cfg_attr(not(debug_assertions), inline(always))]
fn asked<V: Variant, R: Side<PITS>, const PITS: usize>(
    sides: &Sides<'_, R>,
    due: Owner,
) -> Result<Option<Owner>, Ending> {
    let survey = Survey::of_sides(sides, due);
    match V::next(survey) {
        Next::Move if can_move::<V, R, PITS>(sides, due, survey) => Ok(Some(due)),
        Next::Move => Err(Ending::SweepRows),
        Next::Pass => Ok(None),
        Next::Finish(ending) => Err(ending),
    }
}
