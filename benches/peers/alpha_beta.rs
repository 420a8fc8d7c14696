//! Alpha-beta of fixed depth, without a table and without an order of moves: how a program that searches plays.
//!
//! A position is worth the lead in the stores. Its sign changes with the turn alone, so an extra turn keeps it.

use std::hint::black_box;

use mancala_engine::{AnyGame, AwaitingMove, DynGame, Game, Pit, Player};

use crate::packed_kalah::{self, Turn};

const WORST: i32 = -256;

/// The best of the values so far, and the window around what is still of interest.
struct Window {
    best: i32,
    alpha: i32,
    beta: i32,
}

impl Window {
    fn new(alpha: i32, beta: i32) -> Self {
        let best = WORST;
        Self { best, alpha, beta }
    }

    /// The value of a position in which the same player moves, or the other one.
    #[inline]
    fn value(&self, same_player: bool, search: impl FnOnce(i32, i32) -> i32) -> i32 {
        if same_player {
            search(self.alpha, self.beta)
        } else {
            -search(-self.beta, -self.alpha)
        }
    }

    /// Takes one more value, and says whether it closes the window.
    #[inline]
    fn is_closed_by(&mut self, value: i32) -> bool {
        self.best = self.best.max(value);
        self.alpha = self.alpha.max(value);
        self.alpha >= self.beta
    }
}

fn checksum(value: i32) -> u64 {
    u64::from(value.unsigned_abs())
}

fn lead(game: &AnyGame, player: Player) -> i32 {
    i32::from(game.score(player)) - i32::from(game.score(player.opponent()))
}

/// Tokens.
pub(crate) fn typed(depth: u32) -> u64 {
    checksum(typed_below(black_box(&Game::new()), depth, WORST, -WORST))
}

fn typed_below(game: &Game<AwaitingMove>, depth: u32, alpha: i32, beta: i32) -> i32 {
    let player = game.to_move();
    let mut window = Window::new(alpha, beta);
    for token in game.legal_moves() {
        let value = match token.play() {
            AnyGame::AwaitingMove(next) if depth > 1 => window.value(next.to_move() == player, |alpha, beta| {
                typed_below(&next, depth - 1, alpha, beta)
            }),
            leaf => lead(&leaf, player),
        };
        if window.is_closed_by(value) {
            break;
        }
    }
    window.best
}

/// A clone of the game for each pit.
pub(crate) fn cloned(depth: u32) -> u64 {
    checksum(cloned_below(black_box(&Game::new()), depth, WORST, -WORST))
}

fn cloned_below(game: &Game<AwaitingMove>, depth: u32, alpha: i32, beta: i32) -> i32 {
    let player = game.to_move();
    let mut window = Window::new(alpha, beta);
    for pit in game.legal_moves().map(|token| token.pit()) {
        let value = match game.clone().play(pit) {
            Ok(AnyGame::AwaitingMove(next)) if depth > 1 => window.value(next.to_move() == player, |alpha, beta| {
                cloned_below(&next, depth - 1, alpha, beta)
            }),
            Ok(leaf) => lead(&leaf, player),
            Err(_) => continue,
        };
        if window.is_closed_by(value) {
            break;
        }
    }
    window.best
}

/// A clone of the game in either state for each pit, played in place.
pub(crate) fn in_place(depth: u32) -> u64 {
    checksum(in_place_below(black_box(&AnyGame::start()), depth, WORST, -WORST))
}

/// The legal pits of a game in either state.
fn legal_pits(game: &AnyGame) -> impl Iterator<Item = Pit<6>> + use<'_> {
    let awaiting = match game {
        AnyGame::AwaitingMove(awaiting) => Some(awaiting),
        AnyGame::Finished(_) => None,
    };
    awaiting
        .into_iter()
        .flat_map(|game| game.legal_moves().map(|token| token.pit()))
}

fn in_place_below(game: &AnyGame, depth: u32, alpha: i32, beta: i32) -> i32 {
    let Some(player) = game.to_move() else {
        return WORST;
    };
    let mut window = Window::new(alpha, beta);
    for pit in legal_pits(game) {
        let mut next = game.clone();
        if next.play(pit).is_err() {
            continue;
        }
        let value = match next.to_move() {
            Some(to_move) if depth > 1 => window.value(to_move == player, |alpha, beta| {
                in_place_below(&next, depth - 1, alpha, beta)
            }),
            _ => lead(&next, player),
        };
        if window.is_closed_by(value) {
            break;
        }
    }
    window.best
}

/// The same through `&mut dyn DynGame`.
pub(crate) fn at_run_time(depth: u32) -> u64 {
    checksum(at_run_time_below(black_box(&AnyGame::start()), depth, WORST, -WORST))
}

fn at_run_time_below(game: &AnyGame, depth: u32, alpha: i32, beta: i32) -> i32 {
    let Some(player) = game.to_move() else {
        return WORST;
    };
    let at_hand: &dyn DynGame = black_box(game);
    let mut window = Window::new(alpha, beta);
    for index in at_hand.legal_pits() {
        let mut next = game.clone();
        // The black box keeps the compiler from seeing through the trait object.
        let table: &mut dyn DynGame = black_box(&mut next);
        if table.play_at(player, index).is_err() {
            continue;
        }
        let value = match table.to_move() {
            Some(to_move) if depth > 1 => window.value(to_move == player, |alpha, beta| {
                at_run_time_below(&next, depth - 1, alpha, beta)
            }),
            _ => lead(&next, player),
        };
        if window.is_closed_by(value) {
            break;
        }
    }
    window.best
}

/// The yardstick.
pub(crate) fn packed(depth: u32) -> u64 {
    let start = black_box(packed_kalah::START);
    checksum(packed_below(start, start, depth, WORST, -WORST))
}

fn packed_below(own: u64, other: u64, depth: u32, alpha: i32, beta: i32) -> i32 {
    let mut window = Window::new(alpha, beta);
    for pit in packed_kalah::playable(own) {
        let (own, other, turn) = packed_kalah::play(own, other, pit);
        let value = match turn {
            Turn::Same if depth > 1 => {
                window.value(true, |alpha, beta| packed_below(own, other, depth - 1, alpha, beta))
            }
            Turn::Other if depth > 1 => {
                window.value(false, |alpha, beta| packed_below(other, own, depth - 1, alpha, beta))
            }
            _ => packed_kalah::store(own) - packed_kalah::store(other),
        };
        if window.is_closed_by(value) {
            break;
        }
    }
    window.best
}
