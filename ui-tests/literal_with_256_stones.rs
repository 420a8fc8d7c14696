use mancala_engine::board;

fn main() {
    let board = board!("<1,255,0,1,0>");
    println!("{board}");
}
