//! Positions as one line of text, before and after moves.

use mancala_engine::{AnyGame, AwaitingMove, Event, Game, Pit, Player, Position, Spot, Variant};

use super::played::{played, Played};

pub(crate) fn game<V: Variant, const PITS: usize>(text: &str) -> AnyGame<V, PITS> {
    let Position { board, to_move } = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    AnyGame::from_board(board, to_move)
}

pub(crate) fn open<V: Variant, const PITS: usize>(text: &str) -> Game<AwaitingMove, V, PITS> {
    game(text).try_into().expect("the game is not finished")
}

/// Plays a pit by its index.
pub(crate) fn play<V: Variant, const PITS: usize>(text: &str, index: usize) -> Played<V, PITS> {
    let pit = Pit::new(index).expect("a pit of the row");
    played(open(text).legal_move(pit).expect("legal"))
}

/// Returns the [`text`] after a move.
pub(crate) fn text_after<V: Variant, const PITS: usize>(position: &str, index: usize) -> String {
    text(&play::<V, PITS>(position, index).after)
}

/// Returns the position, or `over` and the board of a finished game.
pub(crate) fn text<V: Variant, const PITS: usize>(game: &AnyGame<V, PITS>) -> String {
    match game {
        AnyGame::AwaitingMove(game) => {
            let position = Position {
                board: *game.board(),
                to_move: game.to_move(),
            };
            position.to_string()
        }
        AnyGame::Finished(over) => format!("over {}", over.board()),
    }
}

pub(crate) fn legal<V: Variant, const PITS: usize>(game: &Game<AwaitingMove, V, PITS>) -> Vec<usize> {
    game.legal_moves().map(|token| token.pit().index()).collect()
}

/// Returns the captures of a move, in order: the owner of the pit, its index, and its stones.
pub(crate) fn captures<const PITS: usize>(events: &[Event<Spot<PITS>>]) -> Vec<(Player, usize, u8)> {
    let captured = events.iter().filter_map(|&event| match event {
        Event::Captured {
            from: Spot::Pit(owner, pit),
            stones,
        } => Some((owner, pit.index(), stones)),
        _ => None,
    });
    captured.collect()
}
