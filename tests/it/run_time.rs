//! Games and records at run time, compared with their typed forms.

use mancala_engine::{
    AnyGame, ByPlayer, DynGame, DynMoveError, DynRecord, DynSpot, Event, GameKind, IllegalMove, Kalah, MoveError,
    Oware, Pit, Player, Record, Spot, Variant,
};
use proptest::prelude::*;

use crate::common::history::{act_out, acts, Act};
use crate::common::play::game_of;
use crate::common::setup::{config, setups_of, Setup};

/// The events of a typed move, in their run-time form.
fn dynamic<const PITS: usize>(events: &[Event<Spot<PITS>>]) -> Vec<Event<DynSpot>> {
    events.iter().map(|event| event.map(DynSpot::from)).collect()
}

fn agrees_with_the_typed_game<V: Variant, const PITS: usize>(setup: &Setup) {
    let game = game_of::<V, PITS>(setup);
    let legal: Vec<usize> = match &game {
        AnyGame::AwaitingMove(game) => game.legal_moves().map(|token| token.pit().index()).collect(),
        AnyGame::Finished(_) => Vec::new(),
    };
    assert_eq!(game.legal_pits().collect::<Vec<_>>(), legal);
    assert_eq!(game.legal_pits().len(), legal.len());
    let mut reversed: Vec<usize> = game.legal_pits().rev().collect();
    reversed.reverse();
    assert_eq!(reversed, legal);
    if let AnyGame::AwaitingMove(game) = &game {
        let mut backwards: Vec<usize> = game.legal_moves().rev().map(|token| token.pit().index()).collect();
        backwards.reverse();
        assert_eq!(backwards, legal);
    }

    for pit in Pit::<PITS>::all() {
        let AnyGame::AwaitingMove(awaiting) = &game else {
            assert_eq!(game.clone().play(pit), Err(MoveError::GameOver));
            continue;
        };
        let mover = awaiting.to_move();
        let mut in_place = game.clone();
        let mut at_run_time = game.clone();
        let mut events = Vec::new();
        let mut on_event = |event| events.push(event);
        match awaiting.legal_move(pit) {
            Ok(token) => {
                let (after, summary) = token.play_summary();
                assert_eq!(in_place.play(pit), Ok(summary));
                assert_eq!(in_place, after);
                assert_eq!(at_run_time.play_at_with(mover, pit.index(), &mut on_event), Ok(summary));
                assert_eq!(at_run_time, after);
                let mut typed = Vec::new();
                let _ = token.play_with(|event| typed.push(event));
                assert_eq!(events, dynamic(&typed));
            }
            Err(reason) => {
                assert_eq!(in_place.play(pit), Err(MoveError::Illegal(reason)));
                let error = at_run_time.play_at_with(mover, pit.index(), &mut on_event);
                assert_eq!(error, Err(DynMoveError::Illegal(reason)));
                assert_eq!((&in_place, &at_run_time), (&game, &game));
                assert_eq!(events, []);
            }
        }
    }
}

/// Every entry of a record, replayed and looked up at run time.
fn replays_as_it_was_played<V: Variant, const PITS: usize>(setup: &Setup, acts: &[Act]) {
    let record = act_out(game_of::<V, PITS>(setup), acts);
    let at_run_time: &dyn DynRecord = &record;
    let plies: Vec<_> = record.plies().collect();
    for (number, ply) in plies.iter().enumerate() {
        let mut typed = Vec::new();
        assert_eq!(record.replay(number, |event| typed.push(event)), Some(ply.summary));
        let mut events = Vec::new();
        let summary = at_run_time.replay(number, &mut |event| events.push(event));
        assert_eq!((summary, &events), (Some(ply.summary), &dynamic(&typed)));

        let mut again = Record::new(record.games().nth(number).expect("a game before the ply").clone());
        let mut live = Vec::new();
        let pit = Pit::new(ply.index).expect("a pit");
        again.play_with(pit, |event| live.push(event)).expect("a legal move");
        if !ply.repeats {
            assert_eq!(live, typed);
        }
    }
    assert_eq!(record.replay(plies.len(), |_| panic!("no such ply")), None);
    for (entries, game) in record.games().enumerate() {
        let found = at_run_time.game_at(entries).expect("a game");
        assert_eq!(format!("{found:?}"), format!("{game:?}"));
    }
    assert!(at_run_time.game_at(record.games().len()).is_none());
    assert_eq!(format!("{:?}", at_run_time.game()), format!("{:?}", record.game()));
    for skipped in 0..=plies.len() {
        assert_eq!(record.plies().nth(skipped), plies.get(skipped).copied());
        assert!(record.plies().skip(skipped).eq(plies.iter().copied().skip(skipped)));
    }
    assert_eq!(
        (record.plies().count(), record.plies().last()),
        (plies.len(), plies.last().copied())
    );
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn a_game_at_run_time_agrees_with_the_typed_game(six in setups_of(6), seventeen in setups_of(17)) {
        agrees_with_the_typed_game::<Kalah, 6>(&six);
        agrees_with_the_typed_game::<Oware, 6>(&six);
        agrees_with_the_typed_game::<Oware, 17>(&seventeen);
    }

    #[test]
    fn a_past_move_is_replayed_as_it_was_played(setup in setups_of(6), two in setups_of(2), acts in acts(40)) {
        replays_as_it_was_played::<Kalah, 6>(&setup, &acts);
        replays_as_it_was_played::<Oware, 2>(&two, &acts);
    }
}

/// Each player's single seed has come back to where it was, so each player keeps their own.
#[test]
fn a_repetition_is_replayed_with_what_it_sweeps() {
    let text = "variant oware\nposition south <2,1,1,1,0,1,0>\n\n1 1 2 2";
    let record: Record<Oware, 2> = text.parse().expect("a record");
    let mut events = Vec::new();
    let summary = record.replay(3, |event| events.push(event)).expect("a ply");
    let swept = Player::ALL.map(|player| Event::Swept {
        row: player,
        stones: 1,
        to: player,
    });
    assert!(events.ends_with(&swept), "{events:?}");
    assert_eq!(summary.swept, ByPlayer { south: 1, north: 1 });
}

#[test]
fn a_boxed_record_is_cloned_with_its_history() {
    let mut record = GameKind::USUAL[0].start();
    record.play_at(Player::South, 2).expect("legal");
    record.play_at(Player::South, 5).expect("legal");
    record.undo();
    let mut copy = record.clone();
    let unmarked: Box<dyn DynRecord> = copy.clone();
    assert_eq!(unmarked.clone().to_string(), record.to_string());
    copy.redo();
    assert_eq!((record.plies().len(), copy.plies().len()), (1, 2));
}

#[test]
fn a_position_is_displayed_as_its_text_and_a_finished_game_as_its_board() {
    let mut game: Box<dyn DynGame> = Box::new(AnyGame::<Kalah, 3>::start());
    assert_eq!(game.position().to_string(), "south <3,0,0,4,4,4,4,4,4>");
    assert_eq!(format!("{:?}", game.position()), "south <3,0,0,4,4,4,4,4,4>");
    game.play_at(Player::South, 1).expect("legal");
    assert_eq!(game.position().to_string(), "north <3,1,0,4,0,5,5,5,4>");
    game.conclude();
    assert_eq!(game.position().to_string(), "<3,10,14,0,0,0,0,0,0>");
}

#[test]
fn a_click_on_a_pit_that_is_not_there_or_not_owned_is_an_error() {
    let mut record = GameKind::USUAL[0].start();
    let mut no_event = |event| panic!("a rejected move reports {event:?}");
    for index in [6, 127, usize::MAX] {
        assert_eq!(record.play_at(Player::South, index), Err(DynMoveError::NoSuchPit));
        assert_eq!(
            record.play_at_with(Player::South, index, &mut no_event),
            Err(DynMoveError::NoSuchPit)
        );
        assert_eq!(record.check(Player::South, index), Err(DynMoveError::NoSuchPit));
    }
    assert_eq!(record.play_at(Player::North, 0), Err(IllegalMove::NotOwned.into()));
    assert_eq!(
        record.play_at_with(Player::North, 0, &mut no_event),
        Err(IllegalMove::NotOwned.into())
    );
    record.conclude();
    assert_eq!(record.play_at(Player::North, 0), Err(DynMoveError::GameOver));
    assert!(record.legal_pits().next().is_none());
}

#[test]
fn move_errors_have_the_same_text_at_run_time() {
    assert_eq!(MoveError::GameOver.to_string(), "the game is finished");
    assert_eq!(DynMoveError::from(MoveError::GameOver), DynMoveError::GameOver);
    let empty = MoveError::from(IllegalMove::EmptyPit);
    assert_eq!(DynMoveError::from(empty), DynMoveError::Illegal(IllegalMove::EmptyPit));
    assert_eq!(DynMoveError::NoSuchPit.to_string(), "no such pit on this board");
}
