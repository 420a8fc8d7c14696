/// Whether a player must bring stones to an opponent whose row is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feeding {
    /// Every move is legal.
    Optional,
    /// While the opponent's row is empty, only moves are legal that sow a stone there.
    Required,
}

/// What becomes of a slam: a capture that would take every stone of the opponent's row.
///
/// [`Oware`](crate::Oware) captures nothing; here is Oware by another of the rules in use:
///
/// ```
/// use mancala_engine::{
///     AnyGame, Circuit, Feeding, IllegalMove, Landing, Next, Oware, Pit, PitStep, Player, Slam, Survey, Variant,
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
///     fn last_in_pit(landing: Landing) -> PitStep {
///         <Oware>::last_in_pit(landing)
///     }
///
///     fn next(survey: Survey) -> Next {
///         <Oware>::next(survey)
///     }
/// }
///
/// //      (0) (0) (1)
/// // [0]             [0]
/// //      (1) (0) (1)       South's last pit would make it 2 and take it.
/// let board = "<3,0,0,1,0,1,1,0,0>".parse()?;
/// let AnyGame::AwaitingMove(game) = AnyGame::<NoSlams, 3>::from_board(board, Player::South) else {
///     unreachable!("nobody has more than half of the seeds");
/// };
/// assert_eq!(game.legal_move(Pit::at::<2>()), Err(IllegalMove::GrandSlam));
/// # Ok::<(), mancala_engine::ParseBoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slam {
    /// It is captured like any other.
    Captures,
    /// The move is legal and captures nothing.
    CapturesNothing,
    /// The move is illegal while the player has another one that does not slam. Where every move slams, all are legal
    /// and capture.
    Illegal,
}

/// What a repeated position means to a game whose history is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// Nothing: the game goes on, or cannot repeat.
    PlaysOn,
    /// The game ends, and each player takes the own row.
    TakesRows,
}
