//! Lifts, sows, captures and sweeps, in place, as a variant answers. Knows no game by name, and no state of a game.

use crate::sowing::back_from;
use crate::{
    Board, ByPlayer, Ending, Event, Feeding, IllegalMove, Landed, Landing, Next, Owner, Pit, PitStep, Player, Slam,
    Sowing, Spot, StoreStep, Summary, Survey, Variant,
};

/// Plays one pit of the mover, which must be legal, and returns who moves next (`None` when the game is over).
#[inline]
pub(crate) fn play<V: Variant, const PITS: usize>(
    board: &mut Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
    mut hear: impl FnMut(Event<PITS>),
) -> (Option<Player>, Summary) {
    let (last, step) = sow::<V, PITS>(board, mover, pit, &mut hear);
    let mut summary = Summary {
        last: Landed::Store,
        captured: 0,
        extra_turn: false,
        swept: ByPlayer::default(),
    };
    let mut due = mover.opponent();
    match last {
        Spot::Store(_) => {
            if V::last_in_store() == StoreStep::MoveAgain {
                due = mover;
            }
        }
        Spot::Pit(owner, pit) => {
            let index = pit.index();
            summary.last = Landed::Pit { owner, index };
            summary.captured = capture::<V, PITS>(board, mover, (owner, pit), step, &mut hear);
        }
    }
    match player_to_move::<V, PITS>(board, due) {
        Ok(player) => {
            if player != due {
                hear(Event::Passed { player: due });
            } else if due == mover {
                summary.extra_turn = true;
                hear(Event::ExtraTurn);
            }
            (Some(player), summary)
        }
        Err(Ending::LeaveRows) => (None, summary),
        Err(Ending::SweepRows) => {
            summary.swept = sweep(board, hear);
            (None, summary)
        }
    }
}

/// Asks who moves in a position that is set up, and sweeps the rows where it is over (`None`).
pub(crate) fn settle<V: Variant, const PITS: usize>(board: &mut Board<PITS>, due: Player) -> Option<Player> {
    let asked = player_to_move::<V, PITS>(board, due);
    if asked == Err(Ending::SweepRows) {
        sweep(board, |_| ());
    }
    asked.ok()
}

/// Moves each row into its owner's store.
pub(crate) fn sweep<const PITS: usize>(board: &mut Board<PITS>, mut hear: impl FnMut(Event<PITS>)) -> ByPlayer<u8> {
    let mut swept = ByPlayer::default();
    for player in Player::ALL {
        let stones = board.sweep(player);
        if stones > 0 {
            hear(Event::Swept { player, stones });
        }
        swept[player] = stones;
    }
    swept
}

/// Says whether the mover may play this pit of the own row.
#[inline]
pub(crate) fn check<V: Variant, const PITS: usize>(
    board: &Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
) -> Result<(), IllegalMove> {
    check_alone::<V, PITS>(board, mover, pit)?;
    let slam_is_illegal = V::SLAM == Slam::Illegal
        && slams::<V, PITS>(board, mover, pit)
        && Pit::all()
            .any(|other| check_alone::<V, PITS>(board, mover, other).is_ok() && !slams::<V, PITS>(board, mover, other));
    if slam_is_illegal {
        return Err(IllegalMove::GrandSlam);
    }
    Ok(())
}

/// What `check` can say without a look at the player's other pits.
#[inline]
fn check_alone<V: Variant, const PITS: usize>(
    board: &Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
) -> Result<(), IllegalMove> {
    let stones = board.stones(mover, pit);
    if stones == 0 {
        return Err(IllegalMove::EmptyPit);
    }
    if must_feed::<V, PITS>(board, mover) && !Sowing::new(V::CIRCUIT, mover, (mover, pit), stones).feeds() {
        return Err(IllegalMove::MustFeed);
    }
    Ok(())
}

#[inline]
fn must_feed<V: Variant, const PITS: usize>(board: &Board<PITS>, mover: Player) -> bool {
    V::FEEDING == Feeding::Required && board.in_play(mover.opponent()) == 0
}

/// Whether `check` allows a pit of the mover. A slam cannot be illegal everywhere, so it has no say here.
#[inline]
fn can_move<V: Variant, const PITS: usize>(board: &Board<PITS>, mover: Player) -> bool {
    if must_feed::<V, PITS>(board, mover) {
        Pit::all().any(|pit| check_alone::<V, PITS>(board, mover, pit).is_ok())
    } else {
        board.in_play(mover) > 0
    }
}

/// Asks the variant who moves: the player who is due, or the other one where that player passes.
#[inline]
fn player_to_move<V: Variant, const PITS: usize>(board: &Board<PITS>, due: Player) -> Result<Player, Ending> {
    let ask = |player| match V::next(Survey::of(board, player)) {
        Next::Move if can_move::<V, PITS>(board, player) => Ok(Some(player)),
        Next::Move => Err(Ending::SweepRows),
        Next::Pass => Ok(None),
        Next::Finish(ending) => Err(ending),
    };
    match ask(due)? {
        Some(player) => Ok(player),
        None => ask(due.opponent())?.ok_or(Ending::SweepRows),
    }
}

/// Lifts and sows, relays included, and returns where the last stone fell and what follows if that is a pit.
#[inline]
fn sow<V: Variant, const PITS: usize>(
    board: &mut Board<PITS>,
    mover: Player,
    pit: Pit<PITS>,
    mut hear: impl FnMut(Event<PITS>),
) -> (Spot<PITS>, PitStep) {
    let in_rows = u32::from(board.in_play(Player::South)) + u32::from(board.in_play(Player::North));
    let mut last = Spot::Pit(mover, pit);
    let mut step = PitStep::Relay;
    let mut dropped = 0;
    while let (Spot::Pit(owner, pit), PitStep::Relay) = (last, step) {
        let stones = board.lift(owner, pit);
        hear(Event::Lifted { from: last, stones });
        let sowing = Sowing::new(V::CIRCUIT, mover, (owner, pit), stones);
        sowing.clone().for_each(|at| hear(Event::Sown { at }));
        last = board.sow(sowing);
        dropped += u32::from(stones);
        step = match last {
            // Each round past the mover's store banks a stone, so no move that banks gets as far as this bound;
            // without a store on the circuit it alone ends the loop.
            Spot::Pit(owner, pit) if dropped < most_dropped::<PITS>(in_rows) => {
                V::last_in_pit(landing(board, mover, (owner, pit)))
            }
            _ => PitStep::EndTurn,
        };
    }
    (last, step)
}

/// The most stones that one move can drop on a circuit with the mover's store, where `in_rows` stones can be banked.
#[inline]
const fn most_dropped<const PITS: usize>(in_rows: u32) -> u32 {
    #[allow(clippy::cast_possible_truncation)]
    let pits = 2 * PITS as u32;
    (pits + 1) * in_rows + pits
}

#[inline]
fn landing<const PITS: usize>(board: &Board<PITS>, mover: Player, (owner, pit): (Player, Pit<PITS>)) -> Landing {
    Landing {
        owner: if owner == mover { Owner::Mover } else { Owner::Opponent },
        stones: board.stones(owner, pit),
        opposite: board.stones(owner.opponent(), pit.opposite()),
    }
}

/// Captures what the answer to a landing says, and returns how many stones that are.
#[inline]
fn capture<V: Variant, const PITS: usize>(
    board: &mut Board<PITS>,
    mover: Player,
    (owner, pit): (Player, Pit<PITS>),
    step: PitStep,
    mut hear: impl FnMut(Event<PITS>),
) -> u8 {
    if V::SLAM == Slam::CapturesNothing && is_slam(board, mover, (owner, pit), step) {
        return 0;
    }
    let mut take = |board: &mut Board<PITS>, owner, pit| {
        let stones = board.lift(owner, pit);
        if stones > 0 {
            let from = Spot::Pit(owner, pit);
            hear(Event::Captured { from, stones });
        }
        stones
    };
    let captured = match step {
        PitStep::EndTurn | PitStep::Relay => return 0,
        PitStep::CaptureOpposite => take(board, owner, pit) + take(board, owner.opponent(), pit.opposite()),
        PitStep::CaptureRun { least, most } => {
            let mut captured = 0;
            for pit in back_from(pit) {
                if !(least..=most).contains(&board.stones(owner, pit)) {
                    break;
                }
                captured += take(board, owner, pit);
            }
            captured
        }
    };
    board.bank(mover, captured);
    captured
}

/// Whether the capture would take every stone of the opponent's row.
#[inline]
fn is_slam<const PITS: usize>(
    board: &Board<PITS>,
    mover: Player,
    (owner, pit): (Player, Pit<PITS>),
    step: PitStep,
) -> bool {
    let opponent = mover.opponent();
    let taken = match step {
        PitStep::CaptureOpposite if owner == opponent => board.stones(opponent, pit),
        PitStep::CaptureOpposite => board.stones(opponent, pit.opposite()),
        PitStep::CaptureRun { least, most } if owner == opponent => back_from(pit)
            .map(|pit| board.stones(opponent, pit))
            .take_while(|stones| (least..=most).contains(stones))
            .sum(),
        PitStep::EndTurn | PitStep::Relay | PitStep::CaptureRun { .. } => 0,
    };
    taken > 0 && taken == board.in_play(opponent)
}

/// Whether the move would end in a slam.
fn slams<V: Variant, const PITS: usize>(board: &Board<PITS>, mover: Player, pit: Pit<PITS>) -> bool {
    let mut after = *board;
    match sow::<V, PITS>(&mut after, mover, pit, |_| ()) {
        (Spot::Pit(owner, pit), step) => is_slam(&after, mover, (owner, pit), step),
        (Spot::Store(_), _) => false,
    }
}
