//! The kernel, checked for everything that it can be given instead of for samples. `DESIGN.md` explains why these checks
//! are a proof ("Why is the kernel right on every board?").

#![expect(
    clippy::arithmetic_side_effects,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a check that panics fails"
)]

mod every_hand;
mod every_lane;
mod width;

use width::Width;

macro_rules! widths {
    ($($pits:literal)*) => {
        [$(Width::of::<$pits>()),*]
    };
}

#[cfg(not(debug_assertions))]
const EVERY_WIDTH: [Width; 127] = widths!(
    1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42
    43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81
    82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114
    115 116 117 118 119 120 121 122 123 124 125 126 127
);

/// In a debug build, both sides of each width at which a side changes its form, or might: every width would take minutes.
#[cfg(debug_assertions)]
const EVERY_WIDTH: [Width; 10] = widths!(1 2 6 7 8 9 14 15 16 17);
