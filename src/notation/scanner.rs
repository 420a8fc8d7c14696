/// A text, and how much of it has been read.
///
/// Everything that a board literal needs is a `const fn`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scanner<'t> {
    text: &'t str,
    /// The byte at which the rest begins.
    at: usize,
}

impl<'t> Scanner<'t> {
    pub(crate) const fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    /// The byte at which the next thing to read begins.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// The length of the whole text.
    pub(crate) const fn end(&self) -> usize {
        self.text.len()
    }

    pub(crate) const fn is_at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    /// True if only white space is left.
    pub(crate) const fn ends_here(mut self) -> bool {
        self.skip_white_space();
        self.is_at_end()
    }

    /// The next byte. Every byte of a character beyond ASCII is at least 128.
    #[expect(clippy::indexing_slicing, reason = "the index is below the length")]
    pub(crate) const fn peek(&self) -> Option<u8> {
        if self.is_at_end() {
            None
        } else {
            Some(self.text.as_bytes()[self.at])
        }
    }

    /// Passes over the next byte.
    pub(crate) const fn skip(&mut self) {
        if !self.is_at_end() {
            self.at = self.at.saturating_add(1);
        }
    }

    /// Takes this byte, if it is the next one.
    pub(crate) const fn take(&mut self, byte: u8) -> bool {
        let found = matches!(self.peek(), Some(next) if next == byte);
        if found {
            self.skip();
        }
        found
    }

    /// Takes decimal digits, and returns their value, or `usize::MAX` if that is larger. `None` without a digit.
    pub(crate) const fn take_number(&mut self) -> Option<usize> {
        let mut number: Option<usize> = None;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            let tens = match number {
                Some(number) => number.saturating_mul(10),
                None => 0,
            };
            number = Some(tens.saturating_add((digit & 0xF) as usize));
            self.skip();
        }
        number
    }

    /// Skips spaces and tabs.
    pub(crate) const fn skip_blanks(&mut self) {
        while let Some(b' ' | b'\t') = self.peek() {
            self.skip();
        }
    }

    /// Skips spaces, tabs and line ends.
    pub(crate) const fn skip_white_space(&mut self) {
        while let Some(b' ' | b'\t' | b'\r' | b'\n') = self.peek() {
            self.skip();
        }
    }

    /// Takes bytes as long as they are part of what is read, and returns them. A predicate has to accept all bytes from
    /// 128 on, or none of them, so that no character is split.
    pub(crate) fn take_while(&mut self, is_part: impl Fn(u8) -> bool) -> &'t str {
        let begin = self.at;
        while self.peek().is_some_and(&is_part) {
            self.skip();
        }
        self.since(begin)
    }

    /// The text from a byte up to here.
    pub(crate) fn since(&self, begin: usize) -> &'t str {
        self.text.get(begin..self.at).unwrap_or_default()
    }
}

#[cfg(feature = "alloc")]
impl<'t> Scanner<'t> {
    /// Takes this text, if the rest begins with it.
    pub(crate) const fn take_text(&mut self, text: &str) -> bool {
        let begin = self.at;
        let mut expected = Scanner::new(text);
        while let Some(byte) = expected.peek() {
            if !self.take(byte) {
                self.at = begin;
                return false;
            }
            expected.skip();
        }
        true
    }

    /// Takes one byte order mark, if there is one.
    pub(crate) const fn take_byte_order_mark(&mut self) -> bool {
        self.take_text("\u{feff}")
    }

    /// Takes spaces, tabs and line ends.
    pub(crate) fn take_white_space(&mut self) -> &'t str {
        let begin = self.at;
        self.skip_white_space();
        self.since(begin)
    }

    /// Takes what is left of the line, without the line feed.
    pub(crate) fn take_line(&mut self) -> &'t str {
        self.take_while(|byte| byte != b'\n')
    }

    /// A text that ends where this one has been read to, without white space at its end, and is read up to an earlier
    /// byte.
    pub(crate) fn part_from(&self, begin: usize) -> Self {
        let text = self.text.get(..self.at).unwrap_or_default();
        let text = text.trim_end_matches([' ', '\t', '\r']);
        Self { text, at: begin }
    }

    /// Goes to a byte of the text.
    pub(crate) fn go_to(&mut self, at: usize) {
        self.at = at;
    }
}
