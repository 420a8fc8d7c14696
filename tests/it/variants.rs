//! The rules of each variant, on the board.

use crate::common::at_width;
use crate::common::played::{played, Played};
use crate::common::positions::{game, legal, open, play, text};
use crate::common::setup::{config, setups_among, Setup};
use crate::common::variants::{EndlessRelay, FeedingRelay, PlayedOutOware};
use mancala_engine::{
    AnyGame, AwaitingMove, Congkak, CongkakGame, DynSpot, Event, Game, IllegalMove, LegalMove, Outcome, Oware, Pit,
    Player, Spot,
};
use proptest::prelude::*;

/// Seven pits of seven seeds: the first pit ends in the store. Each other pit relays once, captures and banks 10.
#[test]
fn the_first_moves_of_congkak() {
    let game = CongkakGame::<AwaitingMove>::start();
    let moves: Vec<String> = game.legal_moves().map(|token| text(&token.play())).collect();
    assert_eq!(
        moves,
        [
            "south <7,1,0,0,8,8,8,8,8,8,7,7,7,7,7,7,7>",
            "north <7,10,0,8,0,8,8,8,8,8,0,8,8,8,8,0,8>",
            "north <7,10,0,8,8,0,8,8,8,8,8,0,8,8,0,8,8>",
            "north <7,10,0,8,8,8,0,8,8,8,8,8,0,0,8,8,8>",
            "north <7,10,0,8,8,8,8,0,8,8,8,8,0,0,8,8,8>",
            "north <7,10,0,8,8,8,8,8,0,8,8,0,8,8,0,8,8>",
            "north <7,10,0,8,8,8,8,8,8,0,0,8,8,8,8,0,8>",
        ]
    );
    let extra_turns: Vec<bool> = game
        .legal_moves()
        .map(|token| token.play_summary().1.extra_turn)
        .collect();
    assert_eq!(extra_turns, [true, false, false, false, false, false, false]);
    let lifts = |token: LegalMove<'_, Congkak, 7>| {
        let mut lifts = 0;
        let _ = token.play_with(|event| lifts += usize::from(matches!(event, Event::Lifted { .. })));
        lifts
    };
    assert_eq!(game.legal_moves().map(lifts).collect::<Vec<_>>(), [1, 2, 2, 2, 2, 2, 2]);
}

/// South's two seeds end in South's pit of one, are lifted with it, and end in North's empty pit.
///
/// ```text
///        1   0   0
///   [0]             [0]
///        2   0   1
/// ```
#[test]
fn a_relay_of_congkak_lifts_the_last_seed_too() {
    let Played { after, summary, events } = play::<Congkak, 3>("south <3,0,0,2,0,1,0,0,1>", 0);
    assert_eq!(text(&after), "north <3,1,0,0,1,0,1,0,1>");
    let owner = Player::North;
    assert_eq!(summary.last, DynSpot::Pit { owner, index: 0 });
    let relay = Event::Lifted {
        from: Spot::Pit(Player::South, Pit::at::<2>()),
        stones: 2,
    };
    assert_eq!(events[3], relay);
}

#[test]
fn a_majority_is_asked_before_feeding() {
    let after = game::<Oware, 3>("south <3,5,2,2,0,0,0,0,0>");
    assert_eq!(text(&after), "over <3,5,2,2,0,0,0,0,0>");
    let played_out = game::<PlayedOutOware, 3>("south <3,5,2,2,0,0,0,0,0>");
    assert_eq!(text(&played_out), "over <3,7,2,0,0,0,0,0,0>");
}

#[test]
fn half_of_all_seeds_for_each_is_a_draw_at_once() {
    let AnyGame::Finished(over) = game::<Oware, 3>("north <3,4,4,0,0,0,0,0,0>") else {
        panic!("no one has a seed to move");
    };
    assert_eq!(over.outcome(), Outcome::Drawn);
}

#[test]
fn an_opponent_without_seeds_has_to_be_fed() {
    let game = open::<Oware, 3>("south <3,2,3,1,1,2,0,0,0>");
    assert_eq!(legal(&game), [2]);
    assert_eq!(game.legal_move(Pit::at::<0>()).unwrap_err(), IllegalMove::MustFeed);
    assert_eq!(game.legal_move(Pit::at::<1>()).unwrap_err(), IllegalMove::MustFeed);
}

/// South's third pit relays from the fourth and so reaches North; the first pit does not.
///
/// ```text
///        0   0   0   0
///   [0]                 [0]
///        1   0   1   1
/// ```
#[test]
fn a_relay_feeds_too() {
    let hungry = "south <4,0,0,1,0,1,1,0,0,0,0>";
    let game = open::<FeedingRelay, 4>(hungry);
    assert_eq!(legal(&game), [2, 3]);
    assert_eq!(game.legal_move(Pit::at::<0>()).unwrap_err(), IllegalMove::MustFeed);
    let Played { after, summary, .. } = play::<FeedingRelay, 4>(hungry, 2);
    assert_eq!(text(&after), "north <4,1,0,1,0,0,0,1,0,0,0>");
    assert_eq!(summary.captured, 1);
}

/// The move ends with the first hand that reaches the documented bound.
fn assert_stops_at_the_bound<const PITS: usize>(setup: &Setup) {
    let Ok(game) =
        Game::<AwaitingMove, EndlessRelay, PITS>::try_from(AnyGame::from_board(setup.board(), setup.to_move))
    else {
        return;
    };
    let board = game.board();
    let in_rows = usize::from(board.in_play(Player::South)) + usize::from(board.in_play(Player::North));
    let bound = (2 * PITS + 1) * in_rows + 2 * PITS;
    for token in game.legal_moves() {
        let Played { after, summary, events } = played(token);
        let mut hand = 0;
        let mut dropped = 0;
        for event in events {
            match event {
                Event::Lifted { stones, .. } => hand = usize::from(stones),
                Event::Sown { .. } => dropped += 1,
                other => assert!(matches!(other, Event::Swept { .. }), "{other:?}"),
            }
        }
        assert!(dropped >= bound, "{dropped} of {bound}");
        assert!(dropped - hand < bound, "{dropped} of {bound}, the last {hand} at once");
        assert_eq!(after.board().total(), board.total());
        assert_eq!(summary.captured, 0);
    }
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn a_relay_without_a_store_ends_at_the_bound(setup in setups_among(&[1, 2, 3, 6, 9])) {
        at_width!([1 2 3 6 9], setup.width(), assert_stops_at_the_bound(&setup));
    }
}

#[cfg(feature = "alloc")]
mod records {
    use mancala_engine::{read_record, Circuit, GameKind, Kalah, Next, PitStep, PitView, Record, Survey, Variant};

    use super::*;

    /// Kalah without captures, with the same name.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    struct Namesake;

    impl Variant for Namesake {
        const NAME: &'static str = <Kalah>::NAME;
        const STONES: u8 = 4;
        const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;

        fn last_in_pit(_: PitView) -> PitStep {
            PitStep::EndTurn
        }

        fn next(survey: Survey) -> Next {
            <Kalah>::next(survey)
        }
    }

    /// South's first pit ends in an empty pit that faces two stones.
    #[test]
    fn a_record_with_the_name_of_two_variants_is_played_under_the_rules_of_its_reader() {
        let text = "variant kalah\nposition south <3,0,0,1,0,1,0,2,1>\n\n1";
        let kalah = read_record(&[GameKind::of::<Kalah, 3>()], text).expect("a record of Kalah");
        assert_eq!(kalah.store(Player::South), 3);
        let namesake: Record<Namesake, 3> = text.parse().expect("a record of its namesake");
        assert_eq!(namesake.game().score(Player::South), 0);
        assert_eq!(namesake.to_string(), text);
    }
}
