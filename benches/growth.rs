//! The cost of one sowing as the number of pits and the number of stones grow: `cargo bench --bench growth`.
//!
//! * `in place`: one hand on wider and wider boards, by `DynGame::play_at` on an `AnyGame`. 120 pits should cost at most
//!   twice as much as 6.
//! * `by value`: the same by `LegalMove::play`, which copies the board. 120 pits should cost at most four times as much.
//! * `stones`: larger and larger hands on six pits, in place. 200 stones should cost no more than about 26.

use std::hint::black_box;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{criterion_group, criterion_main, BatchSize, BenchmarkGroup, BenchmarkId, Criterion};
use mancala_engine::{AnyGame, AwaitingMove, Board, ByPlayer, DynGame, Game, Kalah, Pit, Player};

/// Games to set up at a time: few enough to stay in the cache on every width.
const BATCH: BatchSize = BatchSize::NumIterations(100);

/// South to move, with a hand in the leftmost pit; each rightmost pit holds a stone, so that the game goes on.
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

fn sow_in_place<const PITS: usize>(group: &mut BenchmarkGroup<'_, WallTime>, id: BenchmarkId, hand: u8) {
    let game = AnyGame::from(game::<PITS>(hand));
    let play = |game: &mut AnyGame<Kalah, PITS>| {
        let _ = black_box(&game.play_at(Player::South, black_box(0)));
    };
    group.bench_function(id, |bencher| bencher.iter_batched_ref(|| game.clone(), play, BATCH));
}

fn sow_by_value<const PITS: usize>(group: &mut BenchmarkGroup<'_, WallTime>, id: BenchmarkId, hand: u8) {
    let game = game::<PITS>(hand);
    let token = game.legal_move(Pit::at::<0>()).expect("the pit holds the hand");
    // Handed over by reference: to hand over the value would copy it once more.
    group.bench_function(id, |bencher| {
        bencher.iter(|| {
            black_box(&black_box(token).play());
        });
    });
}

fn in_place(criterion: &mut Criterion) {
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

fn by_value(criterion: &mut Criterion) {
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

fn stones(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("stones");
    for hand in [1, 6, 13, 26, 52, 100, 200] {
        sow_in_place::<6>(&mut group, BenchmarkId::from_parameter(hand), hand);
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1));
    targets = in_place, by_value, stones
}
criterion_main!(benches);
