//! Games chosen at run time, compared with the same typed games.

use std::thread;

use crate::common::at_width;
use crate::common::play::game_of;
use crate::common::setup::{config, setups_among, Setup};
use crate::common::variants::{PassKalah, SlamIllegalOware};
use mancala_engine::{
    board, AnyGame, Ayoayo, Bestemshe, Bohnenspiel, Congkak, DynGame, DynMoveError, EmptyCaptureKalah, IllegalMove,
    Kalah, Mangala, Oware, Pit, Player, Summary, Variant,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

/// The typed game's answer to a pit that is named at run time.
fn typed<V: Variant, const PITS: usize>(
    game: &AnyGame<V, PITS>,
    owner: Player,
    index: usize,
) -> Result<(AnyGame<V, PITS>, Summary), DynMoveError> {
    let pit = Pit::new(index).ok_or(DynMoveError::NoSuchPit)?;
    let AnyGame::AwaitingMove(game) = game else {
        return Err(DynMoveError::GameOver);
    };
    if let Err(rejected) = game.clone().play_at(owner, pit) {
        return Err(DynMoveError::Illegal(rejected.reason));
    }
    let played = game.clone().play_summary(pit);
    Ok(played.expect("as legal as a click"))
}

/// Plays every pit of both rows, and some that do not exist, each in a separate game.
fn answers_as_typed<V: Variant, const PITS: usize>(setup: &Setup) {
    let game = game_of::<V, PITS>(setup);
    for owner in Player::ALL {
        for index in (0..PITS + 2).chain([255, 256, usize::MAX]) {
            let mut played = game.clone();
            let table: &mut dyn DynGame = &mut played;
            let checked = table.check(owner, index);
            let answer = table.play_at(owner, index);
            assert_eq!(checked, answer.map(|_| ()), "{game:?}: pit {index} of {owner}");
            match typed(&game, owner, index) {
                Ok((after, summary)) => {
                    assert_eq!(answer, Ok(summary), "{game:?}: pit {index} of {owner}");
                    assert_eq!(played, after, "{game:?}: pit {index} of {owner}");
                }
                Err(error) => {
                    assert_eq!(answer, Err(error), "{game:?}: pit {index} of {owner}");
                    assert_eq!(played, game, "pit {index} of {owner} is rejected and changes nothing");
                }
            }
        }
    }
}

fn shows_the_same<V: Variant, const PITS: usize>(setup: &Setup) {
    let game = game_of::<V, PITS>(setup);
    let table: &dyn DynGame = &game;
    assert_eq!(table.variant(), V::NAME);
    assert_eq!(table.width(), PITS);
    for player in Player::ALL {
        let row: Vec<u8> = (0..).map_while(|index| table.stones(player, index)).collect();
        assert_eq!(row, game.board().pits(player));
        assert_eq!(table.stones(player, usize::MAX), None);
        assert_eq!(table.store(player), game.board().store(player));
    }
    match &game {
        AnyGame::AwaitingMove(game) => {
            assert_eq!((table.to_move(), table.outcome()), (Some(game.to_move()), None));
        }
        AnyGame::Finished(over) => assert_eq!((table.to_move(), table.outcome()), (None, Some(over.outcome()))),
    }
}

/// Plays in place to the end, or until there are no more choices.
fn plays_on_as_typed<V: Variant, const PITS: usize>(choices: &[Index]) {
    let mut table: Box<dyn DynGame> = Box::new(AnyGame::<V, PITS>::start());
    let mut game = AnyGame::<V, PITS>::start();
    for choice in choices {
        let Some(to_move) = table.to_move() else { break };
        let legal: Vec<usize> = (0..table.width())
            .filter(|&index| table.check(to_move, index).is_ok())
            .collect();
        let index = legal[choice.index(legal.len())];
        let (after, summary) = typed(&game, to_move, index).expect("legal");
        assert_eq!(table.play_at(to_move, index), Ok(summary));
        assert_eq!(format!("{table:?}"), format!("{after:?}"));
        game = after;
    }
    assert_eq!(table.outcome().is_some(), matches!(game, AnyGame::Finished(_)));
}

fn concludes_as_typed<V: Variant, const PITS: usize>(setup: &Setup) {
    let game = game_of::<V, PITS>(setup);
    let mut concluded = game.clone();
    let table: &mut dyn DynGame = &mut concluded;
    table.conclude();
    let expected = match game {
        AnyGame::AwaitingMove(game) => game.conclude().into(),
        AnyGame::Finished(_) => game,
    };
    assert_eq!(concluded, expected);
}

/// Tests a rule on random positions, in every variant.
macro_rules! in_every_game {
    ($($test:ident => $rule:ident;)*) => {
        proptest! {
            #![proptest_config(config(500))]
            $(
                #[test]
                fn $test(setup in setups_among(&[1, 2, 3, 6, 7, 17])) {
                    at_width!([1 2 3 6 7 17], setup.width(), $rule::<Kalah>(&setup));
                    at_width!([1 2 3 6 7 17], setup.width(), $rule::<EmptyCaptureKalah>(&setup));
                    at_width!([1 2 3 6 7 17], setup.width(), $rule::<Oware>(&setup));
                    at_width!([1 2 3 6 7 17], setup.width(), $rule::<Congkak>(&setup));
                    at_width!([1 2 3 6 7 17], setup.width(), $rule::<Mangala>(&setup));
                    at_width!([1 2 3 6 7 17], setup.width(), $rule::<Bohnenspiel>(&setup));
                    at_width!([1 2 3 6 7 17], setup.width(), $rule::<PassKalah>(&setup));
                    at_width!([1 2 3 6 7 17], setup.width(), $rule::<SlamIllegalOware>(&setup));
                }
            )*
        }
    };
}

in_every_game! {
    a_move_is_answered_as_in_types_and_a_rejected_one_changes_nothing => answers_as_typed;
    a_game_shows_what_its_types_show => shows_the_same;
    an_agreed_end_is_as_in_types => concludes_as_typed;
}

proptest! {
    #![proptest_config(config(30))]

    #[test]
    fn whole_games_are_played_in_place_as_in_types(choices in vec(any::<Index>(), 200)) {
        plays_on_as_typed::<Kalah, 6>(&choices);
        plays_on_as_typed::<EmptyCaptureKalah<3>, 9>(&choices);
        plays_on_as_typed::<Oware, 6>(&choices);
        plays_on_as_typed::<Congkak, 7>(&choices);
        plays_on_as_typed::<Mangala, 6>(&choices);
        plays_on_as_typed::<Bohnenspiel, 6>(&choices);
        plays_on_as_typed::<Bestemshe, 5>(&choices);
        plays_on_as_typed::<Ayoayo, 6>(&choices);
    }
}

fn table() -> Box<dyn DynGame> {
    let board = board!("<3,0,0,0,0,4,0,0,1>");
    Box::new(AnyGame::<Kalah, 3>::from_board(board, Player::South))
}

/// The debug form shows the whole game.
fn assert_rejected(mut table: Box<dyn DynGame>, owner: Player, index: usize, error: DynMoveError) {
    let before = format!("{table:?}");
    assert_eq!(table.check(owner, index), Err(error));
    assert_eq!(table.play_at(owner, index), Err(error));
    assert_eq!(format!("{table:?}"), before);
}

#[test]
fn a_pit_beyond_the_row_does_not_exist() {
    assert_rejected(table(), Player::South, 3, DynMoveError::NoSuchPit);
    assert_rejected(table(), Player::South, usize::MAX, DynMoveError::NoSuchPit);
    assert_rejected(table(), Player::North, 3, DynMoveError::NoSuchPit);
}

#[test]
fn a_pit_of_the_other_player_is_not_owned() {
    assert_rejected(table(), Player::North, 2, IllegalMove::NotOwned.into());
    assert_rejected(table(), Player::North, 0, IllegalMove::NotOwned.into());
}

#[test]
fn an_empty_pit_cannot_be_played() {
    assert_rejected(table(), Player::South, 0, IllegalMove::EmptyPit.into());
}

#[test]
fn nothing_is_played_after_the_end() {
    for owner in Player::ALL {
        for index in 0..3 {
            let mut over = table();
            over.conclude();
            assert_rejected(over, owner, index, DynMoveError::GameOver);
        }
    }
}

#[test]
fn a_boxed_game_is_sent_to_another_thread() {
    let mut game = table();
    let played = thread::spawn(move || game.play_at(Player::South, 2).map(|_| game));
    let game = played.join().expect("no thread panics").expect("legal");
    assert_eq!(game.stones(Player::South, 2), Some(0));
}

#[test]
fn a_wrong_call_returns_the_reason() {
    assert_eq!(DynMoveError::NoSuchPit.to_string(), "no such pit on this board");
    assert_eq!(DynMoveError::GameOver.to_string(), "the game is finished");
    assert_eq!(
        DynMoveError::from(IllegalMove::NotOwned).to_string(),
        "the pit belongs to the other player"
    );
}
