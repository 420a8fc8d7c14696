use core::marker::PhantomData;

use super::legality::can_move;
use crate::board::{Board, ByPlayer, Owner, Player, SideForm, Sides, Work};
use crate::rules::{Ending, Next, Survey, Variant};

/// Asks who moves in a position that is set up, and sweeps the rows if the game is finished (`None`).
pub(crate) fn settle<V: Variant, const PITS: usize>(board: &mut Board<PITS>, to_move: Player) -> Option<Player> {
    board.work(
        to_move,
        SettlePosition::<V> {
            to_move,
            variant: PhantomData,
        },
    )
}

/// The work of setting a position up.
struct SettlePosition<V> {
    to_move: Player,
    variant: PhantomData<V>,
}

impl<V: Variant, const PITS: usize> Work<PITS> for SettlePosition<V> {
    type Output = Option<Player>;

    fn on<S: SideForm<PITS>>(self, mut sides: Sides<'_, S>) -> Option<Player> {
        match player_to_move::<V, S, PITS>(&sides, Owner::Mover) {
            Ok(owner) => Some(owner.player(self.to_move)),
            Err(Ending::LeaveRows) => None,
            Err(Ending::SweepRows) => {
                sweep(&mut sides, self.to_move);
                None
            }
        }
    }
}

/// Moves each row into its owner's store, and returns how many stones they held.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn sweep<S: SideForm<PITS>, const PITS: usize>(sides: &mut Sides<'_, S>, mover: Player) -> ByPlayer<u8> {
    let (own, other) = (sides.mover.sweep(), sides.opponent.sweep());
    ByPlayer::seen_by(mover, own, other)
}

/// Asks the variant who moves: the player whose turn it is, or the other one if that player passes.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn player_to_move<V: Variant, S: SideForm<PITS>, const PITS: usize>(
    sides: &Sides<'_, S>,
    next: Owner,
) -> Result<Owner, Ending> {
    match ask::<V, S, PITS>(sides, next)? {
        Some(owner) => Ok(owner),
        None => ask::<V, S, PITS>(sides, next.other())?.ok_or(Ending::SweepRows),
    }
}

/// Asks the variant about one player, who moves, passes (`None`) or has come to the end of the game.
#[cfg_attr(not(debug_assertions), inline(always))]
fn ask<V: Variant, S: SideForm<PITS>, const PITS: usize>(
    sides: &Sides<'_, S>,
    player: Owner,
) -> Result<Option<Owner>, Ending> {
    let survey = survey(sides, player);
    match V::next(survey) {
        Next::Move if can_move::<V, S, PITS>(sides, player, survey) => Ok(Some(player)),
        Next::Move => Err(Ending::SweepRows),
        Next::Pass => Ok(None),
        Next::Finish(ending) => Err(ending),
    }
}

/// Surveys a board that is being played on, for one of the players.
#[inline]
fn survey<S: SideForm<PITS>, const PITS: usize>(sides: &Sides<'_, S>, player: Owner) -> Survey {
    let (own, other) = (sides.of(player), sides.of(player.other()));
    Survey {
        row: own.in_play().into(),
        other_row: other.in_play().into(),
        store: own.store().into(),
        other_store: other.store().into(),
        either_row_is_empty: sides.mover.in_play() == 0 || sides.opponent.in_play() == 0,
    }
}
