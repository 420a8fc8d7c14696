//! Records beside a model that keeps every position, and random ways through a match.

use mancala_engine::{AnyGame, DynMoveError, Game, Pit, Player, Ply, Record, Repetition, Variant};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use super::play::choose;

/// The positions of a match, without any thought of what it costs.
#[derive(Debug)]
pub(crate) struct Model<V: Variant, const PITS: usize> {
    games: Vec<AnyGame<V, PITS>>,
    /// How many of them are not taken back.
    shown: usize,
}

impl<V: Variant, const PITS: usize> Model<V, PITS> {
    pub(crate) fn new(start: AnyGame<V, PITS>) -> Self {
        let games = vec![start];
        Self { games, shown: 1 }
    }

    pub(crate) fn games(&self) -> &[AnyGame<V, PITS>] {
        &self.games[..self.shown]
    }

    pub(crate) fn game(&self) -> &AnyGame<V, PITS> {
        &self.games[self.shown - 1]
    }

    fn enter(&mut self, after: AnyGame<V, PITS>) {
        self.games.truncate(self.shown);
        self.games.push(after);
        self.shown += 1;
    }

    /// A position repeats another one if pits and player to move are the same. Had stones been captured between them,
    /// the pits would hold fewer.
    fn enter_move(&mut self, after: AnyGame<V, PITS>) {
        let repeats = self.games().iter().any(|game| situation(game) == situation(&after));
        let after = match after {
            AnyGame::AwaitingMove(game) if repeats && V::REPETITION == Repetition::TakesRows => game.conclude().into(),
            after => after,
        };
        self.enter(after);
    }
}

fn situation<V: Variant, const PITS: usize>(game: &AnyGame<V, PITS>) -> ([[u8; PITS]; 2], Option<Player>) {
    let to_move = match game {
        AnyGame::AwaitingMove(game) => Some(game.to_move()),
        AnyGame::Finished(_) => None,
    };
    (Player::ALL.map(|player| game.board().pits(player)), to_move)
}

/// Something to do with a record.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Act {
    /// Plays one of the legal moves, if there are any.
    Play(Index),
    Undo,
    Redo,
    Conclude,
}

/// A match that goes on more often than back.
pub(crate) fn acts(most: usize) -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        40 => any::<Index>().prop_map(Act::Play),
        6 => Just(Act::Undo),
        4 => Just(Act::Redo),
        1 => Just(Act::Conclude),
    ];
    vec(act, 0..most)
}

/// A long match that goes back and forth by dozens of entries at a time.
pub(crate) fn long_acts() -> impl Strategy<Value = Vec<Act>> {
    let burst = prop_oneof![
        4 => vec(any::<Index>().prop_map(Act::Play), 1..150),
        2 => (1..120_usize).prop_map(|entries| vec![Act::Undo; entries]),
        1 => (1..120_usize).prop_map(|entries| vec![Act::Redo; entries]),
    ];
    vec(burst, 1..16).prop_map(|bursts| bursts.concat())
}

/// Does the same with a record and with the model, and compares after each act.
pub(crate) fn act_out<V: Variant, const PITS: usize>(start: AnyGame<V, PITS>, acts: &[Act]) -> Record<V, PITS> {
    let mut record = Record::new(start.clone());
    let mut model = Model::new(start);
    for &act in acts {
        match (act, model.game().clone()) {
            (Act::Play(choice), AnyGame::AwaitingMove(game)) => {
                let token = choose(&game, choice);
                record.play(token.pit()).expect("the move is legal");
                model.enter_move(token.play());
            }
            (Act::Play(_), AnyGame::Finished(_)) => {
                let pit = Pit::new(0).expect("every row has a pit");
                assert_eq!(record.play(pit), Err(DynMoveError::GameOver));
            }
            (Act::Undo, _) => {
                let is_start = model.shown == 1;
                assert_eq!(record.undo().is_none(), is_start);
                model.shown -= usize::from(!is_start);
            }
            (Act::Redo, _) => {
                let is_end = model.shown == model.games.len();
                assert_eq!(record.redo().is_none(), is_end);
                model.shown += usize::from(!is_end);
            }
            (Act::Conclude, AnyGame::AwaitingMove(game)) => {
                record.conclude();
                model.enter(game.conclude().into());
            }
            (Act::Conclude, AnyGame::Finished(_)) => record.conclude(),
        }
        assert_eq!(record.game(), model.game(), "after {act:?}");
    }
    assert!(record.games().eq(model.games()), "{record:?} beside {model:?}");
    record
}

/// Plays a match of so many plies without a capture or an end, and tries each other move on the way, in a record and in
/// the model. Each player takes the next pit that serves.
pub(crate) fn walk_out<V: Variant, const PITS: usize>(start: AnyGame<V, PITS>, plies: usize) -> Record<V, PITS> {
    let mut record = Record::new(start.clone());
    let mut model = Model::new(start);
    for ply in 0..plies {
        let game = Game::try_from(model.game().clone()).expect("the walk goes on");
        let mut serving = Vec::new();
        for token in game.legal_moves() {
            let summary = record.play(token.pit()).expect("the move is legal");
            model.enter_move(token.play());
            assert_eq!(record.game(), model.game(), "ply {ply}");
            if summary.captured == 0 && record.outcome().is_none() {
                serving.push(token);
            }
            record.undo();
            model.shown -= 1;
        }
        let turn_of = |pit: Pit<PITS>| (pit.index() + PITS - ply / 2 % PITS) % PITS;
        serving.sort_by_key(|token| turn_of(token.pit()));
        let token = serving.first().expect("a move serves");
        record.play(token.pit()).expect("the move is legal");
        model.enter_move(token.play());
    }
    assert!(record.games().eq(model.games()));
    record
}

/// What a record shows, without what was taken back.
pub(crate) fn shown<V: Variant, const PITS: usize>(record: &Record<V, PITS>) -> impl PartialEq + std::fmt::Debug {
    let games: Vec<AnyGame<V, PITS>> = record.games().cloned().collect();
    let plies: Vec<Ply> = record.plies().collect();
    (games, plies)
}
