use mancala_engine::{Game, Pit, Rejected};

fn main() -> Result<(), Rejected> {
    let after = Game::new().play(Pit::at::<2>())?;
    println!("{} moves", after.legal_moves().count());
    Ok(())
}
