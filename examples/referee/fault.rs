use std::fmt;

/// A line and a byte of that line, both counted from 1.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    line: usize,
    column: usize,
}

/// What is wrong in a record, and where it begins.
pub(crate) struct Fault {
    place: Place,
    reason: String,
}

impl Place {
    /// The first byte of a line.
    pub(crate) fn at_line(line: usize) -> Self {
        Self { line, column: 1 }
    }

    /// So many bytes further on in the same line.
    pub(crate) fn right(self, bytes: usize) -> Self {
        let column = self.column + bytes;
        Self { column, ..self }
    }

    pub(crate) fn fault(self, reason: impl fmt::Display) -> Fault {
        let reason = reason.to_string();
        Fault { place: self, reason }
    }
}

/// Writes `LINE:COLUMN: reason`.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            place: Place { line, column },
            reason,
        } = self;
        write!(f, "{line}:{column}: {reason}")
    }
}
