use mancala_engine::board;

fn main() {
    let typed = std::env::args().nth(1).unwrap_or_default();
    let board = board!(&typed);
    println!("{board}");
}
