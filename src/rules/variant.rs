use core::fmt::Debug;
use core::hash::Hash;

use crate::board::Circuit;
use crate::rules::{Feeding, Landing, Next, PitStep, Repetition, Slam, StoreStep, Survey};

/// A rule set: a few facts and three total functions. The seam behind which a game of the family plugs in.
///
/// A variant never sees a board and never learns its width. It answers questions about what has happened, and the
/// engine alone lifts, sows, captures and sweeps. So rules and geometry combine freely, and no variant, whoever wrote
/// it, can lose a stone, overflow a count or make a move that never ends.
///
/// # Writing one
///
/// A variant is a type without values of interest. Three constants and two functions have no default:
///
/// ```
/// use mancala_engine::{
///     AnyGame, Circuit, Ending, Landing, Next, Owner, Pit, PitStep, Player, Survey, Variant,
/// };
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
///     fn last_in_pit(_: Landing) -> PitStep {
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
/// # What the engine guarantees
///
/// Whatever the functions of a variant answer:
///
/// * Stones are conserved, and no count overflows.
/// * Every move ends. A move of many relays that has dropped `(2 * PITS + 1) * S + 2 * PITS` stones, where `S` is what
///   the rows held before it, ends where the last stone of the current hand fell, with no capture. On a circuit with
///   the mover's store no move gets there.
/// * The other player's store never changes by sowing.
/// * A [`Game<AwaitingMove>`](crate::Game) has at least one legal move. Where [`next`](Self::next) answers
///   [`Next::Move`] for a player who has none, the game ends as with [`Ending::SweepRows`]; so it does when both
///   players would have to pass.
/// * If one of these functions panics, or a closure that receives events, the game stays as it was before the call. That
///   holds for a game that is played in place ([`DynGame`](crate::DynGame), `Record`) and for one that a token borrows.
///
/// That a game has a legal move assumes that the same question always gets the same answer. With [`Feeding::Required`] or
/// [`Slam::Illegal`] the engine tries a move to find out whether it is legal, and it asks the variant again when the
/// move is played. If the answers change (because the variant reads a clock, say), then a move from
/// [`legal_moves`](crate::Game::legal_moves) may be rejected as illegal later, a move that was accepted may slam or
/// not feed, and `legal_moves` may even be empty. A `Record` also asks again: a summary of a past move may differ from
/// what was played, and the text may not read back. Even so, no stone is lost, every move ends, nothing in this crate
/// panics, and playing a [`LegalMove`](crate::LegalMove) does not fail.
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
    message = "`{Self}` is not a rule set",
    label = "this type does not implement `Variant`",
    note = "take `Kalah` or another rule book of this crate, or implement `Variant` for your own type"
)]
pub trait Variant: Copy + Debug + Eq + Hash + 'static {
    /// The variant's name in texts and serde documents: one or more of `a` to `z`, `0` to `9` and `-`. Any other name
    /// does not compile.
    ///
    /// Texts and documents identify a variant by its name alone, so choose one that no other variant has. With the
    /// name `kalah`, for example, `read_record` would read your records and play them as [`Kalah`](crate::Kalah). A
    /// `Record` of your variant would write `kalah` and read every record of that name as its own, under its own rules;
    /// serde would do the same for an [`AnyGame`](crate::AnyGame).
    const NAME: &'static str;

    /// The stones in each pit at the start: at least 1, and at most 255 on the whole board. An opening that breaks
    /// this does not compile.
    const STONES: u8;

    /// Which places a hand falls into.
    const CIRCUIT: Circuit;

    /// Whether a player must bring stones to an opponent whose row is empty.
    const FEEDING: Feeding = Feeding::Optional;

    /// What becomes of a capture that would take every stone of the opponent's row.
    const SLAM: Slam = Slam::Captures;

    /// What a repeated position means to a game whose history is known. A bare [`Game`](crate::Game) has none.
    const REPETITION: Repetition = Repetition::PlaysOn;

    /// Decides the move after its last stone fell into the mover's own store.
    #[inline]
    #[must_use]
    fn last_in_store() -> StoreStep {
        StoreStep::MoveAgain
    }

    /// Decides the move after the last stone of a hand fell into a pit.
    ///
    /// It is asked about landings that have happened, and must answer for every one of them: a total function of the
    /// landing pit and the pit that faces it.
    #[must_use]
    fn last_in_pit(landing: Landing) -> PitStep;

    /// Decides whether the game goes on: asked after every move, about the player due to move next, and about any
    /// position that is set up. An opening is not asked about.
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
