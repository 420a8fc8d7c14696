use crate::board::{Owner, Pit, Player, SideForm, Sides, Spot};
use crate::engine::Event;
use crate::rules::{Landing, PitStep, Slam, Variant};

/// What came of a landing.
pub(super) struct Effect {
    pub(super) step: PitStep,
    pub(super) captured: u8,
    /// Whether that was a slam; only true where the variant forbids it.
    pub(super) slam: bool,
}

/// Asks the variant about a landing in a pit that now holds so many stones, and captures as it answers. Without a
/// stone there was no landing.
#[cfg_attr(not(debug_assertions), inline(always))]
#[expect(clippy::arithmetic_side_effects, reason = "a board holds at most 255 stones")]
pub(super) fn land<V: Variant, S: SideForm<PITS>, const PITS: usize>(
    sides: &mut Sides<'_, S>,
    mover: Player,
    pit: Pit<PITS>,
    (stones, owner): (u8, Owner),
    mut on_event: impl FnMut(Event<PITS>),
) -> Effect {
    let facing = (owner.other(), pit.opposite());
    let ask = |stones| {
        V::last_in_pit(Landing {
            owner,
            stones,
            opposite: sides.of(facing.0).stones(facing.1),
        })
    };
    let step = match stones {
        0 => PitStep::EndTurn,
        // A rule that depends on a pit that was empty then compiles to one test, together with the one above.
        1 => ask(1),
        _ => ask(stones),
    };
    let nothing = Effect {
        step,
        captured: 0,
        slam: false,
    };
    let mut report = |(owner, pit): (Owner, Pit<PITS>), stones| {
        if stones > 0 {
            let from = Spot::Pit(owner.player(mover), pit);
            on_event(Event::Captured { from, stones });
        }
    };
    let (captured, slam) = match step {
        PitStep::EndTurn | PitStep::Relay => return nothing,
        PitStep::CaptureBoth => {
            let opposite = sides.of(facing.0).stones(facing.1);
            let taken = if owner == Owner::Mover { opposite } else { stones };
            let slam = taken > 0 && is_slam::<V, S, PITS>(sides, taken);
            if slam && V::SLAM == Slam::CapturesNothing {
                return nothing;
            }
            sides.of_mut(owner).lift(pit);
            sides.of_mut(facing.0).lift(facing.1);
            report((owner, pit), stones);
            report(facing, opposite);
            (stones + opposite, slam)
        }
        // Most runs are empty, and this is seen from the landing pit alone.
        PitStep::CaptureRun { least, most } if !(least..=most).contains(&stones) => return nothing,
        PitStep::CaptureRun { least, most } => {
            let run = sides.of(owner).run(pit, least, most);
            let slam = owner == Owner::Opponent && is_slam::<V, S, PITS>(sides, run.stones);
            if slam && V::SLAM == Slam::CapturesNothing {
                return nothing;
            }
            let row = sides.of_mut(owner);
            // A counted loop, which vanishes if there is no listener.
            (run.begin..run.end).rev().for_each(|index| {
                if let Some(pit) = Pit::new(index) {
                    report((owner, pit), row.stones(pit));
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
/// treats slams specially.
#[inline]
fn is_slam<V: Variant, S: SideForm<PITS>, const PITS: usize>(sides: &Sides<'_, S>, taken: u8) -> bool {
    V::SLAM != Slam::Captures && taken == sides.opponent.in_play()
}
