/// A short text that can be composed in a `const fn`.
///
/// A panic in a `const` takes one `&str`. What the compiler prints of a board literal is the message that `Display`
/// writes of the same error, so the wording exists once.
#[derive(Clone, Copy)]
pub(super) struct Message {
    bytes: [u8; Self::CAPACITY],
    len: usize,
}

impl Message {
    /// Longer than the longest message with the largest number.
    const CAPACITY: usize = 128;

    pub(super) const fn new(text: &str) -> Self {
        let empty = Self {
            bytes: [0; Self::CAPACITY],
            len: 0,
        };
        empty.then(text)
    }

    /// Returns this text with another one appended, truncated to the capacity.
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "the loop ends at the length of the text and at the capacity"
    )]
    pub(super) const fn then(mut self, text: &str) -> Self {
        let bytes = text.as_bytes();
        let mut index = 0;
        while index < bytes.len() && self.len < Self::CAPACITY {
            self.bytes[self.len] = bytes[index];
            self.len += 1;
            index += 1;
        }
        self
    }

    /// The same text with a decimal number after it.
    pub(super) const fn then_number(self, number: usize) -> Self {
        const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
        let before = if number > 9 {
            self.then_number(number / 10)
        } else {
            self
        };
        #[expect(clippy::indexing_slicing, reason = "the remainder is below 10")]
        before.then(DIGITS[number % 10])
    }

    pub(super) const fn as_str(&self) -> &str {
        // Only whole ASCII texts are composed, of at most this capacity.
        let Some((text, _)) = self.bytes.as_slice().split_at_checked(self.len) else {
            return "";
        };
        match core::str::from_utf8(text) {
            Ok(text) => text,
            Err(_) => "",
        }
    }
}
