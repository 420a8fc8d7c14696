//! A second engine: the rules read off the page, one stone at a time, on a ring of places. Slow and flat on purpose.
//!
//! It shares nothing with the library. The width is a number of the run time, players are 0 (South) and 1 (North), and
//! a place is an index into the ring:
//!
//! ```text
//! South's pits   South's store   North's pits   North's store
//!   0 .. n-1           n          n+1 .. 2n         2n+1
//! ```

/// The places that a hand falls into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Circuit {
    OwnStore,
    NoStore,
    NoStoreNoOrigin,
}

/// What the last stone in a pit brings about.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Landing {
    Kalah,
    EmptyCapture,
    Oware,
    Congkak,
    Other(fn(Seen) -> Step),
}

/// What can be seen of the pit in which the last stone fell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen {
    pub(crate) own: bool,
    /// The stones in it before the last one fell.
    pub(crate) before: u32,
    /// The stones in the pit across the board, after the last one fell.
    pub(crate) opposite: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Nothing,
    Relay,
    TakeBoth,
    /// Takes pits that hold this many to this many stones, back from the last one to the beginning of its row.
    TakeRun(u32, u32),
}

/// What becomes of a capture of all that the opponent has on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slam {
    Captures,
    CapturesNothing,
    Illegal,
}

/// When the game is over.
#[derive(Clone, Copy, Debug)]
pub(crate) enum End {
    EitherRowEmpty,
    EitherRowEmptyUnswept,
    RowOfNextPlayerEmpty,
    MoreThanHalf,
    NoMove,
    PassUntilBothRowsEmpty,
    Other(fn(Counts) -> Verdict),
}

/// The sums of a board, seen by the player who is next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counts {
    pub(crate) row: u32,
    pub(crate) other_row: u32,
    pub(crate) store: u32,
    pub(crate) other_store: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Moves,
    Passes,
    OverUnswept,
    OverSwept,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    pub(crate) circuit: Circuit,
    pub(crate) store_earns_turn: bool,
    pub(crate) landing: Landing,
    pub(crate) must_feed: bool,
    pub(crate) slam: Slam,
    pub(crate) end: End,
}

pub(crate) const KALAH: Rules = Rules {
    circuit: Circuit::OwnStore,
    store_earns_turn: true,
    landing: Landing::Kalah,
    must_feed: false,
    slam: Slam::Captures,
    end: End::EitherRowEmpty,
};

pub(crate) const EMPTY_CAPTURE_KALAH: Rules = Rules {
    landing: Landing::EmptyCapture,
    ..KALAH
};

pub(crate) const CONGKAK: Rules = Rules {
    landing: Landing::Congkak,
    ..KALAH
};

pub(crate) const OWARE: Rules = Rules {
    circuit: Circuit::NoStoreNoOrigin,
    store_earns_turn: false,
    landing: Landing::Oware,
    must_feed: true,
    slam: Slam::CapturesNothing,
    end: End::MoreThanHalf,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    Empty,
    MustFeed,
    Slam,
}

/// A position: the stones of every place, and who moves (nobody when the game is over).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Model {
    pub(crate) width: usize,
    pub(crate) ring: Vec<u32>,
    pub(crate) to_move: Option<usize>,
}

/// What a move did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Report {
    /// The places of all stones sown, in order.
    pub(crate) path: Vec<usize>,
    pub(crate) captured: u32,
    pub(crate) swept: [u32; 2],
    pub(crate) extra_turn: bool,
    pub(crate) passed: Option<usize>,
}

/// A board after sowing, before anything is captured.
struct Sown {
    board: Model,
    path: Vec<usize>,
    takes: Vec<usize>,
}

/// The places that a hand of `stones` falls into, lifted from the place `origin`.
pub(crate) fn walk(circuit: Circuit, width: usize, mover: usize, origin: usize, stones: u32) -> Vec<usize> {
    let places = 2 * (width + 1);
    let own_and_other = [[width, 2 * width + 1], [2 * width + 1, width]];
    let [own_store, other_store] = own_and_other[mover];
    (1..)
        .map(|way| (origin + way) % places)
        .filter(|&place| place != other_store)
        .filter(|&place| circuit == Circuit::OwnStore || place != own_store)
        .filter(|&place| circuit != Circuit::NoStoreNoOrigin || place != origin)
        .take(stones as usize)
        .collect()
}

impl Landing {
    fn step(self, seen: Seen) -> Step {
        let Seen { own, before, opposite } = seen;
        match self {
            Self::Kalah if own && before == 0 && opposite > 0 => Step::TakeBoth,
            Self::EmptyCapture if own && before == 0 => Step::TakeBoth,
            Self::Oware if !own && (before == 1 || before == 2) => Step::TakeRun(2, 3),
            Self::Congkak if before > 0 => Step::Relay,
            Self::Congkak if own && opposite > 0 => Step::TakeBoth,
            Self::Other(step) => step(seen),
            _ => Step::Nothing,
        }
    }
}

impl Model {
    pub(crate) fn new(rows: [&[u8]; 2], stores: [u8; 2], to_move: usize) -> Self {
        let width = rows[0].len();
        let ring = [rows[0], &[stores[0]], rows[1], &[stores[1]]].concat();
        Self {
            width,
            ring: ring.into_iter().map(u32::from).collect(),
            to_move: Some(to_move),
        }
    }

    pub(crate) fn pit(&self, owner: usize, index: usize) -> usize {
        owner * (self.width + 1) + index
    }

    pub(crate) fn store(&self, owner: usize) -> usize {
        owner * (self.width + 1) + self.width
    }

    pub(crate) fn owner(&self, place: usize) -> usize {
        place / (self.width + 1)
    }

    pub(crate) fn is_store(&self, place: usize) -> bool {
        place % (self.width + 1) == self.width
    }

    pub(crate) fn row(&self, owner: usize) -> &[u32] {
        &self.ring[self.pit(owner, 0)..self.store(owner)]
    }

    pub(crate) fn row_sum(&self, owner: usize) -> u32 {
        self.row(owner).iter().sum()
    }

    pub(crate) fn total(&self) -> u32 {
        self.ring.iter().sum()
    }

    fn take(&mut self, place: usize) -> u32 {
        std::mem::take(&mut self.ring[place])
    }

    /// Asks whether the position is over, or who has to pass, when `due` is next.
    pub(crate) fn settled(mut self, rules: &Rules, due: usize) -> (Self, Option<usize>, [u32; 2]) {
        let mut verdict = Verdict::OverSwept;
        for player in [due, 1 - due] {
            self.to_move = Some(player);
            verdict = self.verdict(rules, player);
            if verdict != Verdict::Passes {
                break;
            }
        }
        if verdict == Verdict::Moves {
            let passed = (self.to_move != Some(due)).then_some(due);
            return (self, passed, [0, 0]);
        }
        self.to_move = None;
        if verdict == Verdict::OverUnswept {
            return (self, None, [0, 0]);
        }
        let swept = self.sweep();
        (self, None, swept)
    }

    /// Both players take their own rows.
    pub(crate) fn sweep(&mut self) -> [u32; 2] {
        [0, 1].map(|player| {
            let swept = self.row_sum(player);
            for index in 0..self.width {
                let stones = self.take(self.pit(player, index));
                let store = self.store(player);
                self.ring[store] += stones;
            }
            swept
        })
    }

    fn verdict(&self, rules: &Rules, player: usize) -> Verdict {
        let [row, other_row] = [player, 1 - player].map(|player| self.row_sum(player));
        let [store, other_store] = [player, 1 - player].map(|player| self.ring[self.store(player)]);
        let half_or_more = |store| 2 * store >= self.total();
        let more_than_half = |store| 2 * store > self.total();
        let verdict = match rules.end {
            End::EitherRowEmpty if row == 0 || other_row == 0 => Verdict::OverSwept,
            End::EitherRowEmptyUnswept if row == 0 || other_row == 0 => Verdict::OverUnswept,
            End::RowOfNextPlayerEmpty if row == 0 => Verdict::OverSwept,
            End::MoreThanHalf if more_than_half(store) || more_than_half(other_store) => Verdict::OverUnswept,
            End::MoreThanHalf if half_or_more(store) && half_or_more(other_store) => Verdict::OverUnswept,
            End::PassUntilBothRowsEmpty if row == 0 => Verdict::Passes,
            End::Other(verdict) => verdict(Counts {
                row,
                other_row,
                store,
                other_store,
            }),
            _ => Verdict::Moves,
        };
        if verdict == Verdict::Moves && self.legal(rules).is_empty() {
            return Verdict::OverSwept;
        }
        verdict
    }

    /// The pits that the player to move may play.
    pub(crate) fn legal(&self, rules: &Rules) -> Vec<usize> {
        (0..self.width).filter(|&pit| self.check(rules, pit).is_ok()).collect()
    }

    pub(crate) fn check(&self, rules: &Rules, pit: usize) -> Result<(), Refusal> {
        self.check_but_slam(rules, pit)?;
        if rules.slam == Slam::Illegal && self.slams(rules, pit) {
            let has_another =
                (0..self.width).any(|other| self.check_but_slam(rules, other).is_ok() && !self.slams(rules, other));
            if has_another {
                return Err(Refusal::Slam);
            }
        }
        Ok(())
    }

    fn check_but_slam(&self, rules: &Rules, pit: usize) -> Result<(), Refusal> {
        let mover = self.to_move.expect("somebody moves");
        let opponent = 1 - mover;
        if self.ring[self.pit(mover, pit)] == 0 {
            return Err(Refusal::Empty);
        }
        if rules.must_feed && self.row_sum(opponent) == 0 {
            let mut path = self.sown(rules, pit).path.into_iter();
            if !path.any(|place| self.owner(place) == opponent) {
                return Err(Refusal::MustFeed);
            }
        }
        Ok(())
    }

    fn slams(&self, rules: &Rules, pit: usize) -> bool {
        let mover = self.to_move.expect("somebody moves");
        self.sown(rules, pit).slams(1 - mover)
    }

    /// Lifts and sows, relays included, and says which places the mover would capture.
    fn sown(&self, rules: &Rules, pit: usize) -> Sown {
        let mover = self.to_move.expect("somebody moves");
        let mut board = self.clone();
        let mut path = Vec::new();
        let in_rows = (self.row_sum(0) + self.row_sum(1)) as usize;
        let most_dropped = (2 * self.width + 1) * in_rows + 2 * self.width;
        let mut origin = self.pit(mover, pit);
        loop {
            let hand = board.take(origin);
            let mut last = origin;
            let mut before = 0;
            for place in walk(rules.circuit, self.width, mover, origin, hand) {
                last = place;
                before = board.ring[place];
                board.ring[place] += 1;
                path.push(place);
            }
            let mut takes = Vec::new();
            if board.is_store(last) || path.len() >= most_dropped {
                return Sown { board, path, takes };
            }
            let facing = 2 * self.width - last;
            let opposite = board.ring[facing];
            let own = board.owner(last) == mover;
            match rules.landing.step(Seen { own, before, opposite }) {
                Step::Nothing => (),
                Step::Relay => {
                    origin = last;
                    continue;
                }
                Step::TakeBoth => takes = vec![last, facing],
                Step::TakeRun(low, high) => {
                    let first = board.pit(board.owner(last), 0);
                    for place in (first..=last).rev() {
                        if board.ring[place] < low || board.ring[place] > high {
                            break;
                        }
                        takes.push(place);
                    }
                }
            }
            return Sown { board, path, takes };
        }
    }

    /// Plays a legal pit of the player to move.
    pub(crate) fn play(&self, rules: &Rules, pit: usize) -> (Self, Report) {
        let mover = self.to_move.expect("somebody moves");
        let mut sown = self.sown(rules, pit);
        if rules.slam == Slam::CapturesNothing && sown.slams(1 - mover) {
            sown.takes.clear();
        }
        let Sown { mut board, path, takes } = sown;
        let captured = takes.into_iter().map(|place| board.take(place)).sum();
        let store = board.store(mover);
        board.ring[store] += captured;

        let again = rules.store_earns_turn && path.last() == Some(&store);
        let due = if again { mover } else { 1 - mover };
        let (after, passed, swept) = board.settled(rules, due);
        let report = Report {
            path,
            captured,
            swept,
            extra_turn: again && after.to_move == Some(mover) && passed.is_none(),
            passed,
        };
        (after, report)
    }
}

impl Sown {
    fn slams(&self, opponent: usize) -> bool {
        let lost: u32 = self
            .takes
            .iter()
            .filter(|&&place| self.board.owner(place) == opponent)
            .map(|&place| self.board.ring[place])
            .sum();
        lost > 0 && lost == self.board.row_sum(opponent)
    }
}
