//! Any game, beside the reference of the tests: three bytes choose the rules, the width and the player to move, one more
//! how crowded the board is. Then come the counts of the position, and every further byte is a pit that is tried.
#![no_main]

#[path = "../../tests/it/common"]
#[allow(dead_code)] // The tests use the rest.
mod common {
    pub(crate) mod books;
    pub(crate) mod compare;
    pub(crate) mod played;
    pub(crate) mod reference;
    pub(crate) mod widths;
}

use common::books::{
    EndlessRelay, FeedingRelay, PassKalah, PlayedOutOware, Promenade, SlamCapturesPlayedOutOware, SlamIllegalOware,
    ENDLESS_RELAY, FEEDING_RELAY, PASS_KALAH, PLAYED_OUT_OWARE, PROMENADE, SLAM_CAPTURES_PLAYED_OUT_OWARE,
    SLAM_ILLEGAL_OWARE,
};
use common::compare;
use common::reference::{Rules, CONGKAK, EMPTY_CAPTURE_KALAH, KALAH, OWARE};
use common::widths::at_width;
use libfuzzer_sys::{fuzz_target, Corpus};
use mancala_engine::{AnyGame, Board, ByPlayer, Congkak, EmptyCaptureKalah, Kalah, Oware, Pit, Player, Variant};

/// New ones stand last: the corpus knows them by their places.
const BOOKS: [fn(usize, &[u8]); 11] = [
    |width, bytes| at_every_width::<Kalah>(&KALAH, width, bytes),
    |width, bytes| at_every_width::<EmptyCaptureKalah>(&EMPTY_CAPTURE_KALAH, width, bytes),
    |width, bytes| at_every_width::<Oware>(&OWARE, width, bytes),
    |width, bytes| at_every_width::<Congkak>(&CONGKAK, width, bytes),
    |width, bytes| at_each_form::<PassKalah>(&PASS_KALAH, width, bytes),
    |width, bytes| at_each_form::<SlamIllegalOware>(&SLAM_ILLEGAL_OWARE, width, bytes),
    |width, bytes| at_each_form::<PlayedOutOware>(&PLAYED_OUT_OWARE, width, bytes),
    |width, bytes| at_each_form::<SlamCapturesPlayedOutOware>(&SLAM_CAPTURES_PLAYED_OUT_OWARE, width, bytes),
    |width, bytes| at_each_form::<Promenade>(&PROMENADE, width, bytes),
    |width, bytes| at_each_form::<FeedingRelay>(&FEEDING_RELAY, width, bytes),
    // On a wider board, one move drops thousands of stones.
    |_, bytes| drive::<EndlessRelay, 2>(&ENDLESS_RELAY, bytes),
];

/// Both sides of each width at which a row changes its form, or might.
const WIDTHS: [usize; 11] = [1, 2, 6, 7, 8, 9, 14, 15, 16, 17, 31];

fn at_every_width<V: Variant>(rules: &Rules, width: usize, bytes: &[u8]) {
    at_width!([1 2 6 7 8 9 14 15 16 17 31], width, drive::<V>(rules, bytes));
}

/// Each form of a row once: every further width is a further copy of the engine to compile.
fn at_each_form<V: Variant>(rules: &Rules, width: usize, bytes: &[u8]) {
    let width = match width {
        1..=6 => 2,
        7..=8 => 7,
        9..=14 => 9,
        _ => 15,
    };
    at_width!([2 7 9 15], width, drive::<V>(rules, bytes));
}

fn drive<V: Variant, const PITS: usize>(rules: &Rules, bytes: &[u8]) {
    let mut bytes = bytes.iter().copied();
    let mut next = || bytes.next().unwrap_or_default();
    let to_move = Player::ALL[usize::from(next() % 2)];
    let board = board::<PITS>(&mut next);
    let (mut game, mut expected) = compare::set_up::<V, PITS>(rules, board, to_move);
    for byte in bytes {
        let AnyGame::AwaitingMove(open) = &game else { return };
        let legal: Vec<usize> = open.legal_moves().map(|token| token.pit().index()).collect();
        assert_eq!(legal, expected.legal(rules), "{}: {}", V::NAME, open.board());
        let pit = Pit::new(usize::from(byte) % PITS).expect("a row has PITS pits");
        if let Some(after) = compare::play(rules, open, &expected, pit) {
            (game, expected) = after;
        }
    }
}

/// A board with fewer stones in each place than the first byte says, or any number if that is 0.
fn board<const PITS: usize>(next: &mut impl FnMut() -> u8) -> Board<PITS> {
    let bound = next();
    let mut left = u8::MAX;
    let mut count = || {
        let byte = next();
        let count = byte.checked_rem(bound).unwrap_or(byte).min(left);
        left -= count;
        count
    };
    let pits = ByPlayer {
        south: [(); PITS].map(|()| count()),
        north: [(); PITS].map(|()| count()),
    };
    let stores = ByPlayer {
        south: count(),
        north: count(),
    };
    Board::new(pits, stores).expect("at most 255 stones")
}

fuzz_target!(|data: &[u8]| -> Corpus {
    let [book, width, rest @ ..] = data else {
        return Corpus::Reject;
    };
    match (BOOKS.get(usize::from(*book)), WIDTHS.get(usize::from(*width))) {
        (Some(hold), Some(&width)) => {
            hold(width, rest);
            Corpus::Keep
        }
        _ => Corpus::Reject,
    }
});
