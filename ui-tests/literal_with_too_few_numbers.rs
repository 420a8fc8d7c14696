use mancala_engine::board;

fn main() {
    let board = board!("<3,0,0,1,0,1,0,2>");
    println!("{board}");
}
