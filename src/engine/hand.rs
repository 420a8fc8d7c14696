use super::capture::{Captured, Landing};
use super::landing::{capture, land};
use crate::board::{LastStone, Owner, Pit, Player, SideForm, Sides, Sowing, Spot};
use crate::engine::Event;
use crate::rules::{Lift, PitStep, PitView, Variant};

/// The result of a hand with all its relays.
pub(super) struct Harvest<const PITS: usize> {
    /// The place of the last stone.
    pub(super) last: LastStone<PITS>,
    /// The number of stones that it captured.
    pub(super) captured: u8,
    /// True if it captured by a slam that the variant forbids or that ends the game.
    pub(super) slam: bool,
}

/// Lifts, sows and captures, relays included.
#[cfg_attr(not(debug_assertions), inline(always))]
#[expect(clippy::arithmetic_side_effects, reason = "a board holds at most 255 stones")]
pub(super) fn play_hand<V: Variant, S: SideForm<PITS>, const PITS: usize>(
    sides: &mut Sides<'_, S>,
    mover: Player,
    pit: Pit<PITS>,
    mut on_event: impl FnMut(Event<Spot<PITS>>),
) -> Harvest<PITS> {
    let in_rows = u32::from(sides.mover.in_play()) + u32::from(sides.opponent.in_play());
    let hand = lifted::<V>(sides.mover.stones(pit));
    let last = sow::<V, S, PITS>(sides, mover, (Owner::Mover, pit), hand, &mut on_event);
    let landing = |owner, stones| {
        let pit = last.pit;
        Landing { owner, pit, stones }
    };
    // At most one of the two is a landing. If the rules depend on only one of them, the compiler removes the code for the
    // other.
    let in_own = last.in_own(sides.mover);
    let (step, own) = land::<V, S, PITS>(sides, mover, landing(Owner::Mover, in_own), &mut on_event);
    if step == PitStep::Relay {
        return relay::<V, S, PITS>(sides, mover, (last, in_own), (hand, in_rows), on_event);
    }
    let in_other = last.in_other(sides.opponent);
    let (step, other) = land::<V, S, PITS>(sides, mover, landing(Owner::Opponent, in_other), &mut on_event);
    if step == PitStep::Relay {
        return relay::<V, S, PITS>(sides, mover, (last, in_other), (hand, in_rows), on_event);
    }
    Harvest {
        last,
        captured: own.stones + other.stones,
        slam: own.slam || other.slam,
    }
}

/// Sows on from a landing, whose pit holds so many stones, until a hand ends otherwise. `before` are the stones of the
/// hand so far, and those in both rows before it.
///
/// Whose pit it is makes no branch here: relays come from both rows in turn, and the branch would be mispredicted often. In
/// Congkak, moves took a third more time with it.
#[cfg_attr(not(debug_assertions), inline(always))]
#[expect(
    clippy::arithmetic_side_effects,
    reason = "the loop ends within one hand of 65,279 stones dropped"
)]
fn relay<V: Variant, S: SideForm<PITS>, const PITS: usize>(
    sides: &mut Sides<'_, S>,
    mover: Player,
    (mut last, mut stones): (LastStone<PITS>, u8),
    before: (u8, u32),
    mut on_event: impl FnMut(Event<Spot<PITS>>),
) -> Harvest<PITS> {
    // Relays past the mover's store bank a stone per lap, so the rows are empty before this bound. Without a store on the
    // circuit, the bound alone ends the loop. No first hand comes near it.
    let most = most_dropped::<PITS>(before.1);
    let mut dropped = u32::from(before.0);
    loop {
        let hand = lifted::<V>(stones);
        last = sow::<V, S, PITS>(sides, mover, (last.owner(), last.pit), hand, &mut on_event);
        dropped += u32::from(hand);
        let mut captured = Captured::NOTHING;
        if dropped < most {
            stones = last.in_own(sides.mover) | last.in_other(sides.opponent);
            let (owner, pit) = (last.owner(), last.pit);
            let step = if stones == 0 {
                PitStep::EndTurn
            } else {
                V::last_in_pit(PitView::new(owner, stones, last.facing(sides.mover, sides.opponent)))
            };
            if step == PitStep::Relay {
                continue;
            }
            captured = capture::<V, S, PITS>(sides, mover, Landing { owner, pit, stones }, step, &mut on_event);
        }
        return Harvest {
            last,
            captured: captured.stones,
            slam: captured.slam,
        };
    }
}

/// Sows a hand from a pit, which holds it.
#[cfg_attr(not(debug_assertions), inline(always))]
fn sow<V: Variant, S: SideForm<PITS>, const PITS: usize>(
    sides: &mut Sides<'_, S>,
    mover: Player,
    (owner, pit): (Owner, Pit<PITS>),
    stones: u8,
    mut on_event: impl FnMut(Event<Spot<PITS>>),
) -> LastStone<PITS> {
    let last = sides.sow(V::CIRCUIT, owner, pit, stones);
    let player = owner.player(mover);
    let from = Spot::Pit(player, pit);
    on_event(Event::Lifted { from, stones });
    Sowing::new(V::CIRCUIT, mover, (player, pit), stones).for_each(|at| on_event(Event::Sown { at }));
    last
}

/// Returns the number of stones that are lifted from a pit that holds this number, at least one.
#[inline]
fn lifted<V: Variant>(stones: u8) -> u8 {
    match (V::LIFT, stones) {
        (Lift::All, _) | (Lift::LeaveOne, 1) => stones,
        #[expect(clippy::arithmetic_side_effects, reason = "only a pit with stones is lifted")]
        (Lift::LeaveOne, _) => stones - 1,
    }
}

/// The most stones that one move can drop on a circuit with the mover's store, where the rows held `in_rows` before.
#[inline]
#[expect(
    clippy::arithmetic_side_effects,
    clippy::cast_possible_truncation,
    reason = "a row has at most 127 pits, and a board 255 stones"
)]
fn most_dropped<const PITS: usize>(in_rows: u32) -> u32 {
    let pits = 2 * PITS as u32;
    (pits + 1) * in_rows + pits
}
