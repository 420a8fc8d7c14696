//! Records of matches: moves, undo and redo, and repetition.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, RwLock};
use std::thread;

use crate::common::at_width;
use crate::common::history::{
    about_to_repeat, act_out, acts, assert_repeats, long_acts, pile, play_any, walk, walk_out, Act,
};
use crate::common::interrupt::{points, Interruptible};
use crate::common::play::{choose, game_of};
use crate::common::setup::{config, setups_of, Setup};
use crate::common::variants::{PassKalah, PlayedOutOware, Promenade};
use mancala_engine::{
    read_record, AnyGame, ByPlayer, Congkak, DynGame, DynMoveError, DynRecord, DynSpot, Entry, Event, Game, GameKind,
    IllegalMove, Kalah, Mangala, MoveError, Outcome, Oware, Pit, Player, Ply, Record, Spot, Variant,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, Index};
use static_assertions::assert_impl_all;

assert_impl_all!(Record: Send, Sync, Clone);
assert_impl_all!(dyn DynRecord: Send, Sync);
assert_impl_all!(mancala_engine::Plies<'static>: Clone, ExactSizeIterator, DoubleEndedIterator);
assert_impl_all!(mancala_engine::Games<'static>: Clone, ExactSizeIterator, DoubleEndedIterator);

fn record_of<V: Variant, const PITS: usize>(board: &str, to_move: Player) -> Record<V, PITS> {
    Record::new(AnyGame::from_board(board.parse().expect(board), to_move))
}

/// Plays these pits, by index, each for the player to move.
fn play<V: Variant, const PITS: usize>(record: &mut Record<V, PITS>, pits: &[usize]) {
    for &index in pits {
        let pit = Pit::new(index).expect("the row has this pit");
        record.play(pit).unwrap_or_else(|error| panic!("pit {index}: {error}"));
    }
}

fn boards<V: Variant, const PITS: usize>(record: &Record<V, PITS>) -> Vec<String> {
    record.games().map(|game| game.board().to_string()).collect()
}

fn board<V: Variant, const PITS: usize>(record: &Record<V, PITS>) -> String {
    record.game().board().to_string()
}

// Moves.

#[test]
fn a_record_starts_with_its_game_and_without_entries() {
    let mut record = Record::new(Game::new());
    assert_eq!(record.game(), &AnyGame::start());
    assert_eq!(record.start(), record.game());
    assert_eq!(record, Record::default());
    assert_eq!((record.plies().len(), record.games().len()), (0, 1));
    assert_eq!((record.to_undo(), record.to_redo()), (None, None));
    assert_eq!((record.undo(), record.redo()), (None, None));
    assert_eq!((record.to_move(), record.outcome()), (Some(Player::South), None));
}

#[test]
fn a_finished_position_has_a_record_without_moves() {
    let mut record = record_of::<Kalah, 2>("<2,4,2,0,0,1,2>", Player::South);
    assert_eq!(record.outcome(), Some(Outcome::Won(Player::North)));
    assert_eq!(record.play(Pit::at::<0>()), Err(MoveError::GameOver));
    assert_eq!(record.play_at(Player::North, 0), Err(DynMoveError::GameOver));
    record.conclude();
    assert_eq!(record.games().len(), 1);
}

#[test]
fn a_rejected_move_leaves_a_record_as_it_was() {
    let mut record = Record::new(Game::new());
    play(&mut record, &[2, 5]);
    record.undo();
    let before = record.clone();
    let mut events = 0;
    assert_eq!(
        record.play_with(Pit::at::<2>(), |_| events += 1),
        Err(IllegalMove::EmptyPit.into())
    );
    assert_eq!(record.play_at(Player::North, 0), Err(IllegalMove::NotOwned.into()));
    assert_eq!(record, before);
    assert_eq!(events, 0);
}

#[test]
fn a_click_on_a_pit_of_the_mover_is_a_move() {
    let mut clicked = Record::new(Game::new());
    let summary = clicked.play_at(Player::South, 2).expect("a move of the mover");
    let mut played = Record::new(Game::new());
    assert_eq!(played.play(Pit::at::<2>()), Ok(summary));
    assert_eq!(clicked, played);
}

#[test]
fn plies_contain_the_player_the_pit_and_the_summary() {
    let mut record = Record::new(Game::new());
    play(&mut record, &[2, 5]);
    record.conclude();
    let plies: Vec<_> = record.plies().collect();
    let told = plies.iter().map(|ply| (ply.player, ply.index, ply.repeats));
    assert!(told.eq([(Player::South, 2, false), (Player::South, 5, false)]));
    let far = DynSpot::Pit {
        owner: Player::North,
        index: 3,
    };
    let landings = plies.iter().map(|ply| (ply.summary.last, ply.summary.extra_turn));
    assert!(landings.eq([(DynSpot::Store(Player::South), true), (far, false)]));
    for ply in &plies {
        assert_eq!((ply.summary.captured, ply.summary.swept), (0, ByPlayer::default()));
    }
    assert!(record.plies().rev().eq(plies.into_iter().rev()));
    assert_eq!(record.plies().len(), 2);
}

#[test]
fn the_ends_of_the_iterators_meet() {
    let mut record = Record::new(Game::new());
    play(&mut record, &[2, 5, 0]);
    let all: Vec<Ply> = record.plies().collect();
    let mut plies = record.plies();
    assert_eq!(
        (plies.next(), plies.next_back(), plies.len()),
        (Some(all[0]), Some(all[2]), 1)
    );
    assert_eq!(
        (plies.next_back(), plies.next(), plies.next_back()),
        (Some(all[1]), None, None)
    );

    let mut positions = record.games();
    assert_eq!(positions.next_back(), Some(record.game()));
    assert_eq!((positions.next(), positions.len()), (Some(record.start()), 2));
    assert_eq!(positions.by_ref().count(), 2);
    assert_eq!((positions.next(), positions.next_back()), (None, None));

    let mut from_the_end = record.games().rev();
    assert_eq!(from_the_end.nth(3), Some(record.start()));
}

// Undo and redo.

/// ```text
///       (0) (2)        South lifts pit 1, lands in the empty pit 2, and captures 1 + 2; North has nothing left.
///   [0]         [0]
///       (1) (0)
/// ```
#[test]
fn one_undo_takes_back_a_move_with_its_capture_and_the_end() {
    let start = "<2,0,0,1,0,2,0>";
    let mut record = record_of::<Kalah, 2>(start, Player::South);
    play(&mut record, &[0]);
    assert_eq!(record.outcome(), Some(Outcome::Won(Player::South)));
    assert_eq!(board(&record), "<2,3,0,0,0,0,0>");
    record.undo();
    assert_eq!(record.outcome(), None);
    assert_eq!(record.to_move(), Some(Player::South));
    assert_eq!(board(&record), start);
}

/// ```text
///       (1) (1)        South banks their last stone, and North sweeps 2.
///   [0]         [0]
///       (0) (1)
/// ```
#[test]
fn one_undo_takes_back_a_move_with_its_sweep() {
    let start = "<2,0,0,0,1,1,1>";
    let mut record = record_of::<Kalah, 2>(start, Player::South);
    play(&mut record, &[1]);
    assert_eq!(board(&record), "<2,1,2,0,0,0,0>");
    let Some(Entry::Played(ply)) = record.undo() else {
        panic!("a move was played");
    };
    assert_eq!(ply.summary.swept, ByPlayer { south: 0, north: 2 });
    assert_eq!(board(&record), start);
}

/// South's pit 3 earns an extra turn, and the undo of the second move does not take back the first.
#[test]
fn an_extra_turn_is_a_move_of_its_own() {
    let mut record = Record::new(Game::new());
    play(&mut record, &[2, 5]);
    assert_eq!(record.to_move(), Some(Player::North));
    record.undo();
    assert_eq!(record.to_move(), Some(Player::South));
    assert_eq!(board(&record), "<6,1,0,4,4,0,5,5,5,4,4,4,4,4,4>");
}

#[test]
fn undo_and_redo_return_what_they_did() {
    let mut record = Record::new(Game::new());
    play(&mut record, &[2]);
    record.conclude();
    let ply = record.plies().next().expect("a move was played");
    assert_eq!(record.to_undo(), Some(Entry::Concluded));
    assert_eq!(record.undo(), Some(Entry::Concluded));
    assert_eq!(record.to_redo(), Some(Entry::Concluded));
    assert_eq!(record.undo(), Some(Entry::Played(ply)));
    assert_eq!(record.undo(), None);
    assert_eq!(record.redo(), Some(Entry::Played(ply)));
    assert_eq!(record.redo(), Some(Entry::Concluded));
    assert_eq!(record.redo(), None);
    assert_eq!(record.outcome(), Some(Outcome::Drawn));
}

#[test]
fn a_new_move_after_undo_drops_what_was_taken_back() {
    let mut record = Record::new(Game::new());
    play(&mut record, &[2, 5]);
    record.undo();
    play(&mut record, &[5]);
    assert_eq!(record.redo(), None);
    let mut straight = Record::new(Game::new());
    play(&mut straight, &[2, 5]);
    assert_eq!(record, straight);
}

#[test]
fn an_agreed_end_after_undo_drops_what_was_taken_back() {
    let mut record = Record::new(Game::new());
    play(&mut record, &[2, 5]);
    record.undo();
    record.conclude();
    assert_eq!(record.redo(), None);
    assert_eq!(board(&record), "<6,24,24,0,0,0,0,0,0,0,0,0,0,0,0>");
}

#[test]
fn an_agreed_end_is_taken_back_as_an_entry_of_its_own() {
    let mut record = Record::new(Game::new());
    play(&mut record, &[2]);
    record.conclude();
    record.conclude();
    assert_eq!((record.plies().len(), record.games().len()), (1, 3));
    record.undo();
    assert_eq!(board(&record), "<6,1,0,4,4,0,5,5,5,4,4,4,4,4,4>");
    assert_eq!(record.to_move(), Some(Player::South));
}

// Repetition.

/// ```text
///       (0) (1)       South 1, North 1 and South 2 bring all seeds to North. North has to feed, which leads back to the
///   [0]         [0]   first position.
///       (1) (0)
/// ```
const WALK: &str = "<2,0,0,1,0,1,0>";
const ROUND: [usize; 4] = [0, 0, 1, 1];

#[test]
fn a_repeated_position_ends_the_game_and_each_player_keeps_their_own_row() {
    let mut record = record_of::<Oware, 2>(WALK, Player::South);
    play(&mut record, &ROUND[..3]);
    assert_eq!(record.outcome(), None);
    let summary = record.play(Pit::at::<1>()).expect("North can feed");
    assert_eq!(summary.swept, ByPlayer { south: 1, north: 1 });
    assert_eq!(board(&record), "<2,1,1,0,0,0,0>");
    assert_eq!(record.outcome(), Some(Outcome::Drawn));
    assert_eq!(record.play(Pit::at::<0>()), Err(MoveError::GameOver));
}

#[test]
fn only_the_ply_that_repeats_is_marked() {
    let mut record = record_of::<Oware, 2>(WALK, Player::South);
    play(&mut record, &ROUND);
    let repeats: Vec<bool> = record.plies().map(|ply| ply.repeats).collect();
    assert_eq!(repeats, [false, false, false, true]);
    let last = record.plies().next_back().expect("moves were played");
    assert_eq!(record.undo(), Some(Entry::Played(last)));
    assert_eq!(last.summary.swept, ByPlayer { south: 1, north: 1 });
}

#[test]
fn a_bare_game_does_not_see_a_repetition() {
    let mut game = AnyGame::<Oware, 2>::from_board(WALK.parse().expect(WALK), Player::South);
    let start = game.clone();
    for index in ROUND {
        let open = Game::try_from(game).expect("the game is in progress");
        game = open.play(Pit::new(index).expect("a pit")).expect("legal");
    }
    assert_eq!(game, start);
}

#[test]
fn a_variant_that_plays_on_is_not_ended_by_a_repetition() {
    let mut record = record_of::<PlayedOutOware, 2>(WALK, Player::South);
    play(&mut record, &ROUND);
    play(&mut record, &ROUND);
    assert_eq!(board(&record), WALK);
    assert_eq!(record.to_move(), Some(Player::South));
    assert!(record.plies().all(|ply| !ply.repeats));
}

/// The walk begins one move later: it doesn't return to the start, and the second position repeats.
#[test]
fn any_position_of_the_record_can_be_repeated() {
    let mut record = record_of::<Oware, 2>("<2,0,0,0,0,1,1>", Player::North);
    play(&mut record, &[1, 0, 0]);
    assert_eq!(record.outcome(), None);
    play(&mut record, &[1]);
    assert_eq!(record.outcome(), Some(Outcome::Won(Player::North)));
}

/// ```text
///       (0) (2)       After these five moves the pits are the first ones again, but North is to move.
///   [0]         [0]
///       (0) (2)
/// ```
#[test]
fn the_same_pits_with_the_other_player_to_move_are_not_a_repetition() {
    let mut record = record_of::<Oware, 2>("<2,0,0,0,2,2,0>", Player::South);
    play(&mut record, &[1, 0, 1, 1, 0]);
    assert_eq!(board(&record), "<2,0,0,0,2,2,0>");
    assert_eq!(record.to_move(), Some(Player::North));
}

#[test]
fn a_position_that_was_taken_back_is_not_repeated() {
    let mut record = record_of::<Oware, 2>(WALK, Player::South);
    play(&mut record, &ROUND[..3]);
    for _ in 0..3 {
        record.undo();
    }
    play(&mut record, &ROUND[..3]);
    assert_eq!(record.outcome(), None);
}

#[test]
fn a_repetition_is_taken_back_and_played_again() {
    let mut record = record_of::<Oware, 2>(WALK, Player::South);
    play(&mut record, &ROUND);
    let over = record.clone();
    record.undo();
    assert_eq!(record.to_move(), Some(Player::North));
    assert_eq!(board(&record), boards(&over)[3]);
    record.redo();
    assert_eq!(record, over);
}

/// One stone goes round the board: South 2, North 1 and 2, South 1. Only its owner can move, so South 1 and North 1 are
/// followed by a pass; the last move leads back to the first position.
#[test]
fn if_a_repetition_ends_the_game_no_one_passes_and_the_rows_are_swept() {
    let mut record = record_of::<Promenade, 2>("<2,0,0,0,1,0,0>", Player::South);
    let mut last_events = Vec::new();
    for (index, passes) in [(1, false), (0, true), (1, false), (0, false)] {
        let mut events = Vec::new();
        let pit = Pit::new(index).expect("a pit");
        record
            .play_with(pit, |event| events.push(event))
            .expect("the stone lies there");
        let passed = events.iter().any(|event| matches!(event, Event::Passed { .. }));
        assert_eq!(passed, passes, "{events:?}");
        last_events = events;
    }
    let from = Spot::Pit(Player::South, Pit::at::<0>());
    let at = Spot::Pit(Player::South, Pit::at::<1>());
    let (row, to) = (Player::South, Player::South);
    let expected = [
        Event::Lifted { from, stones: 1 },
        Event::Sown { at },
        Event::Swept { row, stones: 1, to },
    ];
    assert_eq!(last_events, expected);
    assert_eq!(record.outcome(), Some(Outcome::Won(Player::South)));
}

/// The position that the pile reaches after some plies comes back after some more, and no other one does earlier.
fn comes_back<const PITS: usize>(stones: u8, before: usize, plies: usize) {
    let mut record = pile::<PITS>(stones);
    walk(&mut record, before + plies - 1);
    assert_eq!(record.outcome(), None, "{PITS} pits");
    let there = record.games().nth(before).expect("it was there").board();
    let there = Player::ALL.map(|player| there.in_play(player));
    walk(&mut record, 1);
    let last = record.plies().next_back().expect("a move was played");
    assert!(last.repeats, "{PITS} pits");
    assert_eq!(Player::ALL.map(|player| last.summary.swept[player]), there);
}

#[test]
fn a_repetition_is_seen_however_many_plies_it_takes() {
    comes_back::<1>(1, 0, 2);
    comes_back::<31>(1, 0, 62);
    comes_back::<29>(7, 2, 63);
    comes_back::<31>(3, 3, 64);
    comes_back::<31>(5, 2, 65);
    comes_back::<31>(6, 2, 66);
    comes_back::<28>(12, 57, 125);
    comes_back::<127>(1, 0, 254);
}

#[test]
fn a_long_way_that_was_taken_back_can_be_played_again() {
    let mut record = about_to_repeat();
    let there = record.clone();
    while record.undo().is_some() {}
    walk(&mut record, 181);
    assert_eq!(record.outcome(), None);
    assert_eq!(record, there);
}

#[test]
fn a_repetition_is_seen_after_a_long_way_back_and_forth() {
    let mut record = about_to_repeat();
    for _ in 0..100 {
        record.undo().expect("a move was played");
    }
    while record.redo().is_some() {}
    assert_repeats(record);
}

#[test]
fn a_repetition_that_was_taken_back_is_seen_again() {
    let mut record = about_to_repeat();
    walk(&mut record, 1);
    record.undo();
    assert_eq!(record.outcome(), None);
    assert_repeats(record);
}

#[test]
fn a_repetition_is_seen_after_an_agreed_end_was_taken_back() {
    let mut record = about_to_repeat();
    record.conclude();
    record.undo();
    assert_repeats(record);
}

#[test]
fn a_record_that_was_cloned_or_read_sees_the_same_repetition() {
    let record = about_to_repeat();
    assert_repeats(record.clone());
    assert_repeats(record.to_string().parse().expect("a record"));
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// What a record remembers of old positions, and how it was built, is not observable.
#[test]
fn records_of_one_match_are_equal_and_look_the_same() {
    let straight = about_to_repeat();
    let mut detour = about_to_repeat();
    while detour.undo().is_some() {}
    while detour.redo().is_some() {}
    assert_eq!(detour, straight);
    assert_eq!(hash(&detour), hash(&straight));
    assert_eq!(format!("{detour:?}"), format!("{straight:?}"));
}

#[test]
fn records_differ_by_their_start_their_moves_and_what_was_taken_back() {
    let start = Record::new(Game::new());
    let other_start = record_of("<6,1,0,4,4,4,4,4,3,4,4,4,4,4,4>", Player::South);
    let mut moved = start.clone();
    play(&mut moved, &[2]);
    let mut undone = moved.clone();
    undone.undo();
    let records = [start, other_start, moved, undone];
    for (index, record) in records.iter().enumerate() {
        for other in &records[..index] {
            assert_ne!(record, other);
            assert_ne!(hash(record), hash(other));
            assert_ne!(format!("{record:?}"), format!("{other:?}"));
        }
    }
}

/// On the usual board some moves that leave the walk repeat one of its positions, most of them old ones.
#[test]
fn hundreds_of_plies_without_a_capture_are_all_remembered() {
    walk_out(AnyGame::<Oware, 6>::start(), 600);
    walk_out(AnyGame::<Oware<21>, 6>::start(), 400);
}

/// Two extra turns and a capture, and one stone that goes round the board, with passes and a repetition.
#[test]
fn events_ask_a_variant_no_further_questions() {
    asks_as_often::<Kalah, 6>("<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>", &[2, 5, 4, 0]);
    asks_as_often::<Promenade, 2>("<2,0,0,0,1,0,0>", &[1, 0, 1, 0]);
}

fn asks_as_often<V: Variant, const PITS: usize>(board: &str, pits: &[usize]) {
    let mut played: Record<Interruptible<V>, PITS> = record_of(board, Player::South);
    let mut told = played.clone();
    for &index in pits {
        let pit = Pit::new(index).expect("a pit");
        let (summary, asked) = points(|| played.play(pit));
        assert_eq!(points(|| told.play_with(pit, |_| ())), (summary, asked));
        assert!(summary.is_ok() && asked > 0);
    }
    assert_eq!(told, played);
}

// Records chosen at run time.

#[test]
fn a_record_behind_the_trait_keeps_its_history_and_sees_repetition() {
    let mut record: Box<dyn DynRecord> = Box::new(record_of::<Oware, 2>(WALK, Player::South));
    for index in ROUND {
        let player = record.to_move().expect("the game is in progress");
        record.play_at(player, index).expect("legal");
    }
    assert_eq!(record.outcome(), Some(Outcome::Drawn));
    assert_eq!(record.plies().map(|ply| ply.index).collect::<Vec<_>>(), ROUND);
    assert_eq!(record.to_undo(), record.undo());
    assert_eq!(record.to_move(), Some(Player::North));
    assert_eq!(record.to_redo(), record.redo());
    assert_eq!(record.outcome(), Some(Outcome::Drawn));
    record.undo();
    record.conclude();
    assert_eq!((record.to_undo(), record.to_redo()), (Some(Entry::Concluded), None));
}

#[test]
fn threads_share_a_boxed_record_behind_a_mutex() {
    let record: Mutex<Box<dyn DynRecord>> =
        Mutex::new(read_record(GameKind::USUAL, "variant oware\n1 2").expect("a record"));
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| play_any(&mut **record.lock().expect("no thread panics")));
        }
    });
    let record = record.into_inner().expect("no thread panics");
    assert_eq!(record.plies().len(), 6);
}

#[test]
fn threads_that_outlive_their_parent_share_a_boxed_record_behind_a_lock() {
    let record: Arc<RwLock<Box<dyn DynRecord>>> =
        Arc::new(RwLock::new(read_record(GameKind::USUAL, "1 2").expect("a record")));
    let writer = {
        let record = Arc::clone(&record);
        thread::spawn(move || play_any(&mut **record.write().expect("no thread panics")))
    };
    writer.join().expect("no thread panics");
    let readers = [(); 2].map(|()| {
        let record = Arc::clone(&record);
        thread::spawn(move || record.read().expect("no thread panics").to_string())
    });
    for reader in readers {
        assert_eq!(
            reader.join().expect("no thread panics"),
            "variant kalah\nboard 6 4\n\n1 2 2"
        );
    }
}

/// Every pit of both rows, and some that do not exist.
fn answers_as_its_game<V: Variant, const PITS: usize>(setup: &Setup) {
    let game = game_of::<V, PITS>(setup);
    for owner in Player::ALL {
        for index in (0..PITS + 2).chain([255, 256, usize::MAX]) {
            let (mut game, mut record) = (game.clone(), Record::new(game.clone()));
            let (table, same): (&mut dyn DynGame, &mut dyn DynRecord) = (&mut game, &mut record);
            assert_eq!(same.check(owner, index), table.check(owner, index));
            assert_eq!(same.play_at(owner, index), table.play_at(owner, index));
            assert_eq!(same.stones(owner, index), table.stones(owner, index));
            assert_eq!((same.variant(), same.width()), (table.variant(), table.width()));
            assert_eq!(same.store(owner), table.store(owner));
            assert_eq!((same.to_move(), same.outcome()), (table.to_move(), table.outcome()));
            assert_eq!(record.game(), &game);
        }
    }
}

// Any match.

/// Plays moves, takes them back one by one, which must restore each position, and plays them again.
fn undo_is_the_inverse_of_play<V: Variant, const PITS: usize>(setup: &Setup, choices: &[Index]) {
    let mut record = Record::new(game_of::<V, PITS>(setup));
    let mut stages = vec![record.clone()];
    for &choice in choices {
        let AnyGame::AwaitingMove(game) = record.game() else {
            break;
        };
        let pit = choose(game, choice).pit();
        record.play(pit).expect("legal");
        stages.push(record.clone());
    }
    for stage in stages.iter().rev().skip(1) {
        record.undo().expect("there is a move");
        assert_eq!(record.game(), stage.game());
        assert!(record.games().eq(stage.games()) && record.plies().eq(stage.plies()));
    }
    assert_eq!(record.undo(), None);
    for stage in &stages[1..] {
        record.redo().expect("there is a move");
        assert_eq!(record.game(), stage.game());
    }
    assert_eq!(Some(&record), stages.last());
}

/// The plies of a record are those of its moves, and the events of a move lead from its board to the next one.
fn plies_are_what_the_moves_did<V: Variant, const PITS: usize>(setup: &Setup, choices: &[Index]) {
    let mut record = Record::new(game_of::<V, PITS>(setup));
    let mut summaries = Vec::new();
    for &choice in choices {
        let AnyGame::AwaitingMove(game) = record.game().clone() else {
            break;
        };
        let token = choose(&game, choice);
        let (alone, expected) = token.play_summary();
        let mut events = Vec::new();
        let summary = record
            .play_with(token.pit(), |event| events.push(event))
            .expect("legal");
        let swept = ByPlayer {
            south: swept(&events, Player::South),
            north: swept(&events, Player::North),
        };
        assert_eq!(summary.swept, swept);
        assert_eq!((summary.last, summary.captured), (expected.last, expected.captured));
        if record.game() == &alone {
            assert_eq!(summary, expected);
        } else {
            let over = Game::try_from(alone).expect("only a repetition ends it").conclude();
            assert_eq!(record.game(), &AnyGame::from(over));
            assert!(record.plies().next_back().is_some_and(|ply| ply.repeats));
        }
        summaries.push(summary);
    }
    assert!(record.plies().map(|ply| ply.summary).eq(summaries));
}

fn swept<const PITS: usize>(events: &[Event<Spot<PITS>>], player: Player) -> u8 {
    let stones = |event: &Event<Spot<PITS>>| match *event {
        Event::Swept { stones, to, .. } if to == player => stones,
        _ => 0,
    };
    events.iter().map(stones).sum()
}

fn is_its_history<V: Variant, const PITS: usize>(setup: &Setup, acts: &[Act]) {
    let record = act_out(game_of::<V, PITS>(setup), acts);
    let entries = record.games().len() - 1;
    let is_concluded = record.to_undo() == Some(Entry::Concluded);
    assert_eq!(record.plies().len() + usize::from(is_concluded), entries);
}

/// Few seeds on a narrow board, so positions repeat.
fn few_seeds() -> impl Strategy<Value = Setup> {
    (1..=3_usize)
        .prop_flat_map(|width| (vec(0..=1_u8, width), vec(0..=1_u8, width), select(&Player::ALL[..])))
        .prop_map(|(south, north, to_move)| Setup {
            pits: ByPlayer { south, north },
            stores: ByPlayer::default(),
            to_move,
        })
}

fn setups() -> impl Strategy<Value = Setup> {
    prop_oneof![2 => few_seeds(), 3 => select(vec![1, 2, 3, 6, 16]).prop_flat_map(setups_of)]
}

/// A few stones on a board that is so wide that most positions repeat late, or never.
fn sparse() -> impl Strategy<Value = Setup> {
    select(vec![2, 3, 6, 8, 16]).prop_flat_map(|width| {
        (vec(0..2 * width, 1..=10), select(&Player::ALL[..])).prop_map(move |(places, to_move)| {
            let mut pits = ByPlayer {
                south: vec![0; width],
                north: vec![0; width],
            };
            for place in places {
                pits[Player::ALL[place / width]][place % width] += 1;
            }
            let stores = ByPlayer::default();
            Setup { pits, stores, to_move }
        })
    })
}

/// Tests a rule on random matches, in every variant.
macro_rules! in_every_game {
    ($($test:ident: $random:expr => $rule:ident;)*) => {
        proptest! {
            #![proptest_config(config(200))]
            $(
                #[test]
                fn $test(setup in setups(), random in $random) {
                    at_width!([1 2 3 6 16], setup.width(), $rule::<Kalah>(&setup, &random));
                    at_width!([1 2 3 6 16], setup.width(), $rule::<Oware>(&setup, &random));
                    at_width!([1 2 3 6 16], setup.width(), $rule::<Congkak>(&setup, &random));
                    at_width!([1 2 3 6 16], setup.width(), $rule::<Mangala>(&setup, &random));
                    at_width!([1 2 3 6 16], setup.width(), $rule::<PassKalah>(&setup, &random));
                    at_width!([1 2 3 6 16], setup.width(), $rule::<PlayedOutOware>(&setup, &random));
                    at_width!([1 2 3 6 16], setup.width(), $rule::<Promenade>(&setup, &random));
                }
            )*
        }
    };
}

in_every_game! {
    to_undo_all_moves_is_the_way_back: vec(any::<Index>(), 0..60) => undo_is_the_inverse_of_play;
    plies_tell_what_the_moves_did: vec(any::<Index>(), 0..60) => plies_are_what_the_moves_did;
    a_record_is_as_a_list_of_all_positions: acts(80) => is_its_history;
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn a_long_record_behaves_like_a_list_of_all_positions(setup in sparse(), acts in long_acts()) {
        at_width!([2 3 6 8 16], setup.width(), is_its_history::<Oware>(&setup, &acts));
        at_width!([2 3 6 8 16], setup.width(), is_its_history::<Promenade>(&setup, &acts));
    }
}

proptest! {
    #![proptest_config(config(100))]

    #[test]
    fn a_record_answers_at_run_time_as_its_game_does(setup in setups()) {
        at_width!([1 2 3 6 16], setup.width(), answers_as_its_game::<Kalah>(&setup));
        at_width!([1 2 3 6 16], setup.width(), answers_as_its_game::<Congkak>(&setup));
    }
}
