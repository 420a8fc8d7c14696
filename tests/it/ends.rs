//! The end of a game, passes and extra turns, and the stones that are left in the rows.

use crate::common::played::{played, Played};
use crate::common::positions::{game, open, play, text};
use crate::common::variants::{AlwaysPass, Change, Changed, PassKalah, UnsweptKalah};
use mancala_engine::{
    AwaitingMove, Bestemshe, ByPlayer, Ending, Event, Game, Kalah, Mangala, Next, Owner, Pit,
    Player::{self, North, South},
    Survey,
};

/// South's last stone lands in the store and leaves the row empty, so South passes the extra turn.
///
/// ```text
///        1   1
///   [0]         [0]
///        0   1
/// ```
#[test]
fn an_extra_turn_without_stones_is_passed() {
    let Played { after, summary, events } = play::<PassKalah, 2>("south <2,0,0,0,1,1,1>", 1);
    assert_eq!(text(&after), "north <2,1,0,0,0,1,1>");
    assert!(!summary.extra_turn);
    let player = South;
    assert_eq!(events.last(), Some(&Event::Passed { player }));
    assert!(!events.contains(&Event::ExtraTurn));
}

/// South captures all of North's stones. North passes, so South's next move is not an extra turn.
///
/// ```text
///        0   2   0
///   [0]             [0]
///        1   0   1
/// ```
#[test]
fn an_opponent_without_stones_passes() {
    let Played { after, summary, events } = play::<PassKalah, 3>("south <3,0,0,1,0,1,0,2,0>", 0);
    assert_eq!(text(&after), "south <3,3,0,0,0,1,0,0,0>");
    assert!(!summary.extra_turn);
    let player = North;
    assert_eq!(events.last(), Some(&Event::Passed { player }));
    assert!(!events.contains(&Event::ExtraTurn));
}

/// The opponent is not asked, and so does not pass.
#[test]
fn an_extra_turn_against_an_empty_row_is_an_extra_turn() {
    let Played { after, summary, events } = play::<PassKalah, 2>("south <2,0,0,1,1,0,0>", 1);
    assert_eq!(text(&after), "south <2,1,0,1,0,0,0>");
    assert!(summary.extra_turn);
    assert_eq!(events.last(), Some(&Event::ExtraTurn));
}

#[test]
fn kalah_with_passes_ends_when_no_one_can_move() {
    let Played { after, summary, events } = play::<PassKalah, 2>("south <2,1,2,0,1,0,0>", 1);
    assert_eq!(text(&after), "over <2,2,2,0,0,0,0>");
    assert_eq!(events.len(), 2);
    assert!(!summary.extra_turn);
}

#[test]
fn a_position_is_set_up_for_the_player_who_does_not_pass() {
    assert_eq!(
        text(&game::<PassKalah, 2>("north <2,0,0,1,1,0,0>")),
        "south <2,0,0,1,1,0,0>"
    );
    assert_eq!(
        text(&game::<PassKalah, 2>("south <2,0,0,0,0,0,1>")),
        "north <2,0,0,0,0,0,1>"
    );
    assert_eq!(
        text(&game::<PassKalah, 2>("south <2,3,1,0,0,0,0>")),
        "over <2,3,1,0,0,0,0>"
    );
}

#[test]
fn a_second_pass_ends_the_game_and_sweeps() {
    assert_eq!(
        text(&game::<AlwaysPass, 2>("south <2,3,1,1,2,0,5>")),
        "over <2,6,6,0,0,0,0>"
    );
    let start = Game::<AwaitingMove, AlwaysPass, 2>::start();
    let (after, summary) = start
        .play_summary(Pit::at::<0>())
        .expect("an opening is not asked about");
    assert_eq!(text(&after), "over <2,6,10,0,0,0,0>");
    assert_eq!((summary.swept.south, summary.swept.north), (5, 10));
}

/// South's last stone ends in the store, and South would move again. The stones in the rows count for no one.
///
/// ```text
///        1   0   1
///   [0]             [0]
///        0   0   1
/// ```
#[test]
fn rows_that_are_left_give_no_event() {
    let Played { after, summary, events } = play::<UnsweptKalah, 3>("south <3,0,0,0,0,1,1,0,1>", 2);
    assert_eq!(text(&after), "over <3,1,0,0,0,0,1,0,1>");
    assert_eq!(events.len(), 2);
    assert_eq!(summary.swept, ByPlayer::default());
}

/// South's last stone captures the stones that face it. North is next, and South's row is empty.
///
/// ```text
///        1   1   2
///   [0]             [0]
///        0   1   0
/// ```
#[test]
fn a_player_whose_row_is_empty_takes_all_in_mangala() {
    let Played { after, summary, events } = play::<Mangala, 3>("south <3,0,0,0,1,0,2,1,1>", 1);
    assert_eq!(text(&after), "over <3,5,0,0,0,0,0,0,0>");
    let (row, to) = (North, South);
    assert_eq!(events.last(), Some(&Event::Swept { row, stones: 2, to }));
    assert_eq!((summary.captured, summary.swept), (3, ByPlayer { south: 2, north: 0 }));
}

/// South makes North's only pit 2 and captures it. North is next, and has no stones.
///
/// ```text
///        0   0   1
///   [0]             [0]
///        1   0   3
/// ```
#[test]
fn a_player_who_has_lost_all_takes_the_rest_in_mangala() {
    let Played { after, summary, events } = play::<Mangala, 3>("south <3,0,0,1,0,3,1,0,0>", 2);
    assert_eq!(text(&after), "over <3,3,2,0,0,0,0,0,0>");
    let (row, to) = (South, North);
    assert_eq!(events.last(), Some(&Event::Swept { row, stones: 2, to }));
    assert_eq!((summary.captured, summary.swept), (2, ByPlayer { south: 0, north: 2 }));
}

/// South's last stone ends in the store. South would move again, and has no stones.
///
/// ```text
///        1   1   1
///   [0]             [0]
///        0   0   1
/// ```
#[test]
fn an_extra_turn_without_stones_takes_all_in_mangala() {
    let Played { after, summary, events } = play::<Mangala, 3>("south <3,0,0,0,0,1,1,1,1>", 2);
    assert_eq!(text(&after), "over <3,4,0,0,0,0,0,0,0>");
    let (row, to) = (North, South);
    assert_eq!(events.last(), Some(&Event::Swept { row, stones: 3, to }));
    assert!(!summary.extra_turn);
}

#[test]
fn a_position_with_an_empty_row_is_swept_to_its_owner_in_mangala() {
    for to_move in ["south", "north"] {
        let south_has_nothing = game::<Mangala, 3>(&format!("{to_move} <3,1,2,0,0,0,2,0,1>"));
        assert_eq!(text(&south_has_nothing), "over <3,4,2,0,0,0,0,0,0>");
        let north_has_nothing = game::<Mangala, 3>(&format!("{to_move} <3,1,2,0,3,0,0,0,0>"));
        assert_eq!(text(&north_has_nothing), "over <3,1,5,0,0,0,0,0,0>");
    }
}

/// The player who is asked about takes everything, or the other one does.
fn all_to<const OTHER: bool>() -> Next {
    let receiver = if OTHER { Owner::Opponent } else { Owner::Mover };
    Next::Finish(Ending::SweepAllTo(receiver))
}

/// Kalah that ends with its first move.
type OneMove<const OTHER: bool> = Changed<EndsAtOnce<OTHER>>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct EndsAtOnce<const OTHER: bool>;

impl<const OTHER: bool> Change for EndsAtOnce<OTHER> {
    type Base = Kalah;
    const NAME: &'static str = "one-move";
    const STONES: u8 = 1;

    fn next(_: Survey) -> Next {
        all_to::<OTHER>()
    }
}

/// Plays a pit from the start, and returns the end with the sweeps: each row, its stones, and the player who received
/// them.
fn one_move<const OTHER: bool>(index: usize) -> (String, Vec<(Player, u8, Player)>, ByPlayer<u8>) {
    let game = Game::<AwaitingMove, OneMove<OTHER>, 2>::start();
    let token = game.legal_move(Pit::new(index).expect("a pit")).expect("legal");
    let Played { after, summary, events } = played(token);
    let sweeps = events.iter().filter_map(|&event| match event {
        Event::Swept { row, stones, to } => Some((row, stones, to)),
        _ => None,
    });
    (text(&after), sweeps.collect(), summary.swept)
}

/// ```text
///        1   1             1   1
///   [0]         [0]  -->  [0]         [0]
///        1   1             0   2
/// ```
#[test]
fn both_rows_go_to_one_player_souths_first() {
    let (after, sweeps, received) = one_move::<false>(0);
    assert_eq!(after, "over <2,0,4,0,0,0,0>");
    assert_eq!(sweeps, [(South, 2, North), (North, 2, North)]);
    assert_eq!(received, ByPlayer { south: 0, north: 4 });
    let (after, sweeps, received) = one_move::<true>(0);
    assert_eq!(after, "over <2,4,0,0,0,0,0>");
    assert_eq!(sweeps, [(South, 2, South), (North, 2, South)]);
    assert_eq!(received, ByPlayer { south: 4, north: 0 });
}

/// ```text
///        1   1                1   1
///   [0]         [0]  -->  [0]         [1]
///        1   1                1   0
/// ```
#[test]
fn both_rows_go_to_the_player_who_is_due_an_extra_turn() {
    let (after, sweeps, received) = one_move::<false>(1);
    assert_eq!(after, "over <2,4,0,0,0,0,0>");
    assert_eq!(sweeps, [(South, 1, South), (North, 2, South)]);
    assert_eq!(received, ByPlayer { south: 3, north: 0 });
    let (after, sweeps, received) = one_move::<true>(1);
    assert_eq!(after, "over <2,1,3,0,0,0,0>");
    assert_eq!(sweeps, [(South, 1, North), (North, 2, North)]);
    assert_eq!(received, ByPlayer { south: 0, north: 3 });
}

/// Kalah in which a player whose row is empty passes, and the game ends if only the other player has stones.
type LastStones<const OTHER: bool> = Changed<EndsAfterAPass<OTHER>>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct EndsAfterAPass<const OTHER: bool>;

impl<const OTHER: bool> Change for EndsAfterAPass<OTHER> {
    type Base = Kalah;
    const NAME: &'static str = "last-stones";

    fn next(survey: Survey) -> Next {
        if survey.row_is_empty() {
            Next::Pass
        } else if survey.other_row_is_empty() {
            all_to::<OTHER>()
        } else {
            Next::Move
        }
    }
}

/// South captures all of North's stones. North passes, and South is asked about.
///
/// ```text
///        0   2   0
///   [0]             [0]
///        1   0   1
/// ```
#[test]
fn after_a_pass_of_the_opponent_the_one_player_is_the_mover() {
    let position = "south <3,0,0,1,0,1,0,2,0>";
    let Played { after, events, .. } = play::<LastStones<false>, 3>(position, 0);
    assert_eq!(text(&after), "over <3,4,0,0,0,0,0,0,0>");
    let (row, stones) = (South, 1);
    // A pass is only reported if the game continues.
    assert_eq!(events[4..], [Event::Swept { row, stones, to: South }]);
    let Played { after, events, .. } = play::<LastStones<true>, 3>(position, 0);
    assert_eq!(text(&after), "over <3,3,1,0,0,0,0,0,0>");
    assert_eq!(events[4..], [Event::Swept { row, stones, to: North }]);
}

#[test]
fn a_position_may_end_after_a_pass_with_all_for_one_player() {
    let position = "south <2,1,0,0,0,1,1>";
    assert_eq!(text(&game::<LastStones<false>, 2>(position)), "over <2,1,2,0,0,0,0>");
    assert_eq!(text(&game::<LastStones<true>, 2>(position)), "over <2,3,0,0,0,0,0>");
    let position = "north <2,1,0,1,1,0,0>";
    assert_eq!(text(&game::<LastStones<false>, 2>(position)), "over <2,3,0,0,0,0,0>");
    assert_eq!(text(&game::<LastStones<true>, 2>(position)), "over <2,1,2,0,0,0,0>");
}

/// South's last stone ends in the store. South passes the extra turn, and North is asked about.
///
/// ```text
///        0   1   1
///   [0]             [0]
///        0   0   1
/// ```
#[test]
fn after_a_pass_of_the_mover_the_one_player_is_the_opponent() {
    let position = "south <3,0,0,0,0,1,1,1,0>";
    let Played { after, events, .. } = play::<LastStones<false>, 3>(position, 2);
    assert_eq!(text(&after), "over <3,1,2,0,0,0,0,0,0>");
    let (row, stones) = (North, 2);
    assert_eq!(events[2..], [Event::Swept { row, stones, to: North }]);
    let Played { after, events, .. } = play::<LastStones<true>, 3>(position, 2);
    assert_eq!(text(&after), "over <3,3,0,0,0,0,0,0,0>");
    assert_eq!(events[2..], [Event::Swept { row, stones, to: South }]);
}

#[test]
fn a_player_who_is_to_move_and_has_no_stones_leaves_the_rest_to_its_owner() {
    let ended = game::<Bestemshe, 3>("south <3,2,2,0,0,0,1,2,1>");
    assert_eq!(text(&ended), "over <3,2,6,0,0,0,0,0,0>");
}

#[test]
fn an_agreed_end_gives_each_player_their_own_row_in_every_variant() {
    let over = open::<Mangala, 3>("south <3,1,2,3,0,4,5,6,0>").conclude();
    assert_eq!(over.board().to_string(), "<3,8,13,0,0,0,0,0,0>");
}

#[cfg(feature = "alloc")]
mod repetition {
    use mancala_engine::{Record, Repetition, Variant};

    use super::*;
    use crate::common::variants::Promenade;

    /// Stones go round, and a player who has none takes them all.
    type Tramps = Changed<WalksUntilARowIsEmpty>;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    struct WalksUntilARowIsEmpty;

    impl Change for WalksUntilARowIsEmpty {
        type Base = Promenade;
        const NAME: &'static str = "tramps";

        fn next(survey: Survey) -> Next {
            if survey.row_is_empty() {
                all_to::<false>()
            } else {
                Next::Move
            }
        }
    }

    /// The fourth move leads back to the first position.
    ///
    /// ```text
    ///        0   1
    ///   [0]         [0]
    ///        1   0
    /// ```
    #[test]
    fn a_repetition_gives_each_player_their_own_row_in_every_variant() {
        assert_eq!(Tramps::REPETITION, Repetition::TakesRows);
        let mut record = Record::new(game::<Tramps, 2>("south <2,0,0,1,0,1,0>"));
        for index in [0, 0, 1, 1] {
            record.play(Pit::new(index).expect("a pit")).expect("legal");
        }
        assert_eq!(text(record.game()), "over <2,1,1,0,0,0,0>");
        let last = record.plies().next_back().expect("a move");
        assert!(last.repeats);
        assert_eq!(last.summary.swept, ByPlayer { south: 1, north: 1 });
    }
}
