//! The library compared with the reference engine, on random positions.

use crate::common::at_width;
use crate::common::compare::assert_same;
use crate::common::reference::{
    Rules, AYOAYO, BESTEMSHE, BOHNENSPIEL, CONGKAK, EMPTY_CAPTURE_KALAH, KALAH, MANGALA, OWARE,
};
use crate::common::setup::{config, setups, setups_among, Setup};
use crate::common::variants::{
    slam_oware, AlwaysPass, Dakon, EndlessRelay, FeedingRelay, Hufesay, MangalaII, OppositeKalah, PassKalah,
    PlayedOutOware, SlamOware, Songo, VaiLungThlan, ALWAYS_PASS, DAKON, ENDLESS_RELAY, FEEDING_RELAY, HUFESAY,
    MANGALA_II, OPPOSITE_KALAH, PASS_KALAH, PLAYED_OUT_OWARE, SONGO, VAI_LUNG_THLAN,
};
use mancala_engine::{Ayoayo, Bestemshe, Bohnenspiel, Congkak, EmptyCaptureKalah, Kalah, Mangala, Oware, Variant};
use proptest::prelude::*;

fn compare<V: Variant, const PITS: usize>(rules: &Rules, setup: &Setup) {
    assert_same::<V, PITS>(rules, setup.board(), setup.to_move);
}

proptest! {
    #![proptest_config(config(3000))]

    #[test]
    fn kalah_agrees_with_the_reference(setup in setups()) {
        at_width!(setup.width(), compare::<Kalah>(&KALAH, &setup));
    }

    #[test]
    fn empty_capture_kalah_agrees_with_the_reference(setup in setups()) {
        at_width!(setup.width(), compare::<EmptyCaptureKalah>(&EMPTY_CAPTURE_KALAH, &setup));
    }

    #[test]
    fn oware_agrees_with_the_reference(setup in setups()) {
        at_width!(setup.width(), compare::<Oware>(&OWARE, &setup));
    }

    #[test]
    fn congkak_agrees_with_the_reference(setup in setups()) {
        at_width!(setup.width(), compare::<Congkak>(&CONGKAK, &setup));
    }

    #[test]
    fn mangala_agrees_with_the_reference(setup in setups()) {
        at_width!(setup.width(), compare::<Mangala>(&MANGALA, &setup));
    }

    #[test]
    fn bohnenspiel_agrees_with_the_reference(setup in setups()) {
        at_width!(setup.width(), compare::<Bohnenspiel>(&BOHNENSPIEL, &setup));
    }

    #[test]
    fn bestemshe_agrees_with_the_reference(setup in setups()) {
        at_width!(setup.width(), compare::<Bestemshe>(&BESTEMSHE, &setup));
    }

    #[test]
    fn ayoayo_agrees_with_the_reference(setup in setups()) {
        at_width!(setup.width(), compare::<Ayoayo>(&AYOAYO, &setup));
    }
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn endless_relays_agree_with_the_reference(setup in setups_among(&[1, 2, 6, 9])) {
        at_width!([1 2 6 9], setup.width(), compare::<EndlessRelay>(&ENDLESS_RELAY, &setup));
    }
}

proptest! {
    #![proptest_config(config(2000))]

    #[test]
    fn relays_that_feed_agree_with_the_reference(setup in setups_among(&[2, 3, 6, 9])) {
        at_width!([2 3 6 9], setup.width(), compare::<FeedingRelay>(&FEEDING_RELAY, &setup));
    }

    #[test]
    fn kalah_with_passes_agrees_with_the_reference(setup in setups_among(&[1, 2, 6, 9])) {
        at_width!([1 2 6 9], setup.width(), compare::<PassKalah>(&PASS_KALAH, &setup));
        at_width!([1 2 6 9], setup.width(), compare::<AlwaysPass>(&ALWAYS_PASS, &setup));
    }

    #[test]
    fn kalah_that_captures_the_facing_pit_alone_agrees_with_the_reference(
        setup in setups_among(&[1, 2, 3, 6, 9, 17]),
    ) {
        at_width!([1 2 3 6 9 17], setup.width(), compare::<OppositeKalah>(&OPPOSITE_KALAH, &setup));
    }

    #[test]
    fn oware_agrees_with_the_reference_under_every_slam_rule(
        setup in setups_among(&[1, 2, 3, 6, 9, 17]),
    ) {
        at_width!([1 2 3 6 9 17], setup.width(), compare::<SlamOware<0>>(&slam_oware(0), &setup));
        at_width!([1 2 3 6 9 17], setup.width(), compare::<SlamOware<1>>(&slam_oware(1), &setup));
        at_width!([1 2 3 6 9 17], setup.width(), compare::<SlamOware<2>>(&slam_oware(2), &setup));
        at_width!([1 2 3 6 9 17], setup.width(), compare::<SlamOware<3>>(&slam_oware(3), &setup));
        at_width!([1 2 3 6 9 17], setup.width(), compare::<SlamOware<4>>(&slam_oware(4), &setup));
        at_width!([1 2 3 6 9 17], setup.width(), compare::<SlamOware<5>>(&slam_oware(5), &setup));
        at_width!([1 2 3 6 9 17], setup.width(), compare::<PlayedOutOware>(&PLAYED_OUT_OWARE, &setup));
    }

    #[test]
    fn songo_agrees_with_the_reference(setup in setups_among(&[1, 2, 3, 7, 9, 17])) {
        at_width!([1 2 3 7 9 17], setup.width(), compare::<Songo>(&SONGO, &setup));
    }

    #[test]
    fn mangala_ii_agrees_with_the_reference(setup in setups_among(&[1, 2, 3, 6, 9, 17])) {
        at_width!([1 2 3 6 9 17], setup.width(), compare::<MangalaII>(&MANGALA_II, &setup));
    }

    #[test]
    fn vai_lung_thlan_agrees_with_the_reference(setup in setups_among(&[1, 2, 3, 6, 9, 17])) {
        at_width!([1 2 3 6 9 17], setup.width(), compare::<VaiLungThlan>(&VAI_LUNG_THLAN, &setup));
    }

    #[test]
    fn hufesay_agrees_with_the_reference(setup in setups_among(&[1, 2, 3, 6, 9, 17])) {
        at_width!([1 2 3 6 9 17], setup.width(), compare::<Hufesay>(&HUFESAY, &setup));
    }

    #[test]
    fn dakon_agrees_with_the_reference(setup in setups_among(&[1, 2, 3, 7, 9, 17])) {
        at_width!([1 2 3 7 9 17], setup.width(), compare::<Dakon>(&DAKON, &setup));
    }
}
