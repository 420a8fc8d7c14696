//! A program without `std` that plays a game. If the library or a dependency linked `std`, there would be two panic
//! handlers, and this wouldn't compile.
#![no_std]

use mancala_engine::{perft, Game};

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

pub fn positions() -> u64 {
    perft(&Game::new(), 3)
}
