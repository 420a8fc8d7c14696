//! A second engine, written directly from the rules: it drops one stone at a time on a ring of places. It is slow and
//! simple on purpose.
//!
//! It shares no code with the library. The width is known at run time, players are 0 (South) and 1 (North), and a place
//! is an index into the ring:
//!
//! ```text
//! South's pits   South's store   North's pits   North's store
//!   0 .. n-1           n          n+1 .. 2n         2n+1
//! ```

/// The places that a hand is sown into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Circuit {
    OwnStore,
    NoStore,
    NoStoreNoOrigin,
}

/// The number of stones that are lifted from a pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lift {
    All,
    /// All but one, but a lone stone is lifted.
    AllButOne,
}

/// A rule's view of a pit, after sowing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen {
    pub(crate) own: bool,
    pub(crate) stones: u32,
    /// The stones in the opposite pit.
    pub(crate) opposite: u32,
}

/// The effect of the last stone in a pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Nothing,
    Relay,
    /// Captures the pit, and pits before it as long as they hold stones and the rules extend the capture to them.
    TakeRun,
    TakeOpposite,
    TakeBoth,
}

/// How a capture of all the opponent's stones in play is handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slam {
    Captures,
    CapturesNothing,
    Illegal,
    SparesFirst,
    SparesLast,
    OpponentTakesRest,
}

/// The sums of a board, from the view of the player who is asked about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counts {
    pub(crate) row: u32,
    pub(crate) other_row: u32,
    pub(crate) store: u32,
    pub(crate) other_store: u32,
}

/// What the player who is asked about does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Moves,
    Passes,
    OverUnswept,
    OverSwept,
    /// The game ends, and this player takes the rest.
    OverTakesAll,
    /// The game ends, and the other player takes the rest.
    OverOtherTakesAll,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    pub(crate) circuit: Circuit,
    pub(crate) lift: Lift,
    pub(crate) store_earns_turn: bool,
    pub(crate) last_in_pit: fn(Seen) -> Step,
    pub(crate) run_extends_to: fn(Seen) -> bool,
    pub(crate) must_feed: bool,
    pub(crate) slam: Slam,
    pub(crate) next: fn(Counts) -> Verdict,
}

/// The mover's store is sown, a last stone there earns another turn, and an empty row ends the game.
pub(crate) const KALAH: Rules = Rules {
    circuit: Circuit::OwnStore,
    lift: Lift::All,
    store_earns_turn: true,
    last_in_pit: |seen| {
        if seen.own && seen.stones == 1 && seen.opposite > 0 {
            Step::TakeBoth
        } else {
            Step::Nothing
        }
    },
    run_extends_to: |_| false,
    must_feed: false,
    slam: Slam::Captures,
    next: |counts| {
        if counts.row == 0 || counts.other_row == 0 {
            Verdict::OverSwept
        } else {
            Verdict::Moves
        }
    },
};

pub(crate) const EMPTY_CAPTURE_KALAH: Rules = Rules {
    last_in_pit: |seen| {
        if seen.own && seen.stones == 1 {
            Step::TakeBoth
        } else {
            Step::Nothing
        }
    },
    ..KALAH
};

pub(crate) const CONGKAK: Rules = Rules {
    last_in_pit: |seen| {
        if seen.stones > 1 {
            Step::Relay
        } else if seen.own && seen.opposite > 0 {
            Step::TakeBoth
        } else {
            Step::Nothing
        }
    },
    ..KALAH
};

pub(crate) const OWARE: Rules = Rules {
    circuit: Circuit::NoStoreNoOrigin,
    lift: Lift::All,
    store_earns_turn: false,
    last_in_pit: |seen| run_from(!seen.own && (seen.stones == 2 || seen.stones == 3)),
    run_extends_to: |seen| !seen.own && (seen.stones == 2 || seen.stones == 3),
    must_feed: true,
    slam: Slam::CapturesNothing,
    next: |counts| {
        if has_majority(counts) {
            Verdict::OverUnswept
        } else {
            Verdict::Moves
        }
    },
};

/// One stone stays in the origin. An even count in an opponent's pit is captured. If one of the mover's pits was empty
/// and faces stones, both pits are captured. The player whose row is empty takes the rest.
pub(crate) const MANGALA: Rules = Rules {
    lift: Lift::AllButOne,
    last_in_pit: |seen| {
        if !seen.own && seen.stones % 2 == 0 {
            Step::TakeRun
        } else if seen.own && seen.stones == 1 && seen.opposite > 0 {
            Step::TakeBoth
        } else {
            Step::Nothing
        }
    },
    next: |counts| {
        if counts.row == 0 {
            Verdict::OverTakesAll
        } else if counts.other_row == 0 {
            Verdict::OverOtherTakesAll
        } else {
            Verdict::Moves
        }
    },
    ..KALAH
};

pub(crate) const BESTEMSHE: Rules = Rules {
    circuit: Circuit::NoStore,
    lift: Lift::AllButOne,
    last_in_pit: |seen| run_from(!seen.own && seen.stones % 2 == 0),
    run_extends_to: |_| false,
    must_feed: false,
    slam: Slam::Captures,
    ..OWARE
};

pub(crate) const BOHNENSPIEL: Rules = Rules {
    circuit: Circuit::NoStore,
    last_in_pit: |seen| run_from([2, 4, 6].contains(&seen.stones)),
    run_extends_to: |seen| [2, 4, 6].contains(&seen.stones),
    must_feed: false,
    slam: Slam::Captures,
    ..OWARE
};

pub(crate) const AYOAYO: Rules = Rules {
    last_in_pit: CONGKAK.last_in_pit,
    run_extends_to: |_| false,
    slam: Slam::Captures,
    ..OWARE
};

pub(crate) fn run_from(captures: bool) -> Step {
    if captures {
        Step::TakeRun
    } else {
        Step::Nothing
    }
}

/// Checks whether one player has more than half of all stones, or each has half.
pub(crate) fn has_majority(counts: Counts) -> bool {
    let Counts {
        row,
        other_row,
        store,
        other_store,
    } = counts;
    let total = row + other_row + store + other_store;
    2 * store > total || 2 * other_store > total || (2 * store == total && 2 * other_store == total)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    Empty,
    MustFeed,
    Slam,
}

/// A position: the stones in every place, and the player to move (none in a finished game).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Model {
    pub(crate) width: usize,
    pub(crate) ring: Vec<u32>,
    pub(crate) to_move: Option<usize>,
}

/// The effects of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Report {
    /// The pits that were lifted, each with the size of the hand.
    pub(crate) lifts: Vec<(usize, u32)>,
    /// The places of all stones sown, in order.
    pub(crate) path: Vec<usize>,
    /// The pits that were captured, each with its stones, in order.
    pub(crate) captures: Vec<(usize, u32)>,
    pub(crate) captured: u32,
    pub(crate) sweeps: Vec<Sweep>,
    /// The stones that each player received from the rows.
    pub(crate) swept: [u32; 2],
    pub(crate) extra_turn: bool,
    pub(crate) passed: Option<usize>,
}

/// A row that was swept into a store at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sweep {
    pub(crate) row: usize,
    pub(crate) stones: u32,
    pub(crate) to: usize,
}

/// The next player, or the rows that were swept at the end of the game.
pub(crate) struct Settled {
    pub(crate) model: Model,
    passed: Option<usize>,
    sweeps: Vec<Sweep>,
}

/// A board after sowing, before anything is captured.
struct Sown {
    board: Model,
    lifts: Vec<(usize, u32)>,
    path: Vec<usize>,
    takes: Vec<usize>,
}

/// Returns the places that a hand of `stones` is sown into, lifted from the place `origin`.
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

    fn take(&mut self, place: usize) -> u32 {
        std::mem::take(&mut self.ring[place])
    }

    /// A rule's view of a pit.
    fn seen(&self, mover: usize, pit: usize) -> Seen {
        Seen {
            own: self.owner(pit) == mover,
            stones: self.ring[pit],
            opposite: self.ring[2 * self.width - pit],
        }
    }

    /// Asks whether the game ends, or who has to pass, when it is the turn of `due`.
    pub(crate) fn settled(mut self, rules: &Rules, due: usize) -> Settled {
        for player in [due, 1 - due] {
            self.to_move = Some(player);
            let other = 1 - player;
            let sweeps = match self.verdict(rules, player) {
                Verdict::Passes => continue,
                Verdict::Moves => {
                    return Settled {
                        model: self,
                        passed: (player != due).then_some(due),
                        sweeps: Vec::new(),
                    };
                }
                Verdict::OverUnswept => Vec::new(),
                Verdict::OverSwept => self.sweep([0, 1]),
                Verdict::OverTakesAll => self.sweep([player; 2]),
                Verdict::OverOtherTakesAll => self.sweep([other; 2]),
            };
            return self.over(sweeps);
        }
        let sweeps = self.sweep([0, 1]);
        self.over(sweeps)
    }

    fn over(mut self, sweeps: Vec<Sweep>) -> Settled {
        self.to_move = None;
        Settled {
            model: self,
            passed: None,
            sweeps,
        }
    }

    /// Empties both rows, each into the store of one of the players.
    fn sweep(&mut self, receivers: [usize; 2]) -> Vec<Sweep> {
        let mut sweeps = Vec::new();
        for (row, to) in receivers.into_iter().enumerate() {
            let stones = self.row_sum(row);
            for index in 0..self.width {
                let pit = self.pit(row, index);
                self.take(pit);
            }
            let store = self.store(to);
            self.ring[store] += stones;
            if stones > 0 {
                sweeps.push(Sweep { row, stones, to });
            }
        }
        sweeps
    }

    fn verdict(&self, rules: &Rules, player: usize) -> Verdict {
        let [row, other_row] = [player, 1 - player].map(|player| self.row_sum(player));
        let [store, other_store] = [player, 1 - player].map(|player| self.ring[self.store(player)]);
        let verdict = (rules.next)(Counts {
            row,
            other_row,
            store,
            other_store,
        });
        if verdict == Verdict::Moves && self.legal(rules).is_empty() {
            return Verdict::OverSwept;
        }
        verdict
    }

    /// Returns the pits that the player to move may play.
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

    /// Lifts and sows, including relays, and returns the pits that the mover would capture.
    fn sown(&self, rules: &Rules, pit: usize) -> Sown {
        let mover = self.to_move.expect("somebody moves");
        let mut board = self.clone();
        let mut lifts = Vec::new();
        let mut path = Vec::new();
        let in_rows = (self.row_sum(0) + self.row_sum(1)) as usize;
        let most_dropped = (2 * self.width + 1) * in_rows + 2 * self.width;
        let mut origin = self.pit(mover, pit);
        let takes = loop {
            let stays = u32::from(rules.lift == Lift::AllButOne && board.ring[origin] > 1);
            let hand = board.ring[origin] - stays;
            board.ring[origin] = stays;
            lifts.push((origin, hand));
            let mut last = origin;
            for place in walk(rules.circuit, self.width, mover, origin, hand) {
                last = place;
                board.ring[place] += 1;
                path.push(place);
            }
            if board.is_store(last) || path.len() >= most_dropped {
                break Vec::new();
            }
            match (rules.last_in_pit)(board.seen(mover, last)) {
                Step::Nothing => break Vec::new(),
                Step::Relay => origin = last,
                Step::TakeRun => break board.run(rules, mover, last),
                Step::TakeOpposite => break vec![2 * self.width - last],
                Step::TakeBoth => break vec![last, 2 * self.width - last],
            }
        };
        Sown {
            board,
            lifts,
            path,
            takes,
        }
    }

    /// Returns the pits of a run: the last one, and those before it, at most once round.
    fn run(&self, rules: &Rules, mover: usize, last: usize) -> Vec<usize> {
        let mut run = vec![last];
        let places = self.ring.len();
        let before = (1..places).map(|way| (last + places - way) % places);
        for pit in before.filter(|&place| !self.is_store(place)) {
            if self.ring[pit] == 0 || !(rules.run_extends_to)(self.seen(mover, pit)) {
                break;
            }
            run.push(pit);
        }
        run
    }

    /// Plays a legal pit of the player to move.
    pub(crate) fn play(&self, rules: &Rules, pit: usize) -> (Self, Report) {
        let mover = self.to_move.expect("somebody moves");
        let opponent = 1 - mover;
        let mut sown = self.sown(rules, pit);
        let slams = sown.slams(opponent);
        if slams {
            sown.spare(rules.slam, opponent);
        }
        let Sown {
            mut board,
            lifts,
            path,
            takes,
        } = sown;
        let mut captures = Vec::new();
        for pit in takes {
            let stones = board.take(pit);
            if stones > 0 {
                captures.push((pit, stones));
            }
        }
        let banked = captures.iter().map(|&(_, stones)| stones).sum();
        let store = board.store(mover);
        board.ring[store] += banked;

        let again = rules.store_earns_turn && path.last() == Some(&store);
        let due = if again { mover } else { opponent };
        let Settled { model, passed, sweeps } = if slams && rules.slam == Slam::OpponentTakesRest {
            let sweeps = board.sweep([opponent; 2]);
            board.over(sweeps)
        } else {
            board.settled(rules, due)
        };
        let received = |player| {
            let to_player = sweeps.iter().filter(|sweep| sweep.to == player);
            to_player.map(|sweep| sweep.stones).sum()
        };
        let report = Report {
            lifts,
            path,
            captures,
            captured: banked,
            swept: [0, 1].map(received),
            sweeps,
            extra_turn: again && model.to_move == Some(mover) && passed.is_none(),
            passed,
        };
        (model, report)
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

    /// Removes the pits that a slam may not capture. A run is listed backwards from the last pit.
    fn spare(&mut self, slam: Slam, opponent: usize) {
        let board = &self.board;
        let is_opponents = |&place: &usize| board.owner(place) == opponent;
        let mut opponents = self.takes.iter().copied().filter(is_opponents);
        let (nearest, farthest) = (opponents.next(), opponents.next_back());
        let spared = match slam {
            Slam::Captures | Slam::Illegal | Slam::OpponentTakesRest => return,
            Slam::CapturesNothing => None,
            // A single pit is both the first and the last one, so nothing is captured.
            Slam::SparesLast => farthest.and(nearest),
            Slam::SparesFirst => farthest,
        };
        match spared {
            Some(spared) => self.takes.retain(|&place| place != spared),
            None => self.takes.clear(),
        }
    }
}
