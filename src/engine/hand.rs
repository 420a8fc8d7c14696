use super::landing::land;
use crate::board::{LastStone, Owner, Pit, Player, SideForm, Sides, Sowing, Spot};
use crate::engine::Event;
use crate::rules::{PitStep, Variant};

/// What a hand did, with all its relays.
pub(super) struct Harvest<const PITS: usize> {
    /// Where the last stone fell.
    pub(super) last: LastStone<PITS>,
    /// How many stones it captured.
    pub(super) captured: u8,
    /// Whether it captured by a slam; only true where the variant forbids that.
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
    mut on_event: impl FnMut(Event<PITS>),
) -> Harvest<PITS> {
    let in_rows = u32::from(sides.mover.in_play()) + u32::from(sides.opponent.in_play());
    let mut dropped = 0;
    let mut most = u32::MAX;
    let mut from = (Owner::Mover, pit);
    loop {
        let (owner, pit) = from;
        let stones = sides.of(owner).stones(pit);
        let last = sides.lift_and_sow(V::CIRCUIT, owner, pit);
        let origin = (owner.player(mover), pit);
        let from_spot = Spot::Pit(origin.0, origin.1);
        on_event(Event::Lifted {
            from: from_spot,
            stones,
        });
        Sowing::new(V::CIRCUIT, mover, origin, stones).for_each(|at| on_event(Event::Sown { at }));
        dropped += u32::from(stones);
        if dropped >= most {
            return Harvest {
                last,
                captured: 0,
                slam: false,
            };
        }
        // At most one of the two is a landing. If the rules depend on only one of them, the compiler removes the code
        // for the other.
        let in_own = (last.in_own(sides.mover), Owner::Mover);
        let own = land::<V, S, PITS>(sides, mover, last.pit, in_own, &mut on_event);
        let owner = if own.step == PitStep::Relay {
            Owner::Mover
        } else {
            let in_other = (last.in_other(sides.opponent), Owner::Opponent);
            let other = land::<V, S, PITS>(sides, mover, last.pit, in_other, &mut on_event);
            if other.step != PitStep::Relay {
                return Harvest {
                    last,
                    captured: own.captured + other.captured,
                    slam: own.slam || other.slam,
                };
            }
            Owner::Opponent
        };
        from = (owner, last.pit);
        // Relays past the mover's store bank a stone per lap, so the rows are empty before this bound. Without a store
        // on the circuit, the bound alone ends the loop. No first hand comes near it.
        most = most_dropped::<PITS>(in_rows);
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
