use crate::board::kernel::Side;
use crate::board::{Board, ByPlayer, Circuit, Owner, Pit, Player, SideForm, Sides, Sowing, Spot, Work};

/// The counts of a board: South's pits, store and sum, then North's. What is not used is 0.
pub(super) type Counts = [u8; 2 * (127 + 2)];

/// A hand, and the pit that it is lifted from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    pub(super) circuit: Circuit,
    pub(super) mover: Player,
    pub(super) owner: Owner,
    pub(super) index: usize,
    pub(super) stones: u8,
}

impl Hand {
    fn origin<const PITS: usize>(self) -> (Player, Pit<PITS>) {
        let pit = Pit::new(self.index).expect("a pit of the row");
        (self.owner.player(self.mover), pit)
    }
}

/// The last stone of a hand: the index of its place in [`Counts`], and the stones there as the kernel reports them to
/// the mover, in one of their pits or in one of the opponent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Last {
    pub(super) place: usize,
    pub(super) in_own: u8,
    pub(super) in_other: u8,
}

/// A width, as a value. All that is compiled once for each width is behind these two functions.
#[derive(Clone, Copy)]
pub(super) struct Width {
    pub(super) pits: usize,
    /// Lets the kernel sow a hand, as a move does.
    pub(super) sow: fn(Hand, &mut Counts) -> Last,
    /// The places of the stones of a hand by the walk of [`Sowing`].
    pub(super) walk: fn(Hand) -> [u16; u8::MAX as usize],
}

impl Width {
    pub(super) const fn of<const PITS: usize>() -> Self {
        Self {
            pits: PITS,
            sow: sow::<PITS>,
            walk: walk::<PITS>,
        }
    }

    pub(super) fn pit(self, owner: Player, index: usize) -> usize {
        self.side(owner) + index
    }

    pub(super) fn store(self, owner: Player) -> usize {
        self.side(owner) + self.pits
    }

    pub(super) fn sum(self, owner: Player) -> usize {
        self.side(owner) + self.pits + 1
    }

    /// The place of the first count of a side.
    fn side(self, owner: Player) -> usize {
        match owner {
            Player::South => 0,
            Player::North => self.pits + 2,
        }
    }

    /// Every pit and both stores.
    pub(super) fn places(self) -> impl Iterator<Item = usize> {
        Player::ALL
            .into_iter()
            .flat_map(move |owner| self.pit(owner, 0)..=self.store(owner))
    }

    /// Puts stones into a pit or a store.
    pub(super) fn put(self, counts: &mut Counts, place: usize, stones: u8) {
        counts[place] += stones;
        for owner in Player::ALL {
            if (self.pit(owner, 0)..self.store(owner)).contains(&place) {
                counts[self.sum(owner)] += stones;
            }
        }
    }
}

/// The work of a hand.
impl<const PITS: usize> Work<PITS> for Hand {
    type Output = Last;

    fn on<S: SideForm<PITS>>(self, mut sides: Sides<'_, S>) -> Last {
        let (_, pit) = self.origin::<PITS>();
        let last = sides.sow(self.circuit, self.owner, pit, self.stones);
        let owner = if last.is_own() { Owner::Mover } else { Owner::Opponent };
        let width = Width::of::<PITS>();
        Last {
            place: if last.in_store {
                width.store(self.mover)
            } else {
                width.pit(owner.player(self.mover), last.pit.index())
            },
            in_own: last.in_own(sides.mover),
            in_other: last.in_other(sides.opponent),
        }
    }
}

fn sow<const PITS: usize>(hand: Hand, counts: &mut Counts) -> Last {
    let (south, north) = counts.split_at_mut(PITS + 2);
    let mut board = Board {
        sides: ByPlayer {
            south: side::<PITS>(south),
            north: side::<PITS>(north),
        },
    };
    let last = board.work(hand.mover, hand);
    for (counts, side) in [(south, board.sides.south), (north, board.sides.north)] {
        counts[..PITS].copy_from_slice(&side.pits);
        counts[PITS] = side.store;
        counts[PITS + 1] = side.in_play;
    }
    last
}

fn side<const PITS: usize>(counts: &[u8]) -> Side<PITS> {
    Side {
        pits: *counts.first_chunk().expect("a side has all its pits"),
        store: counts[PITS],
        in_play: counts[PITS + 1],
    }
}

fn walk<const PITS: usize>(hand: Hand) -> [u16; u8::MAX as usize] {
    let width = Width::of::<PITS>();
    let mut places = [0; u8::MAX as usize];
    let walk = Sowing::<PITS>::new(hand.circuit, hand.mover, hand.origin(), hand.stones);
    for (place, spot) in places.iter_mut().zip(walk) {
        let at = match spot {
            Spot::Pit(owner, pit) => width.pit(owner, pit.index()),
            Spot::Store(owner) => width.store(owner),
        };
        *place = at.try_into().expect("at most 258 counts");
    }
    places
}
