//! The widths that a test compiles.

/// Calls `name::<Variant, PITS>(..)` or `name::<PITS>(..)` with the width that is known at run time: one of the widths
/// in brackets, or else of those that `setups` draws. Every width is compiled for itself, so name no more than needed.
macro_rules! at_width {
    ([$($pits:literal)*], $width:expr, $name:ident $(::<$variant:ty>)? ($($argument:expr),* $(,)?)) => {
        at_width!(@arms $width, $name, [$($variant,)?], ($($argument),*), $($pits)*)
    };
    ($width:expr, $name:ident $(::<$variant:ty>)? ($($argument:expr),* $(,)?)) => {
        at_width!(
            @arms $width, $name, [$($variant,)?], ($($argument),*),
            1 2 3 4 5 6 7 8 9 10 11 12 14 15 16 17 31 127
        )
    };
    (@arms $width:expr, $name:ident, $variant:tt, $arguments:tt, $($pits:literal)*) => {
        match $width {
            $($pits => at_width!(@call $name, $variant, $pits, $arguments),)*
            other => panic!("this test does not reach boards of {other} pits a row"),
        }
    };
    (@call $name:ident, [$($variant:ty,)?], $pits:literal, ($($argument:expr),*)) => {
        $name::<$($variant,)? $pits>($($argument),*)
    };
}
pub(crate) use at_width;
