//! Every count in every lane, beside every count in the next one.

use core::ops::RangeInclusive;

use crate::board::kernel::{OneWord, Pits, Side, SideForm, TwoWords};
use crate::board::Pit;

/// Calls a check for each form, at each width that has lanes, and at one that has bytes.
macro_rules! at_each_form {
    ($check:ident) => {
        at_each_form!($check: OneWord 1 2 3 4 5 6);
        at_each_form!($check: TwoWords 7 8 9 10 11 12 13 14 15 16);
        at_each_form!($check: Side 17);
    };
    ($check:ident: $form:ident $($pits:literal)*) => {
        $($check::<$form<$pits>, $pits>();)*
    };
}

/// Calls a check at each width that has lanes, and at one that has bytes.
macro_rules! at_each_width {
    ($check:ident) => {
        at_each_width!($check: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17);
    };
    ($check:ident: $($pits:literal)*) => {
        $($check::<$pits>();)*
    };
}

/// Every count. In a debug build, the least, the greatest, and those on both sides of the top bit.
const COUNTS: [RangeInclusive<u8>; 3] = if cfg!(debug_assertions) {
    [0..=3, 126..=129, 253..=255]
} else {
    [0..=84, 85..=169, 170..=255]
};

fn counts() -> impl Iterator<Item = u8> {
    COUNTS.into_iter().flatten()
}

/// A side with any counts in its lanes: the pits, the store and the sum of the pits, which need not be their sum.
fn side<const PITS: usize>(count_at: impl Fn(usize) -> u8) -> Side<PITS> {
    Side {
        pits: core::array::from_fn(&count_at),
        store: count_at(PITS),
        in_play: count_at(PITS + 1),
    }
}

/// Calls `check` with every two counts in every two neighbouring lanes. All other lanes are empty, and then full.
fn for_every_two_lanes<const PITS: usize>(check: impl Fn(Side<PITS>)) {
    for index in 0..=PITS {
        for count in counts() {
            for next in counts() {
                for others in [0, u8::MAX] {
                    check(side(|at| match at.wrapping_sub(index) {
                        0 => count,
                        1 => next,
                        _ => others,
                    }));
                }
            }
        }
    }
}

trait Form<const PITS: usize>: SideForm<PITS> + From<Side<PITS>> + Into<Side<PITS>> {}

impl<const PITS: usize, S: SideForm<PITS> + From<Side<PITS>> + Into<Side<PITS>>> Form<PITS> for S {}

fn keeps_counts<S: Form<PITS>, const PITS: usize>() {
    for_every_two_lanes(|before: Side<PITS>| {
        let form = S::from(before);
        let told = side(|at| match Pit::new(at) {
            Some(pit) => form.stones(pit),
            None if at == PITS => form.store(),
            None => form.in_play(),
        });
        assert_eq!((told, form.into()), (before, before));
    });
}

#[test]
fn every_count_is_kept_in_its_lane() {
    at_each_form!(keeps_counts);
}

/// The pits that are found are these, from the first one to the last and from the last one to the first.
fn assert_found<const PITS: usize>(side: Side<PITS>) {
    let with_stones = || Pit::all().filter(|pit| side.pits[pit.index()] > 0);
    let found = Pits::occupied(&side);
    assert_eq!(found.len(), with_stones().count(), "{side:?}");
    assert!(found.clone().eq(with_stones()), "{side:?}");
    assert!(found.rev().eq(with_stones().rev()), "{side:?}");
}

fn finds_stones<const PITS: usize>() {
    for_every_two_lanes(assert_found::<PITS>);
}

#[test]
fn a_pit_is_found_if_it_holds_a_stone_whatever_its_neighbours_hold() {
    at_each_width!(finds_stones);
}

/// On wide boards each pit is asked on its own.
#[test]
fn every_two_pits_of_a_wide_board_are_found() {
    for first in 0..127 {
        for second in 0..127 {
            assert_found::<127>(side(|at| u8::from(at == first || at == second)));
            assert_found::<31>(side(|at| u8::from(at == first || at == second)));
        }
    }
}

fn leaves_out<const PITS: usize>() {
    let full: Side<PITS> = side(|_| u8::MAX);
    for pit in Pit::all() {
        let mut pits = Pits::occupied(&full);
        pits.remove(pit);
        assert!(pits.eq(Pit::all().filter(|&other| other != pit)), "{pit:?}");
    }
}

#[test]
fn every_pit_can_be_left_out() {
    at_each_width!(leaves_out);
    leaves_out::<127>();
}

/// A side of 255 stones: those that are not in this pit are in the next lane, of a pit or the store.
fn full_side<const PITS: usize>(pit: Pit<PITS>, stones: u8) -> Side<PITS> {
    let rest = u8::MAX - stones;
    let is_last = pit.index() + 1 == PITS;
    side(|at| match at.wrapping_sub(pit.index()) {
        0 => stones,
        1 => rest,
        _ if at == PITS + 1 => {
            if is_last {
                stones
            } else {
                u8::MAX
            }
        }
        _ => 0,
    })
}

fn takes_stones<S: Form<PITS>, const PITS: usize>() {
    for pit in Pit::all() {
        for stones in counts() {
            for taken in counts().filter(|&taken| taken <= stones) {
                let before = full_side(pit, stones);
                let mut expected = before;
                expected.pits[pit.index()] -= taken;
                expected.in_play -= taken;
                let mut form = S::from(before);
                form.take(pit, taken);
                assert_eq!(form.into(), expected, "{taken} out of {pit:?} of {before:?}");
            }
        }
    }
}

#[test]
fn every_number_of_stones_can_be_taken_out_of_every_pit() {
    at_each_form!(takes_stones);
}

fn takes_neighbours<S: Form<PITS>, const PITS: usize>() {
    for begin in 0..=PITS {
        for end in begin..=PITS {
            for pit in Pit::all() {
                for stones in [0, 1, 127, 128, 255] {
                    let before = full_side(pit, stones);
                    let mut expected = before;
                    let taken = expected.pits[begin..end].iter_mut().map(core::mem::take).sum();
                    expected.in_play -= taken;
                    let mut form = S::from(before);
                    form.take_all(begin..end, taken);
                    assert_eq!(form.into(), expected, "pits {begin}..{end} of {before:?}");
                }
            }
        }
    }
}

#[test]
fn every_row_of_neighbours_can_be_taken() {
    at_each_form!(takes_neighbours);
}

fn banks_stones<S: Form<PITS>, const PITS: usize>() {
    for stones in counts() {
        let before: Side<PITS> = side(|at| {
            let is_counted = at == 0 || at == PITS + 1;
            if is_counted {
                u8::MAX - stones
            } else {
                0
            }
        });
        let mut form = S::from(before);
        form.bank(stones);
        let expected = Side {
            store: stones,
            ..before
        };
        assert_eq!(form.into(), expected, "{stones} to {before:?}");
    }
}

#[test]
fn every_number_of_stones_can_be_banked() {
    at_each_form!(banks_stones);
}

fn is_cleared<S: Form<PITS>, const PITS: usize>() {
    for pit in Pit::all() {
        for stones in counts() {
            let before = full_side(pit, stones);
            let mut form = S::from(before);
            assert_eq!(form.clear(), before.in_play, "{before:?}");
            let expected = Side {
                pits: [0; PITS],
                in_play: 0,
                ..before
            };
            assert_eq!(form.into(), expected, "{before:?}");
        }
    }
}

#[test]
fn every_row_can_be_cleared() {
    at_each_form!(is_cleared);
}
