//! The order of sowing, compared with the reference's ring.

use crate::common::at_width;
use crate::common::compare::{model, number, place};
use crate::common::reference::{self, walk};
use crate::common::setup::{config, player, widths};
use mancala_engine::{Board, ByPlayer, Circuit, Pit, Player, Sowing, Spot};
use proptest::prelude::*;
use proptest::sample::{select, Index};

const CIRCUITS: [(Circuit, reference::Circuit); 3] = [
    (Circuit::PitsAndOwnStore, reference::Circuit::OwnStore),
    (Circuit::Pits, reference::Circuit::NoStore),
    (Circuit::PitsButOrigin, reference::Circuit::NoStoreNoOrigin),
];

/// Compares the places of one hand, by the reference's indices.
fn assert_walk<const PITS: usize>(
    (circuit, expected): (Circuit, reference::Circuit),
    mover: Player,
    (owner, pit): (Player, Pit<PITS>),
    stones: u8,
) {
    let pits = ByPlayer {
        south: [0; PITS],
        north: [0; PITS],
    };
    let empty = Board::new(pits, ByPlayer::default()).expect("no stones");
    let empty = model(&empty, mover);
    let origin = place(&empty, Spot::Pit(owner, pit));
    let sowing = Sowing::new(circuit, mover, (owner, pit), stones);
    assert_eq!(
        sowing.map(|spot| place(&empty, spot)).collect::<Vec<_>>(),
        walk(expected, PITS, number(mover), origin, stones.into()),
        "{mover} sows {stones} from {owner}'s {pit:?} on {circuit:?}"
    );
}

/// Every origin of either row, either mover, and hands of up to three laps.
fn assert_every_walk<const PITS: usize>() {
    for circuit in CIRCUITS {
        for mover in Player::ALL {
            for owner in Player::ALL {
                for pit in Pit::all() {
                    for stones in 0..=255.min(6 * PITS + 7) {
                        let stones = stones.try_into().expect("at most 255");
                        assert_walk::<PITS>(circuit, mover, (owner, pit), stones);
                    }
                }
            }
        }
    }
}

#[test]
#[cfg_attr(miri, ignore = "a hundred thousand steps take Miri minutes")]
fn every_hand_of_up_to_three_laps_falls_along_the_ring() {
    assert_every_walk::<1>();
    assert_every_walk::<2>();
    assert_every_walk::<3>();
    assert_every_walk::<6>();
}

/// The narrowest ring has one pit per row. All possible hands are compared.
#[test]
#[cfg_attr(miri, ignore = "a hundred thousand steps take Miri minutes")]
fn every_hand_falls_along_the_narrowest_ring() {
    for circuit in CIRCUITS {
        for owner in Player::ALL {
            for stones in 0..=255 {
                assert_walk::<1>(circuit, Player::North, (owner, Pit::at::<0>()), stones);
            }
        }
    }
}

fn assert_walk_from<const PITS: usize>(
    circuit: (Circuit, reference::Circuit),
    mover: Player,
    owner: Player,
    index: Index,
    stones: u8,
) {
    let pit = Pit::new(index.index(PITS)).expect("an index below the width");
    assert_walk::<PITS>(circuit, mover, (owner, pit), stones);
}

fn assert_counted<const PITS: usize>(circuit: Circuit, owner: Player, index: Index, stones: u8) {
    let pit = Pit::<PITS>::new(index.index(PITS)).expect("an index below the width");
    let mut sowing = Sowing::new(circuit, Player::South, (owner, pit), stones);
    for left in (0..usize::from(stones)).rev() {
        assert_eq!(sowing.len(), left + 1);
        assert!(sowing.next().is_some());
    }
    assert_eq!(sowing.len(), 0);
    assert_eq!([sowing.next(), sowing.next()], [None, None]);
}

proptest! {
    #![proptest_config(config(1000))]

    #[test]
    fn a_hand_falls_along_the_ring(
        width in widths(),
        circuit in select(&CIRCUITS[..]),
        mover in player(),
        owner in player(),
        index: Index,
        stones: u8,
    ) {
        at_width!(width, assert_walk_from(circuit, mover, owner, index, stones));
    }

    #[test]
    fn a_hand_falls_into_as_many_places_as_it_holds_stones(
        width in widths(),
        (circuit, _) in select(&CIRCUITS[..]),
        owner in player(),
        index: Index,
        stones: u8,
    ) {
        at_width!(width, assert_counted(circuit, owner, index, stones));
    }
}
