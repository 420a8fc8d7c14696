//! Grand slams: captures of every stone in the opponent's row, under each rule.

use crate::common::interrupt::{points, Interruptible};
use crate::common::played::Played;
use crate::common::positions::{captures, legal, open, play, text, text_after};
use crate::common::runs::Runs;
use crate::common::variants::{Change, Changed, SlamCapturesOware, SlamIllegalOware, SlamOware, SLAMS};
use mancala_engine::{
    AnyGame, Board, ByPlayer, Event, Game, IllegalMove, Kalah, Oware, Pit,
    Player::{North, South},
    Slam, Spot,
};

/// North's stones are in two pits. South's last pit would make them 2 and 3.
///
/// ```text
///         0   0   0   0   2   1
///  [20]                           [20]
///         3   0   0   0   0   2
/// ```
const SLAM: &str = "south <6,20,20,3,0,0,0,0,2,1,2,0,0,0,0>";

#[test]
fn a_slam_of_oware_captures_nothing() {
    let Played { after, summary, .. } = play::<Oware, 6>(SLAM, 5);
    assert_eq!(text(&after), "north <6,20,20,3,0,0,0,0,0,2,3,0,0,0,0>");
    assert_eq!(summary.captured, 0);
}

/// 25 of 48 are a majority, so the stones in the rows stay there.
#[test]
fn a_slam_may_capture() {
    let Played { after, summary, events } = play::<SlamCapturesOware, 6>(SLAM, 5);
    assert_eq!(text(&after), "over <6,25,20,3,0,0,0,0,0,0,0,0,0,0,0>");
    assert_eq!(summary.captured, 5);
    let from = |pit| Spot::Pit(North, pit);
    let landing_pit_first = [
        Event::Captured {
            from: from(Pit::at::<1>()),
            stones: 3,
        },
        Event::Captured {
            from: from(Pit::at::<0>()),
            stones: 2,
        },
    ];
    assert_eq!(events[3..], landing_pit_first);
}

#[test]
fn a_slam_may_be_illegal_while_there_is_another_move() {
    let game = open::<SlamIllegalOware, 6>(SLAM);
    assert_eq!(legal(&game), [0]);
    let slam = Pit::at::<5>();
    assert_eq!(game.legal_move(slam).unwrap_err(), IllegalMove::GrandSlam);
    let rejected = game.clone().play(slam).unwrap_err();
    assert_eq!((rejected.game, rejected.reason), (game, IllegalMove::GrandSlam));
}

#[test]
fn an_illegal_slam_is_legal_as_the_only_move_and_captures() {
    let only_move = "south <6,20,23,0,0,0,0,0,2,1,2,0,0,0,0>";
    assert_eq!(legal(&open::<SlamIllegalOware, 6>(only_move)), [5]);
    let Played { after, summary, .. } = play::<SlamIllegalOware, 6>(only_move, 5);
    assert_eq!(text(&after), "over <6,25,23,0,0,0,0,0,0,0,0,0,0,0,0>");
    assert_eq!(summary.captured, 5);
}

/// Both of South's pits would take North's last seeds.
///
/// ```text
///         0   0   0   0   0   1
///   [9]                           [9]
///         0   0   0   0   2   1
/// ```
#[test]
fn where_every_move_is_an_illegal_slam_all_are_legal() {
    let every_move = "south <6,9,9,0,0,0,0,2,1,1,0,0,0,0,0>";
    let game = open::<SlamIllegalOware, 6>(every_move);
    assert_eq!(legal(&game), [4, 5]);
    assert!(game.legal_moves().all(|token| token.play_summary().1.captured == 2));
}

/// Each of South's pits would end in North's only occupied pit and capture it, so all moves are legal. For each move,
/// the variant is asked about this pit, and whether the capture extends to South's last pit, unless that pit was
/// lifted.
#[test]
fn a_move_is_tried_once_to_see_whether_it_slams() {
    let south = std::array::from_fn(|index| 21 - u8::try_from(index).expect("a small number"));
    let north = std::array::from_fn(|index| u8::from(index == 0));
    let board = Board::new(ByPlayer { south, north }, ByPlayer::default()).expect("232 seeds");
    let game = AnyGame::<Interruptible<SlamIllegalOware>, 21>::from_board(board, South);
    let game = Game::try_from(game).expect("South has seeds");
    let (moves, questions) = points(|| game.legal_moves().len());
    assert_eq!((moves, questions), (21, 21 + 20));
}

/// The places of the rules in [`SLAMS`].
const CAPTURES_NOTHING: usize = 1;
const SPARES_FIRST: usize = 3;
const SPARES_LAST: usize = 4;
const OPPONENT_TAKES_REST: usize = 5;

#[test]
fn a_slam_may_spare_the_pit_that_is_nearest_to_the_landing_pit() {
    let Played { after, events, .. } = play::<SlamOware<SPARES_LAST>, 6>(SLAM, 5);
    assert_eq!(text(&after), "north <6,22,20,3,0,0,0,0,0,0,3,0,0,0,0>");
    assert_eq!(captures(&events), [(North, 0, 2)]);
}

#[test]
fn a_slam_may_spare_the_pit_that_is_farthest_from_the_landing_pit() {
    let Played { after, events, .. } = play::<SlamOware<SPARES_FIRST>, 6>(SLAM, 5);
    assert_eq!(text(&after), "north <6,23,20,3,0,0,0,0,0,2,0,0,0,0,0>");
    assert_eq!(captures(&events), [(North, 1, 3)]);
}

/// ```text
///         0   0   0   2   1   1
///  [17]                           [17]
///         3   0   0   0   0   3
/// ```
#[test]
fn a_slam_of_three_pits_spares_one_and_captures_two() {
    let three = "south <6,17,17,3,0,0,0,0,3,1,1,2,0,0,0>";
    let Played { after, events, .. } = play::<SlamOware<SPARES_LAST>, 6>(three, 5);
    assert_eq!(text(&after), "north <6,21,17,3,0,0,0,0,0,0,0,3,0,0,0>");
    assert_eq!(captures(&events), [(North, 1, 2), (North, 0, 2)]);
    let Played { after, events, .. } = play::<SlamOware<SPARES_FIRST>, 6>(three, 5);
    assert_eq!(text(&after), "north <6,22,17,3,0,0,0,0,0,2,0,0,0,0,0>");
    assert_eq!(captures(&events), [(North, 2, 3), (North, 1, 2)]);
}

/// ```text
///        0   0   0   0   0   1
///  [9]                           [9]
///        0   0   0   0   2   1
/// ```
#[test]
fn a_slam_of_one_pit_that_spares_a_pit_captures_nothing() {
    let one = "south <6,9,9,0,0,0,0,2,1,1,0,0,0,0,0>";
    for after in [
        text_after::<SlamOware<SPARES_LAST>, 6>(one, 5),
        text_after::<SlamOware<SPARES_FIRST>, 6>(one, 5),
    ] {
        assert_eq!(after, "north <6,9,9,0,0,0,0,2,0,2,0,0,0,0,0>");
    }
}

/// South's second pit ends in North's second. The run continues into South's row.
///
/// ```text
///        0   1   1
///  [0]               [0]
///        1   3   1
/// ```
#[test]
fn a_slam_that_spares_a_pit_captures_the_movers_pits() {
    let position = "south <3,0,0,1,3,1,1,1,0>";
    let Played { after, events, .. } = play::<Runs<false, false, SPARES_LAST>, 3>(position, 1);
    assert_eq!(text(&after), "north <3,4,0,1,0,0,0,2,0>");
    assert_eq!(captures(&events), [(North, 0, 2), (South, 2, 2)]);
    let Played { after, events, .. } = play::<Runs<false, false, SPARES_FIRST>, 3>(position, 1);
    assert_eq!(text(&after), "north <3,4,0,1,0,0,2,0,0>");
    assert_eq!(captures(&events), [(North, 1, 2), (South, 2, 2)]);
}

/// ```text
///        0   0   1
///  [0]               [0]
///        1   2   1
/// ```
#[test]
fn a_slam_of_one_opponents_pit_that_spares_a_pit_captures_no_pit_of_the_movers_either() {
    let position = "south <3,0,0,1,2,1,1,0,0>";
    for after in [
        text_after::<Runs<false, false, CAPTURES_NOTHING>, 3>(position, 1),
        text_after::<Runs<false, false, SPARES_LAST>, 3>(position, 1),
        text_after::<Runs<false, false, SPARES_FIRST>, 3>(position, 1),
    ] {
        assert_eq!(after, "north <3,0,0,1,0,2,2,0,0>");
    }
    assert_eq!(text_after::<Runs, 3>(position, 1), "south <3,4,0,1,0,0,0,0,0>");
}

/// South's last pit ends in South's first. The run goes back through all of North's pits.
///
/// ```text
///        1   1   1
///  [0]               [0]
///        1   0   4
/// ```
#[test]
fn a_slam_may_begin_in_the_movers_row() {
    let position = "south <3,0,0,1,0,4,1,1,1>";
    let Played { after, events, .. } = play::<Runs<false, false, SPARES_LAST>, 3>(position, 2);
    assert_eq!(text(&after), "north <3,6,0,0,0,0,0,0,2>");
    assert_eq!(captures(&events), [(South, 0, 2), (North, 1, 2), (North, 0, 2)]);
    let Played { after, events, .. } = play::<Runs<false, false, SPARES_FIRST>, 3>(position, 2);
    assert_eq!(text(&after), "north <3,6,0,0,0,0,2,0,0>");
    assert_eq!(captures(&events), [(South, 0, 2), (North, 2, 2), (North, 1, 2)]);
}

/// Ten stones end in North's second pit. The run goes round the whole board, and its last pit is North's third.
///
/// ```text
///         1   0   0
///  [0]                [0]
///        10   0   0
/// ```
#[test]
fn a_slam_that_goes_round_spares_the_pit_in_which_it_ends_or_that_in_which_it_begins() {
    let position = "south <3,0,0,10,0,0,0,0,1>";
    let Played { after, events, .. } = play::<Runs<false, false, SPARES_FIRST>, 3>(position, 0);
    assert_eq!(text(&after), "north <3,9,0,0,0,0,0,0,2>");
    assert_eq!(
        captures(&events),
        [
            (North, 1, 2),
            (North, 0, 2),
            (South, 2, 2),
            (South, 1, 2),
            (South, 0, 1)
        ]
    );
    let Played { after, events, .. } = play::<Runs<false, false, SPARES_LAST>, 3>(position, 0);
    assert_eq!(text(&after), "north <3,9,0,0,0,0,0,2,0>");
    assert_eq!(
        captures(&events),
        [
            (North, 0, 2),
            (South, 2, 2),
            (South, 1, 2),
            (South, 0, 1),
            (North, 2, 2)
        ]
    );
}

/// Only South has stones, and captures one of them.
///
/// ```text
///        0   0   0
///  [0]               [0]
///        1   0   1
/// ```
#[test]
fn a_capture_of_none_of_the_opponents_stones_is_not_a_slam() {
    let position = "south <3,0,0,1,0,1,0,0,0>";
    let captured = "south <3,1,0,0,0,1,0,0,0>";
    assert_eq!(
        text_after::<Runs<false, false, CAPTURES_NOTHING>, 3>(position, 0),
        captured
    );
    assert_eq!(
        text_after::<Runs<false, false, OPPONENT_TAKES_REST>, 3>(position, 0),
        captured
    );
}

/// Kalah with one of the slam rules.
type SlamKalah<const SLAM: usize> = Changed<SlamRuleOfKalah<SLAM>>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct SlamRuleOfKalah<const SLAM: usize>;

impl<const SLAM: usize> Change for SlamRuleOfKalah<SLAM> {
    type Base = Kalah;
    const NAME: &'static str = "kalah-slam";
    const SLAM: Slam = SLAMS[SLAM].1;
}

/// South's first pit ends in an empty pit that faces all of North's stones.
///
/// ```text
///        0   2   0
///  [0]               [0]
///        1   0   1
/// ```
const SLAM_OF_KALAH: &str = "south <3,0,0,1,0,1,0,2,0>";

#[test]
fn a_slam_of_a_facing_pit_that_spares_a_pit_captures_nothing() {
    for after in [
        text_after::<SlamKalah<CAPTURES_NOTHING>, 3>(SLAM_OF_KALAH, 0),
        text_after::<SlamKalah<SPARES_LAST>, 3>(SLAM_OF_KALAH, 0),
        text_after::<SlamKalah<SPARES_FIRST>, 3>(SLAM_OF_KALAH, 0),
    ] {
        assert_eq!(after, "north <3,0,0,0,1,1,0,2,0>");
    }
}

/// In Kalah itself, South would keep the stone.
#[test]
fn a_slam_of_a_facing_pit_may_end_the_game() {
    let Played { after, events, .. } = play::<SlamKalah<OPPONENT_TAKES_REST>, 3>(SLAM_OF_KALAH, 0);
    assert_eq!(text(&after), "over <3,3,1,0,0,0,0,0,0>");
    assert_eq!(captures(&events), [(South, 1, 1), (North, 1, 2)]);
    assert_eq!(text_after::<Kalah, 3>(SLAM_OF_KALAH, 0), "over <3,4,0,0,0,0,0,0,0>");
}

/// With 25 of 48 seeds South has a majority, which would leave the rows as they are.
#[test]
fn a_slam_may_end_the_game_and_give_the_rest_to_the_opponent() {
    let Played { after, summary, events } = play::<SlamOware<OPPONENT_TAKES_REST>, 6>(SLAM, 5);
    assert_eq!(text(&after), "over <6,25,23,0,0,0,0,0,0,0,0,0,0,0,0>");
    assert_eq!(captures(&events), [(North, 1, 3), (North, 0, 2)]);
    let (row, to) = (South, North);
    assert_eq!(events[5..], [Event::Swept { row, stones: 3, to }]);
    assert_eq!(summary.captured, 5);
    assert_eq!(summary.swept, ByPlayer { south: 0, north: 3 });
}

#[test]
fn a_slam_that_ends_the_game_sweeps_nothing_if_nothing_is_left() {
    let nothing_left = "south <6,20,23,0,0,0,0,0,2,1,2,0,0,0,0>";
    let Played { after, summary, events } = play::<SlamOware<OPPONENT_TAKES_REST>, 6>(nothing_left, 5);
    assert_eq!(text(&after), "over <6,25,23,0,0,0,0,0,0,0,0,0,0,0,0>");
    assert_eq!(events.len(), 1 + 2 + 2);
    assert_eq!(summary.swept, ByPlayer::default());
}

/// The variant is asked about the landing pit and about North's first pit. South's last pit is empty.
#[test]
fn a_slam_that_ends_the_game_does_not_ask_who_is_next() {
    let game = open::<Interruptible<SlamOware<OPPONENT_TAKES_REST>>, 6>(SLAM);
    let token = game.legal_move(Pit::at::<5>()).expect("legal");
    assert_eq!(points(|| token.play()).1, 1 + 1);
    let game = open::<Interruptible<SlamCapturesOware>, 6>(SLAM);
    let token = game.legal_move(Pit::at::<5>()).expect("legal");
    assert_eq!(points(|| token.play()).1, 1 + 1 + 1);
}

/// South's first pit goes round twice and captures both of North's pits. The second pit feeds North too.
///
/// ```text
///        0   0
///  [0]           [0]
///        6   1
/// ```
#[test]
fn a_slam_that_ends_the_game_is_legal_even_if_another_move_would_feed() {
    let hungry = "south <2,0,0,6,1,0,0>";
    assert_eq!(legal(&open::<SlamOware<OPPONENT_TAKES_REST>, 2>(hungry)), [0, 1]);
    assert_eq!(
        text_after::<SlamOware<OPPONENT_TAKES_REST>, 2>(hungry, 0),
        "over <2,4,3,0,0,0,0>"
    );
    assert_eq!(legal(&open::<SlamIllegalOware, 2>(hungry)), [1]);
}

/// North's third pit holds a seed that is not captured.
#[test]
fn no_slam_rule_changes_another_capture() {
    let position = "south <6,20,19,3,0,0,0,0,2,1,2,1,0,0,0>";
    let captured = "over <6,25,19,3,0,0,0,0,0,0,0,1,0,0,0>";
    assert_eq!(text_after::<SlamOware<0>, 6>(position, 5), captured);
    assert_eq!(text_after::<SlamOware<1>, 6>(position, 5), captured);
    assert_eq!(text_after::<SlamOware<2>, 6>(position, 5), captured);
    assert_eq!(text_after::<SlamOware<3>, 6>(position, 5), captured);
    assert_eq!(text_after::<SlamOware<4>, 6>(position, 5), captured);
    assert_eq!(text_after::<SlamOware<5>, 6>(position, 5), captured);
}
