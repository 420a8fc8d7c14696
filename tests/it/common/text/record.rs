use mancala_engine::{read_record, ParseRecordError, ParseRecordErrorKind as Kind, Record, Variant};

use super::place::assert_within;

/// Reads a text that may be no record. A record is reproduced by its own text.
pub(crate) fn record_is_none_or_reproduced<V: Variant, const PITS: usize>(text: &str) {
    match text.parse::<Record<V, PITS>>() {
        Ok(record) => {
            let written = record.to_string();
            assert_eq!(written.parse(), Ok(record), "{text:?} is written as {written:?}");
        }
        Err(error) => assert_within(text, error.line, error.column),
    }
}

/// Reads a text that may be no record of any variant. A record is reproduced by its own text.
pub(crate) fn record_at_run_time_is_none_or_reproduced(text: &str) {
    match read_record(text) {
        Ok(record) => {
            let written = record.to_string();
            let again = read_record(&written).unwrap_or_else(|error| panic!("{error}: {written:?} of {text:?}"));
            assert_eq!(
                format!("{again:?}"),
                format!("{record:?}"),
                "{text:?} is written as {written:?}"
            );
        }
        Err(error) => assert_within(text, error.line, error.column),
    }
}

/// Reads a text that may be no record, by its type and at run time: both find the same record or the same fault, unless
/// the type alone is at fault. The variant and the width have to be known at run time.
pub(crate) fn record_is_the_same_at_run_time<V: Variant, const PITS: usize>(text: &str) {
    let at_run_time = read_record(text);
    match text.parse::<Record<V, PITS>>() {
        Ok(record) => assert_eq!(format!("{at_run_time:?}"), format!("Ok({record:?})"), "{text:?}"),
        Err(ParseRecordError {
            kind: Kind::WrongVariant { .. } | Kind::WrongWidth { .. },
            ..
        }) => (),
        Err(error) => assert_eq!(at_run_time.err(), Some(error), "{text:?}"),
    }
}
