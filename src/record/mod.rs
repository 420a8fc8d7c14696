//! The history of a match: what was moved, taken back, and seen before.
//!
//! Nothing here knows a text or a document. This folder uses `game` and those before it; `notation` and `data` use it.

mod dyn_record;
mod game_kind;
mod iter;
mod past;
mod ply;
mod turn;

pub use dyn_record::DynRecord;
pub(crate) use game_kind::started;
pub use game_kind::{GameKind, KindStart, StartError};
pub use iter::{Games, Plies};
pub use ply::{Entry, Ply};
pub(crate) use turn::Step;

use alloc::vec::Vec;
use core::hash::{Hash, Hasher};

use crate::board::{Board, Pit, Player, Position, Spot};
use crate::engine::{self, Event, Summary};
use crate::game::{AnyGame, Game, MoveError, Outcome};
use crate::rules::{Kalah, Variant};
use past::Past;
use turn::{Played, Turn};

/// A match with its history: where it started, what was played, and the current game.
///
/// A [`Game`] is one position; a record owns the history of one match. It plays in place, supports undo and redo, and
/// detects what only a history shows: a repeated position ends the game if the variant says so
/// ([`Repetition::TakesRows`](crate::Repetition::TakesRows)), and each player keeps the stones in their own row.
///
/// ```
/// use mancala_engine::{AnyGame, Oware, Pit, Player, Record};
///
/// let mut record = Record::new(AnyGame::<Oware>::start());
/// record.play(Pit::at::<0>())?;
/// record.play(Pit::at::<5>())?;
/// record.undo();
/// assert_eq!(record.to_move(), Some(Player::North));
/// assert_eq!(record.to_string(), "variant oware\nboard 6 4\n\n1");
/// assert_eq!(record.to_string().parse::<Record<Oware>>()?.game(), record.game());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// A failed call leaves a record unchanged. So does a call in which the variant or a listener panics.
///
/// # What it costs
///
/// A record keeps the position after each entry, about `2 * PITS + 7` bytes (19 on six pits), so `undo` and `redo`
/// restore it instead of computing it again.
///
/// A move costs the same however long the match is, apart from the search for a repetition. A record searches only if a
/// repeated position ends the game, and no further back than the last capture, because no position comes back after
/// one. The latest 64 positions are compared one by one. Older ones are looked up in a tree, which takes about `log n`
/// comparisons after `n` plies without a capture, and about `3 * PITS + 5` more bytes (23 on six pits) for each
/// position in it. So a match of `n` plies is played or read in at most `n * log n` steps.
///
/// # Text
///
/// A record is written and read ([`Display`](core::fmt::Display), [`FromStr`](core::str::FromStr)) as
///
/// ```text
/// # Everything from a `#` to the end of the line is a comment.
/// variant kalah
/// board 6 4
///
/// 3 6 4 4 1 5 concluded
/// ```
///
/// Lines end in `\n` or `\r\n`, and one leading byte order mark is skipped. Headers come first, each alone on its line,
/// in any order, and at most once:
///
/// * `variant NAME`: the [`Variant::NAME`]. Without it, the variant is `kalah`.
/// * `board PITS STONES`: an opening with the same number of stones in each pit, South to move.
/// * `position south <6,0,0,4,..>`: any other start, as [`Position`] writes it.
///
/// A text with both `board` and `position` is an error. One with neither starts with the opening of the type that is
/// parsed, or of the [`GameKind`] that reads it; what the library writes always states the start.
///
/// Then come the moves, separated by white space: the number of the pit that is lifted, from 1 at the mover's left. An
/// extra turn is a move of its own. The word `concluded` after the last move ends the game by agreement. Endings that
/// the rules require, including repetition, aren't written, because replaying the moves reproduces them.
///
/// Moves that were taken back are not written. [`read_record`](crate::read_record) reads a record whose variant and width are
/// known only from its text.
#[derive(Clone, Debug)]
pub struct Record<V: Variant = Kalah, const PITS: usize = 6> {
    past: Past<V, PITS>,
    /// The turns that were taken back, the earliest at the end.
    future: Vec<Turn<V, PITS>>,
    /// A result off the board, as by resignation, of a game in progress. It belongs to the game as it is now.
    claim: Option<Outcome>,
}

impl<V: Variant, const PITS: usize> Record<V, PITS> {
    /// Creates a record that starts from this game, finished or not.
    ///
    /// ```
    /// use mancala_engine::{board, AnyGame, Kalah, Player, Record};
    ///
    /// let endgame = AnyGame::<Kalah, 3>::from_board(board!("<3,5,8,0,1,1,1,1,1>"), Player::North);
    /// let record = Record::new(endgame.clone());
    /// assert_eq!(record.game(), &endgame);
    /// ```
    pub fn new(start: impl Into<AnyGame<V, PITS>>) -> Self {
        Self {
            past: Past::new(start.into()),
            future: Vec::new(),
            claim: None,
        }
    }

    /// Returns the game before the first move.
    pub const fn start(&self) -> &AnyGame<V, PITS> {
        self.past.start()
    }

    /// Returns the current game.
    pub fn game(&self) -> &AnyGame<V, PITS> {
        self.past.game()
    }

    /// Returns the player to move, or `None` if the game is finished.
    #[must_use]
    pub fn to_move(&self) -> Option<Player> {
        self.game().to_move()
    }

    /// Returns how the game ended, or `None` while it is in progress.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// Plays a pit of the mover's row, and clears the redo history.
    ///
    /// ```
    /// use mancala_engine::{Game, IllegalMove, MoveError, Pit, Record};
    ///
    /// let mut record = Record::new(Game::new());
    /// assert!(record.play(Pit::at::<2>())?.extra_turn);
    /// assert_eq!(record.play(Pit::at::<2>()), Err(IllegalMove::EmptyPit.into()));
    /// # Ok::<(), MoveError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// * [`MoveError::GameOver`] if the game is finished.
    /// * [`MoveError::Illegal`] with a reason as in [`Game::legal_move`].
    ///
    /// In both cases, the record is unchanged.
    pub fn play(&mut self, pit: Pit<PITS>) -> Result<Summary, MoveError> {
        let (mut board, player) = self.before(pit)?;
        let (to_move, mut summary) = engine::play::<V, PITS>(&mut board, player, pit, |_| ());
        let repeats = self.repeats(&board, to_move);
        let after = turn::settled(board, to_move, repeats, &mut summary);
        let step = Step::Played { player, pit };
        self.enter(Turn { step, after });
        Ok(summary)
    }

    /// Plays a pit of the mover's row, clears the redo history, and calls `on_event` for each [`Event`], in order. A
    /// rejected move reports nothing.
    ///
    /// # Errors
    ///
    /// As in [`play`](Self::play). The record is unchanged.
    pub fn play_with(
        &mut self,
        pit: Pit<PITS>,
        mut on_event: impl FnMut(Event<Spot<PITS>>),
    ) -> Result<Summary, MoveError> {
        let (board, player) = self.before(pit)?;
        let mut moved = Played::reported::<V>(&board, player, pit, &mut on_event);
        let repeats = self.repeats(&moved.board, moved.to_move);
        let after = turn::settled(moved.board, moved.to_move, repeats, &mut moved.summary);
        moved.report_end(repeats, &mut on_event);
        let step = Step::Played { player, pit };
        self.enter(Turn { step, after });
        Ok(moved.summary)
    }

    /// Calls `on_event` for each [`Event`] of a past move, in order, and returns its summary. `None` if there is no such
    /// move. `ply` counts the moves from 0, as [`plies`](Self::plies) lists them.
    ///
    /// ```
    /// use mancala_engine::{Event, Game, Pit, Record};
    ///
    /// let mut record = Record::new(Game::new());
    /// record.play(Pit::at::<2>())?;
    /// record.play(Pit::at::<5>())?;
    /// let mut sown = 0;
    /// let summary = record.replay(0, |event| sown += u32::from(matches!(event, Event::Sown { .. })));
    /// assert_eq!(sown, 4);
    /// assert_eq!(summary, record.plies().next().map(|ply| ply.summary));
    /// assert_eq!(record.replay(2, |_| ()), None);
    /// # Ok::<(), mancala_engine::MoveError>(())
    /// ```
    pub fn replay(&self, ply: usize, mut on_event: impl FnMut(Event<Spot<PITS>>)) -> Option<Summary> {
        let (earlier, later) = self.past.turns().split_at_checked(ply)?;
        let turn = later.first()?;
        let before = earlier.last().map_or(self.start(), |turn| &turn.after);
        let Step::Played { player, pit } = turn.step else {
            return None;
        };
        let mut moved = Played::reported::<V>(before.board(), player, pit, &mut on_event);
        let ply = turn.ply(&mut moved, player, pit);
        moved.report_end(ply.repeats, &mut on_event);
        Some(ply.summary)
    }

    /// Ends the game by agreement: each player keeps the stones in their own row. Clears the redo history. A finished
    /// game stays as it is.
    ///
    /// ```
    /// use mancala_engine::{Entry, Game, Outcome, Record};
    ///
    /// let mut record = Record::new(Game::new());
    /// record.conclude();
    /// assert_eq!(record.outcome(), Some(Outcome::Drawn));
    /// assert_eq!(record.undo(), Some(Entry::Concluded));
    /// assert_eq!(record.outcome(), None);
    /// ```
    pub fn conclude(&mut self) {
        if let AnyGame::AwaitingMove(game) = self.game() {
            let after = game.clone().conclude().into();
            let step = Step::Concluded;
            self.enter(Turn { step, after });
        }
    }

    /// Takes back the last entry, a move with everything that it caused, and returns it. `None` at the start.
    ///
    /// ```
    /// use mancala_engine::{Game, Pit, Record};
    ///
    /// let mut record = Record::new(Game::new());
    /// record.play(Pit::at::<2>())?;
    /// let undone = record.undo();
    /// assert_eq!(record.game(), record.start());
    /// assert_eq!(record.redo(), undone);
    /// assert_eq!(record.undo(), undone);
    /// assert_eq!(record.undo(), None);
    /// # Ok::<(), mancala_engine::MoveError>(())
    /// ```
    pub fn undo(&mut self) -> Option<Entry> {
        let entry = self.to_undo()?;
        self.future.push(self.past.pop()?);
        self.claim = None;
        Some(entry)
    }

    /// Restores the entry that was taken back last, and returns it. `None` if there is none.
    pub fn redo(&mut self) -> Option<Entry> {
        let entry = self.to_redo()?;
        self.past.push(self.future.pop()?);
        self.claim = None;
        Some(entry)
    }

    /// Returns the entry that [`undo`](Self::undo) would take back: the last one, if any.
    #[must_use]
    pub fn to_undo(&self) -> Option<Entry> {
        self.last_turn().map(|(before, turn)| turn.entry(before.board()))
    }

    /// Returns the entry that [`redo`](Self::redo) would restore, if any.
    #[must_use]
    pub fn to_redo(&self) -> Option<Entry> {
        self.future.last().map(|turn| turn.entry(self.game().board()))
    }

    /// Returns the moves from the start. Each summary is computed by playing the move again.
    pub fn plies(&self) -> Plies<'_, V, PITS> {
        Plies::new(self.start(), self.past.turns())
    }

    /// Returns the games from the start to the current one: one more than there are entries.
    ///
    /// ```
    /// use mancala_engine::{Game, Pit, Player, Record};
    ///
    /// let mut record = Record::new(Game::new());
    /// record.play(Pit::at::<2>())?;
    /// record.play(Pit::at::<5>())?;
    /// let scores: Vec<u8> = record.games().map(|game| game.score(Player::South)).collect();
    /// assert_eq!(scores, [0, 1, 2]);
    /// # Ok::<(), mancala_engine::MoveError>(())
    /// ```
    pub fn games(&self) -> Games<'_, V, PITS> {
        self.past.games()
    }

    /// The board that a pit is played on and its player, if it is legal.
    #[inline]
    fn before(&self, pit: Pit<PITS>) -> Result<(Board<PITS>, Player), MoveError> {
        let AnyGame::AwaitingMove(game) = self.game() else {
            return Err(MoveError::GameOver);
        };
        game.legal_move(pit)?;
        Ok((*game.board(), game.to_move()))
    }

    /// Checks whether a move repeats a position and ends the game by that.
    #[inline]
    fn repeats(&self, board: &Board<PITS>, to_move: Option<Player>) -> bool {
        to_move.is_some_and(|to_move| self.past.has_seen(board, to_move))
    }

    /// The last turn, with the game before it.
    fn last_turn(&self) -> Option<(&AnyGame<V, PITS>, &Turn<V, PITS>)> {
        let (turn, earlier) = self.past.turns().split_last()?;
        Some((earlier.last().map_or(self.start(), |turn| &turn.after), turn))
    }

    fn enter(&mut self, turn: Turn<V, PITS>) {
        self.past.push(turn);
        self.future.clear();
        self.claim = None;
    }

    pub(crate) fn steps(&self) -> impl Iterator<Item = Step<PITS>> + '_ {
        self.past.turns().iter().map(|turn| turn.step)
    }

    pub(crate) fn claim(&self) -> Option<Outcome> {
        self.claim
    }

    /// Does nothing where the game is finished.
    pub(crate) fn set_claim(&mut self, result: Option<Outcome>) {
        if self.outcome().is_none() {
            self.claim = result;
        }
    }

    /// Checks whether the game was ended by agreement.
    pub(crate) fn is_concluded(&self) -> bool {
        let last = self.past.turns().last();
        last.is_some_and(|turn| turn.step == Step::Concluded)
    }

    /// A position of which [`AnyGame::from_board`] makes the start, unless the start is an opening.
    pub(crate) fn start_position(&self) -> Position<PITS> {
        let board = *self.start().board();
        let to_move = match self.start().to_move() {
            Some(to_move) => to_move,
            // A game is over because of one of the players, or because of either.
            None if &AnyGame::from_board(board, Player::South) == self.start() => Player::South,
            None => Player::North,
        };
        Position { board, to_move }
    }
}

/// Records are equal if their starts and all their entries are, including those taken back.
impl<V: Variant, const PITS: usize> PartialEq for Record<V, PITS> {
    fn eq(&self, other: &Self) -> bool {
        (&self.past, &self.future) == (&other.past, &other.future)
    }
}

impl<V: Variant, const PITS: usize> Eq for Record<V, PITS> {}

impl<V: Variant, const PITS: usize> Hash for Record<V, PITS> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.past, &self.future).hash(state);
    }
}

/// A record that starts with the opening.
impl<V: Variant, const PITS: usize> Default for Record<V, PITS> {
    fn default() -> Self {
        Self::new(Game::OPENING)
    }
}
