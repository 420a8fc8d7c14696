//! Holds the library against the reference.

use std::cmp::Ordering;

use mancala_engine::{
    AnyGame, AwaitingMove, Board, Event, Game, IllegalMove, Landed, Outcome, Pit, Player, Position, Spot, State,
    Summary, Variant,
};

use super::played::{played, Played};
use super::reference::{Model, Refusal, Report, Rules};

/// The reference's number of a player.
pub(crate) fn number(player: Player) -> usize {
    match player {
        Player::South => 0,
        Player::North => 1,
    }
}

/// The reference's view of a board.
pub(crate) fn model<const PITS: usize>(board: &Board<PITS>, to_move: Player) -> Model {
    let [south, north] = Player::ALL.map(|player| board.pits(player));
    let stores = Player::ALL.map(|player| board.store(player));
    Model::new([&south, &north], stores, number(to_move))
}

/// The reference's index of a spot.
pub(crate) fn place<const PITS: usize>(model: &Model, spot: Spot<PITS>) -> usize {
    match spot {
        Spot::Pit(owner, pit) => model.pit(number(owner), pit.index()),
        Spot::Store(owner) => model.store(number(owner)),
    }
}

/// The reference's view of a game.
pub(crate) fn model_of_game<V: Variant, const PITS: usize>(game: &AnyGame<V, PITS>) -> Model {
    match game {
        AnyGame::AwaitingMove(game) => model(game.board(), game.to_move()),
        AnyGame::Finished(over) => finished_model(over),
    }
}

fn finished_model<S: State, V: Variant, const PITS: usize>(over: &Game<S, V, PITS>) -> Model {
    let mut model = model(over.board(), Player::South);
    model.to_move = None;
    model
}

/// How the reference's game has ended, if it has.
fn outcome(model: &Model) -> Option<Outcome> {
    let [south, north] = [0, 1].map(|player| model.ring[model.store(player)]);
    model.to_move.is_none().then(|| match south.cmp(&north) {
        Ordering::Greater => Outcome::Won(Player::South),
        Ordering::Less => Outcome::Won(Player::North),
        Ordering::Equal => Outcome::Drawn,
    })
}

fn refusal(reason: IllegalMove) -> Refusal {
    match reason {
        IllegalMove::EmptyPit => Refusal::Empty,
        IllegalMove::MustFeed => Refusal::MustFeed,
        IllegalMove::GrandSlam => Refusal::Slam,
        other => panic!("not a refusal of an own pit: {other:?}"),
    }
}

/// Sets a position up in both engines, plays every pit, and compares all that they say.
pub(crate) fn assert_same<V: Variant, const PITS: usize>(rules: &Rules, board: Board<PITS>, to_move: Player) {
    let (game, expected) = set_up::<V, PITS>(rules, board, to_move);
    if let AnyGame::AwaitingMove(game) = game {
        for pit in Pit::all() {
            play(rules, &game, &expected, pit);
        }
    }
}

/// Sets a position up in both engines, and compares what they make of it.
pub(crate) fn set_up<V: Variant, const PITS: usize>(
    rules: &Rules,
    board: Board<PITS>,
    to_move: Player,
) -> (AnyGame<V, PITS>, Model) {
    let game = AnyGame::from_board(board, to_move);
    let (expected, ..) = model(&board, to_move).settled(rules, number(to_move));
    let position = Position { board, to_move };
    assert_eq!(model_of_game(&game), expected, "{} sets up {position}", V::NAME);
    assert_eq!(game.outcome(), outcome(&expected), "{} sets up {position}", V::NAME);
    (game, expected)
}

/// Plays a pit in both engines, and compares all that they say: the reason why not, or what the move did and made.
pub(crate) fn play<V: Variant, const PITS: usize>(
    rules: &Rules,
    game: &Game<AwaitingMove, V, PITS>,
    expected: &Model,
    pit: Pit<PITS>,
) -> Option<(AnyGame<V, PITS>, Model)> {
    let name = V::NAME;
    let position = Position {
        board: *game.board(),
        to_move: game.to_move(),
    };
    let expected_check = expected.check(rules, pit.index());
    let token = match game.legal_move(pit) {
        Ok(token) => token,
        Err(reason) => {
            assert_eq!(Err(refusal(reason)), expected_check, "{name}: pit {pit} of {position}");
            return None;
        }
    };
    assert_eq!(expected_check, Ok(()), "{name}: pit {pit} of {position}");
    let (expected_after, expected_report) = expected.play(rules, pit.index());
    let Played { after, summary, events } = played(token);
    assert_eq!(
        model_of_game(&after),
        expected_after,
        "{name}: pit {pit} of {position} gives this position"
    );
    assert_eq!(
        after.outcome(),
        outcome(&expected_after),
        "{name}: pit {pit} of {position} ends so"
    );
    assert_eq!(
        report(expected, &events, summary),
        expected_report,
        "{name}: pit {pit} of {position} is reported so"
    );
    let landed = landed(expected, expected_report.path.last().copied());
    assert_eq!(Some(summary.last), landed, "{name}: pit {pit} of {position} ends there");
    Some((after, expected_after))
}

fn report<const PITS: usize>(model: &Model, events: &[Event<PITS>], summary: Summary) -> Report {
    let sown_at = |event: &Event<PITS>| match *event {
        Event::Sown { at } => Some(place(model, at)),
        _ => None,
    };
    let passed_by = |event: &Event<PITS>| match *event {
        Event::Passed { player } => Some(number(player)),
        _ => None,
    };
    Report {
        path: events.iter().filter_map(sown_at).collect(),
        captured: summary.captured.into(),
        swept: Player::ALL.map(|player| summary.swept[player].into()),
        extra_turn: summary.extra_turn,
        passed: events.iter().find_map(passed_by),
    }
}

fn landed(model: &Model, last: Option<usize>) -> Option<Landed> {
    last.map(|place| {
        if model.is_store(place) {
            Landed::Store
        } else {
            Landed::Pit {
                owner: Player::ALL[model.owner(place)],
                index: place % (model.width + 1),
            }
        }
    })
}
