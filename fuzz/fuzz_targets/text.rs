//! Any text, in every format that the library reads: a letter selects the format, and the rest is the text.
#![no_main]

#[path = "../../tests/it/common"]
#[allow(dead_code)] // The tests use the rest.
mod common {
    pub(crate) mod reference;
    pub(crate) mod variants;
}

#[path = "../../tests/it/common/text"]
mod text {
    pub(crate) mod board;
    pub(crate) mod document;
    pub(crate) mod ogn;
    mod place;
    pub(crate) mod record;
    pub(crate) mod record_document;
    pub(crate) mod word;
}

use common::variants::{PassKalah, Promenade};
use libfuzzer_sys::{fuzz_target, Corpus};
use mancala_engine::{
    AnyGame, Ayoayo, Bestemshe, Board, Bohnenspiel, Congkak, EmptyCaptureKalah, GameKind, Kalah, Mangala, Oware,
};
use text::board::{board_is_read_by_the_grammar, position_is_none_or_reproduced};
use text::document::value_is_none_or_reproduced;
use text::ogn::{
    ogn_collection_is_reproduced, ogn_is_none_or_reproduced, oware_line_is_none_or_reproduced,
    oware_position_is_none_or_reproduced,
};
use text::record::{
    record_at_run_time_is_none_or_reproduced, record_is_none_or_reproduced, record_is_the_same_at_run_time,
    record_of_a_kind_is_none_or_reproduced,
};
use text::word::{pit_is_read_by_its_number, player_is_read_by_name};

/// The letter `a` selects the first of these formats. Add new ones at the end: the letters are part of the corpus.
const FORMS: [fn(&str); 11] = [
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
        record_is_the_same_at_run_time::<Mangala, 6>(text);
        record_is_the_same_at_run_time::<Bohnenspiel, 6>(text);
        record_is_the_same_at_run_time::<Bestemshe, 5>(text);
        record_is_the_same_at_run_time::<Ayoayo, 6>(text);
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
    ogn_collection_is_reproduced,
    oware_line_is_none_or_reproduced,
    |text| {
        // Two variants that are not in the library, one of which ends where a position repeats.
        let kinds = [GameKind::of::<PassKalah, 6>(), GameKind::of::<Promenade, 2>()];
        record_of_a_kind_is_none_or_reproduced(&kinds, text);
        record_is_the_same_at_run_time::<PassKalah, 6>(text);
        record_is_the_same_at_run_time::<Promenade, 2>(text);
    },
    |text| {
        pit_is_read_by_its_number::<6>(text);
        pit_is_read_by_its_number::<127>(text);
        player_is_read_by_name(text);
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
