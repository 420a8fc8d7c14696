use mancala_engine::{read_record, DynRecord, ParseRecordError};

/// A record, read up to its first fault.
pub(crate) struct Reading {
    pub(crate) record: Box<dyn DynRecord>,
    /// `LINE:COLUMN: reason`.
    pub(crate) complaint: Option<String>,
}

/// What is wrong, and where the text before it ends.
struct Fault {
    end: usize,
    complaint: String,
}

impl Reading {
    pub(crate) fn of(bytes: &[u8]) -> Self {
        let text = String::from_utf8_lossy(bytes);
        let of_record = read_record(&text).err().map(|error| Fault::of_record(error, &text));
        // A word that is not UTF-8 is a fault of the record too, and for this reason.
        let faults = [Fault::of_bytes(bytes), of_record].into_iter().flatten();
        let fault = faults.min_by_key(|fault| fault.end);

        let end = fault.as_ref().map_or(text.len(), |fault| fault.end);
        // The line of a header is one thing: without its end, it is read no better.
        let record = [end, begin_of_line(&text, end), 0]
            .into_iter()
            .find_map(|end| read_record(&text[..end]).ok())
            .expect("an empty record is the opening of Kalah");
        let complaint = fault.map(|fault| fault.complaint);
        Self { record, complaint }
    }
}

impl Fault {
    fn of_record(error: ParseRecordError, text: &str) -> Self {
        let lines = text.split_inclusive('\n').take(error.line - 1);
        Self {
            end: lines.map(str::len).sum::<usize>() + error.column - 1,
            complaint: error.to_string(),
        }
    }

    /// What is no UTF-8. The text before it ends where the word begins that it is in.
    fn of_bytes(bytes: &[u8]) -> Option<Self> {
        let chunk = bytes.utf8_chunks().next().filter(|chunk| !chunk.invalid().is_empty())?;
        let text = chunk.valid();
        let line = text.matches('\n').count() + 1;
        let column = text.len() - begin_of_line(text, text.len()) + 1;
        Some(Self {
            end: text.trim_end_matches(|c| !matches!(c, ' ' | '\t' | '\n')).len(),
            complaint: format!("{line}:{column}: this is not UTF-8"),
        })
    }
}

fn begin_of_line(text: &str, at: usize) -> usize {
    text[..at].rfind('\n').map_or(0, |line_end| line_end + 1)
}
