//! A variant of your own: a family game, added from outside of the library.
//!
//! # Fireside, as the family plays it
//!
//! The board has two rows of five pits and a store for each player. The game starts with four stones in each pit.
//!
//! 1. Lift the stones of one of your pits, but leave one of them behind. A lone stone is lifted.
//! 2. Sow them one by one into the pits that follow, counterclockwise. Sow into your own store as you pass it, but
//!    never into your opponent's.
//! 3. If the last stone lands in your store, move again.
//! 4. If the last stone makes an opponent's pit 2 or 3, capture that pit. Capture each pit before it too, one after the
//!    other, as long as it belongs to your opponent and holds 2 or 3.
//! 5. If the last stone lands in one of your own pits that was empty, capture the stones in the pit that faces it. The
//!    last stone stays where it is.
//! 6. A player whose row is empty passes.
//! 7. More than half of all stones wins at once, and half each is a draw. Stones that are left in the rows count for no
//!    one.
//!
//! The manual ("Writing a variant") shows how each rule becomes an answer.
//!
//! `cargo run --example own_variant` plays a game between two players who bank as much as they can with every move.
//! `cargo test --example own_variant` runs the tests, at least one for each rule.

use mancala_engine::{
    AnyGame, Board, Circuit, Ending, LegalMove, Lift, Next, Owner, PitStep, PitView, Player, Survey, Variant,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Fireside;

impl Variant for Fireside {
    const NAME: &'static str = "fireside";
    const STONES: u8 = 4;
    const CIRCUIT: Circuit = Circuit::PitsAndOwnStore; // rule 2
    const LIFT: Lift = Lift::LeaveOne; // rule 1

    // Rule 3 needs no code: to move again is the default answer of `last_in_store`.

    fn last_in_pit(pit: PitView) -> PitStep {
        match (pit.owner, pit.stones) {
            (Owner::Opponent, 2 | 3) => PitStep::Capture,  // rule 4
            (Owner::Mover, 1) => PitStep::CaptureOpposite, // rule 5: only the last stone is in the pit
            _ => PitStep::EndTurn,
        }
    }

    fn capture_extends_to(pit: PitView) -> bool {
        pit.owner == Owner::Opponent && matches!(pit.stones, 2 | 3) // rule 4
    }

    fn next(survey: Survey) -> Next {
        if survey.is_decided() {
            Next::Finish(Ending::LeaveRows) // rule 7
        } else if survey.row_is_empty() {
            Next::Pass // rule 6
        } else {
            Next::Move
        }
    }
}

/// The number of pits per row. It is part of the game's type, and the variant doesn't know it.
const PITS: usize = 5;

type FiresideGame = AnyGame<Fireside, PITS>;

fn main() {
    let mut game = FiresideGame::start();
    println!("{}", drawing(game.board()));
    let outcome = loop {
        let awaiting = match game {
            AnyGame::AwaitingMove(awaiting) => awaiting,
            AnyGame::Finished(finished) => break finished.outcome(),
        };
        let player = awaiting.to_move();
        let score_after = |token: &LegalMove<'_, Fireside, PITS>| token.play().score(player);
        let best = awaiting.legal_moves().max_by_key(score_after);
        let token = best.expect("a game that awaits a move has a legal one");
        let (pit, (next, summary)) = (token.pit(), token.play_summary());

        print!("{player} plays pit {pit}");
        if summary.captured > 0 {
            print!(", captures {}", summary.captured);
        }
        if summary.extra_turn {
            print!(", moves again");
        }
        println!("\n{}", drawing(next.board()));
        game = next;
    };
    println!("{outcome}");
}

/// Draws a board with South's row at the bottom and South's store at the right.
fn drawing(board: &Board<PITS>) -> String {
    let row = |pits: [u8; PITS]| {
        let cells = pits.map(|stones| format!("({stones})"));
        cells.map(|cell| format!("{cell:>5}")).concat()
    };
    let [south, mut north] = Player::ALL.map(|player| board.pits(player));
    north.reverse(); // North sits opposite, so North's first pit is at the right
    let [south_store, north_store] = Player::ALL.map(|player| format!("[{}]", board.store(player)));
    let (north, south, gap) = (row(north), row(south), " ".repeat(5 * PITS));
    format!("     {north}\n{north_store:>5}{gap}{south_store:>5}\n     {south}\n")
}

#[cfg(test)]
mod tests {
    use mancala_engine::{Outcome, Pit, Position};

    use super::*;

    fn game(position: &str) -> FiresideGame {
        let Position { board, to_move } = position.parse().expect(position);
        FiresideGame::from_board(board, to_move)
    }

    /// Plays a pit of the player to move, numbered from 1.
    fn after(position: &str, number: usize) -> FiresideGame {
        let AnyGame::AwaitingMove(awaiting) = game(position) else {
            panic!("the game has ended: {position}");
        };
        let pit = Pit::new(number - 1).expect("a pit of this row");
        awaiting.play(pit).expect("a legal move")
    }

    // The answers, without a board.

    #[test]
    fn every_view_of_a_pit_has_its_answer() {
        for stones in 1..=u8::MAX {
            for opposite in 0..=u8::MAX - stones {
                let own = PitView::new(Owner::Mover, stones, opposite);
                let step = if stones == 1 {
                    PitStep::CaptureOpposite
                } else {
                    PitStep::EndTurn
                };
                assert_eq!(Fireside::last_in_pit(own), step, "{own:?}");
                assert!(!Fireside::capture_extends_to(own), "{own:?}");

                let opponents = PitView::new(Owner::Opponent, stones, opposite);
                let is_captured = stones == 2 || stones == 3;
                let step = if is_captured {
                    PitStep::Capture
                } else {
                    PitStep::EndTurn
                };
                assert_eq!(Fireside::last_in_pit(opponents), step, "{opponents:?}");
                assert_eq!(Fireside::capture_extends_to(opponents), is_captured, "{opponents:?}");
            }
        }
    }

    #[test]
    fn a_majority_comes_before_a_pass() {
        let next = |board: &str| Fireside::next(Survey::of(&board.parse::<Board<PITS>>().expect(board), Player::South));
        assert_eq!(next("<5,20,19,0,0,0,0,0,1,0,0,0,0>"), Next::Pass);
        assert_eq!(next("<5,20,19,1,0,0,0,0,0,0,0,0,0>"), Next::Move);
        assert_eq!(next("<5,21,18,0,0,0,0,0,1,0,0,0,0>"), Next::Finish(Ending::LeaveRows));
        assert_eq!(next("<5,20,20,0,0,0,0,0,0,0,0,0,0>"), Next::Finish(Ending::LeaveRows));
    }

    // The rules, on a board.

    /// ```text
    ///      (4) (4) (4) (4) (4)             (4) (4) (4) (4) (4)
    /// [0]                     [0]  -->  [0]                     [0]
    ///      (4) (4) (4) (4) (4)             (1) (5) (5) (5) (4)
    /// ```
    #[test]
    fn one_stone_stays_in_the_pit_that_is_lifted() {
        assert_eq!(
            after("south <5,0,0,4,4,4,4,4,4,4,4,4,4>", 1),
            game("north <5,0,0,1,5,5,5,4,4,4,4,4,4>")
        );
    }

    /// ```text
    ///      (4) (4) (4) (4) (4)             (4) (4) (4) (4) (4)
    /// [0]                     [0]  -->  [0]                     [0]
    ///      (1) (4) (4) (4) (4)             (0) (5) (4) (4) (4)
    /// ```
    #[test]
    fn a_lone_stone_is_lifted() {
        assert_eq!(
            after("south <5,0,0,1,4,4,4,4,4,4,4,4,4>", 1),
            game("north <5,0,0,0,5,4,4,4,4,4,4,4,4>")
        );
    }

    /// ```text
    ///      (1) (1) (1) (1) (1)              (2) (2) (2) (2) (2)
    /// [7]                      [6]  -->  [7]                     [7]
    ///      (2) (0) (0) (0) (12)             (3) (1) (1) (1) (2)
    /// ```
    #[test]
    fn the_movers_store_is_sown_and_the_opponents_is_not() {
        assert_eq!(
            after("south <5,6,7,2,0,0,0,12,1,1,1,1,1>", 5),
            game("north <5,7,7,3,1,1,1,2,2,2,2,2,2>")
        );
    }

    /// ```text
    ///      (4) (4) (4) (4) (4)             (4) (4) (4) (4) (4)
    /// [0]                     [0]  -->  [0]                     [1]
    ///      (4) (4) (4) (4) (4)             (4) (4) (1) (5) (5)
    /// ```
    #[test]
    fn a_last_stone_in_the_store_moves_again() {
        assert_eq!(
            after("south <5,0,0,4,4,4,4,4,4,4,4,4,4>", 3),
            game("south <5,1,0,4,4,1,5,5,4,4,4,4,4>")
        );
    }

    /// ```text
    ///      (4) (4) (2) (1) (3)             (4) (4) (0) (0) (4)
    /// [0]                     [0]  -->  [0]                     [6]
    ///      (4) (4) (4) (4) (5)             (4) (4) (4) (4) (1)
    /// ```
    #[test]
    fn a_pit_of_2_or_3_is_captured_with_the_pits_before_it() {
        assert_eq!(
            after("south <5,0,0,4,4,4,4,5,3,1,2,4,4>", 5),
            game("north <5,6,0,4,4,4,4,1,4,0,0,4,4>")
        );
    }

    /// ```text
    ///      (4) (4) (4) (4) (1)             (4) (4) (4) (4) (0)
    /// [0]                     [0]  -->  [0]                     [3]
    ///      (4) (4) (4) (4) (1)             (4) (4) (4) (1) (2)
    /// ```
    #[test]
    fn a_capture_passes_over_the_store_and_stops_at_the_movers_row() {
        assert_eq!(
            after("south <5,0,0,4,4,4,4,1,1,4,4,4,4>", 4),
            game("north <5,3,0,4,4,4,1,2,0,4,4,4,4>")
        );
    }

    /// ```text
    ///      (4) (4) (6) (4) (4)             (4) (4) (0) (4) (4)
    /// [0]                     [0]  -->  [0]                     [6]
    ///      (3) (4) (0) (4) (4)             (1) (5) (1) (4) (4)
    /// ```
    #[test]
    fn a_last_stone_in_an_own_empty_pit_captures_what_faces_it_and_stays() {
        assert_eq!(
            after("south <5,0,0,3,4,0,4,4,4,4,6,4,4>", 1),
            game("north <5,6,0,1,5,1,4,4,4,4,0,4,4>")
        );
    }

    /// ```text
    ///      (0) (0) (0) (0) (0)             (0) (0) (0) (0) (0)
    /// [9]                     [8]  -->  [9]                     [8]
    ///      (4) (4) (4) (0) (3)             (1) (5) (5) (1) (3)
    /// ```
    #[test]
    fn a_player_without_stones_passes() {
        assert_eq!(
            after("south <5,8,9,4,4,4,0,3,0,0,0,0,0>", 1),
            game("south <5,8,9,1,5,5,1,3,0,0,0,0,0>")
        );
    }

    /// ```text
    ///       (9) (0) (0) (0) (0)              (9) (0) (0) (0) (0)
    /// [10]                     [20]  -->  [10]                     [21]
    ///       (0) (0) (0) (0) (1)              (0) (0) (0) (0) (0)
    /// ```
    #[test]
    fn more_than_half_wins_at_once_and_leaves_the_rows() {
        let AnyGame::Finished(finished) = after("south <5,20,10,0,0,0,0,1,0,0,0,0,9>", 5) else {
            panic!("South has 21 of 40 stones");
        };
        assert_eq!(finished.outcome(), Outcome::Won(Player::South));
        assert_eq!(finished.board().to_string(), "<5,21,10,0,0,0,0,0,0,0,0,0,9>");
    }

    /// ```text
    ///       (0) (0) (0) (0) (0)              (0) (0) (0) (0) (0)
    /// [20]                     [19]  -->  [20]                     [20]
    ///       (0) (0) (0) (0) (1)              (0) (0) (0) (0) (0)
    /// ```
    #[test]
    fn half_each_is_a_draw() {
        let drawn = after("south <5,19,20,0,0,0,0,1,0,0,0,0,0>", 5);
        assert_eq!(drawn.outcome(), Some(Outcome::Drawn));
    }

    #[test]
    fn a_whole_game_ends() {
        main();
    }
}
