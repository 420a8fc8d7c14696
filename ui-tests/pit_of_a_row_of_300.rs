use mancala_engine::Pit;

fn main() {
    let pit = Pit::<300>::new(0);
    println!("{pit:?}");
}
