//! One hand: lifted, sown and captured, relays included.

use crate::row::Side;
use crate::sides::{Last, Sides};
use crate::{Event, Landing, Owner, Pit, PitStep, Player, Slam, Sowing, Spot, Variant};

/// What a hand did, with all its relays.
pub(super) struct Hand<const PITS: usize> {
    /// Where the last stone fell.
    pub(super) last: Last<PITS>,
    /// How many stones it captured.
    pub(super) captured: u8,
    /// Whether the hand made or would have made a slam; only true where the variant minds.
    pub(super) slam: bool,
}

/// Lifts, sows and captures, relays included.
#[cfg_attr(not(debug_assertions), inline(always))]
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
        let (stones, last) = sides.lift_and_sow(V::CIRCUIT, owner, pit);
        let origin = (owner.player(mover), pit);
        let from_spot = Spot::Pit(origin.0, origin.1);
        hear(Event::Lifted {
            from: from_spot,
            stones,
        });
        Sowing::new(V::CIRCUIT, mover, origin, stones).for_each(|at| hear(Event::Sown { at }));
        dropped += u32::from(stones);
        // Each owner has an arm, so that a rule which minds only one of them leaves nothing of the other.
        let (step, captured, slam) = match last {
            Last::Mover(pit) if dropped < most => land::<V, R, PITS>(sides, mover, (Owner::Mover, pit), &mut hear),
            Last::Opponent(pit) if dropped < most => {
                land::<V, R, PITS>(sides, mover, (Owner::Opponent, pit), &mut hear)
            }
            _ => (PitStep::EndTurn, 0, false),
        };
        from = match last {
            Last::Mover(pit) if step == PitStep::Relay => (Owner::Mover, pit),
            Last::Opponent(pit) if step == PitStep::Relay => (Owner::Opponent, pit),
            _ => return Hand { last, captured, slam },
        };
        // Relays past the mover's store bank a stone a lap, so the rows are empty before this bound. Without a store on
        // the circuit, the bound alone ends the loop. No first hand comes near it.
        most = most_dropped::<PITS>(in_rows);
    }
}

/// The most stones that one move can drop on a circuit with the mover's store, where the rows held `in_rows` before.
#[inline]
fn most_dropped<const PITS: usize>(in_rows: u32) -> u32 {
    #[expect(clippy::cast_possible_truncation, reason = "a width is at most 127")]
    let pits = 2 * PITS as u32;
    (pits + 1) * in_rows + pits
}

/// Asks the variant about a landing, and captures as it answers: the answer, the stones captured, and whether it is a
/// slam that the variant minds.
#[cfg_attr(not(debug_assertions), inline(always))]
fn land<V: Variant, R: Side<PITS>, const PITS: usize>(
    sides: &mut Sides<'_, R>,
    mover: Player,
    (owner, pit): (Owner, Pit<PITS>),
    mut hear: impl FnMut(Event<PITS>),
) -> (PitStep, u8, bool) {
    let landing = Landing {
        owner,
        stones: sides.row(owner).stones(pit),
        opposite: sides.row(owner.other()).stones(pit.opposite()),
    };
    let step = match V::last_in_pit(landing) {
        // Most runs are empty, and this is seen from the landing pit alone.
        PitStep::CaptureRun { least, most } if !(least..=most).contains(&landing.stones) => PitStep::EndTurn,
        step => step,
    };
    let slam = V::SLAM != Slam::Captures && is_slam(sides, (owner, pit), step);
    if slam && V::SLAM == Slam::CapturesNothing {
        return (step, 0, slam);
    }
    let mut tell = |owner: Owner, pit, stones| {
        if stones > 0 {
            let from = Spot::Pit(owner.player(mover), pit);
            hear(Event::Captured { from, stones });
        }
    };
    let captured = match step {
        PitStep::EndTurn | PitStep::Relay => return (step, 0, slam),
        PitStep::CaptureOpposite => {
            let (facing, opposite) = (owner.other(), pit.opposite());
            let (stones, more) = (sides.row_mut(owner).lift(pit), sides.row_mut(facing).lift(opposite));
            tell(owner, pit, stones);
            tell(facing, opposite, more);
            stones + more
        }
        PitStep::CaptureRun { least, most } => {
            let row = sides.row_mut(owner);
            let run = row.run(pit, least, most);
            // A counted loop, which vanishes where nobody listens.
            (run.begin..run.end).rev().for_each(|index| {
                if let Some(pit) = Pit::new(index) {
                    tell(owner, pit, row.stones(pit));
                }
            });
            row.lift_run(run);
            run.stones
        }
    };
    sides.mover.bank(captured);
    (step, captured, slam)
}

/// Whether the capture would take every stone of the opponent's row.
#[cfg_attr(not(debug_assertions), inline(always))]
fn is_slam<R: Side<PITS>, const PITS: usize>(
    sides: &Sides<'_, R>,
    (owner, pit): (Owner, Pit<PITS>),
    step: PitStep,
) -> bool {
    let row = &sides.opponent;
    let taken = match (step, owner) {
        (PitStep::CaptureOpposite, Owner::Opponent) => row.stones(pit),
        (PitStep::CaptureOpposite, Owner::Mover) => row.stones(pit.opposite()),
        (PitStep::CaptureRun { least, most }, Owner::Opponent) => row.run(pit, least, most).stones,
        _ => 0,
    };
    taken > 0 && taken == row.in_play()
}
