use mancala_engine::Game;

fn main() {
    let mut board = *Game::new().board();
    board.sides.south.store = 25;
    println!("{board}");
}
