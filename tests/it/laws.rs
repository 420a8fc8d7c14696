//! Laws that hold for every move of every position.

use crate::common::at_width;
use crate::common::laws::{
    concludes_fairly, conserves, ends_with_empty_rows, events_tell_all, goes_on_with_a_move, is_fair,
    is_set_up_with_a_move, rejects_unchanged, spares_the_other_store, summary_agrees, token_and_game_agree,
};
use crate::common::play::choose;
use crate::common::setup::{config, setups_among};
use mancala_engine::{AnyGame, Congkak, EmptyCaptureKalah, Kalah, Oware, Variant};
use proptest::prelude::*;
use proptest::sample::Index;

/// States a law for random positions and a choice among their legal moves, in the games that are named. A few widths
/// do, from the narrowest to both sides of where rows are stored in another way: the laws of all of them together take
/// long to compile.
macro_rules! laws {
    ($($test:ident => $law:ident in $($variant:ident)*;)*) => {
        proptest! {
            #![proptest_config(config(1000))]
            $(
                #[test]
                fn $test(setup in setups_among(&[1, 2, 3, 6, 7, 14, 15]), choice: Index) {
                    $(at_width!([1 2 3 6 7 14 15], setup.width(), $law::<$variant>(&setup, choice));)*
                }
            )*
        }
    };
}

laws! {
    a_move_conserves_the_stones => conserves in Kalah EmptyCaptureKalah Oware Congkak;

    sowing_never_changes_the_opponents_store => spares_the_other_store in Kalah EmptyCaptureKalah Oware Congkak;

    a_game_that_goes_on_has_a_legal_move => goes_on_with_a_move in Kalah EmptyCaptureKalah Oware Congkak;

    a_set_up_game_that_goes_on_has_a_legal_move => is_set_up_with_a_move in Kalah EmptyCaptureKalah Oware Congkak;

    a_finished_game_that_sows_stores_has_empty_rows => ends_with_empty_rows in Kalah EmptyCaptureKalah Congkak;

    a_token_plays_as_the_game_itself_does => token_and_game_agree in Kalah EmptyCaptureKalah Oware Congkak;

    a_rejected_move_hands_the_old_game_back => rejects_unchanged in Kalah EmptyCaptureKalah Oware Congkak;

    the_events_of_a_move_tell_it_stone_by_stone => events_tell_all in Kalah EmptyCaptureKalah Oware Congkak;

    the_summary_agrees_with_the_events => summary_agrees in Kalah EmptyCaptureKalah Oware Congkak;

    swapping_the_players_commutes_with_playing => is_fair in Kalah EmptyCaptureKalah Oware Congkak;

    concluding_gives_each_player_the_own_row => concludes_fairly in Kalah EmptyCaptureKalah Oware Congkak;
}

/// Whole games from the opening: some thousand choices are more than any of them needs.
fn ends<V: Variant, const PITS: usize>(choices: &[Index]) {
    let mut game = AnyGame::<V, PITS>::start();
    for &choice in choices {
        let AnyGame::AwaitingMove(open) = game else { return };
        game = choose(&open, choice).play();
    }
    panic!("a game that does not end: {game:?}");
}

proptest! {
    #![proptest_config(config(50))]

    #[test]
    fn every_game_that_sows_stores_ends(choices in proptest::collection::vec(any::<Index>(), 1000)) {
        ends::<Kalah, 6>(&choices);
        ends::<EmptyCaptureKalah, 6>(&choices);
        ends::<Kalah<1>, 12>(&choices);
        ends::<Kalah<127>, 1>(&choices);
        ends::<Congkak, 7>(&choices);
        ends::<Congkak<1>, 16>(&choices);
    }
}
