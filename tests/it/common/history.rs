//! Records compared with a model that keeps every position, and random matches.

use mancala_engine::{
    AnyGame, Board, ByPlayer, DynRecord, Game, MoveError, Pit, Player, Ply, Record, Repetition, Variant,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use super::play::choose;
use super::variants::Promenade;

/// All positions of a match, regardless of the cost.
#[derive(Debug)]
pub(crate) struct Model<V: Variant, const PITS: usize> {
    games: Vec<AnyGame<V, PITS>>,
    /// The number of those that are not taken back.
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

    /// A position repeats another one if the pits and the player to move are the same. A capture between them would
    /// have left fewer stones in the pits.
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

/// An action on a record.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Act {
    /// Plays one of the legal moves, if any.
    Play(Index),
    Undo,
    Redo,
    Conclude,
}

/// A match with more moves than undos.
pub(crate) fn acts(most: usize) -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        40 => any::<Index>().prop_map(Act::Play),
        6 => Just(Act::Undo),
        4 => Just(Act::Redo),
        1 => Just(Act::Conclude),
    ];
    vec(act, 0..most)
}

/// A long match that moves back and forth by dozens of entries at a time.
pub(crate) fn long_acts() -> impl Strategy<Value = Vec<Act>> {
    let burst = prop_oneof![
        4 => vec(any::<Index>().prop_map(Act::Play), 1..150),
        2 => (1..120_usize).prop_map(|entries| vec![Act::Undo; entries]),
        1 => (1..120_usize).prop_map(|entries| vec![Act::Redo; entries]),
    ];
    vec(burst, 1..16).prop_map(|bursts| bursts.concat())
}

/// Performs the same actions on a record and on the model, and compares them after each one.
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
                assert_eq!(record.play(pit), Err(MoveError::GameOver));
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
    assert!(record.games().eq(model.games()), "{record:?} and {model:?}");
    record
}

/// Plays a match of this many plies without a capture or an end, and tries every other move on the way, in a record and
/// in the model. Each player plays the next suitable pit.
pub(crate) fn walk_out<V: Variant, const PITS: usize>(start: AnyGame<V, PITS>, plies: usize) -> Record<V, PITS> {
    let mut record = Record::new(start.clone());
    let mut model = Model::new(start);
    for ply in 0..plies {
        let game = Game::try_from(model.game().clone()).expect("the game is in progress");
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

/// Plays the first legal pit of the player to move.
pub(crate) fn play_any(record: &mut dyn DynRecord) {
    let player = record.to_move().expect("the game is in progress");
    let legal = (0..record.width()).find(|&index| record.check(player, index).is_ok());
    record
        .play_at(player, legal.expect("a game in progress has a move"))
        .expect("legal");
}

/// All stones in South's first pit.
pub(crate) fn pile<const PITS: usize>(stones: u8) -> Record<Promenade, PITS> {
    let mut pits = ByPlayer {
        south: [0; PITS],
        north: [0; PITS],
    };
    pits.south[0] = stones;
    let board = Board::new(pits, ByPlayer::default()).expect("at most 255 stones");
    Record::new(AnyGame::from_board(board, Player::South))
}

/// The player to move always plays the first pit.
pub(crate) fn walk<const PITS: usize>(record: &mut Record<Promenade, PITS>, plies: usize) {
    for _ in 0..plies {
        play_any(record);
    }
}

/// The next ply repeats a position from 125 plies ago.
pub(crate) fn about_to_repeat() -> Record<Promenade, 28> {
    let mut record = pile(12);
    walk(&mut record, 181);
    record
}

pub(crate) fn assert_repeats(mut record: Record<Promenade, 28>) {
    walk(&mut record, 1);
    assert!(record.plies().next_back().expect("a move was played").repeats);
}

/// What a record shows, except for its redo history.
pub(crate) fn shown<V: Variant, const PITS: usize>(record: &Record<V, PITS>) -> impl PartialEq + std::fmt::Debug {
    let games: Vec<AnyGame<V, PITS>> = record.games().cloned().collect();
    let plies: Vec<Ply> = record.plies().collect();
    (games, plies)
}
