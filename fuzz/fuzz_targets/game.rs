//! Any game, compared with the reference engine of the tests. Three bytes select the rules, the width and the player to
//! move, and one sets how crowded the board is. The counts of the position follow, and every further byte is a pit to
//! try.
#![no_main]

#[path = "../../tests/it/common"]
#[allow(dead_code)] // The tests use the rest.
mod common {
    pub(crate) mod compare;
    pub(crate) mod played;
    pub(crate) mod reference;
    pub(crate) mod table;
    pub(crate) mod variants;
    pub(crate) mod widths;
}

use common::compare;
use common::reference::{Rules, AYOAYO, BESTEMSHE, BOHNENSPIEL, CONGKAK, EMPTY_CAPTURE_KALAH, KALAH, MANGALA, OWARE};
use common::table::Table;
use common::variants::{
    slam_oware, Dakon, EndlessRelay, FeedingRelay, Hufesay, MangalaII, OppositeKalah, PassKalah, PlayedOutOware,
    Promenade, SlamCapturesPlayedOutOware, SlamIllegalOware, SlamOware, Songo, VaiLungThlan, DAKON, ENDLESS_RELAY,
    FEEDING_RELAY, HUFESAY, MANGALA_II, OPPOSITE_KALAH, PASS_KALAH, PLAYED_OUT_OWARE, PROMENADE,
    SLAM_CAPTURES_PLAYED_OUT_OWARE, SONGO, VAI_LUNG_THLAN,
};
use common::widths::at_width;
use libfuzzer_sys::{fuzz_target, Corpus};
use mancala_engine::{
    AnyGame, Ayoayo, Bestemshe, Board, Bohnenspiel, ByPlayer, Congkak, EmptyCaptureKalah, Kalah, Mangala, Oware, Pit,
    Player, Variant,
};

/// Add new ones at the end: the indices are part of the corpus.
const VARIANTS: [fn(usize, &[u8]); 28] = [
    |width, bytes| at_every_width::<Kalah>(&KALAH, width, bytes),
    |width, bytes| at_every_width::<EmptyCaptureKalah>(&EMPTY_CAPTURE_KALAH, width, bytes),
    |width, bytes| at_every_width::<Oware>(&OWARE, width, bytes),
    |width, bytes| at_every_width::<Congkak>(&CONGKAK, width, bytes),
    |width, bytes| at_each_form::<PassKalah>(&PASS_KALAH, width, bytes),
    |width, bytes| at_each_form::<SlamIllegalOware>(&slam_oware(2), width, bytes),
    |width, bytes| at_each_form::<PlayedOutOware>(&PLAYED_OUT_OWARE, width, bytes),
    |width, bytes| at_each_form::<SlamCapturesPlayedOutOware>(&SLAM_CAPTURES_PLAYED_OUT_OWARE, width, bytes),
    |width, bytes| at_each_form::<Promenade>(&PROMENADE, width, bytes),
    |width, bytes| at_each_form::<FeedingRelay>(&FEEDING_RELAY, width, bytes),
    // On a wider board, one move drops thousands of stones.
    |_, bytes| drive::<EndlessRelay, 2>(&ENDLESS_RELAY, bytes),
    |width, bytes| at_every_width::<Mangala>(&MANGALA, width, bytes),
    |width, bytes| at_every_width::<Bohnenspiel>(&BOHNENSPIEL, width, bytes),
    |width, bytes| at_every_width::<Bestemshe>(&BESTEMSHE, width, bytes),
    |width, bytes| at_every_width::<Ayoayo>(&AYOAYO, width, bytes),
    |width, bytes| at_each_form::<SlamOware<0>>(&slam_oware(0), width, bytes),
    |width, bytes| at_each_form::<SlamOware<3>>(&slam_oware(3), width, bytes),
    |width, bytes| at_each_form::<SlamOware<4>>(&slam_oware(4), width, bytes),
    |width, bytes| at_each_form::<SlamOware<5>>(&slam_oware(5), width, bytes),
    |width, bytes| at_each_form::<OppositeKalah>(&OPPOSITE_KALAH, width, bytes),
    |width, bytes| at_each_form::<Songo>(&SONGO, width, bytes),
    |width, bytes| at_each_form::<MangalaII>(&MANGALA_II, width, bytes),
    |width, bytes| at_each_form::<VaiLungThlan>(&VAI_LUNG_THLAN, width, bytes),
    |width, bytes| at_each_form::<Hufesay>(&HUFESAY, width, bytes),
    |width, bytes| at_each_form::<Dakon>(&DAKON, width, bytes),
    |width, bytes| draw_answers::<0, true, false, 4>(width, bytes),
    |width, bytes| draw_answers::<1, false, true, 3>(width, bytes),
    |width, bytes| draw_answers::<2, true, true, 5>(width, bytes),
];

/// Both sides of each width at which the form of a row changes or could change.
const WIDTHS: [usize; 11] = [1, 2, 6, 7, 8, 9, 14, 15, 16, 17, 31];

fn at_every_width<V: Variant>(rules: &Rules, width: usize, bytes: &[u8]) {
    at_width!([1 2 6 7 8 9 14 15 16 17 31], width, drive::<V>(rules, bytes));
}

/// Runs one width per form of a row, because every further width is another copy of the engine to compile.
fn at_each_form<V: Variant>(rules: &Rules, width: usize, bytes: &[u8]) {
    let width = match width {
        1..=6 => 2,
        7..=8 => 7,
        9..=16 => 9,
        _ => 17,
    };
    at_width!([2 7 9 17], width, drive::<V>(rules, bytes));
}

/// A variant with random answers, drawn from a seed of two bytes.
fn draw_answers<const CIRCUIT: usize, const LEAVES_ONE: bool, const FEEDS: bool, const SLAM: usize>(
    width: usize,
    bytes: &[u8],
) {
    let [first, second, bytes @ ..] = bytes else { return };
    let rules = Table::<CIRCUIT, LEAVES_ONE, FEEDS, SLAM>::draw(u16::from_le_bytes([*first, *second]).into());
    at_each_form::<Table<CIRCUIT, LEAVES_ONE, FEEDS, SLAM>>(&rules, width, bytes);
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

/// Draws a board with fewer stones in each place than the value of the first byte, or with any number if that is 0.
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
    let [variant, width, rest @ ..] = data else {
        return Corpus::Reject;
    };
    match (VARIANTS.get(usize::from(*variant)), WIDTHS.get(usize::from(*width))) {
        (Some(hold), Some(&width)) => {
            hold(width, rest);
            Corpus::Keep
        }
        _ => Corpus::Reject,
    }
});
