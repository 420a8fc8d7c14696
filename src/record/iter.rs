use core::iter::FusedIterator;
use core::slice;

use super::{Step, Turn};
use crate::game::AnyGame;
use crate::record::{Entry, Ply};
use crate::rules::{Kalah, Variant};

/// The moves of a record from the start. Made by [`Record::plies`](crate::Record::plies).
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Plies<'r, V: Variant = Kalah, const PITS: usize = 6> {
    before: &'r AnyGame<V, PITS>,
    turns: &'r [Turn<V, PITS>],
}

impl<'r, V: Variant, const PITS: usize> Plies<'r, V, PITS> {
    pub(super) fn new(start: &'r AnyGame<V, PITS>, past: &'r [Turn<V, PITS>]) -> Self {
        let turns = match past.split_last() {
            Some((last, plies)) if last.step == Step::Concluded => plies,
            _ => past,
        };
        Self { before: start, turns }
    }
}

/// The move of an entry.
fn ply(entry: Entry) -> Option<Ply> {
    match entry {
        Entry::Played(ply) => Some(ply),
        Entry::Concluded => None,
    }
}

impl<V: Variant, const PITS: usize> Iterator for Plies<'_, V, PITS> {
    type Item = Ply;

    fn next(&mut self) -> Option<Ply> {
        let (turn, later) = self.turns.split_first()?;
        let before = self.before;
        self.before = &turn.after;
        self.turns = later;
        ply(turn.entry(before.board()))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.turns.len(), Some(self.turns.len()))
    }

    // A ply is found out by playing it again, so those that are skipped are not.

    fn nth(&mut self, skipped: usize) -> Option<Ply> {
        let (earlier, later) = self.turns.split_at_checked(skipped).unwrap_or((self.turns, &[]));
        self.before = earlier.last().map_or(self.before, |turn| &turn.after);
        self.turns = later;
        self.next()
    }

    fn count(self) -> usize {
        self.len()
    }

    fn last(mut self) -> Option<Ply> {
        self.next_back()
    }
}

impl<V: Variant, const PITS: usize> DoubleEndedIterator for Plies<'_, V, PITS> {
    fn next_back(&mut self) -> Option<Ply> {
        let (turn, earlier) = self.turns.split_last()?;
        self.turns = earlier;
        let before = earlier.last().map_or(self.before, |turn| &turn.after);
        ply(turn.entry(before.board()))
    }
}

impl<V: Variant, const PITS: usize> ExactSizeIterator for Plies<'_, V, PITS> {}
impl<V: Variant, const PITS: usize> FusedIterator for Plies<'_, V, PITS> {}

/// The games of a record from the start to the current one. Made by [`Record::games`](crate::Record::games).
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Games<'r, V: Variant = Kalah, const PITS: usize = 6> {
    start: Option<&'r AnyGame<V, PITS>>,
    turns: slice::Iter<'r, Turn<V, PITS>>,
}

impl<'r, V: Variant, const PITS: usize> Games<'r, V, PITS> {
    pub(super) fn new(start: &'r AnyGame<V, PITS>, past: &'r [Turn<V, PITS>]) -> Self {
        Self {
            start: Some(start),
            turns: past.iter(),
        }
    }
}

impl<'r, V: Variant, const PITS: usize> Iterator for Games<'r, V, PITS> {
    type Item = &'r AnyGame<V, PITS>;

    fn next(&mut self) -> Option<Self::Item> {
        self.start.take().or_else(|| self.turns.next().map(|turn| &turn.after))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        #[expect(
            clippy::arithmetic_side_effects,
            reason = "a turn takes several bytes, so no memory holds `usize::MAX` of them"
        )]
        let games = self.turns.len() + usize::from(self.start.is_some());
        (games, Some(games))
    }
}

impl<V: Variant, const PITS: usize> DoubleEndedIterator for Games<'_, V, PITS> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let last = self.turns.next_back().map(|turn| &turn.after);
        last.or_else(|| self.start.take())
    }
}

impl<V: Variant, const PITS: usize> ExactSizeIterator for Games<'_, V, PITS> {}
impl<V: Variant, const PITS: usize> FusedIterator for Games<'_, V, PITS> {}
