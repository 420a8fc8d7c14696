//! A program without `std` that plays. If the library or what it depends on brought `std` in, there would be two panic
//! handlers, and this would not compile.
#![no_std]

use mancala_engine::{perft, Game};

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

pub fn positions() -> u64 {
    perft(&Game::new(), 3)
}
