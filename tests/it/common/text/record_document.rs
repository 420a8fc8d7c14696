use mancala_engine::{Record, Variant};

use super::document::reproduced;

/// Reads a document that may not be a record. A record that is read is reproduced by its own document and text.
pub(crate) fn record_is_none_or_reproduced<V: Variant, const PITS: usize>(json: &str, bytes: &[u8]) {
    let from_json = serde_json::from_str::<Record<V, PITS>>(json).ok();
    let from_bytes = postcard::from_bytes::<Record<V, PITS>>(bytes).ok();
    for record in from_json.into_iter().chain(from_bytes) {
        reproduced(&record);
        let text = record.to_string();
        assert_eq!(text.parse(), Ok(record), "{text}");
    }
}
