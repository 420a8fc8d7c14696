use thiserror::Error;

/// The error returned when counts do not form a valid board.
///
/// ```
/// # use mancala_engine::{Board, BoardError, ByPlayer};
/// let pits = ByPlayer { south: [100; 2], north: [0; 2] };
/// let error = Board::new(pits, ByPlayer { south: 56, north: 0 }).unwrap_err();
/// assert_eq!(error, BoardError::TooManyStones { total: 256 });
/// assert_eq!(error.to_string(), "a board holds at most 255 stones, not 256");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum BoardError {
    /// Rows and stores hold more than 255 stones together.
    #[error("a board holds at most 255 stones, not {total}")]
    TooManyStones {
        /// The stones of both rows and both stores.
        total: u32,
    },
}
