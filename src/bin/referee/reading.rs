use mancala_engine::{read_record, DynRecord, ParseRecordError, ParseRecordErrorKind};

use crate::kinds;

/// A record, read up to its first error.
pub(crate) struct Reading {
    pub(crate) record: Box<dyn DynRecord + Send + Sync>,
    /// `LINE:COLUMN: reason`.
    pub(crate) complaint: Option<String>,
}

/// An error, and the end of the valid text before it.
struct Fault {
    end: usize,
    complaint: String,
}

impl Reading {
    pub(crate) fn of(bytes: &[u8]) -> Self {
        let kinds = kinds::all();
        let text = String::from_utf8_lossy(bytes);
        let of_record = read_record(&kinds, &text).err();
        let of_record = of_record.map(|error| Fault::of_record(&error, &text));
        // A word that is not UTF-8 is an error in the record too, but this reason is more helpful.
        let faults = [Fault::of_bytes(bytes), of_record].into_iter().flatten();
        let fault = faults.min_by_key(|fault| fault.end);

        let end = fault.as_ref().map_or(text.len(), |fault| fault.end);
        // Part of a header can't be read, so the whole line is left out then.
        let record = [end, begin_of_line(&text, end), 0]
            .into_iter()
            .find_map(|end| read_record(&kinds, &text[..end]).ok())
            .expect("an empty record is the opening of Kalah");
        let complaint = fault.map(|fault| fault.complaint);
        Self { record, complaint }
    }
}

impl Fault {
    fn of_record(error: &ParseRecordError, text: &str) -> Self {
        let lines = text.split_inclusive('\n').take(error.line - 1);
        let hint = match error.kind {
            ParseRecordErrorKind::NotListed { .. } => " (`referee --help` lists the games)",
            _ => "",
        };
        Self {
            end: lines.map(str::len).sum::<usize>() + error.column - 1,
            complaint: format!("{error}{hint}"),
        }
    }

    /// Finds the first bytes that are not UTF-8. The valid text ends before their word.
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
