//! The library against the reference, on random positions.

use crate::common::at_width;
use crate::common::compare::assert_same;
use crate::common::reference::{Rules, CONGKAK, EMPTY_CAPTURE_KALAH, KALAH, OWARE};
use crate::common::setup::{config, setups, Setup};
use mancala_engine::{Congkak, EmptyCaptureKalah, Kalah, Oware, Variant};
use proptest::prelude::*;

fn compare<V: Variant, const PITS: usize>(rules: &Rules, setup: &Setup) {
    assert_same::<V, PITS>(rules, setup.board(), setup.to_move);
}

proptest! {
    #![proptest_config(config(3000))]

    #[test]
    fn kalah_is_as_the_reference_plays_it(setup in setups()) {
        at_width!(setup.width(), compare::<Kalah>(&KALAH, &setup));
    }

    #[test]
    fn empty_capture_kalah_is_as_the_reference_plays_it(setup in setups()) {
        at_width!(setup.width(), compare::<EmptyCaptureKalah>(&EMPTY_CAPTURE_KALAH, &setup));
    }

    #[test]
    fn oware_is_as_the_reference_plays_it(setup in setups()) {
        at_width!(setup.width(), compare::<Oware>(&OWARE, &setup));
    }

    #[test]
    fn congkak_is_as_the_reference_plays_it(setup in setups()) {
        at_width!(setup.width(), compare::<Congkak>(&CONGKAK, &setup));
    }
}
