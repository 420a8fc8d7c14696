use core::marker::PhantomData;

use super::legality::can_move;
use crate::board::{Board, ByPlayer, Owner, Player, SideForm, Sides, Spot, Work};
use crate::engine::Event;
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
            Err(ending) => {
                sweep(&mut sides, self.to_move, ending, |_| ());
                None
            }
        }
    }
}

/// Empties the rows as the game ends, and returns how many stones each player received. In the ending,
/// [`Owner::Mover`] is `mover`.
#[cfg_attr(not(debug_assertions), inline(always))]
#[expect(clippy::arithmetic_side_effects, reason = "a board holds at most 255 stones")]
pub(super) fn sweep<S: SideForm<PITS>, const PITS: usize>(
    sides: &mut Sides<'_, S>,
    mover: Player,
    ending: Ending,
    mut on_event: impl FnMut(Event<Spot<PITS>>),
) -> ByPlayer<u8> {
    let receiver = match ending {
        Ending::LeaveRows => return ByPlayer::default(),
        Ending::SweepRows => None,
        Ending::SweepAllTo(owner) => Some(owner),
    };
    let (own, other) = (sides.mover.clear(), sides.opponent.clear());
    let (to_mover, to_opponent) = match receiver {
        None => (own, other),
        Some(Owner::Mover) => (own + other, 0),
        Some(Owner::Opponent) => (0, own + other),
    };
    sides.mover.bank(to_mover);
    sides.opponent.bank(to_opponent);
    let rows = ByPlayer::seen_by(mover, own, other);
    for row in Player::ALL {
        let stones = rows[row];
        if stones > 0 {
            let to = receiver.map_or(row, |owner| owner.player(mover));
            on_event(Event::Swept { row, stones, to });
        }
    }
    ByPlayer::seen_by(mover, to_mover, to_opponent)
}

/// Asks the variant who moves: the player whose turn it is, or the other one if that player passes. In the ending,
/// [`Owner::Mover`] is the player who has moved.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn player_to_move<V: Variant, S: SideForm<PITS>, const PITS: usize>(
    sides: &Sides<'_, S>,
    turn: Owner,
) -> Result<Owner, Ending> {
    match ask::<V, S, PITS>(sides, turn)? {
        Some(owner) => Ok(owner),
        None => ask::<V, S, PITS>(sides, turn.other())?.ok_or(Ending::SweepRows),
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
        Next::Finish(Ending::SweepAllTo(owner)) if player == Owner::Opponent => Err(Ending::SweepAllTo(owner.other())),
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
