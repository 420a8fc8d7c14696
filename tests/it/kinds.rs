//! `GameKind`: starting games, and reading records with a list of kinds.

use mancala_engine::{
    read_record, BoardError, ByPlayer, Circuit, DynRecord, GameKind, Kalah, KindStart, Next, Oware, ParseRecordError,
    ParseRecordErrorKind as Kind, PitStep, PitView, Player, Record, StartError, Survey, Variant,
};

/// Kalah in which nothing captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Peaceful;

impl Variant for Peaceful {
    const NAME: &'static str = "peaceful";
    const STONES: u8 = 3;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;

    fn last_in_pit(_: PitView) -> PitStep {
        PitStep::EndTurn
    }

    fn next(survey: Survey) -> Next {
        <Kalah>::next(survey)
    }
}

const KINDS: [GameKind; 4] = [
    GameKind::of::<Kalah<6>, 8>(),
    GameKind::of::<Kalah, 3>(),
    GameKind::of::<Oware, 6>(),
    GameKind::of::<Peaceful, 5>(),
];

fn read(text: &str) -> Box<dyn DynRecord + Send + Sync> {
    read_record(&KINDS, text).unwrap_or_else(|error| panic!("{error} in {text:?}"))
}

#[track_caller]
fn assert_error(text: &str, line: usize, column: usize, kind: Kind) {
    let error = read_record(&KINDS, text).expect_err(text);
    assert_eq!(error, ParseRecordError { line, column, kind }, "{text:?}");
}

fn not_listed(variant: &str, pits: Option<usize>) -> Kind {
    let variant = variant.to_owned();
    Kind::NotListed { variant, pits }
}

#[test]
fn the_usual_kinds_are_the_variants_of_the_library_on_their_usual_boards() {
    let usual: Vec<_> = GameKind::USUAL
        .iter()
        .map(|kind| (kind.name(), kind.pits(), kind.stones()))
        .collect();
    assert_eq!(
        usual,
        [
            ("kalah", 6, 4),
            ("kalah-empty-capture", 6, 4),
            ("oware", 6, 4),
            ("congkak", 7, 7),
            ("mangala", 6, 4),
            ("bohnenspiel", 6, 6),
            ("bestemshe", 5, 5),
            ("ayoayo", 6, 4),
        ]
    );
}

#[test]
fn a_kind_starts_with_the_opening_of_its_variant() {
    for kind in GameKind::USUAL.iter().chain(&KINDS) {
        let record = kind.start();
        assert_eq!((record.variant(), record.width()), (kind.name(), kind.pits()));
        assert_eq!(record.to_move(), Some(Player::South));
        for player in Player::ALL {
            assert_eq!(record.store(player), 0);
            assert!(
                (0..kind.pits()).all(|index| record.stones(player, index) == Some(kind.stones())),
                "{kind:?}"
            );
        }
    }
}

#[test]
fn a_kind_starts_from_a_number_of_stones_or_from_a_position() {
    let kalah = &KINDS[1];
    let two = kalah.start_from(KindStart::Stones(2)).expect("an opening");
    assert_eq!(two.position().to_string(), "south <3,0,0,2,2,2,2,2,2>");

    let (south, north): (&[u8], &[u8]) = (&[1, 0, 2], &[0, 3, 0]);
    let start = |to_move| KindStart::Position {
        pits: ByPlayer { south, north },
        stores: ByPlayer { south: 5, north: 6 },
        to_move,
    };
    for (to_move, side) in [(Player::South, "south"), (Player::North, "north")] {
        let record = kalah.start_from(start(to_move)).expect("a position");
        assert_eq!(record.position().to_string(), format!("{side} <3,5,6,1,0,2,0,3,0>"));
    }
}

#[test]
fn a_start_may_be_finished() {
    let empty: &[u8] = &[0, 0, 0];
    let start = KindStart::Position {
        pits: ByPlayer {
            south: empty,
            north: &[1, 2, 3],
        },
        stores: ByPlayer { south: 7, north: 0 },
        to_move: Player::North,
    };
    let record = KINDS[1].start_from(start).expect("a position");
    assert_eq!(record.position().to_string(), "<3,7,6,0,0,0,0,0,0>");
}

#[test]
fn a_row_of_another_length_is_an_error() {
    let rows: [&[u8]; 4] = [&[], &[1, 1], &[1, 1, 1], &[1, 1, 1, 1]];
    for south in rows {
        for north in rows {
            let start = KindStart::Position {
                pits: ByPlayer { south, north },
                stores: ByPlayer::default(),
                to_move: Player::South,
            };
            let started = KINDS[1].start_from(start).map(|record| record.width());
            let expected = if south.len() == 3 && north.len() == 3 {
                Ok(3)
            } else {
                Err(StartError::WrongWidth { expected: 3 })
            };
            assert_eq!(started, expected, "{south:?} and {north:?}");
        }
    }
}

#[test]
fn too_many_stones_are_an_error() {
    let error = KINDS[1].start_from(KindStart::Stones(43)).map(|_| ());
    assert_eq!(error, Err(StartError::Board(BoardError::TooManyStones { total: 258 })));
    assert_eq!(
        StartError::from(BoardError::TooManyStones { total: 258 }).to_string(),
        "a board holds at most 255 stones, not 258"
    );
    assert_eq!(
        StartError::WrongWidth { expected: 3 }.to_string(),
        "expected 3 pits per row"
    );
}

#[test]
fn a_kind_shows_its_name_and_its_numbers() {
    assert_eq!(
        format!("{:?}", KINDS[0]),
        "GameKind(kalah, 8 pits per row, 6 stones per pit)"
    );
}

#[test]
fn the_first_listed_kind_with_the_name_reads_a_text_without_a_board() {
    let record = read("1");
    assert_eq!(
        (record.variant(), record.width(), record.stones(Player::South, 1)),
        ("kalah", 8, Some(7))
    );
    assert_eq!(record.to_string(), "variant kalah\nboard 8 6\n\n1");
    assert_eq!(read("variant oware").to_string(), "variant oware\nboard 6 4");
}

#[test]
fn the_first_listed_kind_with_the_name_and_the_width_reads_a_text_with_a_board() {
    assert_eq!(read("board 3 2").to_string(), "variant kalah\nboard 3 2");
    let position = "variant kalah\nposition north <3,0,0,1,1,1,1,1,1>";
    assert_eq!(read(position).to_string(), position);
}

#[test]
fn a_variant_of_the_user_is_read_like_one_of_the_library() {
    let text = "variant peaceful\nboard 5 3\n\n1 2";
    assert_eq!(read(text).to_string(), text);
    let record: Record<Peaceful, 5> = text.parse().expect("a record");
    assert_eq!(record.to_string(), text);
}

#[test]
fn a_text_that_no_listed_kind_fits_is_an_error_at_the_name_or_the_width() {
    assert_error("variant congkak\n1", 1, 9, not_listed("congkak", None));
    assert_error("variant congkak\nboard 7 7", 1, 9, not_listed("congkak", Some(7)));
    assert_error("variant oware\nboard 5 3", 2, 7, not_listed("oware", Some(5)));
    assert_error("board 6 4", 1, 7, not_listed("kalah", Some(6)));
    assert_error("position south <2,0,0,1,1,1,1>", 1, 17, not_listed("kalah", Some(2)));
    let error = read_record(&[], "  3").expect_err("no kinds");
    assert_eq!(
        (error.line, error.column, error.kind),
        (1, 3, not_listed("kalah", None))
    );
}

#[test]
fn an_error_repeats_at_most_64_characters_of_a_name() {
    let name = "é".repeat(1000);
    assert_error(&format!("variant {name}"), 1, 9, not_listed(&"é".repeat(64), None));
}

#[test]
fn an_error_names_the_game_that_is_not_listed() {
    assert_eq!(not_listed("chess", None).to_string(), "no listed game is `chess`");
    assert_eq!(
        not_listed("kalah", Some(7)).to_string(),
        "no listed game is `kalah` with 7 pits per row"
    );
}
