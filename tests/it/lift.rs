//! The number of stones that are lifted from a pit.

use crate::common::played::Played;
use crate::common::positions::{legal, open, play, text};
use mancala_engine::{
    Bestemshe, Circuit, Event, Feeding, IllegalMove, Lift, Mangala, Next, Pit, PitStep, PitView,
    Player::{self, South},
    Spot, Survey, Variant,
};

/// Returns the pits that were lifted, each with the size of the hand.
fn lifts<const PITS: usize>(events: &[Event<Spot<PITS>>]) -> Vec<(Player, usize, u8)> {
    let lifted = events.iter().filter_map(|&event| match event {
        Event::Lifted {
            from: Spot::Pit(owner, pit),
            stones,
        } => Some((owner, pit.index(), stones)),
        _ => None,
    });
    lifted.collect()
}

/// ```text
///      (4) (4) (4) (4) (4) (4)             (4) (4) (4) (4) (4) (4)
/// [0]                         [0]  -->  [0]                         [0]
///      (4) (4) (4) (4) (4) (4)             (1) (5) (5) (5) (4) (4)
/// ```
#[test]
fn one_stone_stays_in_the_pit_that_is_lifted() {
    let Played { after, events, .. } = play::<Mangala, 6>("south <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>", 0);
    assert_eq!(text(&after), "north <6,0,0,1,5,5,5,4,4,4,4,4,4,4,4>");
    assert_eq!(lifts(&events), [(South, 0, 3)]);
}

/// ```text
///      (1) (0) (1)             (1) (0) (1)
/// [0]             [0]  -->  [0]             [0]
///      (1) (0) (1)             (0) (1) (1)
/// ```
#[test]
fn a_lone_stone_is_lifted() {
    let Played { after, events, .. } = play::<Mangala, 3>("south <3,0,0,1,0,1,1,0,1>", 0);
    assert_eq!(text(&after), "north <3,0,0,0,1,1,1,0,1>");
    assert_eq!(lifts(&events), [(South, 0, 1)]);
}

#[test]
fn one_of_two_stones_is_lifted() {
    let Played { after, events, .. } = play::<Mangala, 3>("south <3,0,0,2,0,1,1,0,1>", 0);
    assert_eq!(text(&after), "north <3,0,0,1,1,1,1,0,1>");
    assert_eq!(lifts(&events), [(South, 0, 1)]);
}

/// Five of six stones go once round the four pits, and one begins a second lap.
///
/// ```text
///      (0) (0)             (1) (1)
/// [0]         [0]  -->  [0]         [0]
///      (6) (1)             (2) (3)
/// ```
#[test]
fn a_pit_that_keeps_a_stone_is_sown_on_later_laps() {
    let Played { after, events, .. } = play::<Bestemshe, 2>("south <2,0,0,6,1,0,0>", 0);
    assert_eq!(text(&after), "north <2,0,0,2,3,1,1>");
    assert_eq!(lifts(&events), [(South, 0, 5)]);
}

/// Lifts all stones but one, and relays from pits with at least this number of stones. The opponent must be fed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct LeavesOne<const SKIPS_ORIGIN: bool, const RELAYS_FROM: u8>;

impl<const SKIPS_ORIGIN: bool, const RELAYS_FROM: u8> Variant for LeavesOne<SKIPS_ORIGIN, RELAYS_FROM> {
    const NAME: &'static str = "leaves-one";
    const STONES: u8 = 2;
    const CIRCUIT: Circuit = if SKIPS_ORIGIN {
        Circuit::PitsButOrigin
    } else {
        Circuit::Pits
    };
    const LIFT: Lift = Lift::LeaveOne;
    const FEEDING: Feeding = Feeding::Required;

    fn last_in_pit(pit: PitView) -> PitStep {
        if pit.stones >= RELAYS_FROM {
            PitStep::Relay
        } else {
            PitStep::EndTurn
        }
    }

    fn next(_: Survey) -> Next {
        Next::Move
    }
}

/// The hand of two ends in South's last pit. One stone stays there too.
///
/// ```text
///      (1) (0) (1)             (1) (1) (2)
/// [0]             [0]  -->  [0]             [0]
///      (3) (0) (2)             (1) (1) (1)
/// ```
#[test]
fn a_relay_leaves_a_stone_too() {
    let Played { after, events, .. } = play::<LeavesOne<false, 2>, 3>("south <3,0,0,3,0,2,1,0,1>", 0);
    assert_eq!(text(&after), "north <3,0,0,1,1,1,2,1,1>");
    assert_eq!(lifts(&events), [(South, 0, 2), (South, 2, 2)]);
}

/// Ten of eleven stones are sown: three laps through the three other pits, and one stone of a fourth lap.
///
/// ```text
///       (0) (0)             (3) (3)
/// [0]           [0]  -->  [0]       [0]
///      (11) (0)             (1) (4)
/// ```
#[test]
fn a_pit_that_keeps_a_stone_is_skipped_on_every_lap_where_the_origin_is() {
    let Played { after, events, .. } = play::<LeavesOne<true, 255>, 2>("south <2,0,0,11,0,0,0>", 0);
    assert_eq!(text(&after), "north <2,0,0,1,4,3,3>");
    assert_eq!(lifts(&events), [(South, 0, 10)]);
}

/// The relay is lifted from South's second pit, which keeps a stone and is then skipped. South's first pit is not.
///
/// ```text
///      (0) (0)             (2) (2)
/// [0]         [0]  -->  [0]         [0]
///      (2) (6)             (3) (1)
/// ```
#[test]
fn the_origin_of_a_relay_is_the_pit_that_was_lifted_last() {
    let Played { after, events, .. } = play::<LeavesOne<true, 7>, 2>("south <2,0,0,2,6,0,0>", 0);
    assert_eq!(text(&after), "north <2,0,0,3,1,2,2>");
    assert_eq!(lifts(&events), [(South, 0, 1), (South, 1, 6)]);
}

/// South's second pit would reach North with both of its stones, but one stays.
///
/// ```text
///      (0) (0) (0)
/// [0]             [0]
///      (0) (2) (2)
/// ```
#[test]
fn a_stone_that_stays_feeds_no_one() {
    let game = open::<LeavesOne<false, 255>, 3>("south <3,0,0,0,2,2,0,0,0>");
    assert_eq!(legal(&game), [2]);
    assert_eq!(game.legal_move(Pit::at::<1>()), Err(IllegalMove::MustFeed));
}
