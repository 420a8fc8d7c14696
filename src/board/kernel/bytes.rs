//! A row of any width, changed in place: only the pits on the path of a hand are read and written.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "no count passes 255, not even while an origin that is skipped holds a stone for each lap; only what is there is taken"
)]

use super::{Lap, LastStone, Run, Side, SideForm};
use crate::board::sowing::back_from;
use crate::board::Pit;

impl<const PITS: usize> Side<PITS> {
    /// Puts `each` stones into every pit from the index `from` up to, but not with, the index `to`.
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
}

impl<const PITS: usize> SideForm<PITS> for Side<PITS> {
    type Marks = ();

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
    fn lift(&mut self, pit: Pit<PITS>) -> u8 {
        let stones = self.pits.get_mut(pit.index()).map_or(0, core::mem::take);
        self.in_play -= stones;
        stones
    }

    #[inline]
    fn bank(&mut self, stones: u8) {
        self.store += stones;
    }

    #[inline]
    fn sweep(&mut self) -> u8 {
        let stones = self.in_play;
        *self = Self {
            pits: [0; PITS],
            store: self.store + stones,
            in_play: 0,
        };
        stones
    }

    fn run(&self, end: Pit<PITS>, least: u8, most: u8) -> Run<()> {
        let behind = end.index() + 1;
        let mut run = Run {
            marks: (),
            begin: behind,
            end: behind,
            stones: 0,
        };
        for pit in back_from(end) {
            let stones = self.stones(pit);
            if !(least..=most).contains(&stones) {
                break;
            }
            run.begin = pit.index();
            run.stones += stones;
        }
        run
    }

    fn lift_run(&mut self, run: Run<()>) {
        if let Some(pits) = self.pits.get_mut(run.begin..run.end) {
            pits.fill(0);
            self.in_play -= run.stones;
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn lift_and_sow(first: &mut Self, second: &mut Self, lap: Lap, origin: Pit<PITS>) -> LastStone<PITS> {
        let stones = first.lift(origin);
        let path = lap.path(origin, stones);
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
            Lap::PitsButOrigin => {
                if path.laps != 0 {
                    first.lift(origin);
                }
            }
        }
        LastStone::at(path.last(lap))
    }
}
