//! The pits that a capture takes, their order, and the pits that a variant is asked about.

use crate::common::played::Played;
use crate::common::positions::{captures, play, text, text_after};
use crate::common::runs::{take_asked, Runs};
use crate::common::variants::{Hufesay, OppositeKalah, VaiLungThlan};
use mancala_engine::{
    Bestemshe, Bohnenspiel, Circuit, Next, Owner, PitStep, PitView,
    Player::{North, South},
    Survey, Variant,
};

/// North's second pit becomes 6. The first pit holds 4, which is even too, but is not captured.
///
/// ```text
///      (3) (5) (3)             (3) (0) (4)
/// [0]             [0]  -->  [0]             [6]
///      (1) (4) (1)             (1) (1) (2)
/// ```
#[test]
fn a_capture_takes_the_landing_pit_alone_if_the_variant_does_not_extend_it() {
    let Played { after, summary, events } = play::<Bestemshe, 3>("south <3,0,0,1,4,1,3,5,3>", 1);
    assert_eq!(text(&after), "north <3,6,0,1,1,2,4,0,3>");
    assert_eq!((summary.captured, captures(&events)), (6, vec![(North, 1, 6)]));
}

/// ```text
///      (1) (1) (1)             (1) (0) (0)
/// [0]             [0]  -->  [0]             [6]
///      (1) (3) (1)             (1) (0) (0)
/// ```
#[test]
fn a_run_goes_back_from_the_landing_pit_and_from_one_row_into_the_other() {
    let Played { after, summary, events } = play::<Runs, 3>("south <3,0,0,1,3,1,1,1,1>", 1);
    assert_eq!(text(&after), "north <3,6,0,1,0,0,0,0,1>");
    assert_eq!(captures(&events), [(North, 1, 2), (North, 0, 2), (South, 2, 2)]);
    assert_eq!(summary.captured, 6);
}

/// The board of the test above. Each of the two pits faces the other one, and the first one is taken before the second.
#[test]
fn all_questions_of_a_run_are_asked_on_the_board_as_sown() {
    take_asked();
    play::<Runs, 3>("south <3,0,0,1,3,1,1,1,1>", 1);
    let once = [PitView::new(Owner::Opponent, 2, 2), PitView::new(Owner::Mover, 2, 2)];
    // The move is played with events and without.
    assert_eq!(take_asked(), [once, once].concat());
}

/// Returns the pits that one run asks about.
fn asked<V: Variant, const PITS: usize>(text: &str, index: usize) -> Vec<PitView> {
    take_asked();
    play::<V, PITS>(text, index);
    let mut asked = take_asked();
    asked.truncate(asked.len() / 2);
    asked
}

/// ```text
///      (1) (1) (1)             (1) (1) (0)
/// [0]             [4]  -->  [0]             [9]
///      (1) (3) (1)             (1) (0) (0)
/// ```
#[test]
fn a_run_passes_over_the_movers_store() {
    let position = "south <3,4,0,1,3,1,1,1,1>";
    let Played { after, events, .. } = play::<Runs<true>, 3>(position, 1);
    assert_eq!(text(&after), "north <3,9,0,1,0,0,0,1,1>");
    assert_eq!(captures(&events), [(North, 0, 2), (South, 2, 2)]);
    assert_eq!(asked::<Runs<true>, 3>(position, 1), [PitView::new(Owner::Mover, 2, 2)]);
}

/// The last stone lands in South's first pit, after a whole lap.
///
/// ```text
///      (2) (0) (4)             (0) (0) (5)
/// [5]             [0]  -->  [5]             [6]
///      (1) (0) (4)             (0) (0) (0)
/// ```
#[test]
fn a_run_passes_over_the_opponents_store() {
    let Played { after, events, .. } = play::<Runs, 3>("south <3,0,5,1,0,4,4,0,2>", 2);
    assert_eq!(text(&after), "north <3,6,5,0,0,0,5,0,0>");
    assert_eq!(captures(&events), [(South, 0, 2), (North, 2, 3), (North, 1, 1)]);
}

/// ```text
///      (1) (1) (1)             (1) (1) (1)
/// [0]             [0]  -->  [0]             [2]
///      (1) (1) (1)             (0) (0) (1)
/// ```
#[test]
fn a_run_stops_at_the_pit_that_was_lifted_and_does_not_ask_about_it() {
    let position = "south <3,0,0,1,1,1,1,1,1>";
    let Played { after, events, .. } = play::<Runs, 3>(position, 0);
    assert_eq!(text(&after), "north <3,2,0,0,0,1,1,1,1>");
    assert_eq!(captures(&events), [(South, 1, 2)]);
    assert_eq!(asked::<Runs, 3>(position, 0), []);
}

/// The pit that was lifted keeps a stone. The pit before it holds four, which is too many.
///
/// ```text
///      (4) (1) (1)             (4) (1) (1)
/// [0]             [0]  -->  [0]             [3]
///      (2) (1) (1)             (0) (0) (1)
/// ```
#[test]
fn a_run_takes_the_stone_that_a_lift_leaves() {
    let position = "south <3,0,0,2,1,1,1,1,4>";
    let Played { after, events, .. } = play::<Runs<false, true>, 3>(position, 0);
    assert_eq!(text(&after), "north <3,3,0,0,0,1,1,1,4>");
    assert_eq!(captures(&events), [(South, 1, 2), (South, 0, 1)]);
    let asked = asked::<Runs<false, true>, 3>(position, 0);
    assert_eq!(
        asked,
        [PitView::new(Owner::Mover, 1, 4), PitView::new(Owner::Opponent, 4, 1)]
    );
}

/// ```text
///      (1) (1) (1)             (1) (1) (1)
/// [0]             [0]  -->  [0]             [3]
///      (0) (2) (1)             (0) (0) (0)
/// ```
#[test]
fn a_run_stops_at_an_empty_pit_and_does_not_ask_about_it() {
    let position = "south <3,0,0,0,2,1,1,1,1>";
    let Played { after, events, .. } = play::<Runs<false, true>, 3>(position, 1);
    assert_eq!(text(&after), "north <3,3,0,0,0,0,1,1,1>");
    assert_eq!(captures(&events), [(South, 2, 2), (South, 1, 1)]);
    let asked = asked::<Runs<false, true>, 3>(position, 1);
    assert_eq!(asked, [PitView::new(Owner::Mover, 1, 1)]);
}

/// North's second pit holds too many stones, so the run stops before the first pit, which it could take.
///
/// ```text
///      (1) (5) (1)             (0) (6) (2)
/// [0]             [0]  -->  [0]             [2]
///      (1) (4) (1)             (1) (0) (2)
/// ```
#[test]
fn a_run_stops_at_the_first_pit_to_which_it_does_not_extend() {
    let position = "south <3,0,0,1,4,1,1,5,1>";
    let Played { after, events, .. } = play::<Runs, 3>(position, 1);
    assert_eq!(text(&after), "north <3,2,0,1,0,2,2,6,0>");
    assert_eq!(captures(&events), [(North, 2, 2)]);
    assert_eq!(asked::<Runs, 3>(position, 1), [PitView::new(Owner::Opponent, 6, 0)]);
}

/// Twelve stones make two laps and end in the pit that they were lifted from.
///
/// ```text
///       (1) (1) (1)
/// [0]               [0]
///      (12) (1) (1)
/// ```
#[test]
fn a_run_goes_round_once_and_does_not_ask_about_the_landing_pit() {
    let position = "south <3,0,0,12,1,1,1,1,1>";
    let Played { after, events, .. } = play::<Runs, 3>(position, 0);
    assert_eq!(text(&after), "over <3,17,0,0,0,0,0,0,0>");
    let (south, north) = (
        [(South, 2, 3), (South, 1, 3)],
        [(North, 2, 3), (North, 1, 3), (North, 0, 3)],
    );
    assert_eq!(captures(&events), [&[(South, 0, 2)], &north[..], &south].concat());
    let asked = asked::<Runs, 3>(position, 0);
    assert_eq!(asked.len(), 5);
    assert!(asked.iter().all(|pit| pit.stones == 3));
}

/// The same from the middle of a row: ten stones end in North's second pit.
///
/// ```text
///       (1) (0) (0)
/// [0]               [0]
///      (10) (0) (0)
/// ```
#[test]
fn a_run_that_goes_round_ends_before_the_landing_pit() {
    let Played { after, events, .. } = play::<Runs, 3>("south <3,0,0,10,0,0,0,0,1>", 0);
    assert_eq!(text(&after), "over <3,11,0,0,0,0,0,0,0>");
    let expected = [
        (North, 1, 2),
        (North, 0, 2),
        (South, 2, 2),
        (South, 1, 2),
        (South, 0, 1),
        (North, 2, 2),
    ];
    assert_eq!(captures(&events), expected);
}

/// Relays from the mover's pits that were not empty; otherwise captures a run of any length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct RelaysThenRuns;

impl Variant for RelaysThenRuns {
    const NAME: &'static str = "relays-then-runs";
    const STONES: u8 = 2;
    const CIRCUIT: Circuit = Circuit::Pits;

    fn last_in_pit(pit: PitView) -> PitStep {
        match (pit.owner, pit.stones) {
            (Owner::Mover, 2..) => PitStep::Relay,
            _ => PitStep::Capture,
        }
    }

    fn capture_extends_to(_: PitView) -> bool {
        true
    }

    fn next(survey: Survey) -> Next {
        <Runs>::next(survey)
    }
}

/// South's second pit is lifted by the relay, and the run from North's first pit stops there.
///
/// ```text
///      (1) (1) (1)             (1) (1) (0)
/// [0]             [0]  -->  [0]             [4]
///      (1) (1) (1)             (0) (0) (0)
/// ```
#[test]
fn a_run_after_a_relay_stops_at_the_pit_that_was_lifted_last() {
    let Played { after, events, .. } = play::<RelaysThenRuns, 3>("south <3,0,0,1,1,1,1,1,1>", 0);
    assert_eq!(text(&after), "north <3,4,0,0,0,0,0,1,1>");
    assert_eq!(captures(&events), [(North, 0, 2), (South, 2, 2)]);
}

/// ```text
///      (1) (3) (1)             (1) (0) (0)
/// [0]             [0]  -->  [0]             [8]
///      (1) (3) (1)             (1) (0) (0)
/// ```
#[test]
fn bohnenspiel_captures_from_both_rows() {
    let Played { after, events, .. } = play::<Bohnenspiel, 3>("south <3,0,0,1,3,1,1,3,1>", 1);
    assert_eq!(text(&after), "over <3,8,0,1,0,0,0,0,1>");
    assert_eq!(captures(&events), [(North, 1, 4), (North, 0, 2), (South, 2, 2)]);
}

/// Each pit that is sown holds one stone. The pit that was lifted ends the run.
///
/// ```text
///      (2) (0) (0)             (2) (0) (0)
/// [0]             [0]  -->  [0]             [4]
///      (4) (0) (0)             (0) (0) (0)
/// ```
#[test]
fn vai_lung_thlan_captures_single_stones_from_both_rows() {
    let Played { after, events, .. } = play::<VaiLungThlan, 3>("south <3,0,0,4,0,0,0,0,2>", 0);
    assert_eq!(text(&after), "over <3,4,0,0,0,0,0,0,2>");
    assert_eq!(
        captures(&events),
        [(North, 1, 1), (North, 0, 1), (South, 2, 1), (South, 1, 1)]
    );
}

/// ```text
///      (1) (2) (0)             (1) (0) (0)
/// [0]             [0]  -->  [0]             [2]
///      (1) (0) (1)             (0) (1) (1)
/// ```
#[test]
fn the_pit_that_faces_the_last_stone_can_be_captured_alone() {
    let Played { after, summary, events } = play::<OppositeKalah, 3>("south <3,0,0,1,0,1,0,2,1>", 0);
    assert_eq!(text(&after), "north <3,2,0,0,1,1,0,0,1>");
    assert_eq!((summary.captured, captures(&events)), (2, vec![(North, 1, 2)]));
}

/// ```text
///      (1) (0) (1)             (1) (0) (1)
/// [0]             [0]  -->  [0]             [0]
///      (1) (0) (1)             (0) (1) (1)
/// ```
#[test]
fn an_empty_pit_that_faces_the_last_stone_gives_nothing() {
    let Played { after, summary, events } = play::<Hufesay, 3>("south <3,0,0,1,0,1,1,0,1>", 0);
    assert_eq!(text(&after), "north <3,0,0,0,1,1,1,0,1>");
    assert_eq!((summary.captured, captures(&events)), (0, vec![]));
}

/// Every landing captures the pit that faces it, and perhaps the landing pit too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Facing<const BOTH: bool>;

impl<const BOTH: bool> Variant for Facing<BOTH> {
    const NAME: &'static str = "facing";
    const STONES: u8 = 2;
    const CIRCUIT: Circuit = Circuit::Pits;

    fn last_in_pit(_: PitView) -> PitStep {
        if BOTH {
            PitStep::CaptureBoth
        } else {
            PitStep::CaptureOpposite
        }
    }

    fn next(survey: Survey) -> Next {
        <Runs>::next(survey)
    }
}

/// The last stone lands in North's first pit, which South's last pit faces.
///
/// ```text
///      (1) (1) (1)
/// [0]             [0]
///      (1) (2) (1)
/// ```
const FACES_OWN_STONES: &str = "south <3,0,0,1,2,1,1,1,1>";

#[test]
fn a_landing_in_an_opponents_pit_captures_the_movers_pit_that_faces_it() {
    let Played { after, events, .. } = play::<Facing<false>, 3>(FACES_OWN_STONES, 1);
    assert_eq!(text(&after), "north <3,2,0,1,0,0,2,1,1>");
    assert_eq!(captures(&events), [(South, 2, 2)]);
}

#[test]
fn a_landing_pit_is_captured_before_the_pit_that_faces_it() {
    let Played { after, events, .. } = play::<Facing<true>, 3>(FACES_OWN_STONES, 1);
    assert_eq!(text(&after), "north <3,4,0,1,0,0,0,1,1>");
    assert_eq!(captures(&events), [(North, 0, 2), (South, 2, 2)]);
}

/// The pit that faces the landing pit is the one that was lifted, and the one before it.
///
/// ```text
///      (1)             (0)
/// [0]     [0]  -->  [0]     [2]
///      (1)             (0)
/// ```
#[test]
fn a_capture_on_a_board_of_two_pits_takes_the_landing_pit_alone() {
    let position = "south <1,0,0,1,1>";
    assert_eq!(text_after::<Runs, 1>(position, 0), "over <1,2,0,0,0>");
    assert_eq!(text_after::<Facing<true>, 1>(position, 0), "over <1,2,0,0,0>");
    assert_eq!(text_after::<Facing<false>, 1>(position, 0), "north <1,0,0,0,2>");
}
