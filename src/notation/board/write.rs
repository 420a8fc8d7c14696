use core::fmt;

/// Writes a board literal: the width, both stores, and all pits, South's first.
pub(super) fn write_literal(
    f: &mut fmt::Formatter<'_>,
    width: usize,
    stores: [u8; 2],
    pits: impl Iterator<Item = u8>,
) -> fmt::Result {
    let mut text = Digits::new();
    text.push(b'<');
    text.push_number(u8::try_from(width).unwrap_or(u8::MAX));
    for count in stores.into_iter().chain(pits) {
        if text.is_nearly_full() {
            f.write_str(text.as_str())?;
            text = Digits::new();
        }
        text.push(b',');
        text.push_number(count);
    }
    text.push(b'>');
    f.write_str(text.as_str())
}

/// Numbers and what separates them, to be written at once: formatting each number on its own takes five times as long.
/// A board of up to 14 pits fits.
struct Digits {
    bytes: [u8; Self::CAPACITY],
    len: usize,
}

impl Digits {
    const CAPACITY: usize = 128;

    #[inline]
    fn new() -> Self {
        Self {
            bytes: [0; Self::CAPACITY],
            len: 0,
        }
    }

    /// True if a number with a comma and a bracket may not fit any more.
    #[inline]
    fn is_nearly_full(&self) -> bool {
        self.len > const { Self::CAPACITY - 5 }
    }

    #[inline]
    #[expect(clippy::arithmetic_side_effects, reason = "the length stays at most the capacity")]
    fn push(&mut self, byte: u8) {
        if let Some(end) = self.bytes.get_mut(self.len) {
            *end = byte;
            self.len += 1;
        }
    }

    #[inline]
    #[expect(clippy::arithmetic_side_effects, reason = "a digit is at most 9")]
    fn push_number(&mut self, number: u8) {
        if number > 99 {
            self.push(b'0' + number / 100);
        }
        if number > 9 {
            self.push(b'0' + number / 10 % 10);
        }
        self.push(b'0' + number % 10);
    }

    #[inline]
    fn as_str(&self) -> &str {
        let text = self.bytes.get(..self.len).unwrap_or_default();
        core::str::from_utf8(text).unwrap_or_default()
    }
}
