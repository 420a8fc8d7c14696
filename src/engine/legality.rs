use core::marker::PhantomData;

use super::hand::play_hand;
use crate::board::{Board, Owner, Pit, Pits, Player, SideForm, Sides, Spot, Work};
use crate::engine::{Event, IllegalMove};
use crate::rules::{Feeding, Slam, Survey, Variant};

/// The pits of the mover's row that may be played. Each move is tried at most once.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn legal_pits<V: Variant, const PITS: usize>(board: &Board<PITS>, mover: Player) -> Pits<PITS> {
    let occupied = board.occupied(mover);
    if may_play_all::<V, PITS>(board, mover) {
        occupied
    } else {
        legal_among::<V, PITS>(occupied, board, mover)
    }
}

/// The pits that may be played, of those that hold stones.
fn legal_among<V: Variant, const PITS: usize>(occupied: Pits<PITS>, board: &Board<PITS>, mover: Player) -> Pits<PITS> {
    let must_feed = must_feed::<V, PITS>(board, mover);
    let mut pits = occupied.clone();
    let mut without_slams = occupied.clone();
    for pit in occupied {
        let trial = Trial::of::<V, PITS>(board, mover, pit);
        if must_feed && !trial.feeds {
            pits.remove(pit);
            without_slams.remove(pit);
        } else if trial.slams {
            without_slams.remove(pit);
        }
    }
    // If every move is a slam, all of them are legal.
    if without_slams.len() > 0 {
        without_slams
    } else {
        pits
    }
}

/// Checks whether the mover may play this pit of their row.
#[inline]
pub(crate) fn check<V: Variant, const PITS: usize>(
    board: &Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
) -> Result<(), IllegalMove> {
    if board.stones(mover, pit) == 0 {
        return Err(IllegalMove::EmptyPit);
    }
    if may_play_all::<V, PITS>(board, mover) {
        return Ok(());
    }
    check_occupied::<V, PITS>(board, mover, pit)
}

/// Checks whether the mover may play every pit of their row that holds stones.
#[cfg_attr(not(debug_assertions), inline(always))]
fn may_play_all<V: Variant, const PITS: usize>(board: &Board<PITS>, mover: Player) -> bool {
    V::SLAM != Slam::Illegal && !must_feed::<V, PITS>(board, mover)
}

/// Checks whether only moves are legal that bring a stone to the opponent's row.
#[cfg_attr(not(debug_assertions), inline(always))]
fn must_feed<V: Variant, const PITS: usize>(board: &Board<PITS>, mover: Player) -> bool {
    V::FEEDING == Feeding::Required && board.in_play(mover.opponent()) == 0
}

/// Checks whether the mover may play this pit of their row, which holds stones.
fn check_occupied<V: Variant, const PITS: usize>(
    board: &Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
) -> Result<(), IllegalMove> {
    let must_feed = must_feed::<V, PITS>(board, mover);
    let trial = Trial::of::<V, PITS>(board, mover, pit);
    if must_feed && !trial.feeds {
        return Err(IllegalMove::MustFeed);
    }
    let may_be_played_instead = |other| {
        let trial = Trial::of::<V, PITS>(board, mover, other);
        (!must_feed || trial.feeds) && !trial.slams
    };
    if trial.slams && board.occupied(mover).any(may_be_played_instead) {
        return Err(IllegalMove::GrandSlam);
    }
    Ok(())
}

/// Checks whether the player of the survey has a legal move. A slam can't be illegal everywhere, so slams do not matter
/// here.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn can_move<V: Variant, S: SideForm<PITS>, const PITS: usize>(
    sides: &Sides<'_, S>,
    player: Owner,
    survey: Survey,
) -> bool {
    if V::FEEDING == Feeding::Required && survey.other_row_is_empty() {
        let (own, other) = (*sides.of(player), *sides.of(player.other()));
        return Pit::all().any(|pit| own.stones(pit) > 0 && Trial::on_copies::<V, S, PITS>(own, other, pit).feeds);
    }
    !survey.row_is_empty()
}

/// The effects of a move, found by playing it on a copy.
struct Trial {
    /// True if it would bring a stone to the opponent's row at any time: relays count, and so does a stone that is
    /// captured afterwards.
    feeds: bool,
    /// True if it would be a slam; only computed if the variant forbids slams.
    slams: bool,
}

impl Trial {
    fn of<V: Variant, const PITS: usize>(board: &Board<PITS>, mover: Player, pit: Pit<PITS>) -> Self {
        let mut copy = *board;
        let variant = PhantomData;
        copy.work(mover, TryPit::<V, PITS> { pit, variant })
    }

    #[cold]
    #[inline(never)]
    fn on_copies<V: Variant, S: SideForm<PITS>, const PITS: usize>(mut own: S, mut other: S, pit: Pit<PITS>) -> Self {
        let mut sides = Sides {
            mover: &mut own,
            opponent: &mut other,
        };
        let mut feeds = false;
        // Which player moves makes no difference here, but the events name players.
        let harvest = play_hand::<V, S, PITS>(&mut sides, Player::South, pit, |event| {
            feeds |= matches!(
                event,
                Event::Sown {
                    at: Spot::Pit(Player::North, _)
                }
            );
        });
        let slams = V::SLAM == Slam::Illegal && harvest.slam;
        Self { feeds, slams }
    }
}

/// The work of a trial.
struct TryPit<V, const PITS: usize> {
    pit: Pit<PITS>,
    variant: PhantomData<V>,
}

impl<V: Variant, const PITS: usize> Work<PITS> for TryPit<V, PITS> {
    type Output = Trial;

    fn on<S: SideForm<PITS>>(self, sides: Sides<'_, S>) -> Trial {
        Trial::on_copies::<V, S, PITS>(*sides.mover, *sides.opponent, self.pit)
    }
}
