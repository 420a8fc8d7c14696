//! Laws that hold for any variant. Each is checked for a position and one of its legal moves.

use mancala_engine::{
    AnyGame, AwaitingMove, ByPlayer, DynSpot, Event, Game, Lift, Outcome, Pit, Player, Rejected, Spot, Variant,
};
use proptest::sample::Index;

use super::compare::{model, number, place};
use super::play::{choose, game_of, open_game, turned};
use super::played::{played, Played};
use super::setup::Setup;

pub(crate) fn conserves<V: Variant, const PITS: usize>(setup: &Setup, choice: Index) {
    let Some(game) = open_game::<V, PITS>(setup) else {
        return;
    };
    let Played { after, .. } = played(choose(&game, choice));
    assert_eq!(after.board().total(), setup.board::<PITS>().total());
    let again: u8 = Player::ALL
        .map(|player| after.board().pits(player).iter().sum::<u8>() + after.score(player))
        .iter()
        .sum();
    assert_eq!(again, after.board().total());
}

pub(crate) fn spares_the_other_store<V: Variant, const PITS: usize>(setup: &Setup, choice: Index) {
    let Some(game) = open_game::<V, PITS>(setup) else {
        return;
    };
    let opponent = game.to_move().opponent();
    let Played { after, summary, .. } = played(choose(&game, choice));
    assert_eq!(after.score(opponent) - summary.swept[opponent], game.score(opponent));
}

/// The legal moves, one by one. At each step, the iterator's length must be exact.
fn moves<V: Variant, const PITS: usize>(game: &Game<AwaitingMove, V, PITS>) -> usize {
    let mut legal = game.legal_moves();
    let promised = legal.len();
    for given in 1..=promised {
        assert!(legal.next().is_some());
        assert_eq!(legal.len(), promised - given);
    }
    assert!(legal.next().is_none());
    promised
}

pub(crate) fn continues_with_a_move<V: Variant, const PITS: usize>(setup: &Setup, choice: Index) {
    let Some(game) = open_game::<V, PITS>(setup) else {
        return;
    };
    if let AnyGame::AwaitingMove(after) = played(choose(&game, choice)).after {
        assert_ne!(moves(&after), 0);
    }
}

pub(crate) fn is_set_up_with_a_move<V: Variant, const PITS: usize>(setup: &Setup, _: Index) {
    if let Some(game) = open_game::<V, PITS>(setup) {
        assert_ne!(moves(&game), 0);
    }
}

pub(crate) fn ends_with_empty_rows<V: Variant, const PITS: usize>(setup: &Setup, choice: Index) {
    let game = game_of::<V, PITS>(setup);
    let after = match &game {
        AnyGame::AwaitingMove(game) => played(choose(game, choice)).after,
        AnyGame::Finished(_) => game,
    };
    if let AnyGame::Finished(over) = after {
        assert_eq!(Player::ALL.map(|player| over.board().pits(player)), [[0; PITS]; 2]);
    }
}

/// The results of playing a pit of the player to move, in each way that a game has; one of them reports events.
fn every_way<V: Variant, const PITS: usize>(
    game: &Game<AwaitingMove, V, PITS>,
    pit: Pit<PITS>,
    told: &mut Vec<Event<Spot<PITS>>>,
) -> [Result<AnyGame<V, PITS>, Rejected<V, PITS>>; 4] {
    [
        game.clone().play(pit),
        game.clone().play_at(game.to_move(), pit),
        game.clone().play_with(pit, |event| told.push(event)),
        game.clone().play_summary(pit).map(|(after, _)| after),
    ]
}

pub(crate) fn token_and_game_agree<V: Variant, const PITS: usize>(setup: &Setup, choice: Index) {
    let Some(game) = open_game::<V, PITS>(setup) else {
        return;
    };
    let token = choose(&game, choice);
    let Played { after, summary, events } = played(token);
    assert_eq!(token.play(), after);
    let mut told = Vec::new();
    for way in every_way(&game, token.pit(), &mut told) {
        assert_eq!(way.as_ref(), Ok(&after));
    }
    assert_eq!(told, events);
    let by_game = game.clone().play_summary(token.pit());
    assert_eq!(by_game.map(|(_, summary)| summary), Ok(summary));
}

pub(crate) fn rejects_unchanged<V: Variant, const PITS: usize>(setup: &Setup, _: Index) {
    let Some(game) = open_game::<V, PITS>(setup) else {
        return;
    };
    for pit in Pit::all() {
        let other = game.clone().play_at(game.to_move().opponent(), pit);
        assert_eq!(other.expect_err("not owned").game, game);
        if let Err(reason) = game.legal_move(pit) {
            let mut told = Vec::new();
            for way in every_way(&game, pit, &mut told) {
                let game = game.clone();
                assert_eq!(way, Err(Rejected { game, reason }));
            }
            assert_eq!(told, [], "a rejected move tells nothing");
        }
    }
}

/// The hand that is lifted from a pit.
fn hand_of<V: Variant>(stones: u8) -> u8 {
    match V::LIFT {
        Lift::All => stones,
        Lift::LeaveOne => (stones - 1).max(1),
        other => panic!("no law for {other:?}"),
    }
}

/// Replays the events on the old board. Each hand is lifted and sown completely, then pits are captured, then rows are
/// swept or the next turn is reported.
pub(crate) fn events_tell_all<V: Variant, const PITS: usize>(setup: &Setup, choice: Index) {
    let Some(game) = open_game::<V, PITS>(setup) else {
        return;
    };
    let token = choose(&game, choice);
    let mover = game.to_move();
    let Played { after, events, .. } = played(token);

    let first = Event::Lifted {
        from: Spot::Pit(mover, token.pit()),
        stones: hand_of::<V>(game.board().stones(mover, token.pit())),
    };
    assert_eq!(events.first(), Some(&first));
    assert!(
        events.windows(2).all(|pair| rank(pair[0]) <= rank(pair[1])),
        "{events:?}"
    );

    let mut board = model(game.board(), mover);
    let mut hand = 0;
    for event in events {
        match event {
            Event::Lifted { from, stones } => {
                assert_eq!(hand, 0, "a hand is sown before the next is lifted");
                assert_ne!(stones, 0);
                let from = place(&board, from);
                let lies = board.ring[from].try_into().expect("at most 255 stones");
                assert_eq!(hand_of::<V>(lies), stones);
                board.ring[from] -= u32::from(stones);
                hand = stones;
            }
            Event::Sown { at } => {
                assert_ne!(hand, 0, "what is sown was in the hand");
                hand -= 1;
                let at = place(&board, at);
                board.ring[at] += 1;
            }
            Event::Captured { from, stones } => {
                assert_eq!(hand, 0, "nothing is captured before the hand is sown");
                assert_ne!(stones, 0);
                let from = place(&board, from);
                assert_eq!(board.ring[from], u32::from(stones));
                board.ring[from] = 0;
                let store = board.store(number(mover));
                board.ring[store] += u32::from(stones);
            }
            Event::Swept { row, stones, to } => {
                assert_eq!(hand, 0, "nothing is swept before the hand is sown");
                assert_ne!(stones, 0);
                let row = number(row);
                assert_eq!(board.row_sum(row), u32::from(stones));
                for index in 0..PITS {
                    let pit = board.pit(row, index);
                    board.ring[pit] = 0;
                }
                let store = board.store(number(to));
                board.ring[store] += u32::from(stones);
            }
            Event::ExtraTurn => {
                assert!(matches!(&after, AnyGame::AwaitingMove(next) if next.to_move() == mover));
            }
            Event::Passed { player } => {
                assert!(matches!(&after, AnyGame::AwaitingMove(next) if next.to_move() == player.opponent()));
            }
            other => panic!("no law for {other:?}"),
        }
    }
    assert_eq!(hand, 0, "the whole hand is sown");
    assert_eq!(board.ring, model(after.board(), mover).ring);
}

/// The part of a move that an event belongs to. Because of relays, lifting and sowing are one part.
fn rank<const PITS: usize>(event: Event<Spot<PITS>>) -> u8 {
    match event {
        Event::Lifted { .. } | Event::Sown { .. } => 0,
        Event::Captured { .. } => 1,
        Event::Swept { row: Player::South, .. } => 2,
        Event::Swept { row: Player::North, .. } => 3,
        Event::ExtraTurn | Event::Passed { .. } => 4,
        other => panic!("no law for {other:?}"),
    }
}

pub(crate) fn summary_agrees<V: Variant, const PITS: usize>(setup: &Setup, choice: Index) {
    let Some(game) = open_game::<V, PITS>(setup) else {
        return;
    };
    let token = choose(&game, choice);
    let Played { after, summary, events } = played(token);
    let mut last = None;
    let mut captured = 0;
    let mut extra_turn = false;
    let mut swept = ByPlayer::default();
    let mut turns = 0;
    for event in events {
        match event {
            Event::Lifted { .. } => (),
            Event::Sown { at } => last = Some(DynSpot::from(at)),
            Event::Captured { stones, .. } => captured += stones,
            Event::Swept { stones, to, .. } => swept[to] += stones,
            Event::ExtraTurn => {
                extra_turn = true;
                turns += 1;
            }
            Event::Passed { .. } => turns += 1,
            other => panic!("no law for {other:?}"),
        }
    }
    assert_eq!(Some(summary.last), last, "a move sows a stone");
    assert_eq!(summary.captured, captured);
    assert_eq!(summary.extra_turn, extra_turn);
    assert_eq!(summary.swept, swept);
    assert!(turns <= 1, "the turn is told once");
    if matches!(after, AnyGame::Finished(_)) {
        assert_eq!(turns, 0, "no one moves in a finished game");
    }
}

pub(crate) fn is_fair<V: Variant, const PITS: usize>(setup: &Setup, choice: Index) {
    let game = game_of::<V, PITS>(setup);
    let board = turned(&setup.board::<PITS>());
    let other = AnyGame::<V, PITS>::from_board(board, setup.to_move.opponent());
    assert_turned(&game, &other);

    let (AnyGame::AwaitingMove(game), AnyGame::AwaitingMove(other)) = (game, other) else {
        return;
    };
    let pits = |game: &Game<_, V, PITS>| game.legal_moves().map(|token| token.pit()).collect::<Vec<_>>();
    assert_eq!(pits(&game), pits(&other));
    let Played { after, summary, .. } = played(choose(&game, choice));
    let other = played(choose(&other, choice));
    assert_turned(&after, &other.after);
    let last = match summary.last {
        DynSpot::Store(owner) => DynSpot::Store(owner.opponent()),
        DynSpot::Pit { owner, index } => DynSpot::Pit {
            owner: owner.opponent(),
            index,
        },
    };
    let swept = ByPlayer {
        south: summary.swept.north,
        north: summary.swept.south,
    };
    assert_eq!(other.summary.last, last);
    assert_eq!(other.summary.captured, summary.captured);
    assert_eq!(other.summary.extra_turn, summary.extra_turn);
    assert_eq!(other.summary.swept, swept);
}

fn assert_turned<V: Variant, const PITS: usize>(game: &AnyGame<V, PITS>, other: &AnyGame<V, PITS>) {
    assert_eq!(turned(game.board()), *other.board());
    match (game, other) {
        (AnyGame::AwaitingMove(game), AnyGame::AwaitingMove(other)) => {
            assert_eq!(game.to_move().opponent(), other.to_move());
        }
        (AnyGame::Finished(over), AnyGame::Finished(other)) => {
            let turned = match over.outcome() {
                Outcome::Won(player) => Outcome::Won(player.opponent()),
                Outcome::Drawn => Outcome::Drawn,
            };
            assert_eq!(turned, other.outcome());
        }
        _ => panic!("only one of {game:?} and {other:?} is over"),
    }
}

pub(crate) fn concludes_fairly<V: Variant, const PITS: usize>(setup: &Setup, _: Index) {
    let Some(game) = open_game::<V, PITS>(setup) else {
        return;
    };
    let before = *game.board();
    let over = game.conclude();
    for player in Player::ALL {
        assert_eq!(over.board().pits(player), [0; PITS]);
        assert_eq!(over.score(player), before.store(player) + before.in_play(player));
    }
    assert_eq!(over.board().total(), before.total());
}
