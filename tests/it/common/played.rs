//! Plays moves.

use mancala_engine::{AnyGame, Event, LegalMove, Spot, Summary, Variant};

/// All results of a move.
pub(crate) struct Played<V: Variant, const PITS: usize> {
    pub(crate) after: AnyGame<V, PITS>,
    pub(crate) summary: Summary,
    pub(crate) events: Vec<Event<Spot<PITS>>>,
}

/// Plays with and without events. Each place that calls the library is another copy of the engine per variant and
/// width, so tests play through this function where possible.
#[inline(never)]
pub(crate) fn played<V: Variant, const PITS: usize>(token: LegalMove<'_, V, PITS>) -> Played<V, PITS> {
    let mut events = Vec::new();
    let heard = token.play_with(|event| events.push(event));
    let (after, summary) = token.play_summary();
    assert_eq!(heard, after, "with and without events");
    Played { after, summary, events }
}
