//! The number of positions at each depth, compared with the counts of other programs (`tests/data/perft.csv`).

use crate::common::at_width;
use crate::common::data::{perft_rows, PerftRow};
use crate::common::variants::{Hufesay, SlamCapturesOware, VaiLungThlan};
use mancala_engine::{
    divide, perft, AnyGame, AwaitingMove, Bestemshe, Board, Bohnenspiel, ByPlayer, Congkak, EmptyCaptureKalah, Game,
    Kalah, Mangala, Oware, Player, Variant,
};

fn positions<V: Variant, const PITS: usize>(row: &PerftRow) -> u64 {
    let pits = [row.stones; PITS];
    let pits = ByPlayer {
        south: pits,
        north: pits,
    };
    let board = Board::new(pits, ByPlayer::default()).expect("at most 255 stones");
    match AnyGame::<V, PITS>::from_board(board, Player::South) {
        AnyGame::AwaitingMove(game) => {
            let positions = perft(&game, row.depth);
            assert_eq!(positions, full_perft(&game, row.depth), "{row:?}");
            assert_eq!(
                positions,
                divide(&game, row.depth).map(|(_, below)| below).sum::<u64>(),
                "{row:?}"
            );
            positions
        }
        AnyGame::Finished(_) => panic!("an opening is never over: {row:?}"),
    }
}

/// Perft that plays every ply, including the last one, instead of counting its moves.
fn full_perft<V: Variant, const PITS: usize>(game: &Game<AwaitingMove, V, PITS>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut positions = 0;
    for token in game.legal_moves() {
        positions += match token.play() {
            AnyGame::AwaitingMove(next) => full_perft(&next, depth - 1),
            AnyGame::Finished(_) => u64::from(depth == 1),
        };
    }
    positions
}

macro_rules! counts {
    ($($test:ident: $name:literal by $variant:ty, widths $widths:tt;)*) => {$(
        #[test]
        fn $test() {
            let rows: Vec<PerftRow> = perft_rows().into_iter().filter(|row| row.variant == $name).collect();
            assert!(!rows.is_empty());
            for row in rows {
                assert_eq!(at_width!($widths, row.pits, positions::<$variant>(&row)), row.positions, "{row:?}");
            }
        }
    )*};
}

counts! {
    kalah_reaches_as_many_positions: "kalah" by Kalah, widths [1 2 3 4 6 7 8 10];
    empty_capture_kalah_reaches_as_many_positions: "kalah-empty-capture" by EmptyCaptureKalah, widths [3 6];
    oware_reaches_as_many_positions: "oware" by Oware, widths [2 3 5 6];
    oware_whose_slams_capture_reaches_as_many_positions: "oware-slam-captures" by SlamCapturesOware, widths [3];
    congkak_reaches_as_many_positions: "congkak" by Congkak, widths [3 5 7];
    mangala_reaches_as_many_positions: "mangala" by Mangala, widths [6 9 16];
    bestemshe_reaches_as_many_positions: "bestemshe" by Bestemshe, widths [5];
    bohnenspiel_reaches_as_many_positions: "bohnenspiel" by Bohnenspiel, widths [6];
    vai_lung_thlan_reaches_as_many_positions: "vai-lung-thlan" by VaiLungThlan, widths [6];
    hufesay_reaches_as_many_positions: "hufesay" by Hufesay, widths [6];
}

#[test]
fn every_row_of_the_file_is_counted_by_a_test() {
    let counted = [
        "kalah",
        "kalah-empty-capture",
        "oware",
        "oware-slam-captures",
        "congkak",
        "mangala",
        "bestemshe",
        "bohnenspiel",
        "vai-lung-thlan",
        "hufesay",
    ];
    for row in perft_rows() {
        assert!(counted.contains(&row.variant.as_str()), "{row:?}");
    }
}

#[test]
fn depth_0_counts_the_game_itself_and_has_no_first_move() {
    assert_eq!(perft(&Game::new(), 0), 1);
    assert_eq!(divide(&Game::new(), 0).count(), 0);
}
