//! Any text, in every form that the library reads: a letter names the form, and the rest is the text.
#![no_main]

#[path = "../../tests/it/common/text"]
mod text {
    pub(crate) mod board;
    pub(crate) mod document;
    pub(crate) mod ogn;
    mod place;
    pub(crate) mod record;
    pub(crate) mod record_document;
}

use libfuzzer_sys::{fuzz_target, Corpus};
use mancala_engine::{AnyGame, Board, Congkak, EmptyCaptureKalah, Kalah, Oware};
use text::board::{board_is_read_by_the_grammar, position_is_none_or_reproduced};
use text::document::value_is_none_or_reproduced;
use text::ogn::{ogn_is_none_or_reproduced, oware_position_is_none_or_reproduced};
use text::record::{
    record_at_run_time_is_none_or_reproduced, record_is_none_or_reproduced, record_is_the_same_at_run_time,
};

/// The letter `a` is the first of these forms. New ones stand last: the corpus knows them by their letters.
const FORMS: [fn(&str); 7] = [
    |text| {
        board_is_read_by_the_grammar::<1>(text);
        position_is_none_or_reproduced::<1>(text);
    },
    |text| {
        board_is_read_by_the_grammar::<6>(text);
        position_is_none_or_reproduced::<6>(text);
    },
    oware_position_is_none_or_reproduced,
    |text| {
        record_at_run_time_is_none_or_reproduced(text);
        record_is_the_same_at_run_time::<Kalah, 6>(text);
        record_is_the_same_at_run_time::<EmptyCaptureKalah, 2>(text);
        record_is_the_same_at_run_time::<Oware, 6>(text);
        record_is_the_same_at_run_time::<Congkak, 7>(text);
    },
    |text| {
        record_is_none_or_reproduced::<Kalah, 6>(text);
        record_is_none_or_reproduced::<Kalah<1>, 17>(text);
        record_is_none_or_reproduced::<EmptyCaptureKalah, 2>(text);
        record_is_none_or_reproduced::<Oware, 6>(text);
        record_is_none_or_reproduced::<Congkak, 7>(text);
    },
    ogn_is_none_or_reproduced,
    |text| {
        value_is_none_or_reproduced::<Board<2>>(text);
        value_is_none_or_reproduced::<AnyGame<Kalah, 2>>(text);
        value_is_none_or_reproduced::<AnyGame<Oware>>(text);
        text::record_document::record_is_none_or_reproduced::<Kalah, 2>(text, text.as_bytes());
        text::record_document::record_is_none_or_reproduced::<Oware, 2>(text, text.as_bytes());
    },
];

fuzz_target!(|data: &[u8]| -> Corpus {
    let Some((&letter, text)) = data.split_first() else {
        return Corpus::Reject;
    };
    match (FORMS.get(usize::from(letter.wrapping_sub(b'a'))), str::from_utf8(text)) {
        (Some(hold), Ok(text)) => {
            hold(text);
            Corpus::Keep
        }
        _ => Corpus::Reject,
    }
});
