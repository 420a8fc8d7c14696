//! Random games played by the program `MancalaGames` (`mancalagames.jsonl` in `tests/data`), compared ply by ply, and
//! its results of grand slams in Oware under each rule (`slams.jsonl`).
//!
//! The games continue after repeated positions, so they aren't played in a record. In Dakon and Hufesay, the program
//! has other rules for the remaining stones if no player has a majority; no game in the file ends that way.

use crate::common::at_width;
use crate::common::json::{count, indices, objects, side};
use crate::common::played::{played, Played};
use crate::common::positions::{legal, open};
use crate::common::variants::{Dakon, Hufesay, MangalaII, SlamOware, Songo, VaiLungThlan};
use mancala_engine::{
    AnyGame, Ayoayo, Board, Bohnenspiel, ByPlayer, Event, Game, IllegalMove, Outcome, Oware, Pit, Player, Variant,
};
use serde_json::Value;

/// Replays every game of a variant, and returns the number of games.
fn replay_all<V: Variant>() -> usize {
    let games = objects("mancalagames.jsonl");
    let games = games.iter().zip(1..).filter(|(game, _)| game["variant"] == V::NAME);
    games
        .map(|(game, line)| {
            let id = format!("{} in line {line}", V::NAME);
            assert_eq!(count(&game["stones"]), V::STONES, "{id}");
            at_width!([6 7], usize::from(count(&game["pits"])), replay::<V>(game, &id));
        })
        .count()
}

fn replay<V: Variant, const PITS: usize>(recorded: &Value, id: &str) {
    let row = [V::STONES; PITS];
    let board = Board::new(ByPlayer { south: row, north: row }, ByPlayer::default()).expect("at most 255 stones");
    let mut game = AnyGame::<V, PITS>::from_board(board, side(&recorded["start"]).expect("a player begins"));
    let moves = recorded["moves"].as_array().expect("a game has moves");
    for (move_, ply) in moves.iter().zip(1..) {
        let context = format!("{id}, ply {ply}");
        let open = Game::try_from(game).unwrap_or_else(|over| panic!("{context}: {over:?}"));
        assert_eq!(Some(open.to_move()), side(&move_["by"]), "{context}");
        assert_eq!(legal(&open), indices(&move_["legal"]), "{context}");
        let pit = Pit::new(count(&move_["pit"]).into()).expect("a pit of the row");
        let token = open
            .legal_move(pit)
            .unwrap_or_else(|error| panic!("{context}: {error}"));
        let Played { after, events, .. } = played(token);
        let board = after.board().to_string();
        assert_eq!(Some(&*board), move_["board"].as_str(), "{context}");
        assert_eq!(due(&after, &events), side(&move_["next"]), "{context}");
        game = after;
    }
    let winner = game.outcome().map(|outcome| match outcome {
        Outcome::Won(Player::South) => "south",
        Outcome::Won(Player::North) => "north",
        Outcome::Drawn => "draw",
    });
    assert_eq!(winner, recorded["winner"].as_str(), "{id}");
}

/// Returns the player whose turn it is after a move, who may have to pass.
fn due<V: Variant, const PITS: usize, S: Copy>(after: &AnyGame<V, PITS>, events: &[Event<S>]) -> Option<Player> {
    let passed = events.iter().find_map(|&event| match event {
        Event::Passed { player } => Some(player),
        _ => None,
    });
    passed.or(after.to_move())
}

#[test]
fn ayoayo_agrees_with_mancala_games() {
    assert_eq!(replay_all::<Ayoayo>(), 6);
}

#[test]
fn bohnenspiel_agrees_with_mancala_games() {
    assert_eq!(replay_all::<Bohnenspiel>(), 6);
}

#[test]
fn songo_agrees_with_mancala_games() {
    assert_eq!(replay_all::<Songo>(), 6);
}

#[test]
fn vai_lung_thlan_agrees_with_mancala_games() {
    assert_eq!(replay_all::<VaiLungThlan>(), 6);
}

#[test]
fn mangala_ii_agrees_with_mancala_games() {
    assert_eq!(replay_all::<MangalaII>(), 6);
}

#[test]
fn hufesay_agrees_with_mancala_games() {
    assert_eq!(replay_all::<Hufesay>(), 6);
}

#[test]
fn dakon_agrees_with_mancala_games() {
    assert_eq!(replay_all::<Dakon>(), 3);
}

#[test]
fn oware_agrees_with_mancala_games() {
    assert_eq!(replay_all::<Oware>(), 2);
    assert_eq!(replay_all::<SlamOware<0>>(), 4);
    assert_eq!(replay_all::<SlamOware<1>>(), 4);
    assert_eq!(replay_all::<SlamOware<2>>(), 4);
}

#[test]
fn every_game_of_the_file_is_replayed_by_a_test() {
    assert_eq!(objects("mancalagames.jsonl").len(), 6 * 6 + 3 + 2 + 3 * 4);
}

/// Compares every slam of a variant, and returns the number of slams.
fn answer_all<V: Variant>() -> usize {
    let slams = objects("slams.jsonl");
    let slams = slams.iter().zip(1..).filter(|(slam, _)| slam["variant"] == V::NAME);
    slams
        .map(|(slam, line)| answer::<V>(slam, &format!("{} in line {line}", V::NAME)))
        .count()
}

fn answer<V: Variant>(slam: &Value, id: &str) {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let open = open::<V, 6>(&format!("{} {}", text(&slam["by"]), text(&slam["board"])));
    assert_eq!(legal(&open), indices(&slam["legal"]), "{id}");
    if slam["pit"].is_null() {
        let is_forbidden = |pit| open.legal_move(pit) == Err(IllegalMove::GrandSlam);
        assert!(Pit::all().any(is_forbidden), "{id}");
        return;
    }
    let pit = Pit::new(count(&slam["pit"]).into()).expect("a pit of the row");
    let token = open.legal_move(pit).unwrap_or_else(|error| panic!("{id}: {error}"));
    let after = played(token).after;
    assert_eq!(after.board().to_string(), text(&slam["after"]), "{id}");
    assert_eq!(Some(after.outcome().is_some()), slam["over"].as_bool(), "{id}");
}

#[test]
fn slams_of_oware_agree_with_mancala_games_under_each_rule() {
    assert_eq!(answer_all::<SlamOware<0>>(), 40);
    assert_eq!(answer_all::<SlamOware<1>>(), 40);
    assert_eq!(answer_all::<SlamOware<2>>(), 40);
    assert_eq!(answer_all::<SlamOware<3>>(), 40);
    assert_eq!(answer_all::<SlamOware<4>>(), 40);
    assert_eq!(answer_all::<SlamOware<5>>(), 40);
    assert_eq!(objects("slams.jsonl").len(), 6 * 40);
}
