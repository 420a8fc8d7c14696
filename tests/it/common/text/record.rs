use mancala_engine::{read_record, GameKind, ParseRecordError, ParseRecordErrorKind as Kind, Record, Variant};

use super::place::assert_within;

/// Reads a text that may not be a record. A record that is read is reproduced by its own text.
pub(crate) fn record_is_none_or_reproduced<V: Variant, const PITS: usize>(text: &str) {
    match text.parse::<Record<V, PITS>>() {
        Ok(record) => {
            let written = record.to_string();
            assert_eq!(written.parse(), Ok(record), "{text:?} is written as {written:?}");
        }
        Err(error) => assert_within(text, error.line, error.column),
    }
}

/// Reads a text that may not be a record of the usual kinds. A record that is read is reproduced by its own text.
pub(crate) fn record_at_run_time_is_none_or_reproduced(text: &str) {
    record_of_a_kind_is_none_or_reproduced(GameKind::USUAL, text);
}

/// Reads a text that may be no record of these kinds. A record is reproduced by its own text.
pub(crate) fn record_of_a_kind_is_none_or_reproduced(kinds: &[GameKind], text: &str) {
    match read_record(kinds, text) {
        Ok(record) => {
            let written = record.to_string();
            let again = read_record(kinds, &written).unwrap_or_else(|error| panic!("{error}: {written:?} of {text:?}"));
            assert_eq!(
                format!("{again:?}"),
                format!("{record:?}"),
                "{text:?} is written as {written:?}"
            );
        }
        Err(error) => assert_within(text, error.line, error.column),
    }
}

/// Reads a text that may not be a record, by type and with a list of that one kind. Both find the same record or the
/// same error, except that each has its own error for another variant or width.
pub(crate) fn record_is_the_same_at_run_time<V: Variant, const PITS: usize>(text: &str) {
    let at_run_time = read_record(&[GameKind::of::<V, PITS>()], text);
    match (text.parse::<Record<V, PITS>>(), at_run_time) {
        (Ok(record), Ok(at_run_time)) => assert_eq!(format!("{at_run_time:?}"), format!("{record:?}"), "{text:?}"),
        (Err(error), Err(at_run_time)) if matches!(at_run_time.kind, Kind::NotListed { .. }) => {
            let ParseRecordError { line, column, kind } = error;
            assert!(
                matches!(kind, Kind::WrongVariant { .. } | Kind::WrongWidth { .. }),
                "{text:?}: {kind}"
            );
            assert_eq!((line, column), (at_run_time.line, at_run_time.column), "{text:?}");
        }
        (typed, at_run_time) => assert_eq!(typed.err(), at_run_time.err(), "{text:?}"),
    }
}
