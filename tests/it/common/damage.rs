//! Valid texts with random changes.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{select, Index};

/// One of the texts with some characters removed, inserted or replaced.
pub(crate) fn damaged(texts: Vec<&'static str>, others: &str) -> impl Strategy<Value = String> {
    let others: Vec<char> = others.chars().collect();
    let edit = (any::<Index>(), 0..=2_usize, option::of(select(others)));
    (select(texts), vec(edit, 0..5)).prop_map(|(text, edits)| {
        let mut chars: Vec<char> = text.chars().collect();
        for (place, removed, inserted) in edits {
            let begin = place.index(chars.len() + 1);
            let end = (begin + removed).min(chars.len());
            chars.splice(begin..end, inserted);
        }
        chars.into_iter().collect()
    })
}
