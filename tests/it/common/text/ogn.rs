use mancala_engine::{Ogn, OwareLine, OwarePosition};

use super::place::assert_within;

/// Reads a text that may not be a record. A record that is read is reproduced by its own text, whose lines of moves are
/// short.
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

/// Reads a text that may have games, one after the other. Each is reproduced by its own text, or has an error within the
/// whole text.
pub(crate) fn ogn_collection_is_reproduced(text: &str) {
    for game in Ogn::read_all(text) {
        match game {
            Ok(ogn) => ogn_is_none_or_reproduced(&ogn.to_string()),
            Err(error) => assert_within(text, error.line, error.column),
        }
    }
}

pub(crate) fn oware_line_is_none_or_reproduced(text: &str) {
    match text.parse::<OwareLine>() {
        Ok(line) => {
            let written = line.to_string();
            assert_eq!(written.parse(), Ok(line), "{text:?} is written as {written:?}");
        }
        Err(error) => assert_within(text, error.line, error.column),
    }
}
