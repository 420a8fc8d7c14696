use crate::notation::scanner::Scanner;

/// The lines of a record that are not read yet.
#[derive(Clone, Debug)]
pub(super) struct Lines<'t> {
    rest: Scanner<'t>,
}

impl<'t> Lines<'t> {
    pub(super) fn of(text: &'t str) -> Self {
        let mut rest = Scanner::new(text);
        rest.take_byte_order_mark();
        Self { rest }
    }
}

/// Each line ends before its comment, and before the white space at its end.
impl<'t> Iterator for Lines<'t> {
    type Item = Scanner<'t>;

    fn next(&mut self) -> Option<Scanner<'t>> {
        if self.rest.is_at_end() {
            return None;
        }
        let begin = self.rest.at();
        self.rest.take_while(|byte| !matches!(byte, b'\n' | b'#'));
        let line = self.rest.part_from(begin);
        self.rest.take_line();
        self.rest.take(b'\n');
        Some(line)
    }
}

/// Takes the next word of a line, if there is one.
pub(super) fn take_word<'t>(line: &mut Scanner<'t>) -> Option<Word<'t>> {
    line.skip_blanks();
    let at = line.at();
    let text = line.take_while(|byte| !matches!(byte, b' ' | b'\t'));
    (!text.is_empty()).then_some(Word { text, at })
}

/// A word, and the byte at which it begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'t> {
    pub(super) text: &'t str,
    pub(super) at: usize,
}

impl Word<'_> {
    /// The value of decimal digits, or `usize::MAX` if it is larger. `None` for any other word.
    pub(super) fn number(&self) -> Option<usize> {
        let mut scanner = Scanner::new(self.text);
        scanner.take_number().filter(|_| scanner.is_at_end())
    }
}
