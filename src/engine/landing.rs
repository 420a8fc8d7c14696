use super::capture::{capture_back, capture_facing, view, Captured, Landing, LastStoneIs};
use crate::board::{Player, SideForm, Sides, Spot};
use crate::engine::Event;
use crate::rules::{PitStep, Variant};

/// Asks the variant about a landing in a pit that now holds this number of stones, and captures according to the answer.
/// If the number is 0, there was no landing.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn land<V: Variant, S: SideForm<PITS>, const PITS: usize>(
    sides: &mut Sides<'_, S>,
    mover: Player,
    landing: Landing<PITS>,
    on_event: impl FnMut(Event<Spot<PITS>>),
) -> (PitStep, Captured) {
    let Landing { owner, pit, stones } = landing;
    let step = match stones {
        0 => PitStep::EndTurn,
        // A rule that depends on a pit that was empty then compiles to one test, together with the one above.
        1 => V::last_in_pit(view(sides, owner, pit, 1)),
        _ => V::last_in_pit(view(sides, owner, pit, stones)),
    };
    (step, capture::<V, S, PITS>(sides, mover, landing, step, on_event))
}

/// Captures as the variant has answered.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn capture<V: Variant, S: SideForm<PITS>, const PITS: usize>(
    sides: &mut Sides<'_, S>,
    mover: Player,
    landing: Landing<PITS>,
    step: PitStep,
    on_event: impl FnMut(Event<Spot<PITS>>),
) -> Captured {
    match step {
        PitStep::EndTurn | PitStep::Relay => Captured::NOTHING,
        PitStep::Capture => capture_back::<V, S, PITS>(sides, mover, landing, on_event),
        PitStep::CaptureOpposite => capture_facing::<V, S, PITS>(sides, mover, landing, LastStoneIs::Left, on_event),
        PitStep::CaptureBoth => capture_facing::<V, S, PITS>(sides, mover, landing, LastStoneIs::Captured, on_event),
    }
}
