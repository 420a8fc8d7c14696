use thiserror::Error;

/// Why a pit cannot be played by the player to move.
///
/// ```
/// # use mancala_engine::{Game, IllegalMove, Pit, Player};
/// let rejected = Game::new().play_at(Player::North, Pit::at::<0>()).unwrap_err();
/// assert_eq!(rejected.reason, IllegalMove::NotOwned);
/// assert_eq!(rejected.reason.to_string(), "the pit belongs to the other player");
/// ```
///
/// [`Game::legal_move`](crate::Game::legal_move) has an example of [`MustFeed`](Self::MustFeed), and
/// [`Slam`](crate::Slam) one of [`GrandSlam`](Self::GrandSlam).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum IllegalMove {
    /// The pit has no stones to sow.
    #[error("the pit is empty")]
    EmptyPit,
    /// The pit belongs to the player who is not to move.
    #[error("the pit belongs to the other player")]
    NotOwned,
    /// The opponent's row is empty, and this move brings no stone there
    /// ([`Feeding::Required`](crate::Feeding::Required)).
    #[error("the move must bring a stone to the opponent's empty row")]
    MustFeed,
    /// The move would capture every stone of the opponent's row while another move would not
    /// ([`Slam::Illegal`](crate::Slam::Illegal)).
    #[error("the move would capture the whole row of the opponent while another move would not")]
    GrandSlam,
}

/// Why a move was refused by a game that is played in place: a [`DynGame`](crate::DynGame), or the record of a match.
///
/// ```
/// # use mancala_engine::{DynMoveError, IllegalMove};
/// assert_eq!(DynMoveError::from(IllegalMove::EmptyPit).to_string(), "the pit is empty");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum DynMoveError {
    /// The rows of this game have no pit with this index.
    #[error("a row of this game has no such pit")]
    NoSuchPit,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The rules forbid the move.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

/// Why counts make no board.
///
/// ```
/// # use mancala_engine::{Board, BoardError, ByPlayer};
/// let pits = ByPlayer { south: [100; 2], north: [0; 2] };
/// let error = Board::new(pits, ByPlayer { south: 56, north: 0 }).unwrap_err();
/// assert_eq!(error, BoardError::TooManyStones { total: 256 });
/// assert_eq!(error.to_string(), "a board holds at most 255 stones, not 256");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum BoardError {
    /// Rows and stores hold more than 255 stones together.
    #[error("a board holds at most 255 stones, not {total}")]
    TooManyStones {
        /// The stones of both rows and both stores.
        total: u32,
    },
}

/// Why a text is no board or no position: what is wrong, and where.
///
/// ```
/// # use mancala_engine::{Board, ParseBoardError, ParseBoardErrorKind};
/// assert_eq!(
///     "<1,0,0,-4,4>".parse::<Board<1>>(),
///     Err(ParseBoardError { at: 7, kind: ParseBoardErrorKind::NumberExpected }),
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("{kind} (at byte {at})")]
pub struct ParseBoardError {
    /// The byte of the text (0-based) at which the fault begins; the text's length where the text ends too early.
    pub at: usize,
    /// What is wrong there.
    pub kind: ParseBoardErrorKind,
}

/// What is wrong with the text of a board or a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ParseBoardErrorKind {
    /// A position must begin with `south` or `north` and a blank.
    #[error("expected `south` or `north` and a blank")]
    SideExpected,
    /// A board must begin with `<`.
    #[error("expected `<`")]
    OpeningBracketExpected,
    /// A number, of decimal digits alone and without a sign, must stand here.
    #[error("expected a number")]
    NumberExpected,
    /// A comma or the closing bracket must stand here.
    #[error("expected `,` or `>`")]
    SeparatorExpected,
    /// A dash must stand here, in the notation of Oware programs ([`OwarePosition`](crate::OwarePosition)).
    #[error("expected `-`")]
    DashExpected,
    /// The player to move must stand here, in the notation of Oware programs
    /// ([`OwarePosition`](crate::OwarePosition)).
    #[error("expected `S` or `N`")]
    MoverExpected,
    /// The number is more than 255.
    #[error("the number is more than 255")]
    NumberTooLarge,
    /// The first number, the pits in a row, is not the width that was asked for.
    #[error("expected a board of {expected} pits a row")]
    WrongWidth {
        /// The width of the type that was asked for.
        expected: usize,
    },
    /// There are not exactly `3 + 2 * PITS` numbers.
    #[error("expected {expected} numbers")]
    WrongCount {
        /// How many numbers a board of this width has.
        expected: usize,
    },
    /// With this number, the board holds more than 255 stones.
    #[error("with this number the board holds more than 255 stones")]
    TooManyStones,
    /// The board is complete, but the text goes on.
    #[error("expected the end of the text")]
    TrailingText,
}
