//! The history of a match: what was played, taken back, and seen before.
//!
//! Nothing here knows a text or a document. This folder uses `game` and those before it; `notation` and `data` use it.

mod dyn_record;
mod iter;
mod past;
mod ply;

pub use dyn_record::DynRecord;
pub use iter::{Games, Plies};
pub use ply::{Entry, Ply};

use alloc::vec::Vec;
use core::hash::{Hash, Hasher};

use crate::board::{Board, ByPlayer, Pit, Player, Position};
use crate::engine::{self, Event, IllegalMove, Summary};
use crate::game::{AnyGame, DynMoveError, Game, Outcome};
use crate::rules::{Kalah, Variant};
use past::Past;

/// A match so far: where it started, what was played, and the game as it stands.
///
/// A [`Game`] is one position; a record owns the history of one match. It plays in place, takes back, plays again, and
/// sees what only a history shows: a repeated position ends the game where the variant says so
/// ([`Repetition::TakesRows`]), and each player takes the own row.
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
/// A failed call leaves a record unchanged. So does a call in which the variant or a closure panics.
///
/// # What it costs
///
/// A record keeps the position after each entry, about `2 * PITS + 7` bytes (19 on six pits), so `undo` and `redo`
/// restore it instead of computing it again.
///
/// A move costs the same however long the match is, apart from the search for a repetition. There is one only if a
/// repeated position ends the game, and it goes back no further than the last capture, because no position comes back
/// after one. The latest 64 positions are compared one by one. Older ones are looked up in a tree, which takes about
/// `log n` comparisons after `n` plies without a capture, and some `3 * PITS + 5` more bytes (23 on six pits) for each
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
/// The lines end in `\n` or `\r\n`. Headers come first, each alone on its line, in any order, at most once:
///
/// * `variant NAME`: the [`Variant::NAME`]; without it, `kalah`.
/// * `board PITS STONES`: an opening with the same number of stones in each pit, South to move.
/// * `position south <6,0,0,4,..>`: any other start, as [`Position`] writes it.
///
/// Without `board` or `position` a match starts on the usual board: `board 6 4` for `kalah`, `kalah-empty-capture` and
/// `oware`, `board 7 7` for `congkak`. Both together are an error. Then come the moves, separated by white space: the
/// number of the pit that is lifted, from 1 at the mover's own left; an extra turn is a move of its own. The word
/// `concluded` after the last move ends the game by agreement. An end by the rules, a repetition included, is not
/// written: whoever reads the moves plays them.
///
/// What was taken back is not written. [`read_record`] reads a record whose variant and width only the text knows.
#[derive(Clone, Debug)]
pub struct Record<V: Variant = Kalah, const PITS: usize = 6> {
    past: Past<V, PITS>,
    /// What was taken back, the earliest at the end.
    future: Vec<Turn<V, PITS>>,
    /// A result off the board, as by resignation, of a game in progress. It belongs to the game as it is now.
    claim: Option<Outcome>,
}

/// An entry and the game after it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Turn<V: Variant, const PITS: usize> {
    step: Step<PITS>,
    after: AnyGame<V, PITS>,
}

#[cfg(test)]
static_assertions::const_assert_eq!(size_of::<Turn<Kalah, 6>>(), 19);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Step<const PITS: usize> {
    Played { player: Player, pit: Pit<PITS> },
    Concluded,
}

impl<V: Variant, const PITS: usize> Record<V, PITS> {
    /// Opens the record of a match that starts with this game, in either state.
    ///
    /// ```
    /// use mancala_engine::{AnyGame, Kalah, Player, Record};
    ///
    /// let endgame = AnyGame::<Kalah, 3>::from_board("<3,5,8,0,1,1,1,1,1>".parse()?, Player::North);
    /// let record = Record::new(endgame.clone());
    /// assert_eq!(record.game(), &endgame);
    /// # Ok::<(), mancala_engine::ParseBoardError>(())
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

    /// Returns the game as it stands.
    pub fn game(&self) -> &AnyGame<V, PITS> {
        self.past.game()
    }

    /// Returns the player to move, or `None` when the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Player> {
        self.game().to_move()
    }

    /// Returns how the game ended, or `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    /// Plays a pit of the mover's row. What was taken back before is forgotten.
    ///
    /// ```
    /// use mancala_engine::{DynMoveError, Game, IllegalMove, Pit, Record};
    ///
    /// let mut record = Record::new(Game::new());
    /// assert!(record.play(Pit::at::<2>())?.extra_turn);
    /// assert_eq!(record.play(Pit::at::<2>()), Err(IllegalMove::EmptyPit.into()));
    /// # Ok::<(), DynMoveError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// * [`DynMoveError::GameOver`] if the game is over.
    /// * [`DynMoveError::Illegal`] with a reason as in [`Game::legal_move`].
    ///
    /// The record is unchanged.
    pub fn play(&mut self, pit: Pit<PITS>) -> Result<Summary, DynMoveError> {
        self.play_with(pit, ignore)
    }

    /// Plays a pit of either row, as a click on the board names it.
    ///
    /// # Errors
    ///
    /// * [`DynMoveError::GameOver`] if the game is over.
    /// * [`DynMoveError::Illegal`] with [`IllegalMove::NotOwned`] if `owner` is not to move, or else with a reason as
    ///   in [`Game::legal_move`].
    ///
    /// The record is unchanged.
    pub fn play_at(&mut self, owner: Player, pit: Pit<PITS>) -> Result<Summary, DynMoveError> {
        match self.to_move() {
            Some(to_move) if to_move != owner => Err(IllegalMove::NotOwned.into()),
            _ => self.play(pit),
        }
    }

    /// Plays a pit of the mover's row, and reports what the move does to `on_event`, in order. A rejected move reports
    /// nothing.
    ///
    /// # Errors
    ///
    /// As [`play`](Self::play).
    pub fn play_with(
        &mut self,
        pit: Pit<PITS>,
        mut on_event: impl FnMut(Event<PITS>),
    ) -> Result<Summary, DynMoveError> {
        let AnyGame::AwaitingMove(game) = self.game() else {
            return Err(DynMoveError::GameOver);
        };
        game.legal_move(pit)?;
        let player = game.to_move();
        let lifted = Lifted::new::<V>(game.board(), player, pit, &mut on_event);
        let after = match AnyGame::new(lifted.board, lifted.to_move) {
            AnyGame::AwaitingMove(next) if self.past.has_seen(&next) => next.conclude().into(),
            after => after,
        };
        let step = Step::Played { player, pit };
        let turn = Turn { step, after };
        let Ply { summary, repeats, .. } = turn.ply(&lifted, player, pit);
        if repeats {
            for player in Player::ALL {
                let stones = summary.swept[player];
                if stones > 0 {
                    on_event(Event::Swept { player, stones });
                }
            }
        } else if let Some(player) = lifted.passed {
            on_event(Event::Passed { player });
        }
        self.enter(turn);
        Ok(summary)
    }

    /// Ends the game by agreement: each player takes the own row. What was taken back before is forgotten. A game that
    /// is over stays as it is.
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

    /// Takes the last entry back, a move with everything that it caused, and returns it; `None` at the start.
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
    /// # Ok::<(), mancala_engine::DynMoveError>(())
    /// ```
    pub fn undo(&mut self) -> Option<Entry> {
        let entry = self.to_undo()?;
        self.future.push(self.past.pop()?);
        self.claim = None;
        Some(entry)
    }

    /// Brings back the entry that was taken back last, and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<Entry> {
        let entry = self.to_redo()?;
        self.past.push(self.future.pop()?);
        self.claim = None;
        Some(entry)
    }

    /// Returns the entry that [`undo`](Self::undo) would take back: the last one.
    #[must_use]
    pub fn to_undo(&self) -> Option<Entry> {
        self.last_turn().map(|(before, turn)| turn.entry(before.board()))
    }

    /// Returns the entry that [`redo`](Self::redo) would bring back.
    #[must_use]
    pub fn to_redo(&self) -> Option<Entry> {
        self.future.last().map(|turn| turn.entry(self.game().board()))
    }

    /// Returns the moves from the start on.
    pub fn plies(&self) -> Plies<'_, V, PITS> {
        Plies::new(self.start(), self.past.turns())
    }

    /// Returns the games from the start to the one as it stands, so one more than there are entries.
    ///
    /// ```
    /// use mancala_engine::{Game, Pit, Player, Record};
    ///
    /// let mut record = Record::new(Game::new());
    /// record.play(Pit::at::<2>())?;
    /// record.play(Pit::at::<5>())?;
    /// let scores: Vec<u8> = record.games().map(|game| game.score(Player::South)).collect();
    /// assert_eq!(scores, [0, 1, 2]);
    /// # Ok::<(), mancala_engine::DynMoveError>(())
    /// ```
    pub fn games(&self) -> Games<'_, V, PITS> {
        self.past.games()
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

    /// Whether the game was ended by agreement.
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

impl<V: Variant, const PITS: usize> Turn<V, PITS> {
    /// What this turn did to the board before it.
    fn entry(&self, before: &Board<PITS>) -> Entry {
        match self.step {
            Step::Played { player, pit } => {
                let lifted = Lifted::new::<V>(before, player, pit, &mut ignore);
                Entry::Played(self.ply(&lifted, player, pit))
            }
            Step::Concluded => Entry::Concluded,
        }
    }

    /// How this pit, once it was lifted, led to the game after this turn.
    fn ply(&self, lifted: &Lifted<PITS>, player: Player, pit: Pit<PITS>) -> Ply {
        let mut summary = lifted.summary;
        let repeats = lifted.to_move.is_some() && matches!(self.after, AnyGame::Finished(_));
        if repeats {
            summary.swept = ByPlayer {
                south: lifted.board.in_play(Player::South),
                north: lifted.board.in_play(Player::North),
            };
        }
        Ply {
            player,
            index: pit.index(),
            summary,
            repeats,
        }
    }
}

/// A legal move, played on a copy of the board as if there were no history.
struct Lifted<const PITS: usize> {
    board: Board<PITS>,
    to_move: Option<Player>,
    summary: Summary,
    /// The player who has to pass. That is not reported yet, because no one passes if a repetition ends the game.
    passed: Option<Player>,
}

impl<const PITS: usize> Lifted<PITS> {
    /// Out of line: what a record adds to a move weighs as much, and there are many kinds of records in a program that
    /// reads them.
    #[inline(never)]
    fn new<V: Variant>(
        before: &Board<PITS>,
        player: Player,
        pit: Pit<PITS>,
        on_event: &mut impl FnMut(Event<PITS>),
    ) -> Self {
        let mut board = *before;
        let mut passed = None;
        let (to_move, summary) = engine::play::<V, PITS>(&mut board, player, pit, |event| match event {
            Event::Passed { player } => passed = Some(player),
            _ => on_event(event),
        });
        Self {
            board,
            to_move,
            summary,
            passed,
        }
    }
}

/// Takes no notice of an event. One function for all calls without a listener, so that the move is compiled once.
fn ignore<const PITS: usize>(_: Event<PITS>) {}

/// Records are equal if their starts and all their entries are, those that were taken back included.
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

/// The record of a match that starts with the opening.
impl<V: Variant, const PITS: usize> Default for Record<V, PITS> {
    fn default() -> Self {
        Self::new(Game::OPENING)
    }
}
