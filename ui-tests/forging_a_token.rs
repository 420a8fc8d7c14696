use mancala_engine::{Game, LegalMove, Pit};

fn main() {
    let game = Game::new();
    let token = LegalMove {
        game: &game,
        pit: Pit::at::<0>(),
    };
    let _next = token.play();
}
