//! The cost of one sowing as the number of pits and the number of stones grow, and the cost per ply as a record grows:
//! `cargo bench --manifest-path benches/criterion/Cargo.toml --bench growth`.
//!
//! * `in place`: one hand on boards of 6 to 120 pits, with `DynGame::play_at` on an `AnyGame`. 120 pits should cost at
//!   most twice as much as 6.
//! * `by value`: the same with `LegalMove::play`, which copies the board. 120 pits should cost at most four times as
//!   much as 6.
//! * `stones`: hands of 1 to 200 stones on six pits, in place. 200 stones should cost about as much as 26.
//! * `record`: matches of Oware of 1,000 to 16,000 plies without a capture, played and read. A ply of the longest match
//!   should cost at most twice as much as one of the shortest.

#[path = "../common/clock.rs"]
mod clock;
mod on_processor;

use std::hint::black_box;
use std::time::Duration;

use criterion::{criterion_group, criterion_main, BenchmarkGroup, BenchmarkId, Criterion, Throughput};
use mancala_engine::{AnyGame, AwaitingMove, Board, ByPlayer, DynGame, Game, Kalah, Oware, Pit, Player, Record};
use on_processor::OnProcessor;

/// The number of games that are set up at a time: few enough to stay in the cache on every width.
const GAMES: usize = 100;

/// South to move, with a hand in the leftmost pit. Each rightmost pit holds a stone, so the game continues.
fn game<const PITS: usize>(hand: u8) -> Game<AwaitingMove, Kalah, PITS> {
    let mut pits = ByPlayer {
        south: [0; PITS],
        north: [0; PITS],
    };
    pits.south[PITS - 1] = 1;
    pits.north[PITS - 1] = 1;
    pits.south[0] = hand;
    let board = Board::new(pits, ByPlayer::default()).expect("at most 255 stones");
    let game = AnyGame::from_board(board, Player::South);
    game.try_into().expect("both rows hold stones")
}

/// Times a step on this number of games, taken from these in turn.
fn time<G>(sowings: u64, games: &mut [G], mut step: impl FnMut(&mut [G])) -> Duration {
    let begin = clock::now();
    let mut left = usize::try_from(sowings).expect("no more games than a loop can count");
    while left > 0 {
        let now = left.min(games.len());
        step(black_box(&mut games[..now]));
        left -= now;
    }
    clock::now().saturating_sub(begin)
}

/// A sowing changes its game, so each one needs a new game. The time to set games up is measured separately and
/// subtracted, because stopping the clock would take longer than many sowings.
fn sow_in_place<const PITS: usize>(group: &mut BenchmarkGroup<'_, OnProcessor>, id: BenchmarkId, hand: u8) {
    let game = AnyGame::from(game::<PITS>(hand));
    let mut games = vec![game.clone(); GAMES];
    group.bench_function(id, |bencher| {
        bencher.iter_custom(|sowings| {
            let with_sowing = time(sowings, &mut games, |games| {
                games.fill(game.clone());
                for game in black_box(games) {
                    let _ = black_box(&game.play_at(Player::South, black_box(0)));
                }
            });
            let set_up = time(sowings, &mut games, |games| games.fill(game.clone()));
            with_sowing.saturating_sub(set_up)
        });
    });
}

fn sow_by_value<const PITS: usize>(group: &mut BenchmarkGroup<'_, OnProcessor>, id: BenchmarkId, hand: u8) {
    let game = game::<PITS>(hand);
    let token = game.legal_move(Pit::at::<0>()).expect("the pit holds the hand");
    // Passed by reference, because passing it by value would copy it once more.
    group.bench_function(id, |bencher| {
        bencher.iter(|| {
            black_box(&black_box(token).play());
        });
    });
}

fn in_place(criterion: &mut Criterion<OnProcessor>) {
    let mut group = criterion.benchmark_group("in place");
    for hand in [4, 26] {
        let id = |pits| BenchmarkId::new(format!("{hand} stones"), format!("{pits} pits"));
        sow_in_place::<6>(&mut group, id(6), hand);
        sow_in_place::<12>(&mut group, id(12), hand);
        sow_in_place::<24>(&mut group, id(24), hand);
        sow_in_place::<60>(&mut group, id(60), hand);
        sow_in_place::<120>(&mut group, id(120), hand);
    }
}

fn by_value(criterion: &mut Criterion<OnProcessor>) {
    let mut group = criterion.benchmark_group("by value");
    for hand in [4, 26] {
        let id = |pits| BenchmarkId::new(format!("{hand} stones"), format!("{pits} pits"));
        sow_by_value::<6>(&mut group, id(6), hand);
        sow_by_value::<12>(&mut group, id(12), hand);
        sow_by_value::<24>(&mut group, id(24), hand);
        sow_by_value::<60>(&mut group, id(60), hand);
        sow_by_value::<120>(&mut group, id(120), hand);
    }
}

fn stones(criterion: &mut Criterion<OnProcessor>) {
    let mut group = criterion.benchmark_group("stones");
    for hand in [1, 6, 13, 26, 52, 100, 200] {
        sow_in_place::<6>(&mut group, BenchmarkId::from_parameter(hand), hand);
    }
}

/// A match without a capture or a repetition. Each player tries one pit after the other.
fn walk(plies: usize) -> Record<Oware<21>> {
    let mut record = Record::default();
    for ply in 0..plies {
        let walks_on = |pit| {
            let captured = record.play(pit).map(|summary| summary.captured);
            let walks_on = captured == Ok(0) && record.outcome().is_none();
            if captured.is_ok() && !walks_on {
                record.undo();
            }
            walks_on
        };
        let mut pits = Pit::all().cycle().skip(ply / 2 % 6).take(6);
        assert!(pits.any(walks_on), "the walk ends after {ply} plies");
    }
    record
}

fn record(criterion: &mut Criterion<OnProcessor>) {
    let mut group = criterion.benchmark_group("record");
    for plies in [1_000, 4_000, 16_000] {
        let record = walk(plies);
        let pits: Vec<Pit<6>> = record.plies().filter_map(|ply| Pit::new(ply.index)).collect();
        let text = record.to_string();
        group.throughput(Throughput::Elements(plies as u64));
        group.bench_function(BenchmarkId::new("play", plies), |bencher| {
            bencher.iter(|| {
                let mut record = Record::<Oware<21>>::default();
                for &pit in black_box(&pits) {
                    let _ = black_box(&record.play(pit));
                }
                record
            });
        });
        group.bench_function(BenchmarkId::new("read", plies), |bencher| {
            bencher.iter(|| black_box(&text).parse::<Record<Oware<21>>>());
        });
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .with_measurement(OnProcessor)
        .sample_size(20)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1));
    targets = in_place, by_value, stones, record
}
criterion_main!(benches);
