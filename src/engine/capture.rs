use core::ops::Range;

use crate::board::{Owner, Pit, Player, SideForm, Sides, Spot};
use crate::engine::Event;
use crate::rules::{PitView, Slam, Variant};

/// The result of a capture.
#[derive(Clone, Copy)]
pub(super) struct Captured {
    pub(super) stones: u8,
    /// True if that was a slam that the variant forbids or that ends the game.
    pub(super) slam: bool,
}

impl Captured {
    pub(super) const NOTHING: Self = Self { stones: 0, slam: false };
}

/// A landing that captures, seen by the mover.
#[derive(Clone, Copy)]
pub(super) struct Landing<const PITS: usize> {
    pub(super) owner: Owner,
    pub(super) pit: Pit<PITS>,
    /// The stones in the pit.
    pub(super) stones: u8,
}

/// The last stone may be captured with what faces it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LastStoneIs {
    Captured,
    Left,
}

/// Returns the view of a pit that holds this number of stones.
#[inline]
pub(super) fn view<S: SideForm<PITS>, const PITS: usize>(
    sides: &Sides<'_, S>,
    owner: Owner,
    pit: Pit<PITS>,
    stones: u8,
) -> PitView {
    PitView::new(owner, stones, sides.of(owner.other()).stones(pit.opposite()))
}

/// Captures the pit that faces the landing pit, and perhaps the landing pit.
#[cfg_attr(not(debug_assertions), inline(always))]
#[expect(clippy::arithmetic_side_effects, reason = "a board holds at most 255 stones")]
pub(super) fn capture_facing<V: Variant, S: SideForm<PITS>, const PITS: usize>(
    sides: &mut Sides<'_, S>,
    mover: Player,
    landing: Landing<PITS>,
    last_stone: LastStoneIs,
    mut on_event: impl FnMut(Event<Spot<PITS>>),
) -> Captured {
    let Landing { owner, pit, stones } = landing;
    let (facing_owner, facing) = (owner.other(), pit.opposite());
    let opposite = sides.of(facing_owner).stones(facing);
    let stones = if last_stone == LastStoneIs::Captured { stones } else { 0 };
    let opponents = if owner == Owner::Mover { opposite } else { stones };
    let slam = match slam::<V, S, PITS>(sides, opponents) {
        // It takes a single pit of the opponent's.
        SlamIs::Dropped | SlamIs::SparingFirst | SlamIs::SparingLast => return Captured::NOTHING,
        SlamIs::Captured => true,
        SlamIs::None => false,
    };
    if stones > 0 {
        sides.of_mut(owner).take(pit, stones);
        let from = Spot::Pit(owner.player(mover), pit);
        on_event(Event::Captured { from, stones });
    }
    sides.of_mut(facing_owner).take(facing, opposite);
    if opposite > 0 {
        let from = Spot::Pit(facing_owner.player(mover), facing);
        on_event(Event::Captured { from, stones: opposite });
    }
    let stones = stones + opposite;
    sides.mover.bank(stones);
    Captured { stones, slam }
}

/// Captures the landing pit, and each pit before it to which the capture extends.
#[cfg_attr(not(debug_assertions), inline(always))]
#[expect(
    clippy::arithmetic_side_effects,
    reason = "a row has at most 127 pits, and a board 255 stones"
)]
pub(super) fn capture_back<V: Variant, S: SideForm<PITS>, const PITS: usize>(
    sides: &mut Sides<'_, S>,
    mover: Player,
    landing: Landing<PITS>,
    mut on_event: impl FnMut(Event<Spot<PITS>>),
) -> Captured {
    let (owner, other) = (landing.owner, landing.owner.other());
    let index = landing.pit.index();
    // Nothing is taken before all questions are asked. The run goes down the row of the landing pit, down the other row
    // from its end, and down the rest of the first row: one lap at most, so that the landing pit is not asked about.
    let mut first = extent::<V, S, PITS>(sides, owner, 0..index);
    let mut in_other = Part::EMPTY;
    let mut rest = Part::EMPTY;
    if first.begin == 0 {
        in_other = extent::<V, S, PITS>(sides, other, 0..PITS);
        if in_other.begin == 0 {
            rest = extent::<V, S, PITS>(sides, owner, index + 1..PITS);
        }
    }
    first.end = index + 1;
    first.stones += landing.stones;

    let (opponents, opponents_pits) = match owner {
        Owner::Mover => (in_other.stones, in_other.len()),
        Owner::Opponent => (first.stones + rest.stones, first.len() + rest.len()),
    };
    let mut is_slam = false;
    match slam::<V, S, PITS>(sides, opponents) {
        SlamIs::None => {}
        SlamIs::Dropped => return Captured::NOTHING,
        SlamIs::Captured => is_slam = true,
        SlamIs::SparingFirst | SlamIs::SparingLast if opponents_pits == 1 => return Captured::NOTHING,
        SlamIs::SparingFirst => match owner {
            Owner::Mover => in_other.drop_first(sides.opponent),
            Owner::Opponent if rest.stones > 0 => rest.drop_first(sides.opponent),
            Owner::Opponent => first.drop_first(sides.opponent),
        },
        SlamIs::SparingLast => match owner {
            Owner::Mover => in_other.drop_last(sides.opponent),
            Owner::Opponent => first.drop_last(sides.opponent),
        },
    }

    let mut take = |owner: Owner, part: Part| {
        let side = sides.of_mut(owner);
        // A counted loop, which the compiler removes if there is no listener.
        part.pits().rev().filter_map(Pit::new).for_each(|pit| {
            let from = Spot::Pit(owner.player(mover), pit);
            let stones = side.stones(pit);
            on_event(Event::Captured { from, stones });
        });
        side.take_all(part.pits(), part.stones);
    };
    take(owner, first);
    take(other, in_other);
    take(owner, rest);
    let stones = first.stones + in_other.stones + rest.stones;
    sides.mover.bank(stones);
    Captured { stones, slam: is_slam }
}

/// Neighbouring pits of a row, and the number of stones in them.
#[derive(Clone, Copy)]
struct Part {
    begin: usize,
    end: usize,
    stones: u8,
}

impl Part {
    const EMPTY: Self = Self {
        begin: 1,
        end: 1,
        stones: 0,
    };

    #[inline]
    fn pits(self) -> Range<usize> {
        self.begin..self.end
    }

    #[inline]
    fn len(self) -> usize {
        self.pits().len()
    }

    /// Leaves the first pit out.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "the part has a first pit, with stones that it counts"
    )]
    fn drop_first<S: SideForm<PITS>, const PITS: usize>(&mut self, side: &S) {
        self.stones -= Pit::new(self.begin).map_or(0, |pit| side.stones(pit));
        self.begin += 1;
    }

    /// Leaves the last pit out.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "the part has a last pit, with stones that it counts"
    )]
    fn drop_last<S: SideForm<PITS>, const PITS: usize>(&mut self, side: &S) {
        self.end -= 1;
        self.stones -= Pit::new(self.end).map_or(0, |pit| side.stones(pit));
    }
}

/// The pits at the end of these pits of a row to which a capture extends. They are asked about from the last one down.
#[inline]
#[expect(clippy::arithmetic_side_effects, reason = "a board holds at most 255 stones")]
fn extent<V: Variant, S: SideForm<PITS>, const PITS: usize>(
    sides: &Sides<'_, S>,
    owner: Owner,
    pits: Range<usize>,
) -> Part {
    let mut part = Part {
        begin: pits.end,
        end: pits.end,
        stones: 0,
    };
    for index in pits.rev() {
        let Some(pit) = Pit::new(index) else { break };
        let stones = sides.of(owner).stones(pit);
        if stones == 0 || !V::capture_extends_to(view(sides, owner, pit, stones)) {
            break;
        }
        part.begin = index;
        part.stones += stones;
    }
    part
}

/// The fate of a capture, if it is a slam.
enum SlamIs {
    /// It is not a slam, or the slam captures like any other move.
    None,
    /// It is a slam that captures, and has consequences.
    Captured,
    Dropped,
    SparingFirst,
    SparingLast,
}

/// Judges a capture that takes this number of stones from the opponent's row.
#[inline]
fn slam<V: Variant, S: SideForm<PITS>, const PITS: usize>(sides: &Sides<'_, S>, opponents: u8) -> SlamIs {
    if V::SLAM == Slam::Captures || opponents == 0 || opponents < sides.opponent.in_play() {
        return SlamIs::None;
    }
    match V::SLAM {
        Slam::Captures => SlamIs::None,
        Slam::CapturesNothing => SlamIs::Dropped,
        Slam::Illegal | Slam::OpponentTakesRest => SlamIs::Captured,
        Slam::SparesFirst => SlamIs::SparingFirst,
        Slam::SparesLast => SlamIs::SparingLast,
    }
}
