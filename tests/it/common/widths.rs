//! The widths that tests compile.

/// Calls `name::<Variant, PITS>(..)` or `name::<PITS>(..)` with a width that is known at run time: one of the widths in
/// brackets, or by default one of those that `setups` draws. Each width is compiled separately, so list only the
/// necessary ones.
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
            other => panic!("this test does not support boards of {other} pits per row"),
        }
    };
    (@call $name:ident, [$($variant:ty,)?], $pits:literal, ($($argument:expr),*)) => {
        $name::<$($variant,)? $pits>($($argument),*)
    };
}
pub(crate) use at_width;
