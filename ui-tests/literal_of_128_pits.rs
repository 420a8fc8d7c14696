use mancala_engine::board;

fn main() {
    let board = board!("<128,0,0>");
    println!("{board}");
}
