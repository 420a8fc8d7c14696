/// A line of a text and a byte of that line, both counted from 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl Place {
    /// The first byte of a text.
    pub(crate) const START: Self = Self { line: 1, column: 1 };

    /// So many bytes further on in the same line.
    pub(crate) fn right(self, bytes: usize) -> Self {
        let column = self.column.saturating_add(bytes);
        Self { column, ..self }
    }

    /// The first byte of the next line.
    pub(crate) fn next_line(self) -> Self {
        let line = self.line.saturating_add(1);
        Self { line, column: 1 }
    }

    /// Returns the place after a text that begins here.
    pub(crate) fn after(self, text: &str) -> Self {
        let mut lines = text.split('\n');
        let first = self.right(lines.next().map_or(0, str::len));
        lines.fold(first, |place, line| place.next_line().right(line.len()))
    }
}
