//! Two people play Kalah at one keyboard: `cargo run --example play`.
//!
//! The board is drawn as South sees it, with South's pits below and South's store at the right. Each player's pits have
//! the numbers 1 to 6 from that player's left, so North's pit 1 is at the right. The end of the input (Ctrl-D) ends the
//! program.

use std::io::{self, BufRead, Write};

use mancala_engine::{AnyGame, Board, Kalah, Player};

fn main() -> io::Result<()> {
    play(io::stdin().lock(), io::stdout().lock())
}

fn play(input: impl BufRead, mut out: impl Write) -> io::Result<()> {
    let mut lines = input.lines();
    let mut game = AnyGame::<Kalah>::start();
    loop {
        draw(game.board(), &mut out)?;
        let awaiting = match &game {
            AnyGame::AwaitingMove(awaiting) => awaiting,
            AnyGame::Finished(over) => return writeln!(out, "{}", over.outcome()),
        };
        let pits: Vec<String> = awaiting.legal_moves().map(|token| token.to_string()).collect();
        write!(out, "{} plays pit ({}): ", awaiting.to_move(), pits.join(" "))?;
        out.flush()?;
        let Some(line) = lines.next() else {
            return writeln!(out);
        };
        let played = match line?.parse() {
            Ok(pit) => game.play(pit).map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        if let Err(message) = played {
            writeln!(out, "{message}")?;
        }
    }
}

fn draw(board: &Board<6>, out: &mut impl Write) -> io::Result<()> {
    let [south, mut north] = Player::ALL.map(|player| board.pits(player).map(|stones| format!("{stones:3}")));
    north.reverse();
    let [right, left] = Player::ALL.map(|player| board.store(player));
    writeln!(out, "\n   {}", north.concat())?;
    writeln!(out, "{left:3}{:18}{right:3}", "")?;
    writeln!(out, "   {}", south.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the program prints for this input.
    fn printed(input: &str) -> String {
        let mut out = Vec::new();
        play(input.as_bytes(), &mut out).expect("a string can be read and a vector written");
        String::from_utf8(out).expect("the program prints text")
    }

    #[test]
    fn the_end_of_the_input_ends_the_program() {
        let expected = "
     4  4  4  4  4  4
  0                    0
     4  4  4  4  4  4
South plays pit (1 2 3 4 5 6): \n";
        assert_eq!(printed(""), expected);
    }

    #[test]
    fn a_move_is_played_and_the_board_drawn() {
        let expected = "
     4  4  4  4  4  4
  0                    1
     4  4  0  5  5  5
South plays pit (1 2 4 5 6): \n";
        assert!(printed("3").ends_with(expected));
    }

    #[test]
    fn a_bad_entry_is_answered_and_asked_again() {
        for (input, answer) in [
            ("x", "expected the number of a pit"),
            ("", "expected the number of a pit"),
            ("7", "the pits are numbered from 1 to 6"),
            ("3\n3", "the pit is empty"),
        ] {
            let printed = printed(&format!("{input}\n1\n"));
            assert!(printed.contains(&format!("): {answer}\n")), "{printed}");
            assert!(printed.contains("     4  4  4  4  4  4\n"), "{printed}");
        }
    }

    #[test]
    fn a_whole_game_ends_with_its_outcome() {
        let draw = "2 5 4 6 5 4 2 1 5 6 3 4 4 6 6 3 5 4 6 1 3 4 6 2 5 6 2 3";
        assert!(
            printed(&draw.replace(' ', "\r\n")).ends_with("\n 24                   24\n     0  0  0  0  0  0\ndrawn\n")
        );
    }
}
