//! The text of a record: headers, then the moves.

mod error;
mod header;
mod lines;
mod read;
mod write;

pub use error::{ParseRecordError, ParseRecordErrorKind};
pub use read::read_record;

type Fault = crate::notation::fault::Fault<ParseRecordErrorKind>;
