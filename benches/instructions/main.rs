//! Does one piece of work, named by the argument, so that valgrind can count its instructions: see `.ci/instructions`,
//! which compares the counts with those in `recorded.txt`.
//!
//! Without an argument it lists the names. `nothing` is what every run costs before its work begins.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::hint::black_box;

use mancala_engine::{
    board, perft, read_record, AnyGame, Ayoayo, Bestemshe, Board, Bohnenspiel, Congkak, Game, GameKind, Kalah, Mangala,
    Oware, Variant,
};

mod trees;

use trees::{at_run_time, cloned, match_of, played, summarized, taken_back};

type Work = fn() -> u64;

const WORKS: [(&str, Work); 24] = [
    ("nothing", || 0),
    ("kalah-6", tree::<Kalah, 6, 6>),
    ("kalah-7", tree::<Kalah, 7, 6>),
    ("kalah-8", tree::<Kalah, 8, 6>),
    ("kalah-9", tree::<Kalah, 9, 5>),
    ("kalah-12", tree::<Kalah, 12, 5>),
    ("kalah-16", tree::<Kalah, 16, 4>),
    ("kalah-31", tree::<Kalah<4>, 31, 3>),
    ("oware-6", tree::<Oware, 6, 6>),
    ("congkak-7", tree::<Congkak, 7, 5>),
    ("mangala-6", tree::<Mangala, 6, 6>),
    ("bohnenspiel-6", tree::<Bohnenspiel, 6, 6>),
    ("bestemshe-5", tree::<Bestemshe, 5, 7>),
    ("ayoayo-6", tree::<Ayoayo, 6, 6>),
    ("perft", || perft(black_box(&Game::new()), 6)),
    ("play-summary", || summarized(black_box(&Game::new()), 6)),
    ("clone-and-play", || cloned(black_box(&AnyGame::start()), 6)),
    ("dyn-game", || at_run_time(black_box(&AnyGame::start()), 6)),
    ("record-play", || {
        repeated(|| match_of::<Kalah, 6>(black_box(1000)).plies().count() as u64)
    }),
    ("record-undo", || {
        repeated(|| taken_back(match_of::<Kalah, 6>(black_box(1000))))
    }),
    ("record-text", || {
        let text = match_of::<Oware, 6>(1000).to_string();
        repeated(|| match read_record(GameKind::USUAL, black_box(&text)) {
            Ok(record) => record.to_string().len() as u64,
            Err(_) => 0,
        })
    }),
    ("board-display", || {
        let (board, mut text) = (board!("<6,3,12,0,1,0,10,9,8,7,6,5,4,3,2>"), String::new());
        repeated(|| {
            text.clear();
            write!(text, "{}", black_box(board)).map_or(0, |()| text.len() as u64)
        })
    }),
    ("board-parse", || {
        repeated(|| {
            let board = black_box("<6,3,12,0,1,0,10,9,8,7,6,5,4,3,2>").parse::<Board<6>>();
            board.map_or(0, |board| board.total().into())
        })
    }),
    ("hash", || {
        let game = AnyGame::<Kalah>::start();
        repeated(|| {
            let mut hasher = DefaultHasher::new();
            black_box(&game).hash(&mut hasher);
            hasher.finish()
        })
    }),
];

fn tree<V: Variant, const PITS: usize, const DEPTH: u32>() -> u64 {
    played(black_box(&Game::<_, V, PITS>::start()), DEPTH)
}

fn repeated(mut work: impl FnMut() -> u64) -> u64 {
    (0..1000).fold(0, |sum, _| black_box(sum).wrapping_add(work()))
}

fn main() {
    let name = std::env::args().nth(1);
    match WORKS.iter().find(|work| Some(work.0) == name.as_deref()) {
        Some((_, work)) => println!("{}", black_box(work())),
        None => WORKS.iter().for_each(|work| println!("{}", work.0)),
    }
}
