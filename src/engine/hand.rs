//! One hand: lifted, sown and captured, relays included.

use crate::row::{Last, Side};
use crate::sides::Sides;
use crate::{Event, Landing, Owner, Pit, PitStep, Player, Slam, Sowing, Spot, Variant};

/// What a hand did, with all its relays.
pub(super) struct Hand<const PITS: usize> {
    /// Where the last stone fell.
    pub(super) last: Last<PITS>,
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
pub(super) fn sow<V: Variant, R: Side<PITS>, const PITS: usize>(
    sides: &mut Sides<'_, R>,
    mover: Player,
    pit: Pit<PITS>,
    mut hear: impl FnMut(Event<PITS>),
) -> Hand<PITS> {
    let in_rows = u32::from(sides.mover.in_play()) + u32::from(sides.opponent.in_play());
    let mut dropped = 0;
    let mut most = u32::MAX;
    let mut from = (Owner::Mover, pit);
    loop {
        let (owner, pit) = from;
        let stones = sides.row(owner).stones(pit);
        let last = sides.lift_and_sow(V::CIRCUIT, owner, pit);
        let origin = (owner.player(mover), pit);
        let from_spot = Spot::Pit(origin.0, origin.1);
        hear(Event::Lifted {
            from: from_spot,
            stones,
        });
        Sowing::new(V::CIRCUIT, mover, origin, stones).for_each(|at| hear(Event::Sown { at }));
        dropped += u32::from(stones);
        if dropped >= most {
            return Hand {
                last,
                captured: 0,
                slam: false,
            };
        }
        // At most one of the two is a landing. Of a rule that minds only one of them, the code for the other vanishes.
        let own = land::<V, R, PITS>(
            sides,
            mover,
            (Owner::Mover, last.pit),
            last.in_own(sides.mover),
            &mut hear,
        );
        let owner = if own.step == PitStep::Relay {
            Owner::Mover
        } else {
            let other = land::<V, R, PITS>(
                sides,
                mover,
                (Owner::Opponent, last.pit),
                last.in_other(sides.opponent),
                &mut hear,
            );
            if other.step != PitStep::Relay {
                return Hand {
                    last,
                    captured: own.captured + other.captured,
                    slam: own.slam || other.slam,
                };
            }
            Owner::Opponent
        };
        from = (owner, last.pit);
        // Relays past the mover's store bank a stone a lap, so the rows are empty before this bound. Without a store on
        // the circuit, the bound alone ends the loop. No first hand comes near it.
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

/// What came of a landing.
struct Effect {
    step: PitStep,
    captured: u8,
    /// Whether that was a slam; only true where the variant forbids it.
    slam: bool,
}

/// Asks the variant about a landing in a pit that now holds so many stones, and captures as it answers. Without a
/// stone there was no landing.
#[cfg_attr(not(debug_assertions), inline(always))]
#[expect(clippy::arithmetic_side_effects, reason = "a board holds at most 255 stones")]
fn land<V: Variant, R: Side<PITS>, const PITS: usize>(
    sides: &mut Sides<'_, R>,
    mover: Player,
    (owner, pit): (Owner, Pit<PITS>),
    stones: u8,
    mut hear: impl FnMut(Event<PITS>),
) -> Effect {
    let facing = (owner.other(), pit.opposite());
    let ask = |stones| {
        V::last_in_pit(Landing {
            owner,
            stones,
            opposite: sides.row(facing.0).stones(facing.1),
        })
    };
    let step = match stones {
        0 => PitStep::EndTurn,
        // A rule that minds only a pit that was empty then compiles to one test, together with the one above.
        1 => ask(1),
        _ => ask(stones),
    };
    let nothing = Effect {
        step,
        captured: 0,
        slam: false,
    };
    let mut tell = |(owner, pit): (Owner, Pit<PITS>), stones| {
        if stones > 0 {
            let from = Spot::Pit(owner.player(mover), pit);
            hear(Event::Captured { from, stones });
        }
    };
    let (captured, slam) = match step {
        PitStep::EndTurn | PitStep::Relay => return nothing,
        PitStep::CaptureOpposite => {
            let opposite = sides.row(facing.0).stones(facing.1);
            let taken = if owner == Owner::Mover { opposite } else { stones };
            let slam = taken > 0 && is_slam::<V, R, PITS>(sides, taken);
            if slam && V::SLAM == Slam::CapturesNothing {
                return nothing;
            }
            sides.row_mut(owner).lift(pit);
            sides.row_mut(facing.0).lift(facing.1);
            tell((owner, pit), stones);
            tell(facing, opposite);
            (stones + opposite, slam)
        }
        // Most runs are empty, and this is seen from the landing pit alone.
        PitStep::CaptureRun { least, most } if !(least..=most).contains(&stones) => return nothing,
        PitStep::CaptureRun { least, most } => {
            let run = sides.row(owner).run(pit, least, most);
            let slam = owner == Owner::Opponent && is_slam::<V, R, PITS>(sides, run.stones);
            if slam && V::SLAM == Slam::CapturesNothing {
                return nothing;
            }
            let row = sides.row_mut(owner);
            // A counted loop, which vanishes where nobody listens.
            (run.begin..run.end).rev().for_each(|index| {
                if let Some(pit) = Pit::new(index) {
                    tell((owner, pit), row.stones(pit));
                }
            });
            row.lift_run(run);
            (run.stones, slam)
        }
    };
    sides.mover.bank(captured);
    Effect { step, captured, slam }
}

/// Whether a capture that takes so many stones of the opponent's row, at least one, takes them all, and the variant
/// minds.
#[inline]
fn is_slam<V: Variant, R: Side<PITS>, const PITS: usize>(sides: &Sides<'_, R>, taken: u8) -> bool {
    V::SLAM != Slam::Captures && taken == sides.opponent.in_play()
}
