//! Perft with a checksum over every leaf: the library on boards of 3 to 31 pits, in all games, and behind `DynGame`. In
//! Kalah, Oware and Congkak it is compared with a plain engine whose width is known at run time.
//!
//! `cargo bench --manifest-path benches/criterion/Cargo.toml --bench perft`; add `-- oware` to run only the benchmarks
//! with that name. Rates are plies per second.

#[path = "../common/mod.rs"]
mod common;
mod on_processor;

use std::hint::black_box;
use std::time::Duration;

use criterion::{criterion_group, criterion_main, BenchmarkGroup, Criterion, Throughput};
use mancala_engine::{
    AnyGame, AwaitingMove, Ayoayo, Bestemshe, Bohnenspiel, Congkak, Game, Kalah, Mangala, Oware, Variant,
};

use common::plain::{Plain, Rules};
use common::{clock, leaves, leaves_by, run_time};
use on_processor::OnProcessor;

/// The library and the plain engine on one tree.
fn walk<V: Variant, const PITS: usize>(group: &mut BenchmarkGroup<'_, OnProcessor>, rules: Rules, depth: u32) {
    let game = Game::<_, V, PITS>::start();
    let plain = Plain::start(rules, PITS, V::STONES);
    let id = id::<V, PITS>("plain", depth);
    assert_eq!(leaves(&game, depth), plain.leaves(depth), "{id}");

    walk_alone::<V, PITS>(group, depth);
    group.bench_function(id, |bencher| bencher.iter(|| black_box(&plain).leaves(depth)));
}

/// The library on one tree.
fn walk_alone<V: Variant, const PITS: usize>(group: &mut BenchmarkGroup<'_, OnProcessor>, depth: u32) {
    let game = Game::<_, V, PITS>::start();
    group.throughput(plies(&game, depth));
    group.bench_function(id::<V, PITS>("library", depth), |bencher| {
        bencher.iter(|| leaves(black_box(&game), depth));
    });
}

fn id<V: Variant, const PITS: usize>(engine: &str, depth: u32) -> String {
    format!("{engine}/{PITS}x{}/depth {depth}", V::STONES)
}

fn plies<V: Variant, const PITS: usize>(game: &Game<AwaitingMove, V, PITS>, depth: u32) -> Throughput {
    let mut plies = 0;
    leaves_by(game, depth, &mut |token| {
        plies += 1;
        token.play()
    });
    Throughput::Elements(plies)
}

fn kalah(criterion: &mut Criterion<OnProcessor>) {
    let mut group = criterion.benchmark_group("perft kalah");
    walk::<Kalah, 3>(&mut group, Rules::Kalah, 9);
    walk::<Kalah, 4>(&mut group, Rules::Kalah, 8);
    walk::<Kalah, 6>(&mut group, Rules::Kalah, 6);
    walk::<Kalah, 7>(&mut group, Rules::Kalah, 6);
    walk::<Kalah, 8>(&mut group, Rules::Kalah, 5);
    walk::<Kalah, 9>(&mut group, Rules::Kalah, 5);
    walk::<Kalah, 12>(&mut group, Rules::Kalah, 4);
    walk::<Kalah, 16>(&mut group, Rules::Kalah, 4);
    walk::<Kalah, 17>(&mut group, Rules::Kalah, 4);
    walk::<Kalah, 31>(&mut group, Rules::Kalah, 3);
}

fn oware(criterion: &mut Criterion<OnProcessor>) {
    walk::<Oware, 6>(&mut criterion.benchmark_group("perft oware"), Rules::Oware, 6);
}

fn congkak(criterion: &mut Criterion<OnProcessor>) {
    walk::<Congkak, 7>(&mut criterion.benchmark_group("perft congkak"), Rules::Congkak, 5);
}

fn mangala(criterion: &mut Criterion<OnProcessor>) {
    walk_alone::<Mangala, 6>(&mut criterion.benchmark_group("perft mangala"), 6);
}

fn bohnenspiel(criterion: &mut Criterion<OnProcessor>) {
    walk_alone::<Bohnenspiel, 6>(&mut criterion.benchmark_group("perft bohnenspiel"), 6);
}

fn bestemshe(criterion: &mut Criterion<OnProcessor>) {
    walk_alone::<Bestemshe, 5>(&mut criterion.benchmark_group("perft bestemshe"), 7);
}

fn ayoayo(criterion: &mut Criterion<OnProcessor>) {
    walk_alone::<Ayoayo, 6>(&mut criterion.benchmark_group("perft ayoayo"), 6);
}

fn dyn_game(criterion: &mut Criterion<OnProcessor>) {
    let depth = 6;
    let game = AnyGame::<Kalah>::start();
    assert_eq!(run_time::leaves(&game, depth), leaves(&Game::new(), depth));

    let mut group = criterion.benchmark_group("perft DynGame");
    group.throughput(plies(&Game::new(), depth));
    group.bench_function("static", |bencher| {
        bencher.iter(|| leaves(black_box(&Game::new()), depth));
    });
    group.bench_function("DynGame", |bencher| {
        bencher.iter(|| run_time::leaves(black_box(&game), depth));
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .with_measurement(OnProcessor)
        .sample_size(20)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = kalah, oware, congkak, mangala, bohnenspiel, bestemshe, ayoayo, dyn_game
}
criterion_main!(benches);
