//! The library compared with the reference, on every small board.

use crate::common::compare::assert_same;
use crate::common::reference::{
    Rules, AYOAYO, BESTEMSHE, BOHNENSPIEL, CONGKAK, EMPTY_CAPTURE_KALAH, KALAH, MANGALA, OWARE,
};
use crate::common::variants::{
    slam_oware, AlwaysPass, Dakon, EndlessRelay, FeedingRelay, Hufesay, LazyKalah, MangalaII, OppositeKalah, PassKalah,
    PlayedOutOware, Promenade, SlamCapturesPlayedOutOware, SlamOware, Songo, UnsweptKalah, VaiLungThlan, ALWAYS_PASS,
    DAKON, ENDLESS_RELAY, FEEDING_RELAY, HUFESAY, LAZY_KALAH, MANGALA_II, OPPOSITE_KALAH, PASS_KALAH, PLAYED_OUT_OWARE,
    PROMENADE, SLAM_CAPTURES_PLAYED_OUT_OWARE, SONGO, UNSWEPT_KALAH, VAI_LUNG_THLAN,
};
use mancala_engine::{
    Ayoayo, Bestemshe, Board, Bohnenspiel, ByPlayer, Congkak, EmptyCaptureKalah, Kalah, Mangala, Oware, Player, Variant,
};

/// Compares one board, South's pits first, then North's, then both stores, with either player to move.
fn compare<V: Variant, const PITS: usize>(rules: &Rules, places: &[u8]) {
    let (south, rest) = places.split_at(PITS);
    let (north, stores) = rest.split_at(PITS);
    let row = |pits: &[u8]| pits.try_into().expect("a row is PITS places");
    let pits = ByPlayer {
        south: row(south),
        north: row(north),
    };
    let stores = ByPlayer {
        south: stores[0],
        north: stores[1],
    };
    let board = Board::<PITS>::new(pits, stores).expect("at most 255 stones");
    for to_move in Player::ALL {
        assert_same::<V, PITS>(rules, board, to_move);
    }
}

/// Compares every board of up to `most_stones` stones, in any places, with either player to move.
fn every_board<V: Variant, const PITS: usize>(rules: &Rules, most_stones: u8) -> u64 {
    let mut places = vec![0; 2 * PITS + 2];
    let mut boards = 0;
    fill(&mut places, 0, most_stones, &mut |places| {
        compare::<V, PITS>(rules, places);
        boards += 1;
    });
    boards
}

fn fill(places: &mut [u8], place: usize, stones: u8, visit: &mut impl FnMut(&[u8])) {
    if place == places.len() {
        visit(places);
        return;
    }
    for here in 0..=stones {
        places[place] = here;
        fill(places, place + 1, stones - here, visit);
    }
}

/// Returns the number of boards: there are `(t + p)! / (t! p!)` ways to put at most `t` stones into `p` places.
fn every_board_of_widths_1_to_3_and_8_stones<V: Variant>(rules: &Rules) {
    assert_eq!(every_board::<V, 1>(rules, 8), 495);
    assert_eq!(every_board::<V, 2>(rules, 8), 3003);
    assert_eq!(every_board::<V, 3>(rules, 8), 12870);
}

fn every_board_of_widths_1_to_3_and_6_stones<V: Variant>(rules: &Rules) {
    assert_eq!(every_board::<V, 1>(rules, 6), 210);
    assert_eq!(every_board::<V, 2>(rules, 6), 924);
    assert_eq!(every_board::<V, 3>(rules, 6), 3003);
}

#[test]
fn kalah_on_every_board_of_up_to_8_stones() {
    every_board_of_widths_1_to_3_and_8_stones::<Kalah>(&KALAH);
}

#[test]
fn empty_capture_kalah_on_every_board_of_up_to_8_stones() {
    every_board_of_widths_1_to_3_and_8_stones::<EmptyCaptureKalah>(&EMPTY_CAPTURE_KALAH);
}

#[test]
fn oware_on_every_board_of_up_to_8_seeds() {
    every_board_of_widths_1_to_3_and_8_stones::<Oware>(&OWARE);
}

#[test]
fn congkak_on_every_board_of_up_to_8_seeds() {
    every_board_of_widths_1_to_3_and_8_stones::<Congkak>(&CONGKAK);
}

#[test]
fn mangala_on_every_board_of_up_to_8_stones() {
    every_board_of_widths_1_to_3_and_8_stones::<Mangala>(&MANGALA);
}

#[test]
fn bohnenspiel_on_every_board_of_up_to_8_beans() {
    every_board_of_widths_1_to_3_and_8_stones::<Bohnenspiel>(&BOHNENSPIEL);
}

#[test]
fn bestemshe_on_every_board_of_up_to_8_stones() {
    every_board_of_widths_1_to_3_and_8_stones::<Bestemshe>(&BESTEMSHE);
}

#[test]
fn ayoayo_on_every_board_of_up_to_8_seeds() {
    every_board_of_widths_1_to_3_and_8_stones::<Ayoayo>(&AYOAYO);
}

#[test]
fn oware_on_every_board_of_up_to_6_seeds_under_every_slam_rule() {
    every_board_of_widths_1_to_3_and_6_stones::<SlamOware<0>>(&slam_oware(0));
    every_board_of_widths_1_to_3_and_6_stones::<SlamOware<1>>(&slam_oware(1));
    every_board_of_widths_1_to_3_and_6_stones::<SlamOware<2>>(&slam_oware(2));
    every_board_of_widths_1_to_3_and_6_stones::<SlamOware<3>>(&slam_oware(3));
    every_board_of_widths_1_to_3_and_6_stones::<SlamOware<4>>(&slam_oware(4));
    every_board_of_widths_1_to_3_and_6_stones::<SlamOware<5>>(&slam_oware(5));
}

#[test]
fn songo_on_every_board_of_up_to_6_seeds() {
    every_board_of_widths_1_to_3_and_6_stones::<Songo>(&SONGO);
}

#[test]
fn mangala_ii_on_every_board_of_up_to_6_stones() {
    every_board_of_widths_1_to_3_and_6_stones::<MangalaII>(&MANGALA_II);
}

#[test]
fn vai_lung_thlan_on_every_board_of_up_to_6_stones() {
    every_board_of_widths_1_to_3_and_6_stones::<VaiLungThlan>(&VAI_LUNG_THLAN);
}

#[test]
fn hufesay_on_every_board_of_up_to_6_stones() {
    every_board_of_widths_1_to_3_and_6_stones::<Hufesay>(&HUFESAY);
}

#[test]
fn dakon_on_every_board_of_up_to_6_seeds() {
    every_board_of_widths_1_to_3_and_6_stones::<Dakon>(&DAKON);
}

#[test]
fn kalah_that_captures_the_facing_pit_alone_on_every_board_of_up_to_6_stones() {
    every_board_of_widths_1_to_3_and_6_stones::<OppositeKalah>(&OPPOSITE_KALAH);
}

#[test]
fn oware_without_an_end_at_more_than_half_on_every_board_of_up_to_6_seeds() {
    every_board_of_widths_1_to_3_and_6_stones::<PlayedOutOware>(&PLAYED_OUT_OWARE);
    every_board_of_widths_1_to_3_and_6_stones::<SlamCapturesPlayedOutOware>(&SLAM_CAPTURES_PLAYED_OUT_OWARE);
}

#[test]
fn kalah_with_passes_on_every_board_of_up_to_6_stones() {
    every_board_of_widths_1_to_3_and_6_stones::<PassKalah>(&PASS_KALAH);
}

#[test]
fn kalah_with_other_ends_on_every_board_of_up_to_6_stones() {
    every_board_of_widths_1_to_3_and_6_stones::<UnsweptKalah>(&UNSWEPT_KALAH);
    every_board_of_widths_1_to_3_and_6_stones::<LazyKalah>(&LAZY_KALAH);
    every_board_of_widths_1_to_3_and_6_stones::<AlwaysPass>(&ALWAYS_PASS);
}

#[test]
fn endless_relays_on_every_board_of_up_to_6_stones() {
    every_board_of_widths_1_to_3_and_6_stones::<EndlessRelay>(&ENDLESS_RELAY);
}

#[test]
fn stones_that_only_walk_on_every_board_of_up_to_6_stones() {
    every_board_of_widths_1_to_3_and_6_stones::<Promenade>(&PROMENADE);
}

#[test]
fn relays_that_have_to_feed_on_every_board_of_up_to_6_stones() {
    every_board_of_widths_1_to_3_and_6_stones::<FeedingRelay>(&FEEDING_RELAY);
}

/// Few stones, on both sides of each width at which the form of a row changes or could change.
fn every_board_at_the_width_switches<V: Variant>(rules: &Rules) {
    assert_eq!(every_board::<V, 6>(rules, 3), 680);
    assert_eq!(every_board::<V, 7>(rules, 3), 969);
    assert_eq!(every_board::<V, 8>(rules, 3), 1330);
    assert_eq!(every_board::<V, 9>(rules, 3), 1771);
    assert_eq!(every_board::<V, 14>(rules, 2), 496);
    assert_eq!(every_board::<V, 15>(rules, 2), 561);
    assert_eq!(every_board::<V, 16>(rules, 2), 630);
    assert_eq!(every_board::<V, 17>(rules, 2), 703);
}

#[test]
fn kalah_on_every_board_of_few_stones_at_the_width_switches() {
    every_board_at_the_width_switches::<Kalah>(&KALAH);
}

#[test]
fn oware_on_every_board_of_few_seeds_at_the_width_switches() {
    every_board_at_the_width_switches::<Oware>(&OWARE);
}

#[test]
fn congkak_on_every_board_of_few_seeds_at_the_width_switches() {
    every_board_at_the_width_switches::<Congkak>(&CONGKAK);
}

#[test]
fn mangala_on_every_board_of_few_stones_at_the_width_switches() {
    every_board_at_the_width_switches::<Mangala>(&MANGALA);
}

#[test]
fn bohnenspiel_on_every_board_of_few_beans_at_the_width_switches() {
    every_board_at_the_width_switches::<Bohnenspiel>(&BOHNENSPIEL);
}

#[test]
fn bestemshe_on_every_board_of_few_stones_at_the_width_switches() {
    every_board_at_the_width_switches::<Bestemshe>(&BESTEMSHE);
}

#[test]
fn ayoayo_on_every_board_of_few_seeds_at_the_width_switches() {
    every_board_at_the_width_switches::<Ayoayo>(&AYOAYO);
}

/// Each place with all 255 stones, and with 254 of them while each other place holds one: a count that overflowed its
/// byte would change the place next to it.
fn full_places<V: Variant, const PITS: usize>(rules: &Rules) {
    for full in 0..2 * PITS + 2 {
        for one in 0..2 * PITS + 2 {
            let mut places = vec![0; 2 * PITS + 2];
            places[full] = 254;
            places[one] += 1;
            compare::<V, PITS>(rules, &places);
        }
    }
}

fn full_places_at_the_width_switches<V: Variant>(rules: &Rules) {
    full_places::<V, 1>(rules);
    full_places::<V, 6>(rules);
    full_places::<V, 7>(rules);
    full_places::<V, 8>(rules);
    full_places::<V, 9>(rules);
    full_places::<V, 14>(rules);
    full_places::<V, 15>(rules);
    full_places::<V, 16>(rules);
    full_places::<V, 17>(rules);
}

#[test]
fn kalah_with_a_full_place_spills_no_stone() {
    full_places_at_the_width_switches::<Kalah>(&KALAH);
}

#[test]
fn oware_with_a_full_place_spills_no_seed() {
    full_places_at_the_width_switches::<Oware>(&OWARE);
}

#[test]
fn congkak_with_a_full_place_spills_no_seed() {
    full_places_at_the_width_switches::<Congkak>(&CONGKAK);
}

#[test]
fn mangala_with_a_full_place_spills_no_stone() {
    full_places_at_the_width_switches::<Mangala>(&MANGALA);
}

#[test]
fn bohnenspiel_with_a_full_place_spills_no_bean() {
    full_places_at_the_width_switches::<Bohnenspiel>(&BOHNENSPIEL);
}

#[test]
fn bestemshe_with_a_full_place_spills_no_stone() {
    full_places_at_the_width_switches::<Bestemshe>(&BESTEMSHE);
}

#[test]
fn ayoayo_with_a_full_place_spills_no_seed() {
    full_places_at_the_width_switches::<Ayoayo>(&AYOAYO);
}
