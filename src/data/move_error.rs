use core::fmt;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::IllegalMove;
use crate::game::{DynMoveError, MoveError};

/// The code of each error. It stays the same in later versions.
const CODES: [(DynMoveError, &str); 6] = [
    (DynMoveError::NoSuchPit, "no-such-pit"),
    (DynMoveError::GameOver, "game-over"),
    (DynMoveError::Illegal(IllegalMove::EmptyPit), "empty-pit"),
    (DynMoveError::Illegal(IllegalMove::NotOwned), "not-owned"),
    (DynMoveError::Illegal(IllegalMove::MustFeed), "must-feed"),
    (DynMoveError::Illegal(IllegalMove::GrandSlam), "grand-slam"),
];

/// Needs the feature `serde`. Writes a code: `no-such-pit`, `game-over`, `empty-pit`, `not-owned`, `must-feed` or
/// `grand-slam`. Codes stay the same in later versions.
///
/// ```
/// use mancala_engine::{DynMoveError, IllegalMove};
///
/// let error = DynMoveError::Illegal(IllegalMove::EmptyPit);
/// assert_eq!(serde_json::to_string(&error)?, r#""empty-pit""#);
/// # Ok::<(), serde_json::Error>(())
/// ```
impl Serialize for DynMoveError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let code = CODES.into_iter().find(|(error, _)| error == self);
        let (_, code) = code.ok_or_else(|| serde::ser::Error::custom("the error has no code"))?;
        serializer.serialize_str(code)
    }
}

/// Needs the feature `serde`. Reads what [`Serialize`] writes.
impl<'de> Deserialize<'de> for DynMoveError {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Code)
    }
}

/// Needs the feature `serde`. The same codes as those of [`DynMoveError`].
impl Serialize for MoveError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        DynMoveError::from(*self).serialize(serializer)
    }
}

/// Needs the feature `serde`. Reads what [`Serialize`] writes.
impl<'de> Deserialize<'de> for MoveError {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match DynMoveError::deserialize(deserializer)? {
            DynMoveError::GameOver => Ok(Self::GameOver),
            DynMoveError::Illegal(reason) => Ok(Self::Illegal(reason)),
            DynMoveError::NoSuchPit => Err(Error::invalid_value(Unexpected::Str("no-such-pit"), &Code)),
        }
    }
}

/// Needs the feature `serde`. The same codes as those of [`DynMoveError`].
impl Serialize for IllegalMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        DynMoveError::from(*self).serialize(serializer)
    }
}

/// Needs the feature `serde`. Reads what [`Serialize`] writes.
impl<'de> Deserialize<'de> for IllegalMove {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match DynMoveError::deserialize(deserializer)? {
            DynMoveError::Illegal(reason) => Ok(reason),
            _ => Err(Error::custom("expected the code of an illegal move")),
        }
    }
}

struct Code;

impl Visitor<'_> for Code {
    type Value = DynMoveError;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the code of a move error")
    }

    fn visit_str<E: Error>(self, code: &str) -> Result<DynMoveError, E> {
        let found = CODES.into_iter().find(|(_, known)| *known == code);
        let (error, _) = found.ok_or_else(|| E::invalid_value(Unexpected::Str(code), &self))?;
        Ok(error)
    }
}
