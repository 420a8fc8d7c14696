//! A straightforward engine: counts in a `Vec`, rules and width known at run time, stones dropped one by one.

use super::{hash, word};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rules {
    Kalah,
    Oware,
    Congkak,
}

#[derive(Clone)]
pub(crate) struct Plain {
    rules: Rules,
    width: usize,
    /// South's pits, South's store, North's pits, North's store.
    ring: Vec<u8>,
    /// 0 South, 1 North.
    to_move: usize,
    over: bool,
}

impl Plain {
    pub(crate) fn start(rules: Rules, width: usize, stones: u8) -> Self {
        let mut ring = vec![stones; 2 * (width + 1)];
        ring[width] = 0;
        ring[2 * width + 1] = 0;
        Self {
            rules,
            width,
            ring,
            to_move: 0,
            over: false,
        }
    }

    /// Folds every leaf: the boards after `depth` plies, and those of games that end earlier.
    pub(crate) fn leaves(&self, depth: u32) -> u64 {
        let mut sum = 0u64;
        let mut next = self.clone();
        for pit in 0..self.width {
            if !self.is_legal(pit) {
                continue;
            }
            next.ring.copy_from_slice(&self.ring);
            next.to_move = self.to_move;
            next.over = false;
            next.play(pit);
            let is_leaf = next.over || depth == 1;
            sum = sum.wrapping_add(if is_leaf { next.hash() } else { next.leaves(depth - 1) });
        }
        sum
    }

    fn hash(&self) -> u64 {
        let [south, north] = [0, 1].map(|player| word(self.row(player), self.ring[self.store(player)]));
        hash(south, north, if self.over { 2 } else { self.to_move as u64 })
    }

    fn row(&self, player: usize) -> &[u8] {
        let first = player * (self.width + 1);
        &self.ring[first..first + self.width]
    }

    fn store(&self, player: usize) -> usize {
        player * (self.width + 1) + self.width
    }

    fn in_row(&self, player: usize) -> u8 {
        self.row(player).iter().sum()
    }

    fn is_legal(&self, pit: usize) -> bool {
        let stones = usize::from(self.row(self.to_move)[pit]);
        let must_feed = self.rules == Rules::Oware && self.in_row(1 - self.to_move) == 0;
        stones > 0 && (!must_feed || pit + stones >= self.width)
    }

    fn play(&mut self, pit: usize) {
        let mover = self.to_move;
        let mut at = self.sow(mover, mover * (self.width + 1) + pit);
        while self.rules == Rules::Congkak && at != self.store(mover) && self.ring[at] > 1 {
            at = self.sow(mover, at);
        }
        if at != self.store(mover) {
            self.to_move = 1 - mover;
            match self.rules {
                Rules::Oware => self.capture_run(mover, at),
                Rules::Kalah | Rules::Congkak => self.capture_opposite(mover, at),
            }
        }
        self.end();
    }

    /// Sows the stones of one place, and returns the place of the last one.
    fn sow(&mut self, mover: usize, from: usize) -> usize {
        let mut at = from;
        let mut hand = std::mem::take(&mut self.ring[from]);
        while hand > 0 {
            at = if at + 1 == self.ring.len() { 0 } else { at + 1 };
            let skipped = match self.rules {
                Rules::Oware => at == from || at == self.store(0) || at == self.store(1),
                Rules::Kalah | Rules::Congkak => at == self.store(1 - mover),
            };
            if !skipped {
                self.ring[at] += 1;
                hand -= 1;
            }
        }
        at
    }

    fn capture_opposite(&mut self, mover: usize, at: usize) {
        let facing = 2 * self.width - at;
        let own = at / (self.width + 1) == mover;
        if own && self.ring[at] == 1 && self.ring[facing] > 0 {
            let taken = std::mem::take(&mut self.ring[at]) + std::mem::take(&mut self.ring[facing]);
            let store = self.store(mover);
            self.ring[store] += taken;
        }
    }

    fn capture_run(&mut self, mover: usize, last: usize) {
        let first = (1 - mover) * (self.width + 1);
        if !(first..first + self.width).contains(&last) {
            return;
        }
        let run = || (first..=last).rev().take_while(|&at| matches!(self.ring[at], 2 | 3));
        let taken: u8 = run().map(|at| self.ring[at]).sum();
        if taken < self.in_row(1 - mover) {
            let run = run().count();
            self.ring[last + 1 - run..=last].fill(0);
            let store = self.store(mover);
            self.ring[store] += taken;
        }
    }

    /// Ends the game if it is finished, and sweeps the rows unless a majority leaves them.
    fn end(&mut self) {
        let rows = [0, 1].map(|player| self.in_row(player));
        let stores = [0, 1].map(|player| self.ring[self.store(player)]);
        let majority = stores[0].abs_diff(stores[1]) > rows[0] + rows[1];
        self.over = match self.rules {
            Rules::Oware => majority || !(0..self.width).any(|pit| self.is_legal(pit)),
            Rules::Kalah | Rules::Congkak => rows.contains(&0),
        };
        let rows_stay = self.rules == Rules::Oware && majority;
        if self.over && !rows_stay {
            for player in [0, 1] {
                let store = self.store(player);
                self.ring[store - self.width..store].fill(0);
                self.ring[store] += rows[player];
            }
        }
    }
}
