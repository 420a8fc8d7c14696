//! Compares the library with the reference.

use std::cmp::Ordering;

use mancala_engine::{
    AnyGame, AwaitingMove, Board, DynSpot, Event, Game, IllegalMove, Outcome, Pit, Player, Position, Spot, State,
    Summary, Variant,
};

use super::played::{played, Played};
use super::reference::{Model, Refusal, Report, Rules, Sweep};

/// Returns the reference's number of a player.
pub(crate) fn number(player: Player) -> usize {
    match player {
        Player::South => 0,
        Player::North => 1,
    }
}

/// Returns a board in the form of the reference.
pub(crate) fn model<const PITS: usize>(board: &Board<PITS>, to_move: Player) -> Model {
    let [south, north] = Player::ALL.map(|player| board.pits(player));
    let stores = Player::ALL.map(|player| board.store(player));
    Model::new([&south, &north], stores, number(to_move))
}

/// Returns the reference's index of a spot.
pub(crate) fn place<const PITS: usize>(model: &Model, spot: Spot<PITS>) -> usize {
    match spot {
        Spot::Pit(owner, pit) => model.pit(number(owner), pit.index()),
        Spot::Store(owner) => model.store(number(owner)),
    }
}

/// Returns a game in the form of the reference.
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

/// Returns the outcome of the reference's game, if it is finished.
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
        other => panic!("not a rejection of a pit: {other:?}"),
    }
}

/// Sets up a position in both engines, plays every pit, and compares all results.
pub(crate) fn assert_same<V: Variant, const PITS: usize>(rules: &Rules, board: Board<PITS>, to_move: Player) {
    let (game, expected) = set_up::<V, PITS>(rules, board, to_move);
    if let AnyGame::AwaitingMove(game) = game {
        for pit in Pit::all() {
            play(rules, &game, &expected, pit);
        }
    }
}

/// Sets up a position in both engines, and compares the games.
pub(crate) fn set_up<V: Variant, const PITS: usize>(
    rules: &Rules,
    board: Board<PITS>,
    to_move: Player,
) -> (AnyGame<V, PITS>, Model) {
    let game = AnyGame::from_board(board, to_move);
    let expected = model(&board, to_move).settled(rules, number(to_move)).model;
    let position = Position { board, to_move };
    assert_eq!(model_of_game(&game), expected, "{} sets up {position}", V::NAME);
    assert_eq!(game.outcome(), outcome(&expected), "{} sets up {position}", V::NAME);
    (game, expected)
}

/// Plays a pit in both engines, and compares all results: the reason of a rejection, or the effects of the move and the
/// position after it.
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

fn report<const PITS: usize>(model: &Model, events: &[Event<Spot<PITS>>], summary: Summary) -> Report {
    let mut report = Report {
        lifts: Vec::new(),
        path: Vec::new(),
        captures: Vec::new(),
        captured: summary.captured.into(),
        sweeps: Vec::new(),
        swept: Player::ALL.map(|player| summary.swept[player].into()),
        extra_turn: summary.extra_turn,
        passed: None,
    };
    for &event in events {
        match event {
            Event::Lifted { from, stones } => report.lifts.push((place(model, from), stones.into())),
            Event::Sown { at } => report.path.push(place(model, at)),
            Event::Captured { from, stones } => report.captures.push((place(model, from), stones.into())),
            Event::Swept { row, stones, to } => report.sweeps.push(Sweep {
                row: number(row),
                stones: stones.into(),
                to: number(to),
            }),
            Event::ExtraTurn => assert!(summary.extra_turn, "an extra turn that the summary does not have"),
            Event::Passed { player } => report.passed = Some(number(player)),
            other => panic!("the reference knows no {other:?}"),
        }
    }
    report
}

fn landed(model: &Model, last: Option<usize>) -> Option<DynSpot> {
    last.map(|place| {
        let owner = Player::ALL[model.owner(place)];
        if model.is_store(place) {
            DynSpot::Store(owner)
        } else {
            let index = place % (model.width + 1);
            DynSpot::Pit { owner, index }
        }
    })
}
