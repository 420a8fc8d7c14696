use alloc::boxed::Box;
use core::fmt;

use thiserror::Error;

use super::{DynRecord, Record};
use crate::board::{Board, BoardError, ByPlayer, Player, Position};
use crate::game::{AnyGame, Game};
use crate::rules::{Ayoayo, Bestemshe, Bohnenspiel, Congkak, EmptyCaptureKalah, Kalah, Mangala, Oware, Variant};

/// A variant on boards of one width, as a value: its name, pits and stones, and a way to start it.
///
/// A program that lets its users choose a game lists the kinds that it offers, its own variants included, and contains
/// the code for these and no others. [`read_record`](crate::read_record) and `RecordSeed` read records of the kinds in a
/// list.
///
/// ```
/// use mancala_engine::{Congkak, DynGame, GameKind, Kalah, Oware, Player};
///
/// const OFFERED: [GameKind; 4] = [
///     GameKind::of::<Kalah, 6>(),
///     GameKind::of::<Kalah<6>, 8>(),
///     GameKind::of::<Oware, 6>(),
///     GameKind::of::<Congkak, 7>(),
/// ];
/// let menu: Vec<String> = OFFERED.iter().map(|kind| format!("{} {}x{}", kind.name(), kind.pits(), kind.stones())).collect();
/// assert_eq!(menu, ["kalah 6x4", "kalah 8x6", "oware 6x4", "congkak 7x7"]);
///
/// let mut record = OFFERED[1].start();
/// record.play_at(Player::South, 2)?;
/// assert_eq!(record.stones(Player::South, 3), Some(7));
/// # Ok::<(), mancala_engine::DynMoveError>(())
/// ```
#[derive(Clone, Copy)]
pub struct GameKind {
    name: &'static str,
    pits: usize,
    stones: u8,
    start: fn() -> Box<dyn DynRecord + Send + Sync>,
    start_from: fn(KindStart<'_>) -> Result<Box<dyn DynRecord + Send + Sync>, StartError>,
}

/// The start of a match, with the counts as slices, for [`GameKind::start_from`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KindStart<'s> {
    /// This number of stones in each pit, empty stores, South to move.
    ///
    /// If it is the variant's own number, this is the variant's opening, which is always in progress. Otherwise
    /// the variant decides, and the game may already be finished.
    Stones(u8),
    /// A position, which may already be finished.
    Position {
        /// The counts of each player's pits, from that player's left.
        pits: ByPlayer<&'s [u8]>,
        /// The counts of the stores.
        stores: ByPlayer<u8>,
        /// The player to move.
        to_move: Player,
    },
}

/// The error returned by [`GameKind::start_from`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum StartError {
    /// A row does not have the width of the kind.
    #[error("expected {expected} pits per row")]
    WrongWidth {
        /// The kind's number of pits per row.
        expected: usize,
    },
    /// The counts do not form a board.
    #[error(transparent)]
    Board(#[from] BoardError),
}

impl GameKind {
    /// The variants of this crate, each on its usual board, [`Kalah`] first.
    pub const USUAL: &'static [Self] = &[
        Self::of::<Kalah, 6>(),
        Self::of::<EmptyCaptureKalah, 6>(),
        Self::of::<Oware, 6>(),
        Self::of::<Congkak, 7>(),
        Self::of::<Mangala, 6>(),
        Self::of::<Bohnenspiel, 6>(),
        Self::of::<Bestemshe, 5>(),
        Self::of::<Ayoayo, 6>(),
    ];

    /// Returns the kind of `V` on boards of `PITS` pits per row.
    ///
    /// An opening that breaks a limit does not compile, as in [`Game::start`].
    #[must_use]
    pub const fn of<V: Variant, const PITS: usize>() -> Self {
        Self {
            name: V::NAME,
            pits: PITS,
            stones: V::STONES,
            start: || Box::new(Record::<V, PITS>::new(Game::OPENING)),
            start_from: |start| Ok(Box::new(Record::new(started::<V, PITS>(start)?))),
        }
    }

    /// Returns the variant's name ([`Variant::NAME`]).
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Returns the number of pits per row.
    #[must_use]
    pub const fn pits(&self) -> usize {
        self.pits
    }

    /// Returns the number of stones in each pit at the start ([`Variant::STONES`]).
    #[must_use]
    pub const fn stones(&self) -> u8 {
        self.stones
    }

    /// Starts the record of a match, with the variant's own opening.
    #[must_use]
    pub fn start(&self) -> Box<dyn DynRecord + Send + Sync> {
        (self.start)()
    }

    /// Starts the record of a match with another opening, or from a position.
    ///
    /// ```
    /// use mancala_engine::{ByPlayer, DynGame, GameKind, Kalah, KindStart, Player, StartError};
    ///
    /// let kalah = GameKind::of::<Kalah, 3>();
    /// let row: &[u8] = &[0, 1, 0];
    /// let start = KindStart::Position {
    ///     pits: ByPlayer { south: row, north: row },
    ///     stores: ByPlayer { south: 3, north: 5 },
    ///     to_move: Player::North,
    /// };
    /// let record = kalah.start_from(start)?;
    /// assert_eq!(record.position().to_string(), "north <3,3,5,0,1,0,0,1,0>");
    /// # Ok::<(), StartError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// * [`StartError::WrongWidth`] if a row does not have [`pits`](Self::pits) counts.
    /// * [`StartError::Board`] if there are more than 255 stones.
    pub fn start_from(&self, start: KindStart<'_>) -> Result<Box<dyn DynRecord + Send + Sync>, StartError> {
        (self.start_from)(start)
    }
}

/// The game that a match starts with.
pub(crate) fn started<V: Variant, const PITS: usize>(start: KindStart<'_>) -> Result<AnyGame<V, PITS>, StartError> {
    match start {
        KindStart::Stones(stones) => {
            let row = [stones; PITS];
            let board = Board::new(ByPlayer { south: row, north: row }, ByPlayer::default())?;
            let to_move = Player::South;
            Ok(AnyGame::from_start(Position { board, to_move }))
        }
        KindStart::Position { pits, stores, to_move } => {
            let row = |counts: &[u8]| counts.try_into().map_err(|_| StartError::WrongWidth { expected: PITS });
            let (south, north) = (row(pits.south)?, row(pits.north)?);
            let board = Board::new(ByPlayer { south, north }, stores)?;
            Ok(AnyGame::from_board(board, to_move))
        }
    }
}

/// Writes the name, pits and stones: `GameKind(kalah, 6 pits per row, 4 stones per pit)`.
impl fmt::Debug for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, pits, stones, .. } = self;
        write!(f, "GameKind({name}, {pits} pits per row, {stones} stones per pit)")
    }
}
