use mancala_engine::board;

fn main() {
    println!("{}", board!("<1,0,0,4,4>") == board!("<2,0,0,4,4,4,4>"));
}
