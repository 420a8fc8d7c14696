//! Plays moves.

use mancala_engine::{AnyGame, Event, LegalMove, Summary, Variant};

/// All that a move tells.
pub(crate) struct Played<V: Variant, const PITS: usize> {
    pub(crate) after: AnyGame<V, PITS>,
    pub(crate) summary: Summary,
    pub(crate) events: Vec<Event<PITS>>,
}

/// Plays with and without events. Each call of the library makes its own copy of the engine for each rule book and width,
/// and there are many of both: tests play through this one function where they can.
#[inline(never)]
pub(crate) fn played<V: Variant, const PITS: usize>(token: LegalMove<'_, V, PITS>) -> Played<V, PITS> {
    let mut events = Vec::new();
    let heard = token.play_with(|event| events.push(event));
    let (after, summary) = token.play_summary();
    assert_eq!(heard, after, "with and without events");
    Played { after, summary, events }
}
