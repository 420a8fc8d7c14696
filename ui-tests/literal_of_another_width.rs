use mancala_engine::{board, Board};

fn main() {
    let board: Board<6> = board!("<3,0,0,1,0,1,0,2,1>");
    println!("{board}");
}
