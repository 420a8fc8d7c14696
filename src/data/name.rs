use core::fmt;
use core::marker::PhantomData;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rules::Variant;

/// The name of a variant, which every document of a game contains.
pub(crate) struct Name<V>(PhantomData<fn() -> V>);

impl<V> Name<V> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<V: Variant> Serialize for Name<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(V::NAME)
    }
}

impl<'de, V: Variant> Deserialize<'de> for Name<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Self::NEW)
    }
}

/// Compares what it reads with the name.
impl<V: Variant> Visitor<'_> for Name<V> {
    type Value = Self;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the variant \"{}\"", V::NAME)
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Self, E> {
        if name == V::NAME {
            Ok(self)
        } else {
            Err(E::invalid_value(Unexpected::Str(name), &self))
        }
    }
}
