use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::Serialize;

/// Writes and reads a value in both formats.
pub(crate) fn reproduced<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let json = serde_json::to_string(value).expect("JSON holds it");
    assert_eq!(&serde_json::from_str::<T>(&json).expect(&json), value);
    let bytes = postcard::to_allocvec(value).expect("bytes hold it");
    assert_eq!(&postcard::from_bytes::<T>(&bytes).expect(&json), value);
}

/// Reads a document that may not be valid. A value that is read is reproduced by its own documents.
pub(crate) fn value_is_none_or_reproduced<T: Serialize + DeserializeOwned + PartialEq + Debug>(json: &str) {
    if let Ok(value) = serde_json::from_str::<T>(json) {
        reproduced(&value);
    }
}
