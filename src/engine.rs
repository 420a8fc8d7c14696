//! Lifts, sows, captures and sweeps, in place, as a variant answers. Knows no game by name, and no state of a game.

use crate::row::{Form, OneWord, Row, Side, TwoWords};
use crate::sides::{Last, Sides};
use crate::{
    Board, ByPlayer, Circuit, Ending, Event, Feeding, IllegalMove, Landed, Landing, Next, Owner, Pit, PitStep, Player,
    Slam, Sowing, Spot, StoreStep, Summary, Survey, Variant,
};

/// Plays one pit of the mover, which must be legal, and returns who moves next (`None` when the game is over).
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn play<V: Variant, const PITS: usize>(
    board: &mut Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
    hear: impl FnMut(Event<PITS>),
) -> (Option<Player>, Summary) {
    match Row::<PITS>::FORM {
        Form::OneWord => play_copied::<V, OneWord<PITS>, PITS>(board, mover, pit, hear),
        Form::TwoWords => play_copied::<V, TwoWords<PITS>, PITS>(board, mover, pit, hear),
        Form::Bytes => play_sides::<V, Row<PITS>, PITS>(board.sides(mover), mover, pit, hear),
    }
}

/// Plays in registers, and writes both rows back at once.
#[cfg_attr(not(debug_assertions), inline(always))]
fn play_copied<V, R, const PITS: usize>(
    board: &mut Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
    hear: impl FnMut(Event<PITS>),
) -> (Option<Player>, Summary)
where
    V: Variant,
    R: Side<PITS> + From<Row<PITS>> + Into<Row<PITS>>,
{
    let (own, other) = board.rows_seen_by(mover);
    let (mut own, mut other) = (R::from(own), R::from(other));
    let sides = Sides {
        mover: &mut own,
        opponent: &mut other,
    };
    let turn = play_sides::<V, R, PITS>(sides, mover, pit, hear);
    board.set_rows_seen_by(mover, own.into(), other.into());
    turn
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn play_sides<V: Variant, R: Side<PITS>, const PITS: usize>(
    mut sides: Sides<'_, R>,
    mover: Player,
    pit: Pit<PITS>,
    mut hear: impl FnMut(Event<PITS>),
) -> (Option<Player>, Summary) {
    let hand = sow::<V, R, PITS>(&mut sides, mover, pit, &mut hear);
    let mut summary = Summary {
        last: match hand.last {
            Last::Mover(pit) => Landed::Pit {
                owner: mover,
                index: pit.index(),
            },
            Last::Opponent(pit) => Landed::Pit {
                owner: mover.opponent(),
                index: pit.index(),
            },
            Last::Store => Landed::Store,
        },
        captured: hand.captured,
        extra_turn: false,
        swept: ByPlayer::default(),
    };
    let due = if V::CIRCUIT == Circuit::PitsAndOwnStore
        && matches!(hand.last, Last::Store)
        && V::last_in_store() == StoreStep::MoveAgain
    {
        Owner::Mover
    } else {
        Owner::Opponent
    };
    match to_move::<V, R, PITS>(&sides, due) {
        Ok(next) => {
            if next != due {
                let player = due.player(mover);
                hear(Event::Passed { player });
            } else if due == Owner::Mover {
                summary.extra_turn = true;
                hear(Event::ExtraTurn);
            }
            (Some(next.player(mover)), summary)
        }
        Err(ending) => {
            if ending == Ending::SweepRows {
                summary.swept = sweep(&mut sides, mover);
                for player in Player::ALL {
                    let stones = summary.swept[player];
                    if stones > 0 {
                        hear(Event::Swept { player, stones });
                    }
                }
            }
            (None, summary)
        }
    }
}

/// Asks who moves in a position that is set up, and sweeps the rows where it is over (`None`).
pub(crate) fn settle<V: Variant, const PITS: usize>(board: &mut Board<PITS>, due: Player) -> Option<Player> {
    let mut sides = board.sides(due);
    match to_move::<V, Row<PITS>, PITS>(&sides, Owner::Mover) {
        Ok(next) => Some(next.player(due)),
        Err(Ending::LeaveRows) => None,
        Err(Ending::SweepRows) => {
            sweep(&mut sides, due);
            None
        }
    }
}

/// Moves each row into its owner's store, and returns how many stones they held.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn sweep<R: Side<PITS>, const PITS: usize>(sides: &mut Sides<'_, R>, mover: Player) -> ByPlayer<u8> {
    let (own, other) = (sides.mover.sweep(), sides.opponent.sweep());
    let (south, north) = match mover {
        Player::South => (own, other),
        Player::North => (other, own),
    };
    ByPlayer { south, north }
}

/// Says whether the mover may play this pit of the own row.
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

/// Whether the mover may play every pit of the own row that holds stones.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn may_play_all<V: Variant, const PITS: usize>(board: &Board<PITS>, mover: Player) -> bool {
    V::SLAM != Slam::Illegal && (V::FEEDING == Feeding::Optional || board.in_play(mover.opponent()) > 0)
}

/// Says whether the mover may play this pit of the own row, which holds stones.
pub(crate) fn check_occupied<V: Variant, const PITS: usize>(
    board: &Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
) -> Result<(), IllegalMove> {
    let must_feed = V::FEEDING == Feeding::Required && board.in_play(mover.opponent()) == 0;
    let may = |pit| !must_feed || feeds::<V, Row<PITS>, PITS>(board.rows_seen_by(mover), pit);
    if !may(pit) {
        return Err(IllegalMove::MustFeed);
    }
    let another_does_not =
        |another| board.stones(mover, another) > 0 && may(another) && !slams::<V, PITS>(board, mover, another);
    if V::SLAM == Slam::Illegal && slams::<V, PITS>(board, mover, pit) && Pit::all().any(another_does_not) {
        return Err(IllegalMove::GrandSlam);
    }
    Ok(())
}

/// Asks the variant who moves: the player who is due, or the other one where that player passes.
#[cfg_attr(not(debug_assertions), inline(always))]
fn to_move<V: Variant, R: Side<PITS>, const PITS: usize>(sides: &Sides<'_, R>, due: Owner) -> Result<Owner, Ending> {
    match asked::<V, R, PITS>(sides, due)? {
        Some(next) => Ok(next),
        None => asked::<V, R, PITS>(sides, due.other())?.ok_or(Ending::SweepRows),
    }
}

/// Asks the variant about one player: the player moves, passes (`None`), or the game is over.
#[cfg_attr(not(debug_assertions), inline(always))]
fn asked<V: Variant, R: Side<PITS>, const PITS: usize>(
    sides: &Sides<'_, R>,
    due: Owner,
) -> Result<Option<Owner>, Ending> {
    match V::next(Survey::of_sides(sides, due)) {
        Next::Move if can_move::<V, R, PITS>(sides, due) => Ok(Some(due)),
        Next::Move => Err(Ending::SweepRows),
        Next::Pass => Ok(None),
        Next::Finish(ending) => Err(ending),
    }
}

/// Whether a player has a legal move. A slam cannot be illegal everywhere, so it has no say here.
#[cfg_attr(not(debug_assertions), inline(always))]
fn can_move<V: Variant, R: Side<PITS>, const PITS: usize>(sides: &Sides<'_, R>, owner: Owner) -> bool {
    if V::FEEDING == Feeding::Required && sides.row(owner.other()).in_play() == 0 {
        let rows = match owner {
            Owner::Mover => (*sides.mover, *sides.opponent),
            Owner::Opponent => (*sides.opponent, *sides.mover),
        };
        return Pit::all().any(|pit| rows.0.stones(pit) > 0 && feeds::<V, R, PITS>(rows, pit));
    }
    sides.row(owner).in_play() > 0
}

/// What a hand did, with all its relays.
struct Hand<const PITS: usize> {
    /// Where the last stone fell: `None` for the mover's store.
    last: Last<PITS>,
    captured: u8,
    /// Whether the hand made or would have made a slam; only true where the variant minds.
    slam: bool,
}

/// Lifts, sows and captures, relays included.
#[cfg_attr(not(debug_assertions), inline(always))]
fn sow<V: Variant, R: Side<PITS>, const PITS: usize>(
    sides: &mut Sides<'_, R>,
    mover: Player,
    pit: Pit<PITS>,
    mut hear: impl FnMut(Event<PITS>),
) -> Hand<PITS> {
    let in_rows = u32::from(sides.mover.in_play()) + u32::from(sides.opponent.in_play());
    let mut dropped = 0;
    let mut most = u32::MAX;
    let mut from = (Owner::Mover, pit);
    loop {
        let (owner, pit) = from;
        let (stones, last) = sides.lift_and_sow(V::CIRCUIT, owner, pit);
        let origin = (owner.player(mover), pit);
        let from_spot = Spot::Pit(origin.0, origin.1);
        hear(Event::Lifted {
            from: from_spot,
            stones,
        });
        Sowing::new(V::CIRCUIT, mover, origin, stones).for_each(|at| hear(Event::Sown { at }));
        dropped += u32::from(stones);
        // Each owner has an arm, so that a rule which minds only one of them leaves nothing of the other.
        let (step, captured, slam) = match last {
            Last::Mover(pit) if dropped < most => land::<V, R, PITS>(sides, mover, (Owner::Mover, pit), &mut hear),
            Last::Opponent(pit) if dropped < most => {
                land::<V, R, PITS>(sides, mover, (Owner::Opponent, pit), &mut hear)
            }
            _ => (PitStep::EndTurn, 0, false),
        };
        from = match last {
            Last::Mover(pit) if step == PitStep::Relay => (Owner::Mover, pit),
            Last::Opponent(pit) if step == PitStep::Relay => (Owner::Opponent, pit),
            _ => return Hand { last, captured, slam },
        };
        // Relays past the mover's store bank a stone a lap, so the rows are empty before this bound. Without a store on
        // the circuit, the bound alone ends the loop. No first hand comes near it.
        most = most_dropped::<PITS>(in_rows);
    }
}

/// The most stones that one move can drop on a circuit with the mover's store, where the rows held `in_rows` before.
#[inline]
fn most_dropped<const PITS: usize>(in_rows: u32) -> u32 {
    #[expect(clippy::cast_possible_truncation, reason = "a width is at most 127")]
    let pits = 2 * PITS as u32;
    (pits + 1) * in_rows + pits
}

/// Asks the variant about a landing, and captures as it answers: the answer, the stones captured, and whether it is a
/// slam that the variant minds.
#[cfg_attr(not(debug_assertions), inline(always))]
fn land<V: Variant, R: Side<PITS>, const PITS: usize>(
    sides: &mut Sides<'_, R>,
    mover: Player,
    (owner, pit): (Owner, Pit<PITS>),
    mut hear: impl FnMut(Event<PITS>),
) -> (PitStep, u8, bool) {
    let step = V::last_in_pit(Landing {
        owner,
        stones: sides.row(owner).stones(pit),
        opposite: sides.row(owner.other()).stones(pit.opposite()),
    });
    let slam = V::SLAM != Slam::Captures && is_slam(sides, (owner, pit), step);
    if slam && V::SLAM == Slam::CapturesNothing {
        return (step, 0, slam);
    }
    let mut tell = |owner: Owner, pit, stones| {
        if stones > 0 {
            let from = Spot::Pit(owner.player(mover), pit);
            hear(Event::Captured { from, stones });
        }
    };
    let captured = match step {
        PitStep::EndTurn | PitStep::Relay => return (step, 0, slam),
        PitStep::CaptureOpposite => {
            let (facing, opposite) = (owner.other(), pit.opposite());
            let (stones, more) = (sides.row_mut(owner).lift(pit), sides.row_mut(facing).lift(opposite));
            tell(owner, pit, stones);
            tell(facing, opposite, more);
            stones + more
        }
        PitStep::CaptureRun { least, most } => {
            let row = sides.row_mut(owner);
            let run = row.run(pit, least, most);
            // A counted loop, which vanishes where nobody listens.
            (run.begin..run.end).rev().for_each(|index| {
                if let Some(pit) = Pit::new(index) {
                    tell(owner, pit, row.stones(pit));
                }
            });
            row.lift_run(run);
            run.stones
        }
    };
    sides.mover.bank(captured);
    (step, captured, slam)
}

/// Whether the capture would take every stone of the opponent's row.
#[cfg_attr(not(debug_assertions), inline(always))]
fn is_slam<R: Side<PITS>, const PITS: usize>(
    sides: &Sides<'_, R>,
    (owner, pit): (Owner, Pit<PITS>),
    step: PitStep,
) -> bool {
    let row = &sides.opponent;
    let taken = match (step, owner) {
        (PitStep::CaptureOpposite, Owner::Opponent) => row.stones(pit),
        (PitStep::CaptureOpposite, Owner::Mover) => row.stones(pit.opposite()),
        (PitStep::CaptureRun { least, most }, Owner::Opponent) => row.run(pit, least, most).stones,
        _ => 0,
    };
    taken > 0 && taken == row.in_play()
}

/// Whether the move would end in a slam.
fn slams<V: Variant, const PITS: usize>(board: &Board<PITS>, mover: Player, pit: Pit<PITS>) -> bool {
    let mut after = *board;
    sow::<V, Row<PITS>, PITS>(&mut after.sides(mover), mover, pit, |_| ()).slam
}

/// Whether the move would bring a stone to the other row, at any time of it: relays count, and so does what is captured.
#[cold]
#[inline(never)]
fn feeds<V: Variant, R: Side<PITS>, const PITS: usize>((mut own, mut other): (R, R), pit: Pit<PITS>) -> bool {
    let mut sides = Sides {
        mover: &mut own,
        opponent: &mut other,
    };
    let mut fed = false;
    sow::<V, R, PITS>(&mut sides, Player::South, pit, |event| {
        fed |= matches!(
            event,
            Event::Sown {
                at: Spot::Pit(Player::North, _)
            }
        );
    });
    fed
}
