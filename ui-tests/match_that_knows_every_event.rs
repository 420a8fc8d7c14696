use mancala_engine::{DynSpot, Event};

fn stones(event: Event<DynSpot>) -> u8 {
    match event {
        Event::Lifted { stones, .. } | Event::Captured { stones, .. } | Event::Swept { stones, .. } => stones,
        Event::Sown { .. } => 1,
        Event::ExtraTurn | Event::Passed { .. } => 0,
    }
}

fn main() {}
