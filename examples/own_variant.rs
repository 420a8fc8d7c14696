//! A rule book of one's own: a small game, played by an engine that has never heard of it.
//!
//! # Crossroads
//!
//! Kalah's way round the board with Oware's captures, on four pits a row with three stones in each:
//!
//! 1. A player lifts all stones of an own pit and sows them as in Kalah: into the own store, too, but never into the
//!    other one. The emptied pit is not skipped.
//! 2. A last stone that brings an opponent's pit to 2 or 3 captures it, and with it the pits before it in that row
//!    that hold 2 or 3, without a gap.
//! 3. Wherever the last stone falls, the turn passes; the store earns no extra turn.
//! 4. A player whose row is empty passes.
//! 5. More than half of all stones in one store wins at once, and what lies in the rows counts for nobody. When both
//!    rows are empty the game is over, too.
//!
//! `cargo run --example own_variant` plays it between two players who take what they can get.

use mancala_engine::{AnyGame, Circuit, Ending, Landing, LegalMove, Next, Owner, PitStep, StoreStep, Survey, Variant};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Crossroads;

impl Variant for Crossroads {
    const NAME: &'static str = "crossroads";
    const STONES: u8 = 3;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore;

    fn last_in_store() -> StoreStep {
        StoreStep::EndTurn
    }

    fn last_in_pit(landing: Landing) -> PitStep {
        match landing.owner {
            Owner::Opponent => PitStep::CaptureRun { least: 2, most: 3 },
            Owner::Mover => PitStep::EndTurn,
        }
    }

    fn next(survey: Survey) -> Next {
        let best = survey.store().max(survey.other_store());
        if 2 * best > survey.total() {
            Next::Finish(Ending::LeaveRows)
        } else if survey.row_is_empty() {
            // With both rows empty both players pass, and by that the engine ends the game.
            Next::Pass
        } else {
            Next::Move
        }
    }
}

/// A rule book knows no width: the type of the game says it.
type Table = AnyGame<Crossroads, 4>;

fn main() {
    let mut table = Table::start();
    loop {
        let game = match table {
            AnyGame::AwaitingMove(game) => game,
            AnyGame::Finished(over) => return println!("{}", over.outcome()),
        };
        let player = game.to_move();
        let banked = |token: &LegalMove<'_, Crossroads, 4>| token.play().score(player);
        let token = game.legal_moves().max_by_key(banked);
        let token = token.expect("a game that goes on has a legal move");
        let (pit, (next, summary)) = (token.pit(), token.play_summary());
        println!(
            "{player} plays pit {pit}, captures {}: {}",
            summary.captured,
            next.board()
        );
        table = next;
    }
}

#[cfg(test)]
mod tests {
    use mancala_engine::{Outcome, Pit, Player, Position};

    use super::*;

    fn table(position: &str) -> Table {
        let Position { board, to_move } = position.parse().expect(position);
        Table::from_board(board, to_move)
    }

    /// The table after the player to move has played a pit, numbered from 1.
    fn after(position: &str, number: usize) -> Table {
        let AnyGame::AwaitingMove(game) = table(position) else {
            panic!("{position} is over");
        };
        let pit = Pit::new(number - 1).expect("a pit of this row");
        game.play(pit).expect("a legal move")
    }

    #[test]
    fn an_opponents_pit_is_captured_by_two_or_three_and_an_own_one_never() {
        for stones in 1..=u8::MAX {
            for opposite in 0..=u8::MAX - stones {
                let answer = |owner| {
                    Crossroads::last_in_pit(Landing {
                        owner,
                        stones,
                        opposite,
                    })
                };
                assert_eq!(answer(Owner::Mover), PitStep::EndTurn);
                assert_eq!(answer(Owner::Opponent), PitStep::CaptureRun { least: 2, most: 3 });
            }
        }
    }

    /// ```text
    ///      (0) (1) (2) (1)             (0) (1) (0) (0)
    /// [6]                 [0]  -->  [6]               [6]
    ///      (0) (0) (0) (3)             (0) (0) (0) (0)
    /// ```
    #[test]
    fn a_last_stone_captures_a_run_of_twos_and_threes() {
        let after = after("south <4,0,6,0,0,0,3,1,2,1,0>", 4);
        assert_eq!(after, table("north <4,6,6,0,0,0,0,0,0,1,0>"));
    }

    /// ```text
    ///      (1) (0) (0) (0)
    /// [0]                 [0]
    ///      (0) (0) (1) (1)
    /// ```
    #[test]
    fn the_store_earns_no_extra_turn() {
        let after = after("south <4,0,0,0,0,1,1,0,0,0,1>", 4);
        assert_eq!(after, table("north <4,1,0,0,0,1,0,0,0,0,1>"));
    }

    /// ```text
    ///      (0) (0) (0) (0)
    /// [1]                 [0]
    ///      (0) (0) (1) (1)
    /// ```
    #[test]
    fn a_player_whose_row_is_empty_passes() {
        let after = after("south <4,0,1,0,0,1,1,0,0,0,0>", 3);
        assert_eq!(after, table("south <4,0,1,0,0,0,2,0,0,0,0>"));
    }

    #[test]
    fn more_than_half_wins_and_leaves_the_rows() {
        let over = after("south <4,12,0,0,0,0,1,3,3,3,2>", 4);
        let AnyGame::Finished(over) = over else {
            panic!("South holds 13 of 24 stones");
        };
        assert_eq!(over.outcome(), Outcome::Won(Player::South));
        assert_eq!(over.board().in_play(Player::North), 11);
    }

    #[test]
    fn half_each_with_empty_rows_is_a_draw() {
        let over = table("north <4,12,12,0,0,0,0,0,0,0,0>");
        assert!(matches!(over, AnyGame::Finished(over) if over.outcome() == Outcome::Drawn));
    }

    #[test]
    fn a_whole_game_comes_to_its_end() {
        main();
    }
}
