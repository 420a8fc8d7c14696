use core::fmt::Debug;
use core::hash::Hash;

use crate::board::Circuit;
use crate::rules::{Feeding, Lift, Next, PitStep, PitView, Repetition, Slam, StoreStep, Survey};

/// The rules of a mancala game: some constants, and functions that the engine asks. The extension point of this crate.
///
/// A variant never sees a board and doesn't know its width. It answers questions about single pits and about sums, and
/// the engine alone lifts, sows, captures and sweeps. So any variant works on any width, and no variant can lose a
/// stone, overflow a count or play a move that never ends.
///
/// # Writing one
///
/// A variant is usually a unit struct; its values are never used. Three constants and two functions have no default:
///
/// ```
/// use mancala_engine::{AnyGame, Circuit, Ending, Next, Pit, PitStep, PitView, Player, Survey, Variant};
///
/// /// Kalah without captures.
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
/// struct Peaceful;
///
/// impl Variant for Peaceful {
///     const NAME: &'static str = "peaceful";
///     const STONES: u8 = 4;
///     const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;
///
///     fn last_in_pit(_: PitView) -> PitStep {
///         PitStep::EndTurn
///     }
///
///     fn next(survey: Survey) -> Next {
///         if survey.either_row_is_empty() {
///             Next::Finish(Ending::SweepRows)
///         } else {
///             Next::Move
///         }
///     }
/// }
///
/// let AnyGame::AwaitingMove(game) = AnyGame::<Peaceful, 5>::start() else {
///     unreachable!("an opening always has a legal move");
/// };
/// let after = game.play(Pit::at::<0>())?;
/// assert_eq!(after.board().pits(Player::South), [0, 5, 5, 5, 5]);
/// # Ok::<(), mancala_engine::Rejected<Peaceful, 5>>(())
/// ```
///
/// The [manual](crate#writing-a-variant) goes from rules on paper to a tested variant.
///
/// # What the engine guarantees
///
/// For every variant whose functions are pure (each answer depends only on the arguments):
///
/// * Stones are conserved, and no count overflows.
/// * Every move ends. A move of many relays that has dropped `(2 * PITS + 1) * S + 2 * PITS` stones, where `S` is the
///   number of stones in the rows before it, ends where the last stone of the current hand landed, without a capture. On
///   a circuit with the mover's store, no move can reach this limit.
/// * The opponent's store never changes by sowing.
/// * A [`Game<AwaitingMove>`](crate::Game) has at least one legal move. If [`next`](Self::next) answers
///   [`Next::Move`] for a player who has none, or if both players would have to pass, the game ends as with
///   [`Ending::SweepRows`](crate::Ending::SweepRows).
/// * If one of these functions, or a closure that receives events, panics, the game stays as it was before the call.
///   This holds for a game that is played in place ([`DynGame`](crate::DynGame), `Record`) and for one that a token
///   borrows.
///
/// A variant that gives different answers to the same question (because it reads a clock, say) can make a listed move
/// illegal. With [`Feeding::Required`] or [`Slam::Illegal`] the engine tries a move to find out whether it is legal,
/// and it asks the variant again when the move is played. A move from [`legal_moves`](crate::Game::legal_moves) may
/// then be rejected later, a move that was accepted may slam or not feed, and `legal_moves` may even be empty. A
/// `Record` also asks again, so its summary of a past move may differ from what was played, and its text may not read
/// back. Even so, no stone is lost, every move ends, nothing in this crate panics, and playing a
/// [`LegalMove`](crate::LegalMove) does not fail.
///
/// # Choosing a variant at run time
///
/// A variant is a type, not a value, so the trait is not dyn compatible and there is no `Box<dyn Variant>`. Box the
/// whole game instead: every [`AnyGame`](crate::AnyGame) is a [`DynGame`](crate::DynGame).
///
/// ```
/// use mancala_engine::{AnyGame, DynGame, Kalah, Oware};
///
/// let games: [Box<dyn DynGame>; 2] = [Box::new(AnyGame::<Kalah>::start()), Box::new(AnyGame::<Oware>::start())];
/// assert_eq!(games.map(|game| game.variant()), ["kalah", "oware"]);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a variant",
    label = "this type does not implement `Variant`",
    note = "use `Kalah` or another variant of this crate, or implement `Variant` for your own type"
)]
pub trait Variant: Copy + Debug + Eq + Hash + 'static {
    /// The variant's name in text and serde documents: one or more of `a` to `z`, `0` to `9` and `-`. Any other name
    /// does not compile.
    ///
    /// Text and documents identify a variant by its name alone, so choose one that no other variant has. With the
    /// name `kalah`, for example, `read_record` would read your records and play them as [`Kalah`](crate::Kalah). A
    /// `Record` of your variant would write `kalah` and read every record of that name as its own, under its own rules;
    /// serde would do the same for an [`AnyGame`](crate::AnyGame).
    const NAME: &'static str;

    /// The number of stones in each pit at the start: at least 1, and at most 255 on the whole board. An opening that
    /// breaks this does not compile.
    const STONES: u8;

    /// The places that a hand is sown into.
    const CIRCUIT: Circuit;

    /// The stones of a pit that are lifted, at the start of a move and at each relay.
    const LIFT: Lift = Lift::All;

    /// The rule for feeding an opponent whose row is empty.
    const FEEDING: Feeding = Feeding::Optional;

    /// The handling of a grand slam: a capture that would take every stone of the opponent's row.
    const SLAM: Slam = Slam::Captures;

    /// The effect of a repeated position in a `Record`. A [`Game`](crate::Game) alone has no history.
    const REPETITION: Repetition = Repetition::PlaysOn;

    /// Decides what follows when the last stone of a hand lands in the mover's store.
    #[inline]
    #[must_use]
    fn last_in_store() -> StoreStep {
        StoreStep::MoveAgain
    }

    /// Decides what follows when the last stone of a hand lands in a pit.
    ///
    /// It is only asked about landings that have happened, and must answer for each of them.
    #[must_use]
    fn last_in_pit(pit: PitView) -> PitStep;

    /// Decides whether a [`PitStep::Capture`] also takes this pit, which comes before a pit that it takes.
    ///
    /// It is asked about one pit after the other, against the sowing order and from one row into the other, until it
    /// returns `false`, a pit is empty, or the capture has gone round the board. Stores are passed over, and the
    /// landing pit is not asked about. Nothing has been taken yet when it is asked.
    #[inline]
    #[must_use]
    fn capture_extends_to(pit: PitView) -> bool {
        let _ = pit;
        false
    }

    /// Decides whether the player whose turn it is moves. Asked after every move, and when a position is set up.
    ///
    /// An opening is not asked about, and neither is the position after a slam that ends the game
    /// ([`Slam::OpponentTakesRest`]).
    #[must_use]
    fn next(survey: Survey) -> Next;
}

/// Rejects, at compile time, a name that [`Variant::NAME`] does not allow.
///
/// A game is an opening, or it comes from [`AnyGame::from_board`](crate::AnyGame::from_board), in text and serde too.
/// So the check is in these two places.
// The compiler's message shows the caller; without this, it shows the inside of `assert!`.
#[track_caller]
pub(crate) const fn check_name(name: &str) {
    assert!(
        !name.is_empty(),
        "the name of the variant is empty: `Variant::NAME` must have at least 1 character"
    );
    let mut bytes = name.as_bytes();
    while let [first, rest @ ..] = bytes {
        assert!(
            matches!(first, b'a'..=b'z' | b'0'..=b'9' | b'-'),
            "the name of the variant has an invalid character: `Variant::NAME` may contain only `a` to `z`, `0` to `9` and `-`"
        );
        bytes = rest;
    }
}
