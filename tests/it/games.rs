//! The states of a game, the transitions between them, and the errors of rejected calls.

use std::error::Error;

use mancala_engine::{
    board, AnyGame, AwaitingMove, Board, BoardError, ByPlayer, EmptyCaptureKalah, Finished, Game, IllegalMove, Kalah,
    Outcome, Pit, Player, Rejected,
};

fn game(board: Board<3>, to_move: Player) -> AnyGame<Kalah, 3> {
    AnyGame::from_board(board, to_move)
}

fn open(board: Board<3>, to_move: Player) -> Game<AwaitingMove, Kalah, 3> {
    game(board, to_move).try_into().expect("the game is in progress")
}

fn over(board: Board<3>) -> Game<Finished, Kalah, 3> {
    game(board, Player::South).try_into().expect("the game is finished")
}

/// ```text
///        1   0   0
///   [0]             [0]
///        0   0   4
/// ```
const SOUTH_HAS_ONE_MOVE: Board<3> = board!("<3,0,0,0,0,4,0,0,1>");

#[test]
fn the_default_game_is_kalah_of_six_pits_and_four_stones() {
    let game = Game::new();
    assert_eq!(game.board().to_string(), "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>");
    assert_eq!(game.to_move(), Player::South);
    assert_eq!(game, Game::default());
    assert_eq!(AnyGame::AwaitingMove(game), AnyGame::<Kalah, 6>::default());
}

#[test]
fn another_geometry_starts_with_its_own_count_in_each_pit() {
    let game = Game::<AwaitingMove, EmptyCaptureKalah<2>, 4>::start();
    assert_eq!(game.board().to_string(), "<4,0,0,2,2,2,2,2,2,2,2>");
    assert_eq!(game.to_move(), Player::South);
    assert_eq!(AnyGame::from(game), AnyGame::<EmptyCaptureKalah<2>, 4>::start());
}

#[test]
fn the_widest_opening_holds_254_stones() {
    let game = Game::<AwaitingMove, Kalah<1>, 127>::start();
    assert_eq!(game.board().total(), 254);
    let game = Game::<AwaitingMove, Kalah<127>, 1>::start();
    assert_eq!(game.board().total(), 254);
}

#[test]
fn an_empty_pit_is_rejected_as_empty() {
    let game = open(SOUTH_HAS_ONE_MOVE, Player::South);
    let empty = Pit::at::<1>();
    assert_eq!(
        game.legal_move(empty).map(|token| token.pit()),
        Err(IllegalMove::EmptyPit)
    );
    assert_eq!(
        game.clone().play_at(Player::South, empty).unwrap_err().reason,
        IllegalMove::EmptyPit
    );
    let reason = IllegalMove::EmptyPit;
    assert_eq!(game.clone().play(empty), Err(Rejected { game, reason }));
}

/// The pit is the other player's, whether it is empty or not.
#[test]
fn a_pit_of_the_other_player_is_rejected_as_not_owned() {
    let game = open(SOUTH_HAS_ONE_MOVE, Player::South);
    for pit in Pit::all() {
        let rejected = game.clone().play_at(Player::North, pit).unwrap_err();
        assert_eq!(rejected.reason, IllegalMove::NotOwned);
        assert_eq!(rejected.game, game);
    }
}

#[test]
fn only_non_empty_own_pits_are_legal_from_the_left() {
    let game = open(board!("<3,0,0,2,0,4,1,1,1>"), Player::South);
    let legal: Vec<usize> = game.legal_moves().map(|token| token.pit().index()).collect();
    assert_eq!(legal, [0, 2]);
}

#[test]
fn the_list_of_legal_moves_stays_at_its_end() {
    let game = open(SOUTH_HAS_ONE_MOVE, Player::South);
    let mut legal = game.legal_moves();
    assert_eq!(legal.next().map(|token| token.pit()), Pit::new(2));
    assert_eq!(legal.next(), None);
    assert_eq!(legal.next(), None);
}

#[test]
fn a_rejection_is_an_error_that_names_its_reason() {
    let rejected = open(SOUTH_HAS_ONE_MOVE, Player::South)
        .play(Pit::at::<0>())
        .unwrap_err();
    let error: Box<dyn Error> = Box::new(rejected);
    assert_eq!(error.to_string(), "the pit is empty");
    assert_eq!(IllegalMove::NotOwned.to_string(), "the pit belongs to the other player");
}

#[test]
fn a_game_in_progress_is_taken_out_of_either_state() {
    let any = game(SOUTH_HAS_ONE_MOVE, Player::North);
    let open = Game::<AwaitingMove, Kalah, 3>::try_from(any.clone()).expect("the game is in progress");
    assert_eq!(Game::<Finished, Kalah, 3>::try_from(any.clone()), Err(open.clone()));
    assert_eq!(AnyGame::from(open), any);
}

#[test]
fn a_finished_game_is_taken_out_of_either_state() {
    let any = game(board!("<3,0,1,0,0,0,0,2,0>"), Player::South);
    let over = Game::<Finished, Kalah, 3>::try_from(any.clone()).expect("South's row is empty");
    assert_eq!(Game::<AwaitingMove, Kalah, 3>::try_from(any.clone()), Err(over.clone()));
    assert_eq!(AnyGame::from(over), any);
}

/// ```text
///        0   2   0
///   [1]             [0]
///        0   0   0
/// ```
#[test]
fn a_position_with_an_empty_row_is_swept_and_finished_at_once() {
    for to_move in Player::ALL {
        let AnyGame::Finished(over) = game(board!("<3,0,1,0,0,0,0,2,0>"), to_move) else {
            panic!("South's row is empty");
        };
        assert_eq!(over.board().to_string(), "<3,0,3,0,0,0,0,0,0>");
        assert_eq!(over.outcome(), Outcome::Won(Player::North));
    }
}

#[test]
fn the_fuller_store_wins_and_equal_stores_draw() {
    assert_eq!(
        over(board!("<3,3,2,0,0,0,0,0,0>")).outcome(),
        Outcome::Won(Player::South)
    );
    assert_eq!(
        over(board!("<3,2,3,0,0,0,0,0,0>")).outcome(),
        Outcome::Won(Player::North)
    );
    assert_eq!(over(board!("<3,2,2,0,0,0,0,0,0>")).outcome(), Outcome::Drawn);
    assert_eq!(over(board!("<3,0,0,0,0,0,0,0,0>")).outcome(), Outcome::Drawn);
    assert_eq!(
        over(board!("<3,2,0,0,0,0,1,1,1>")).outcome(),
        Outcome::Won(Player::North)
    );
}

#[test]
fn the_side_to_move_takes_part_in_equality_while_there_is_one() {
    assert_ne!(
        open(SOUTH_HAS_ONE_MOVE, Player::South),
        open(SOUTH_HAS_ONE_MOVE, Player::North)
    );
    let finished = board!("<3,2,3,0,0,0,0,0,0>");
    assert_eq!(game(finished, Player::South), game(finished, Player::North));
}

#[test]
fn an_agreed_end_gives_each_player_their_own_row() {
    let over = open(board!("<3,1,2,3,0,4,5,6,0>"), Player::North).conclude();
    assert_eq!(over.board().to_string(), "<3,8,13,0,0,0,0,0,0>");
    assert_eq!(over.outcome(), Outcome::Won(Player::North));
}

#[test]
fn a_board_of_more_than_255_stones_is_rejected_with_its_total() {
    let full = |store| {
        let pits = ByPlayer {
            south: [50; 2],
            north: [50; 2],
        };
        Board::new(pits, ByPlayer { south: store, north: 0 })
    };
    assert_eq!(full(55).map(|board| board.total()), Ok(255));
    assert_eq!(full(56), Err(BoardError::TooManyStones { total: 256 }));
    let most = ByPlayer {
        south: [255; 127],
        north: [255; 127],
    };
    let rejected = Board::new(most, ByPlayer { south: 255, north: 255 });
    assert_eq!(rejected, Err(BoardError::TooManyStones { total: 256 * 255 }));
    assert_eq!(
        rejected.unwrap_err().to_string(),
        "a board holds at most 255 stones, not 65280"
    );
}

#[test]
fn a_pit_has_an_index_below_the_width() {
    assert_eq!(Pit::<6>::new(0).map(Pit::index), Some(0));
    assert_eq!(Pit::<6>::new(5).map(Pit::index), Some(5));
    assert_eq!(Pit::<6>::new(6), None);
    assert_eq!(Pit::<6>::new(256), None);
    assert_eq!(Pit::<6>::new(usize::MAX), None);
    assert_eq!(Pit::<127>::new(126).map(Pit::index), Some(126));
    assert_eq!(Pit::<127>::new(127), None);
}

#[test]
fn opposite_pits_face_each_other() {
    let pairs: Vec<(usize, usize)> = Pit::<6>::all()
        .map(|pit| (pit.index(), pit.opposite().index()))
        .collect();
    assert_eq!(pairs, [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1), (5, 0)]);
    for pit in Pit::<127>::all() {
        assert_eq!(pit.index() + pit.opposite().index(), 126);
    }
}

#[test]
fn people_count_pits_from_one() {
    let numbers: Vec<String> = Pit::<3>::all().map(|pit| pit.to_string()).collect();
    assert_eq!(numbers, ["1", "2", "3"]);
}

// The text of games, for people.

#[test]
fn a_pit_is_written_as_the_number_that_people_use_and_debugged_with_index_and_width() {
    let pit = Pit::<6>::at::<2>();
    assert_eq!(
        (pit.to_string(), format!("{pit:?}")),
        ("3".into(), "Pit(2 of 6)".into())
    );
}

#[test]
fn a_player_and_an_outcome_are_written_in_words() {
    assert_eq!(Player::ALL.map(|player| player.to_string()), ["South", "North"]);
    let outcomes = [Outcome::Won(Player::North), Outcome::Drawn];
    assert_eq!(outcomes.map(|outcome| outcome.to_string()), ["North wins", "drawn"]);
}

#[test]
fn a_game_is_debugged_with_state_variant_and_board() {
    let game = Game::<AwaitingMove, Kalah<1>, 2>::start();
    assert_eq!(
        format!("{game:?}"),
        "Game<AwaitingMove { to_move: South }, kalah>(<2,0,0,1,1,1,1>)"
    );
    assert_eq!(
        format!("{:?}", game.conclude()),
        "Game<Finished, kalah>(<2,2,2,0,0,0,0>)"
    );
}
