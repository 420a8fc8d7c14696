//! A side of any width, changed in place: only the pits on the path of a hand are read and written.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "all stones of a board are at most 255, even while an origin that is skipped holds a stone for each lap, and only stones that are there are taken"
)]

use core::ops::Range;

use super::{Lap, LastStone, Side, SideForm};
use crate::board::{Circuit, Owner, Pit};

impl<const PITS: usize> Side<PITS> {
    /// Puts `each` stones into every pit from the index `from` up to the index `to`, which is left out.
    #[inline]
    fn drop_run(&mut self, from: usize, to: usize, each: u8) {
        if let Some(run) = self.pits.get_mut(from..to) {
            #[expect(clippy::cast_possible_truncation, reason = "a row has at most 127 pits")]
            let pits = run.len() as u8;
            self.in_play += each * pits;
            for stones in run {
                *stones += each;
            }
        }
    }

    /// Sows from a pit of the first side. Returns where the last stone fell, seen from there.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn sow_lap(first: &mut Self, second: &mut Self, lap: Lap, origin: Pit<PITS>, hand: u8) -> LastStone<PITS> {
        first.take(origin, hand);
        let path = lap.path(origin, hand);
        if path.laps != 0 {
            first.drop_run(0, PITS, path.laps);
            second.drop_run(0, PITS, path.laps);
        }
        first.drop_run(path.begin, path.end.min(PITS), 1);
        second.drop_run(0, path.end.saturating_sub(lap.second_row::<PITS>()).min(PITS), 1);
        first.drop_run(0, path.end.saturating_sub(lap.len::<PITS>()), 1);
        match lap {
            Lap::StoreAfterFirst => first.bank(path.laps + u8::from(path.end > PITS)),
            Lap::StoreAfterSecond => second.bank(path.laps + u8::from(path.end > 2 * PITS)),
            Lap::Pits => {}
            Lap::PitsButOrigin => first.take(origin, path.laps),
        }
        LastStone::at(path.last(lap))
    }
}

impl<const PITS: usize> SideForm<PITS> for Side<PITS> {
    #[inline]
    fn stones(&self, pit: Pit<PITS>) -> u8 {
        self.pits.get(pit.index()).copied().unwrap_or(0)
    }

    #[inline]
    fn in_play(&self) -> u8 {
        self.in_play
    }

    #[inline]
    fn store(&self) -> u8 {
        self.store
    }

    #[inline]
    fn take(&mut self, pit: Pit<PITS>, stones: u8) {
        if let Some(count) = self.pits.get_mut(pit.index()) {
            *count -= stones;
            self.in_play -= stones;
        }
    }

    #[inline]
    fn take_all(&mut self, pits: Range<usize>, stones: u8) {
        if let Some(pits) = self.pits.get_mut(pits) {
            pits.fill(0);
            self.in_play -= stones;
        }
    }

    #[inline]
    fn clear(&mut self) -> u8 {
        self.pits = [0; PITS];
        core::mem::take(&mut self.in_play)
    }

    #[inline]
    fn bank(&mut self, stones: u8) {
        self.store += stones;
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn sow(
        mover: &mut Self,
        opponent: &mut Self,
        circuit: Circuit,
        (owner, origin): (Owner, Pit<PITS>),
        hand: u8,
    ) -> LastStone<PITS> {
        let lap = Lap::of(circuit, owner);
        match owner {
            Owner::Mover => Self::sow_lap(mover, opponent, lap, origin, hand),
            Owner::Opponent => Self::sow_lap(opponent, mover, lap, origin, hand).seen_from_other(),
        }
    }
}
