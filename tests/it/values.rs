//! Small values: boards in constants, mirror images, hashes, and the text of players and spots.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use mancala_engine::{
    board, AnyGame, Board, ByPlayer, DynSpot, Game, Kalah, Oware, Owner, ParseBoardErrorKind, Pit, Player, Position,
    Spot,
};
use proptest::prelude::*;

use crate::common::at_width;
use crate::common::setup::{config, setups, Setup};

// Boards read at compile time.

const ENDGAME: Board<3> = board!(" < 3,5,8, 0,1,2, 3,4,5 >\n");

#[test]
fn a_board_in_a_constant_is_read_in_a_constant() {
    const TOTAL: u8 = ENDGAME.total();
    const NORTH: [u8; 3] = ENDGAME.pits(Player::North);
    const STONES: u8 = ENDGAME.stones(Player::South, Pit::at::<2>());
    const STORE: u8 = ENDGAME.store(Player::North);
    const IN_PLAY: u8 = ENDGAME.in_play(Player::South);
    const MIRRORED: Board<3> = ENDGAME.mirrored();
    assert_eq!((TOTAL, NORTH, STONES, STORE, IN_PLAY), (28, [3, 4, 5], 2, 8, 3));
    assert_eq!(MIRRORED.to_string(), "<3,8,5,3,4,5,0,1,2>");
}

#[test]
fn a_board_in_code_has_the_width_of_its_literal() {
    let widest = board!("<127,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2>");
    assert_eq!(widest.pits(Player::North)[126], 2);
    assert_eq!(
        board!("<1,0,0,1,1>"),
        Board::<1>::from_literal("<1,0,0,1,1>").expect("a board")
    );
}

#[test]
fn a_literal_is_read_like_a_text() {
    for text in [
        "<1,2,3,4,5>",
        "<1,2,3,4>",
        "<2,0,0,0,0>",
        "",
        "<1,0,0,0,256>",
        " <1,0,0,0,0> x",
    ] {
        assert_eq!(Board::<1>::from_literal(text), text.parse(), "{text:?}");
    }
}

#[test]
fn a_width_is_rejected_with_the_same_words_in_code_and_in_text() {
    assert_eq!(
        ParseBoardErrorKind::WidthOutOfRange.to_string(),
        "expected 1 to 127 pits per row"
    );
    assert_eq!(
        ParseBoardErrorKind::WrongCount { expected: 1_234_567 }.to_string(),
        "expected 1234567 numbers"
    );
}

// Mirror images and positions.

fn is_its_mirror_images_mirror_image<const PITS: usize>(setup: &Setup) {
    let position = Position {
        board: setup.board::<PITS>(),
        to_move: setup.to_move,
    };
    let mirrored = position.mirrored();
    assert_eq!(mirrored.mirrored(), position);
    assert_eq!(mirrored.to_move, position.to_move.opponent());
    for player in Player::ALL {
        assert_eq!(mirrored.board.pits(player), position.board.pits(player.opponent()));
        assert_eq!(mirrored.board.store(player), position.board.store(player.opponent()));
    }
    let (game, image) = (
        AnyGame::<Oware, PITS>::from(position),
        AnyGame::<Oware, PITS>::from(mirrored),
    );
    assert_eq!(game.position().map(|position| position.mirrored()), image.position());
    assert_eq!(game.board().mirrored(), *image.board());
    let (AnyGame::AwaitingMove(game), AnyGame::AwaitingMove(image)) = (game, image) else {
        return;
    };
    assert_eq!(
        game.position(),
        Position {
            board: *game.board(),
            to_move: game.to_move()
        }
    );
    for (token, mirrored) in game.legal_moves().zip(image.legal_moves()) {
        assert_eq!(token.pit(), mirrored.pit());
        assert_eq!(token.play().board().mirrored(), *mirrored.play().board());
    }
}

// Hashes.

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Counts the calls, and keeps the bytes.
#[derive(Default)]
struct Calls {
    calls: usize,
    bytes: Vec<u8>,
}

impl Hasher for Calls {
    fn write(&mut self, bytes: &[u8]) {
        self.calls += 1;
        self.bytes.extend(bytes);
    }

    fn finish(&self) -> u64 {
        0
    }
}

fn written(value: &impl Hash) -> Calls {
    let mut calls = Calls::default();
    value.hash(&mut calls);
    calls
}

/// A game hashes the same whether it was set up, cloned, parsed or reached by play.
fn equal_values_hash_equally<const PITS: usize>(setup: &Setup) {
    let board = setup.board::<PITS>();
    let position = Position {
        board,
        to_move: setup.to_move,
    };
    let parsed: Position<PITS> = position.to_string().parse().expect("a position");
    assert_eq!((parsed, hash(&parsed)), (position, hash(&position)));
    assert_eq!(hash(&parsed.board), hash(&board));

    let game = AnyGame::<Kalah, PITS>::from(position);
    let twin = AnyGame::<Kalah, PITS>::from(position.mirrored().mirrored());
    assert_eq!((hash(&game), hash(&game.clone())), (hash(&twin), hash(&game)));
    let AnyGame::AwaitingMove(game) = game else { return };
    assert_eq!(hash(&AnyGame::from(game.clone())), hash(&twin));
    for token in game.legal_moves() {
        let by_token = token.play();
        let AnyGame::AwaitingMove(mut in_place) = AnyGame::from(game.clone()) else {
            return;
        };
        in_place = match in_place.play(token.pit()) {
            Ok(AnyGame::AwaitingMove(next)) => next,
            Ok(over) => {
                assert_eq!((hash(&over), &over), (hash(&by_token), &by_token));
                continue;
            }
            Err(rejected) => panic!("{rejected}"),
        };
        let rebuilt = AnyGame::<Kalah, PITS>::from(in_place.position());
        assert_eq!((hash(&rebuilt), &rebuilt), (hash(&by_token), &by_token));
    }
}

/// Only equal games write the same bytes.
fn different_values_are_written_differently<const PITS: usize>(setup: &Setup, other: &Setup) {
    let game = |setup: &Setup, to_move| AnyGame::<Kalah, PITS>::from_board(setup.board(), to_move);
    let games = [
        game(setup, Player::South),
        game(setup, Player::North),
        game(other, Player::South),
        game(other, Player::North),
    ];
    for one in &games {
        for two in &games {
            assert_eq!(
                written(one).bytes == written(two).bytes,
                one == two,
                "{one:?} and {two:?}"
            );
        }
    }
}

#[test]
fn a_game_of_up_to_eight_pits_is_hashed_by_at_most_two_writes() {
    fn calls<const PITS: usize>() -> usize {
        let game = AnyGame::<Kalah, PITS>::start();
        let calls = [written(&game).calls, written(game.board()).calls];
        assert_eq!(calls[0], calls[1]);
        calls[0]
    }
    assert!([calls::<1>(), calls::<3>(), calls::<6>(), calls::<7>(), calls::<8>()]
        .iter()
        .all(|&calls| calls <= 2));
    assert!([calls::<9>(), calls::<15>(), calls::<31>()]
        .iter()
        .all(|&calls| calls <= 3));
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn a_position_is_the_mirror_image_of_its_mirror_image(setup in setups()) {
        at_width!(setup.width(), is_its_mirror_images_mirror_image(&setup));
    }

    #[test]
    fn equal_games_hash_equally_however_they_were_made(setup in setups()) {
        at_width!(setup.width(), equal_values_hash_equally(&setup));
    }

    #[test]
    fn different_games_are_hashed_differently(
        (setup, other) in crate::common::setup::widths().prop_flat_map(|width| {
            (crate::common::setup::setups_of(width), crate::common::setup::setups_of(width))
        }),
    ) {
        at_width!(setup.width(), different_values_are_written_differently(&setup, &other));
    }
}

// Players, spots, and `ByPlayer`.

#[test]
fn a_player_is_read_as_it_is_written_and_in_any_case() {
    for player in Player::ALL {
        assert_eq!(player.to_string().parse(), Ok(player));
    }
    for text in ["south", "SOUTH", " South\n", "\tsouth\r\n"] {
        assert_eq!(text.parse(), Ok(Player::South), "{text:?}");
    }
    for text in ["", "s", "southern", "so uth", "east", "\u{a0}south"] {
        let error = text.parse::<Player>().expect_err(text);
        assert_eq!(error.to_string(), "expected `South` or `North`");
    }
}

#[test]
fn spots_are_written_with_their_owner_and_number() {
    let pit = Spot::Pit(Player::North, Pit::<6>::at::<0>());
    assert_eq!(
        (pit.to_string(), DynSpot::from(pit).to_string()),
        ("North's pit 1".into(), "North's pit 1".into())
    );
    assert_eq!(Spot::<6>::Store(Player::South).to_string(), "South's store");
    assert_eq!(
        DynSpot::Pit {
            owner: Player::South,
            index: 126
        }
        .to_string(),
        "South's pit 127"
    );
}

#[test]
fn a_token_is_written_as_its_pit() {
    let game = Game::new();
    let written: Vec<String> = game.legal_moves().map(|token| token.to_string()).collect();
    assert_eq!(written, ["1", "2", "3", "4", "5", "6"]);
}

#[test]
fn spots_and_owners_are_ordered() {
    let pit = |player, index| Spot::Pit(player, Pit::<6>::new(index).expect("a pit"));
    let mut spots = [
        Spot::Store(Player::South),
        pit(Player::North, 0),
        pit(Player::South, 5),
        pit(Player::South, 2),
    ];
    spots.sort_unstable();
    assert_eq!(
        spots,
        [
            pit(Player::South, 2),
            pit(Player::South, 5),
            pit(Player::North, 0),
            Spot::Store(Player::South)
        ]
    );
    assert!(Owner::Mover < Owner::Opponent);
    assert!(
        DynSpot::Pit {
            owner: Player::North,
            index: 9
        } < DynSpot::Store(Player::South)
    );
}

#[test]
fn one_value_for_each_player_is_mapped_iterated_and_swapped() {
    let values = ByPlayer { south: 1, north: 2 };
    assert_eq!(values.map(|value| value * 10), ByPlayer { south: 10, north: 20 });
    assert!(values.iter().eq([(Player::South, &1), (Player::North, &2)]));
    assert_eq!(values.swap(), ByPlayer { south: 2, north: 1 });
}
