//! Laws that hold for every move in every position.

use crate::common::at_width;
use crate::common::laws::{
    concludes_fairly, conserves, continues_with_a_move, ends_with_empty_rows, events_tell_all, is_fair,
    is_set_up_with_a_move, rejects_unchanged, spares_the_other_store, summary_agrees, token_and_game_agree,
};
use crate::common::play::choose;
use crate::common::setup::{config, setups_among};
use mancala_engine::{
    AnyGame, Ayoayo, Bestemshe, Bohnenspiel, Congkak, EmptyCaptureKalah, Kalah, Mangala, Oware, Variant,
};
use proptest::prelude::*;
use proptest::sample::Index;

/// Tests a law on random positions and one of their legal moves, in the listed variants. The widths are few, because
/// the laws take long to compile: the narrowest ones, and both sides of each switch in the form of a row.
macro_rules! laws {
    ($($test:ident => $law:ident in $($variant:ident)*;)*) => {
        proptest! {
            #![proptest_config(config(1000))]
            $(
                #[test]
                fn $test(setup in setups_among(&[1, 2, 3, 6, 7, 14, 17]), choice: Index) {
                    $(at_width!([1 2 3 6 7 14 17], setup.width(), $law::<$variant>(&setup, choice));)*
                }
            )*
        }
    };
}

laws! {
    a_move_conserves_the_stones => conserves
        in Kalah EmptyCaptureKalah Oware Congkak Mangala Bohnenspiel Bestemshe Ayoayo;

    sowing_never_changes_the_opponents_store => spares_the_other_store
        in Kalah EmptyCaptureKalah Oware Congkak Mangala Bohnenspiel Bestemshe Ayoayo;

    a_game_in_progress_has_a_legal_move => continues_with_a_move
        in Kalah EmptyCaptureKalah Oware Congkak Mangala Bohnenspiel Bestemshe Ayoayo;

    a_game_in_progress_that_was_set_up_has_a_legal_move => is_set_up_with_a_move
        in Kalah EmptyCaptureKalah Oware Congkak Mangala Bohnenspiel Bestemshe Ayoayo;

    a_finished_game_that_sows_stores_has_empty_rows => ends_with_empty_rows in Kalah EmptyCaptureKalah Congkak Mangala;

    a_token_plays_as_the_game_itself_does => token_and_game_agree
        in Kalah EmptyCaptureKalah Oware Congkak Mangala Bohnenspiel Bestemshe Ayoayo;

    a_rejected_move_returns_the_old_game => rejects_unchanged
        in Kalah EmptyCaptureKalah Oware Congkak Mangala Bohnenspiel Bestemshe Ayoayo;

    the_events_of_a_move_report_it_stone_by_stone => events_tell_all
        in Kalah EmptyCaptureKalah Oware Congkak Mangala Bohnenspiel Bestemshe Ayoayo;

    the_summary_agrees_with_the_events => summary_agrees
        in Kalah EmptyCaptureKalah Oware Congkak Mangala Bohnenspiel Bestemshe Ayoayo;

    swapping_the_players_commutes_with_playing => is_fair
        in Kalah EmptyCaptureKalah Oware Congkak Mangala Bohnenspiel Bestemshe Ayoayo;

    concluding_gives_each_player_their_own_row => concludes_fairly
        in Kalah EmptyCaptureKalah Oware Congkak Mangala Bohnenspiel Bestemshe Ayoayo;
}

/// Whole games from the opening: a few thousand choices are more than any of them needs.
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
        ends::<Mangala, 6>(&choices);
        ends::<Mangala<1>, 16>(&choices);
    }
}
