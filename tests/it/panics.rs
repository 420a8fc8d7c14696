//! Panics in a variant or in a closure leave the game that they interrupt unchanged.

use crate::common::at_width;
use crate::common::interrupt::{at_each_point, point, Interruptible};
use crate::common::play::{game_of, open_game};
use crate::common::runs::Runs;
use crate::common::setup::{config, player, Setup};
use crate::common::variants::{PassKalah, SlamIllegalOware};
use mancala_engine::{
    AnyGame, Board, Bohnenspiel, ByPlayer, Congkak, DynGame, Kalah, Mangala, Oware, Pit, Player, Variant,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// Up to three stones in each pit, on the widths at which the form of a row changes, and on the widths next to them.
fn setups() -> impl Strategy<Value = Setup> {
    let row = |width| prop_oneof![vec(0..=3_u8, width), vec(select(vec![0, 0, 0, 0, 1]), width)];
    select(vec![3, 6, 7, 8, 9, 14, 17, 31])
        .prop_flat_map(move |width| (row(width), row(width), player()))
        .prop_map(|(south, north, to_move)| Setup {
            pits: ByPlayer { south, north },
            stores: ByPlayer { south: 2, north: 1 },
            to_move,
        })
}

/// Tries each pit of the board, including illegal ones.
fn spares_a_game_at_run_time<V: Variant, const PITS: usize>(setup: &Setup) {
    let game = game_of::<Interruptible<V>, PITS>(setup);
    for owner in Player::ALL {
        for index in 0..=PITS {
            at_each_point(&game, &|game| {
                let table: &mut dyn DynGame = game;
                let _ = table.play_at(owner, index);
            });
            at_each_point(&game, &|game| {
                let _ = game.check(owner, index);
            });
        }
    }
}

/// A token borrows its game; a game that is consumed is cloned first.
fn spares_a_game_of_types<V: Variant, const PITS: usize>(setup: &Setup) {
    let Some(game) = open_game::<Interruptible<V>, PITS>(setup) else {
        return;
    };
    at_each_point(&game, &|game| {
        let _ = game.legal_moves().count();
    });
    for pit in Pit::all() {
        at_each_point(&game, &|game| {
            let Ok(token) = game.legal_move(pit) else { return };
            let _ = (token.play(), token.play_summary(), token.play_with(|_| point()));
        });
        at_each_point(&game, &|game| {
            let _ = game.clone().play(pit);
            let _ = game.clone().play_at(game.to_move(), pit);
            let _ = game.clone().play_summary(pit);
            let _ = game.clone().play_with(pit, |_| point());
        });
    }
}

fn spares_a_board<V: Variant, const PITS: usize>(setup: &Setup) {
    at_each_point(&setup.board::<PITS>(), &|board: &mut Board<PITS>| {
        let _ = AnyGame::<Interruptible<V>, PITS>::from_board(*board, setup.to_move);
    });
}

/// A record with moves, some of them taken back.
#[cfg(feature = "alloc")]
fn spares_a_record<V: Variant, const PITS: usize>(setup: &Setup) {
    use mancala_engine::{DynRecord, Record};

    let mut record = Record::new(game_of::<Interruptible<V>, PITS>(setup));
    for _ in 0..4 {
        let AnyGame::AwaitingMove(game) = record.game() else {
            break;
        };
        let pit = game
            .legal_moves()
            .next_back()
            .expect("a game in progress has a move")
            .pit();
        record.play(pit).expect("legal");
    }
    record.undo();
    record.undo();

    at_each_point(&record, &|record| {
        record.undo();
    });
    at_each_point(&record, &|record| {
        record.redo();
    });
    at_each_point(&record, &|record| {
        let _ = (record.to_undo(), record.to_redo(), record.plies().count());
    });
    for pit in Pit::all() {
        at_each_point(&record, &|record| {
            let _ = record.play(pit);
        });
        at_each_point(&record, &|record| {
            let _ = record.play_with(pit, |_| point());
        });
        for owner in Player::ALL {
            at_each_point(&record, &|record| {
                let table: &mut dyn DynRecord = record;
                let _ = table.play_at(owner, pit.index());
            });
        }
    }
}

/// Tests a rule on random positions, in every variant.
macro_rules! in_every_game {
    ($($(#[$attribute:meta])* $test:ident => $rule:ident;)*) => {
        proptest! {
            #![proptest_config(config(40))]
            $(
                $(#[$attribute])*
                #[test]
                fn $test(setup in setups()) {
                    at_width!([3 6 7 8 9 14 17 31], setup.width(), $rule::<Kalah>(&setup));
                    at_width!([3 6 7 8 9 14 17 31], setup.width(), $rule::<Oware>(&setup));
                    at_width!([3 6 7 8 9 14 17 31], setup.width(), $rule::<Congkak>(&setup));
                    at_width!([3 6 7 8 9 14 17 31], setup.width(), $rule::<Mangala>(&setup));
                    at_width!([3 6 7 8 9 14 17 31], setup.width(), $rule::<Bohnenspiel>(&setup));
                    at_width!([3 6 7 8 9 14 17 31], setup.width(), $rule::<PassKalah>(&setup));
                    at_width!([3 6 7 8 9 14 17 31], setup.width(), $rule::<SlamIllegalOware>(&setup));
                }
            )*
        }
    };
}

in_every_game! {
    a_game_that_is_played_in_place_stays_as_it_was => spares_a_game_at_run_time;
    a_game_that_tokens_borrow_stays_as_it_was => spares_a_game_of_types;
    a_board_of_which_a_game_is_made_stays_as_it_was => spares_a_board;
    #[cfg(feature = "alloc")]
    a_record_stays_as_it_was => spares_a_record;
}

/// The player to move always plays the first legal pit.
fn is_spared_up_to_the_end<V: Variant, const PITS: usize>() {
    let mut game = AnyGame::<Interruptible<V>, PITS>::start();
    while let AnyGame::AwaitingMove(open) = &game {
        let pit = open.legal_moves().next().expect("a game in progress has a move").pit();
        let owner = open.to_move();
        let play = |game: &mut AnyGame<_, PITS>| {
            let table: &mut dyn DynGame = game;
            table.play_at(owner, pit.index()).expect("legal");
        };
        assert_ne!(at_each_point(&game, &play), 0);
        play(&mut game);
    }
}

#[test]
fn whole_games_can_be_interrupted_at_each_point() {
    is_spared_up_to_the_end::<Kalah, 6>();
    is_spared_up_to_the_end::<Kalah, 9>();
    is_spared_up_to_the_end::<Kalah, 17>();
    is_spared_up_to_the_end::<Congkak, 7>();
    is_spared_up_to_the_end::<Congkak, 17>();
    is_spared_up_to_the_end::<Mangala, 9>();
    is_spared_up_to_the_end::<Mangala<2>, 17>();
    is_spared_up_to_the_end::<Bohnenspiel, 6>();
}

/// Checks each pit of the player to move, and counts the questions to the variant.
fn questions_of_legality<V: Variant, const PITS: usize>(south: [u8; PITS], north: [u8; PITS]) -> u32 {
    let board = Board::new(ByPlayer { south, north }, ByPlayer::default()).expect("few stones");
    let game = AnyGame::<Interruptible<V>, PITS>::from_board(board, Player::South);
    at_each_point(&game, &|game| {
        for index in 0..PITS {
            let _ = game.check(Player::South, index);
        }
    })
}

#[test]
fn a_game_stays_as_it_was_while_moves_are_tried_that_may_not_feed() {
    assert_ne!(questions_of_legality::<Oware, 3>([1, 0, 1], [0; 3]), 0);
    assert_ne!(questions_of_legality::<Oware, 9>([1; 9], [0; 9]), 0);
    assert_ne!(questions_of_legality::<Oware, 17>([1; 17], [0; 17]), 0);
}

#[test]
fn a_game_stays_as_it_was_while_moves_are_tried_that_may_slam() {
    assert_ne!(questions_of_legality::<SlamIllegalOware, 3>([1, 0, 1], [1, 0, 0]), 0);
    assert_ne!(questions_of_legality::<SlamIllegalOware, 9>([1; 9], [1; 9]), 0);
    assert_ne!(questions_of_legality::<SlamIllegalOware, 17>([1; 17], [1; 17]), 0);
}

/// A run that goes round the board is interrupted at each pit that it asks about.
fn is_spared_in_a_run<const PITS: usize>(hand: u8) {
    let mut south = [0; PITS];
    south[0] = hand;
    let pits = ByPlayer {
        south,
        north: [0; PITS],
    };
    let board = Board::new(pits, ByPlayer::default()).expect("at most 255 stones");
    let game = AnyGame::<Interruptible<Runs>, PITS>::from_board(board, Player::South);
    let questions = at_each_point(&game, &|game| {
        let table: &mut dyn DynGame = game;
        table.play_at(Player::South, 0).expect("legal");
    });
    // The landing pit, all the others, and who is next.
    let pits = u32::try_from(2 * PITS).expect("a small number");
    assert_eq!(questions, 1 + (pits - 1) + 2);
}

#[test]
fn a_game_stays_as_it_was_when_a_run_is_interrupted_at_any_pit() {
    is_spared_in_a_run::<1>(2);
    is_spared_in_a_run::<3>(6);
    is_spared_in_a_run::<6>(12);
    is_spared_in_a_run::<7>(14);
    is_spared_in_a_run::<8>(16);
    is_spared_in_a_run::<9>(18);
    is_spared_in_a_run::<14>(28);
    is_spared_in_a_run::<15>(30);
    is_spared_in_a_run::<16>(32);
    is_spared_in_a_run::<17>(34);
    is_spared_in_a_run::<31>(62);
}

#[cfg(feature = "alloc")]
mod repetition {
    use mancala_engine::{Outcome, Record};

    use super::*;
    use crate::common::variants::Promenade;

    /// Interrupts each of these moves at each question and each event, and then plays it.
    fn interrupted<V: Variant>(board: &str, pits: [usize; 4]) -> Record<Interruptible<V>, 2> {
        let game = AnyGame::from_board(board.parse().expect(board), Player::South);
        let mut record = Record::new(game);
        for index in pits {
            let pit = Pit::new(index).expect("a pit");
            let play = |record: &mut Record<_, 2>| {
                record.play_with(pit, |_| point()).expect("legal");
            };
            assert_ne!(at_each_point(&record, &play), 0);
            play(&mut record);
        }
        record
    }

    /// Each player has one seed, and the fourth move leads back to the first position.
    #[test]
    fn a_record_that_was_interrupted_sees_a_repetition() {
        let record = interrupted::<Oware>("<2,0,0,1,0,1,0>", [0, 0, 1, 1]);
        assert_eq!(record.outcome(), Some(Outcome::Drawn));
    }

    /// One stone goes round the board, and the player without it passes.
    #[test]
    fn a_record_stays_as_it_was_when_the_report_of_a_pass_panics() {
        let record = interrupted::<Promenade>("<2,0,0,0,1,0,0>", [1, 0, 1, 0]);
        assert_eq!(record.outcome(), Some(Outcome::Won(Player::South)));
    }
}
