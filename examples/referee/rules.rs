use mancala_engine::{AnyGame, Congkak, DynGame, EmptyCaptureKalah, Kalah, Oware, Position, Repetition, Variant};

/// The rule books that a record can name.
///
/// In the library a rule book is a type; a record names it at run time, and each `match` here leads back to the type.
#[derive(Clone, Copy, Default)]
pub(crate) enum Rules {
    #[default]
    Kalah,
    EmptyCaptureKalah,
    Oware,
    Congkak,
}

impl Rules {
    pub(crate) const ALL: [Self; 4] = [Self::Kalah, Self::EmptyCaptureKalah, Self::Oware, Self::Congkak];

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rules| rules.name() == name)
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Kalah => <Kalah>::NAME,
            Self::EmptyCaptureKalah => <EmptyCaptureKalah>::NAME,
            Self::Oware => <Oware>::NAME,
            Self::Congkak => <Congkak>::NAME,
        }
    }

    /// What a repeated position means.
    pub(crate) fn repetition(self) -> Repetition {
        match self {
            Self::Kalah => <Kalah>::REPETITION,
            Self::EmptyCaptureKalah => <EmptyCaptureKalah>::REPETITION,
            Self::Oware => <Oware>::REPETITION,
            Self::Congkak => <Congkak>::REPETITION,
        }
    }

    /// Starts a game on the usual board.
    pub(crate) fn opening(self) -> Box<dyn DynGame> {
        match self {
            Self::Kalah => Box::new(AnyGame::<Kalah>::start()),
            Self::EmptyCaptureKalah => Box::new(AnyGame::<EmptyCaptureKalah>::start()),
            Self::Oware => Box::new(AnyGame::<Oware>::start()),
            Self::Congkak => Box::new(AnyGame::<Congkak, 7>::start()),
        }
    }

    /// Makes a game of any position.
    pub(crate) fn game<const PITS: usize>(self, Position { board, to_move }: Position<PITS>) -> Box<dyn DynGame> {
        match self {
            Self::Kalah => Box::new(AnyGame::<Kalah, PITS>::from_board(board, to_move)),
            Self::EmptyCaptureKalah => Box::new(AnyGame::<EmptyCaptureKalah, PITS>::from_board(board, to_move)),
            Self::Oware => Box::new(AnyGame::<Oware, PITS>::from_board(board, to_move)),
            Self::Congkak => Box::new(AnyGame::<Congkak, PITS>::from_board(board, to_move)),
        }
    }
}
