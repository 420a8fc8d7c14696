use mancala_engine::{Ogn, OwarePosition};

use super::place::assert_within;

/// Reads a text that may be no record. A record is reproduced by its own text, whose lines of moves are short.
pub(crate) fn ogn_is_none_or_reproduced(text: &str) {
    match text.parse::<Ogn>() {
        Ok(ogn) => {
            let written = ogn.to_string();
            let again: Ogn = written.parse().unwrap_or_else(|error| panic!("{error} in\n{written}"));
            assert_eq!(again.record, ogn.record, "{text:?} is written as {written:?}");
            assert_eq!(
                (again.result(), again.to_string()),
                (ogn.result(), written.clone()),
                "{text:?}"
            );
            let is_short = |line: &str| line.starts_with('[') || line.len() < 80;
            assert!(written.lines().all(is_short), "{written}");
        }
        Err(error) => assert_within(text, error.line, error.column),
    }
}

pub(crate) fn oware_position_is_none_or_reproduced(text: &str) {
    match text.parse::<OwarePosition>() {
        Ok(position) => assert_eq!(position.to_string().parse(), Ok(position)),
        Err(error) => assert!(text.is_char_boundary(error.at), "{text:?}: {error}"),
    }
}
