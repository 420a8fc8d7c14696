use super::landing::land;
use crate::board::{LastStone, Owner, Pit, Player, SideForm, Sides, Sowing, Spot};
use crate::engine::Event;
use crate::rules::{Lift, PitStep, Variant};

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
#[expect(
    clippy::arithmetic_side_effects,
    reason = "a board holds at most 255 stones, and the loop ends within one hand of 65,279 stones dropped"
)]
pub(super) fn play_hand<V: Variant, S: SideForm<PITS>, const PITS: usize>(
    sides: &mut Sides<'_, S>,
    mover: Player,
    pit: Pit<PITS>,
    mut on_event: impl FnMut(Event<Spot<PITS>>),
) -> Harvest<PITS> {
    let in_rows = u32::from(sides.mover.in_play()) + u32::from(sides.opponent.in_play());
    let mut dropped = 0;
    let mut most = u32::MAX;
    let mut from = (Owner::Mover, pit);
    loop {
        let (owner, pit) = from;
        let hand = lifted::<V>(sides.of(owner).stones(pit));
        let last = sides.sow(V::CIRCUIT, owner, pit, hand);
        let origin = (owner.player(mover), pit);
        let from_spot = Spot::Pit(origin.0, origin.1);
        on_event(Event::Lifted {
            from: from_spot,
            stones: hand,
        });
        Sowing::new(V::CIRCUIT, mover, origin, hand).for_each(|at| on_event(Event::Sown { at }));
        dropped += u32::from(hand);
        if dropped >= most {
            return Harvest {
                last,
                captured: 0,
                slam: false,
            };
        }
        // At most one of the two is a landing. If the rules depend on only one of them, the compiler removes the code
        // for the other.
        let in_own = last.in_own(sides.mover);
        let (step, own) = land::<V, S, PITS>(sides, mover, (Owner::Mover, last.pit), in_own, &mut on_event);
        let owner = if step == PitStep::Relay {
            Owner::Mover
        } else {
            let in_other = last.in_other(sides.opponent);
            let (step, other) = land::<V, S, PITS>(sides, mover, (Owner::Opponent, last.pit), in_other, &mut on_event);
            if step != PitStep::Relay {
                return Harvest {
                    last,
                    captured: own.stones + other.stones,
                    slam: own.slam || other.slam,
                };
            }
            Owner::Opponent
        };
        from = (owner, last.pit);
        // Relays past the mover's store bank a stone per lap, so the rows are empty before this bound. Without a store
        // on the circuit, only the bound ends the loop. A first hand is far smaller.
        most = most_dropped::<PITS>(in_rows);
    }
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
