/// The stones of a pit that are lifted.
///
/// ```
/// use mancala_engine::{AnyGame, Kalah, Mangala, Pit};
///
/// // Both begin with 4 stones in the pit that is played. Mangala leaves one of them.
/// let kalah = AnyGame::<Kalah>::start();
/// let mangala = AnyGame::<Mangala>::start();
/// let (AnyGame::AwaitingMove(kalah), AnyGame::AwaitingMove(mangala)) = (kalah, mangala) else {
///     unreachable!("both games have just begun");
/// };
/// assert_eq!(kalah.play(Pit::at::<0>()).map(|game| game.board().to_string()).as_deref(), Ok("<6,0,0,0,5,5,5,5,4,4,4,4,4,4,4>"));
/// assert_eq!(mangala.play(Pit::at::<0>()).map(|game| game.board().to_string()).as_deref(), Ok("<6,0,0,1,5,5,5,4,4,4,4,4,4,4,4>"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Lift {
    /// All stones.
    All,
    /// All but one, which stays in the pit. A lone stone is lifted.
    LeaveOne,
}

/// The rule for feeding an opponent whose row is empty: sowing stones there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Feeding {
    /// No move has to feed.
    Optional,
    /// While the opponent's row is empty, only moves that sow a stone there are legal.
    Required,
}

/// The handling of a grand slam: a capture that would take every stone of the opponent's row, at least one. It may also
/// take stones from the mover's own row.
///
/// Oware is played with each of these. In [`Oware`](crate::Oware) a slam captures nothing; here is Oware with illegal
/// slams:
///
/// ```
/// use mancala_engine::{board,
///     AnyGame, Circuit, Feeding, IllegalMove, Next, Oware, Pit, PitStep, PitView, Player, Slam, Survey, Variant,
/// };
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
/// struct NoSlams;
///
/// impl Variant for NoSlams {
///     const NAME: &'static str = "oware-no-slams";
///     const STONES: u8 = 4;
///     const CIRCUIT: Circuit = Circuit::PitsButOrigin;
///     const FEEDING: Feeding = Feeding::Required;
///     const SLAM: Slam = Slam::Illegal;
///
///     fn last_in_pit(pit: PitView) -> PitStep {
///         <Oware>::last_in_pit(pit)
///     }
///
///     fn capture_extends_to(pit: PitView) -> bool {
///         <Oware>::capture_extends_to(pit)
///     }
///
///     fn next(survey: Survey) -> Next {
///         <Oware>::next(survey)
///     }
/// }
///
/// //      (0) (0) (1)
/// // [0]             [0]
/// //      (1) (0) (1)       South's last pit would make North's first pit 2.
/// let board = board!("<3,0,0,1,0,1,1,0,0>");
/// let AnyGame::AwaitingMove(game) = AnyGame::<NoSlams, 3>::from_board(board, Player::South) else {
///     unreachable!("neither player has more than half of the seeds");
/// };
/// assert_eq!(game.legal_move(Pit::at::<2>()), Err(IllegalMove::GrandSlam));
/// # Ok::<(), mancala_engine::ParseBoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Slam {
    /// It captures like any other capture.
    Captures,
    /// The move is legal and captures nothing at all.
    CapturesNothing,
    /// The move is illegal while the player has another legal move that is not a slam. If every move is a slam, all
    /// are legal and capture.
    Illegal,
    /// Of the opponent's captured pits, the one farthest from the landing pit is left, and all else is captured. If it
    /// is the only one, nothing at all is captured.
    SparesFirst,
    /// Of the opponent's captured pits, the one nearest to the landing pit is left, which may be the landing pit
    /// itself, and all else is captured. If it is the only one, nothing at all is captured.
    SparesLast,
    /// It captures, and the game ends: every stone left in the mover's row goes to the opponent's store.
    OpponentTakesRest,
}

/// The effect of a repeated position in a `Record`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Repetition {
    /// None: the game continues. Also for a variant in which no position can repeat.
    PlaysOn,
    /// The game ends, and each player keeps the stones in their own row.
    TakesRows,
}
