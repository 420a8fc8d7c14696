use core::marker::PhantomData;

use super::hand::play_hand;
use super::next::{player_to_move, sweep};
use crate::board::{Board, ByPlayer, Circuit, DynSpot, LastStone, Owner, Pit, Player, SideForm, Sides, Spot, Work};
use crate::engine::{Event, Summary};
use crate::rules::{Ending, Slam, StoreStep, Variant};

/// Plays one pit of the mover, which must be legal, and returns who moves next (`None` when the game is finished).
///
/// If the variant or `on_event` panics, the board may be half played, so it must not be used any more.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn play<V: Variant, const PITS: usize>(
    board: &mut Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
    on_event: impl FnMut(Event<Spot<PITS>>),
) -> (Option<Player>, Summary) {
    board.work(mover, PlayPit::<V, _, PITS>::new(mover, pit, on_event))
}

/// Plays as [`play`] does, out of line: one function for all callers that want the events of a kind of game, so that a
/// program contains it once.
#[inline(never)]
pub(crate) fn play_with_events<V: Variant, const PITS: usize>(
    board: &mut Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
    on_event: &mut dyn FnMut(Event<Spot<PITS>>),
) -> (Option<Player>, Summary) {
    play::<V, PITS>(board, mover, pit, on_event)
}

/// Plays as [`play`] does, on a board that outlives a panic: the panic leaves it unchanged.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn play_or_restore<V: Variant, const PITS: usize>(
    board: &mut Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
    on_event: impl FnMut(Event<Spot<PITS>>),
) -> (Option<Player>, Summary) {
    board.work_or_restore(mover, PlayPit::<V, _, PITS>::new(mover, pit, on_event))
}

/// The work of a move.
struct PlayPit<V, L, const PITS: usize> {
    mover: Player,
    pit: Pit<PITS>,
    on_event: L,
    variant: PhantomData<V>,
}

impl<V, L, const PITS: usize> PlayPit<V, L, PITS> {
    #[inline]
    fn new(mover: Player, pit: Pit<PITS>, on_event: L) -> Self {
        Self {
            mover,
            pit,
            on_event,
            variant: PhantomData,
        }
    }
}

impl<V: Variant, L: FnMut(Event<Spot<PITS>>), const PITS: usize> Work<PITS> for PlayPit<V, L, PITS> {
    type Output = (Option<Player>, Summary);

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn on<S: SideForm<PITS>>(self, mut sides: Sides<'_, S>) -> (Option<Player>, Summary) {
        let Self {
            mover,
            pit,
            mut on_event,
            ..
        } = self;
        let hand = play_hand::<V, S, PITS>(&mut sides, mover, pit, &mut on_event);
        let moves_again =
            V::CIRCUIT == Circuit::PitsAndOwnStore && hand.last.in_store && V::last_in_store() == StoreStep::MoveAgain;
        let turn = if moves_again { Owner::Mover } else { Owner::Opponent };
        let mut summary = Summary {
            last: landed(mover, hand.last),
            captured: hand.captured,
            extra_turn: false,
            swept: ByPlayer::default(),
        };
        // A slam may end the game without a question.
        let next = if V::SLAM == Slam::OpponentTakesRest && hand.slam {
            Err(Ending::SweepAllTo(Owner::Opponent))
        } else {
            player_to_move::<V, S, PITS>(&sides, turn)
        };
        match next {
            Ok(owner) => {
                if owner != turn {
                    let player = turn.player(mover);
                    on_event(Event::Passed { player });
                } else if turn == Owner::Mover {
                    summary.extra_turn = true;
                    on_event(Event::ExtraTurn);
                }
                (Some(owner.player(mover)), summary)
            }
            Err(ending) => {
                summary.swept = sweep(&mut sides, mover, ending, on_event);
                (None, summary)
            }
        }
    }
}

/// The place of the last stone, as the players see it.
#[inline]
fn landed<const PITS: usize>(mover: Player, last: LastStone<PITS>) -> DynSpot {
    if last.in_store {
        return DynSpot::Store(mover);
    }
    DynSpot::Pit {
        owner: if last.is_own() { mover } else { mover.opponent() },
        index: last.pit.index(),
    }
}
