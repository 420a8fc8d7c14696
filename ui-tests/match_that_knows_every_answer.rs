use mancala_engine::{Kalah, Owner, PitStep, PitView, Variant};

fn main() {
    match Kalah::<4>::last_in_pit(PitView::new(Owner::Mover, 1, 3)) {
        PitStep::EndTurn | PitStep::Relay => println!("no capture"),
        PitStep::Capture | PitStep::CaptureOpposite | PitStep::CaptureBoth => println!("a capture"),
    }
}
