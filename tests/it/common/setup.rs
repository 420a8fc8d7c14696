//! Positions whose width is known at run time, and strategies that draw random ones.

use mancala_engine::{Board, BoardError, ByPlayer, Player};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::FileFailurePersistence;

/// Runs a property with this number of cases. Failing seeds are kept next to the test.
pub(crate) fn config(cases: u32) -> ProptestConfig {
    // Miri takes a thousand times as long, and can't access files.
    if cfg!(miri) {
        return ProptestConfig {
            failure_persistence: None,
            ..ProptestConfig::with_cases(3)
        };
    }
    ProptestConfig {
        failure_persistence: Some(Box::new(FileFailurePersistence::WithSource("regressions"))),
        ..ProptestConfig::with_cases(cases)
    }
}

/// The counts of a position, each row from its owner's left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Setup {
    pub(crate) pits: ByPlayer<Vec<u8>>,
    pub(crate) stores: ByPlayer<u8>,
    pub(crate) to_move: Player,
}

impl Setup {
    pub(crate) fn width(&self) -> usize {
        self.pits.south.len()
    }

    pub(crate) fn try_board<const PITS: usize>(&self) -> Result<Board<PITS>, BoardError> {
        let row = |pits: &Vec<u8>| pits.as_slice().try_into().expect("a row has the board's width");
        let pits = ByPlayer {
            south: row(&self.pits.south),
            north: row(&self.pits.north),
        };
        Board::new(pits, self.stores)
    }

    pub(crate) fn board<const PITS: usize>(&self) -> Board<PITS> {
        self.try_board().expect("at most 255 stones")
    }
}

pub(crate) fn player() -> impl Strategy<Value = Player> {
    select(&Player::ALL[..])
}

/// Widths 1 to 12, and sometimes 14 to 17, 31 and 127.
pub(crate) fn widths() -> impl Strategy<Value = usize> {
    prop_oneof![
        8 => 1..=6_usize,
        6 => 7..=9_usize,
        3 => 10..=12_usize,
        2 => select(vec![14, 15, 16, 17, 31]),
        1 => Just(127_usize),
    ]
}

/// Positions of all these widths.
pub(crate) fn setups() -> impl Strategy<Value = Setup> {
    widths().prop_flat_map(setups_of)
}

/// Positions of one of these widths.
pub(crate) fn setups_among(widths: &'static [usize]) -> impl Strategy<Value = Setup> {
    select(widths).prop_flat_map(setups_of)
}

/// Positions of one width: rows from nearly empty to crowded, hands of many laps, and stores that fill the board up to
/// 255 stones.
pub(crate) fn setups_of(width: usize) -> impl Strategy<Value = Setup> {
    let large_hand = option::weighted(0.3, (0..2 * width, 10..=255_u8));
    let stores = prop_oneof![
        3 => (0..=30_u8, 0..=30_u8),
        1 => (0..=255_u8).prop_map(|south| (south, u8::MAX)),
    ];
    (row(width), row(width), large_hand, stores, player()).prop_map(
        move |(south, north, large_hand, (south_store, north_store), to_move)| {
            let mut pits = ByPlayer { south, north };
            let mut left = u8::MAX;
            let mut keep = |count: &mut u8| {
                *count = (*count).min(left);
                left -= *count;
            };
            if let Some((place, mut stones)) = large_hand {
                keep(&mut stones);
                let owner = Player::ALL[place / width];
                pits[owner][place % width] = 0;
                pits.south.iter_mut().chain(&mut pits.north).for_each(&mut keep);
                pits[owner][place % width] = stones;
            } else {
                pits.south.iter_mut().chain(&mut pits.north).for_each(&mut keep);
            }
            let mut stores = ByPlayer {
                south: south_store,
                north: north_store,
            };
            keep(&mut stores.south);
            keep(&mut stores.north);
            Setup { pits, stores, to_move }
        },
    )
}

fn row(width: usize) -> impl Strategy<Value = Vec<u8>> {
    let mostly_empty = prop_oneof![5 => Just(0_u8), 1 => 1..=3_u8];
    let lone = (0..width, 1..=20_u8).prop_map(move |(index, stones)| {
        let mut row = vec![0; width];
        row[index] = stones;
        row
    });
    prop_oneof![
        4 => vec(0..=6_u8, width),
        1 => vec(0..=30_u8, width),
        2 => vec(mostly_empty, width),
        2 => lone,
    ]
}
