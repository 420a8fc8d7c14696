//! The seam: what each game and each possible answer of a rule book comes to on the board.

use std::cell::Cell;

use crate::common::at_width;
use crate::common::books::{
    AlwaysPass, EndlessRelay, FeedingRelay, PassKalah, PlayedOutOware, SlamCapturesOware, SlamIllegalOware,
    ALWAYS_PASS, ENDLESS_RELAY, FEEDING_RELAY, PASS_KALAH, PLAYED_OUT_OWARE, SLAM_CAPTURES_OWARE, SLAM_ILLEGAL_OWARE,
};
use crate::common::compare::assert_same;
use crate::common::interrupt::{points, Interruptible};
use crate::common::laws;
use crate::common::played::{played, Played};
use crate::common::reference::Rules;
use crate::common::setup::{config, setups_among, Setup};
use crate::common::table::Table;
use mancala_engine::{
    AnyGame, AwaitingMove, Board, ByPlayer, Circuit, Congkak, CongkakGame, Event, Feeding, Game, IllegalMove, Landed,
    Landing, LegalMove, Next, Outcome, Oware, Owner, Pit, PitStep, Player, Position, Slam, Spot, StoreStep, Survey,
    Variant,
};
use proptest::prelude::*;
use proptest::sample::Index;

fn game<V: Variant, const PITS: usize>(text: &str) -> AnyGame<V, PITS> {
    let Position { board, to_move } = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    AnyGame::from_board(board, to_move)
}

fn open<V: Variant, const PITS: usize>(text: &str) -> Game<AwaitingMove, V, PITS> {
    game(text).try_into().expect("the game goes on")
}

fn play<V: Variant, const PITS: usize>(text: &str, index: usize) -> Played<V, PITS> {
    let pit = Pit::new(index).expect("a pit of the row");
    played(open(text).legal_move(pit).expect("legal"))
}

/// The position, or the board alone when the game is over.
fn text<V: Variant, const PITS: usize>(game: &AnyGame<V, PITS>) -> String {
    match game {
        AnyGame::AwaitingMove(game) => {
            let position = Position {
                board: *game.board(),
                to_move: game.to_move(),
            };
            position.to_string()
        }
        AnyGame::Finished(over) => format!("over {}", over.board()),
    }
}

fn legal<V: Variant, const PITS: usize>(game: &Game<AwaitingMove, V, PITS>) -> Vec<usize> {
    game.legal_moves().map(|token| token.pit().index()).collect()
}

/// Seven pits of seven seeds: the first pit ends in the store, every other one relays once, captures and banks 10.
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

/// South's two seeds fall on its own pit of one, are lifted with it and end in North's empty pit.
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
    assert_eq!(summary.last, Landed::Pit { owner, index: 0 });
    let relay = Event::Lifted {
        from: Spot::Pit(Player::South, Pit::at::<2>()),
        stones: 2,
    };
    assert_eq!(events[3], relay);
}

/// All that North has stands in two pits, which South's last move would bring to 2 and 3.
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

/// 25 of 48 are a majority: what is left in the rows stays there.
#[test]
fn a_slam_may_capture() {
    let Played { after, summary, events } = play::<SlamCapturesOware, 6>(SLAM, 5);
    assert_eq!(text(&after), "over <6,25,20,3,0,0,0,0,0,0,0,0,0,0,0>");
    assert_eq!(summary.captured, 5);
    let north = |pit| Spot::Pit(Player::North, pit);
    let landing_pit_first = [
        Event::Captured {
            from: north(Pit::at::<1>()),
            stones: 3,
        },
        Event::Captured {
            from: north(Pit::at::<0>()),
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

/// Each of South's pits would end in North's only pit with a seed and take it, so that all moves are legal.
#[test]
fn a_move_is_tried_once_to_see_whether_it_slams() {
    let south = std::array::from_fn(|index| 21 - u8::try_from(index).expect("a small number"));
    let north = std::array::from_fn(|index| u8::from(index == 0));
    let board = Board::new(ByPlayer { south, north }, ByPlayer::default()).expect("232 seeds");
    let game = AnyGame::<Interruptible<SlamIllegalOware>, 21>::from_board(board, Player::South);
    let game = Game::try_from(game).expect("South has seeds");
    let (moves, questions) = points(|| game.legal_moves().len());
    assert_eq!((moves, questions), (21, 21));
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
        panic!("nobody has a seed to move");
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

/// South's last stone falls in the store and leaves the row empty: the extra turn has to be passed.
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
    let player = Player::South;
    assert_eq!(events.last(), Some(&Event::Passed { player }));
    assert!(!events.contains(&Event::ExtraTurn));
}

/// South captures all that North has: North passes, and South's next move is no extra turn.
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
    let player = Player::North;
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
fn kalah_with_passes_ends_when_nobody_can_move() {
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

/// A law of a rule book that is drawn anew for each position.
fn assert_lawful<V: Variant, const PITS: usize>(rules: &Rules, setup: &Setup, choice: Index) {
    assert_same::<V, PITS>(rules, setup.board(), setup.to_move);
    laws::conserves::<V, PITS>(setup, choice);
    laws::spares_the_other_store::<V, PITS>(setup, choice);
    laws::is_set_up_with_a_move::<V, PITS>(setup, choice);
    laws::goes_on_with_a_move::<V, PITS>(setup, choice);
}

fn compare<V: Variant, const PITS: usize>(rules: &Rules, setup: &Setup) {
    assert_same::<V, PITS>(rules, setup.board(), setup.to_move);
}

/// Three circuits, with feeding or without, by three rules of the slam.
macro_rules! tables {
    ($($test:ident: $($circuit:literal $feeding:literal $slam:literal),*;)*) => {
        proptest! {
            #![proptest_config(config(1500))]
            $(
                #[test]
                fn $test(setup in setups_among(&[1, 2, 3, 6]), choice: Index, seed: u64) {
                    $({
                        type Drawn = Table<$circuit, $feeding, $slam>;
                        let rules = Drawn::draw(seed);
                        at_width!([1 2 3 6], setup.width(), assert_lawful::<Drawn>(&rules, &setup, choice));
                    })*
                }
            )*
        }
    };
}

tables! {
    any_answers_are_lawful_on_a_circuit_with_a_store:
        0 false 0, 0 false 1, 0 false 2, 0 true 0, 0 true 1, 0 true 2;
    any_answers_are_lawful_on_a_circuit_without_a_store:
        1 false 0, 1 false 1, 1 false 2, 1 true 0, 1 true 1, 1 true 2;
    any_answers_are_lawful_on_a_circuit_without_the_origin:
        2 false 0, 2 false 1, 2 false 2, 2 true 0, 2 true 1, 2 true 2;
}

fn obeys_every_law<V: Variant, const PITS: usize>(setup: &Setup, choice: Index) {
    laws::token_and_game_agree::<V, PITS>(setup, choice);
    laws::rejects_unchanged::<V, PITS>(setup, choice);
    laws::events_tell_all::<V, PITS>(setup, choice);
    laws::summary_agrees::<V, PITS>(setup, choice);
    laws::is_fair::<V, PITS>(setup, choice);
    laws::concludes_fairly::<V, PITS>(setup, choice);
}

proptest! {
    #![proptest_config(config(1500))]

    /// Widths on both sides of the places where a row may be stored or sown in another way.
    #[test]
    fn any_answers_are_lawful_on_wide_boards(
        setup in setups_among(&[7, 8, 14, 15, 17]),
        choice: Index,
        seed: u64,
    ) {
        at_width!([7 8 14 15 17], setup.width(), assert_lawful::<Table<0, false, 0>>(
            &Table::<0, false, 0>::draw(seed), &setup, choice));
        at_width!([7 8 14 15 17], setup.width(), assert_lawful::<Table<1, true, 2>>(
            &Table::<1, true, 2>::draw(seed), &setup, choice));
        at_width!([7 8 14 15 17], setup.width(), assert_lawful::<Table<2, true, 1>>(
            &Table::<2, true, 1>::draw(seed), &setup, choice));
    }

    #[test]
    fn any_answers_are_told_alike_by_events_summaries_and_tokens(
        setup in setups_among(&[2, 3, 6]),
        choice: Index,
        seed: u64,
    ) {
        // The answers are the thread's, whatever the facts of the type are.
        Table::<0, false, 0>::draw(seed);
        at_width!([2 3 6], setup.width(), obeys_every_law::<Table<0, false, 0>>(&setup, choice));
        at_width!([2 3 6], setup.width(), obeys_every_law::<Table<1, true, 2>>(&setup, choice));
        at_width!([2 3 6], setup.width(), obeys_every_law::<Table<2, false, 1>>(&setup, choice));
    }
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn a_relay_without_a_store_ends_at_the_bound(setup in setups_among(&[1, 2, 3, 6, 9])) {
        at_width!([1 2 3 6 9], setup.width(), assert_stops_at_the_bound(&setup));
    }

    #[test]
    fn endless_relays_are_as_the_reference_plays_them(setup in setups_among(&[1, 2, 6, 9])) {
        at_width!([1 2 6 9], setup.width(), compare::<EndlessRelay>(&ENDLESS_RELAY, &setup));
    }
}

proptest! {
    #![proptest_config(config(2000))]

    #[test]
    fn relays_that_feed_are_as_the_reference_plays_them(setup in setups_among(&[2, 3, 6, 9])) {
        at_width!([2 3 6 9], setup.width(), compare::<FeedingRelay>(&FEEDING_RELAY, &setup));
    }

    #[test]
    fn kalah_with_passes_is_as_the_reference_plays_it(setup in setups_among(&[1, 2, 6, 9])) {
        at_width!([1 2 6 9], setup.width(), compare::<PassKalah>(&PASS_KALAH, &setup));
        at_width!([1 2 6 9], setup.width(), compare::<AlwaysPass>(&ALWAYS_PASS, &setup));
    }

    #[test]
    fn oware_is_as_the_reference_plays_it_by_every_rule_of_the_slam(
        setup in setups_among(&[1, 2, 3, 6, 9]),
    ) {
        at_width!([1 2 3 6 9], setup.width(), compare::<SlamCapturesOware>(&SLAM_CAPTURES_OWARE, &setup));
        at_width!([1 2 3 6 9], setup.width(), compare::<SlamIllegalOware>(&SLAM_ILLEGAL_OWARE, &setup));
        at_width!([1 2 3 6 9], setup.width(), compare::<PlayedOutOware>(&PLAYED_OUT_OWARE, &setup));
    }
}

#[cfg(feature = "alloc")]
mod records {
    use mancala_engine::{read_record, Kalah, Record};

    use super::*;

    /// Kalah without captures, by the same name.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    struct Namesake;

    impl Variant for Namesake {
        const NAME: &'static str = <Kalah>::NAME;
        const STONES: u8 = 4;
        const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;

        fn last_in_pit(_: Landing) -> PitStep {
            PitStep::EndTurn
        }

        fn next(survey: Survey) -> Next {
            <Kalah>::next(survey)
        }
    }

    /// South's first pit ends in an empty one that faces two stones.
    #[test]
    fn a_record_with_the_name_of_two_variants_is_played_under_the_rules_of_its_reader() {
        let text = "variant kalah\nposition south <3,0,0,1,0,1,0,2,1>\n\n1";
        let kalah = read_record(text).expect("a record of Kalah");
        assert_eq!(kalah.store(Player::South), 3);
        let namesake: Record<Namesake, 3> = text.parse().expect("a record of its namesake");
        assert_eq!(namesake.game().score(Player::South), 0);
        assert_eq!(namesake.to_string(), text);
    }
}

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

/// Draws the thread's table anew, so that the same question gets another answer each time.
fn reseed() {
    ASKED.set(ASKED.get().wrapping_add(1));
    Table::<0, false, 0>::draw(ASKED.get());
}

/// Captures what every second landing in the opponent's row brings. Slams are illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct EverySecond;

impl Variant for EverySecond {
    const NAME: &'static str = "every-second";
    const STONES: u8 = 1;
    const CIRCUIT: Circuit = Circuit::PitsButOrigin;
    const SLAM: Slam = Slam::Illegal;

    fn last_in_pit(landing: Landing) -> PitStep {
        if landing.owner == Owner::Mover {
            return PitStep::EndTurn;
        }
        let asked = ASKED.get();
        ASKED.set(asked + 1);
        if asked % 2 == 1 {
            PitStep::CaptureRun { least: 1, most: 255 }
        } else {
            PitStep::EndTurn
        }
    }

    fn next(_: Survey) -> Next {
        Next::Move
    }
}

/// South's last pit brings North's only pit to two stones. The first time the variant lets them be, then it takes them.
#[test]
fn a_listed_move_may_be_illegal_later_if_the_variant_changes_its_answer() {
    ASKED.set(0);
    let game = open::<EverySecond, 3>("south <3,0,0,1,0,1,1,0,0>");
    assert_eq!(legal(&game), [0, 2]);
    assert_eq!(game.legal_move(Pit::at::<2>()), Err(IllegalMove::GrandSlam));
}

/// Relays the first time that it is asked, and never again. The opponent must be fed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct RelaysOnce;

impl Variant for RelaysOnce {
    const NAME: &'static str = "relays-once";
    const STONES: u8 = 1;
    const CIRCUIT: Circuit = Circuit::Pits;
    const FEEDING: Feeding = Feeding::Required;

    fn last_in_pit(_: Landing) -> PitStep {
        let asked = ASKED.get();
        ASKED.set(asked + 1);
        if asked == 0 {
            PitStep::Relay
        } else {
            PitStep::EndTurn
        }
    }

    fn next(_: Survey) -> Next {
        Next::Move
    }
}

/// South's first pit feeds North by a relay of two stones, the first time that it is tried.
#[test]
fn no_move_may_be_listed_if_the_variant_changes_its_answer() {
    ASKED.set(0);
    let game = open::<RelaysOnce, 3>("south <3,0,0,1,1,0,0,0,0>");
    assert_eq!(legal(&game), [0; 0]);
}

/// A [`Table`] that is drawn anew for each question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Fickle<const CIRCUIT: usize, const FEEDING: bool, const SLAM: usize>;

impl<const CIRCUIT: usize, const FEEDING: bool, const SLAM: usize> Variant for Fickle<CIRCUIT, FEEDING, SLAM> {
    const NAME: &'static str = "fickle";
    const STONES: u8 = 1;
    const CIRCUIT: Circuit = <Table<CIRCUIT, FEEDING, SLAM>>::CIRCUIT;
    const FEEDING: Feeding = <Table<CIRCUIT, FEEDING, SLAM>>::FEEDING;
    const SLAM: Slam = <Table<CIRCUIT, FEEDING, SLAM>>::SLAM;

    fn last_in_store() -> StoreStep {
        reseed();
        <Table<CIRCUIT, FEEDING, SLAM>>::last_in_store()
    }

    fn last_in_pit(landing: Landing) -> PitStep {
        reseed();
        <Table<CIRCUIT, FEEDING, SLAM>>::last_in_pit(landing)
    }

    fn next(survey: Survey) -> Next {
        reseed();
        <Table<CIRCUIT, FEEDING, SLAM>>::next(survey)
    }
}

/// Plays up to forty listed moves; each has to end, and the stones have to stay what they were.
fn loses_no_stone<V: Variant, const PITS: usize>(setup: &Setup, choice: Index) {
    let mut game = AnyGame::<V, PITS>::from_board(setup.board(), setup.to_move);
    for _ in 0..40 {
        let AnyGame::AwaitingMove(open) = &game else { break };
        let tokens: Vec<_> = open.legal_moves().collect();
        if tokens.is_empty() {
            break;
        }
        game = choice.get(&tokens).play();
        assert_eq!(game.board().total(), setup.board::<PITS>().total());
    }
}

proptest! {
    #![proptest_config(config(500))]

    #[test]
    fn no_stone_is_lost_and_every_move_ends_even_if_the_variant_changes_its_answers(
        setup in setups_among(&[1, 2, 3, 6, 9, 17]),
        choice: Index,
        seed: u64,
    ) {
        ASKED.set(seed);
        at_width!([1 2 3 6 9 17], setup.width(), loses_no_stone::<Fickle<0, false, 0>>(&setup, choice));
        at_width!([1 2 3 6 9 17], setup.width(), loses_no_stone::<Fickle<1, true, 2>>(&setup, choice));
        at_width!([1 2 3 6 9 17], setup.width(), loses_no_stone::<Fickle<2, true, 2>>(&setup, choice));
        at_width!([1 2 3 6 9 17], setup.width(), loses_no_stone::<Fickle<2, false, 1>>(&setup, choice));
    }
}
