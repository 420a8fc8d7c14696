//! Measures processor time with criterion.

use std::time::Duration;

use criterion::measurement::{Measurement, ValueFormatter, WallTime};

use super::clock;

/// The time of [`clock::now`].
pub(crate) struct OnProcessor;

impl Measurement for OnProcessor {
    type Intermediate = Duration;
    type Value = Duration;

    fn start(&self) -> Duration {
        clock::now()
    }

    fn end(&self, begin: Duration) -> Duration {
        clock::now().saturating_sub(begin)
    }

    fn add(&self, time: &Duration, more: &Duration) -> Duration {
        *time + *more
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    fn to_f64(&self, time: &Duration) -> f64 {
        WallTime.to_f64(time)
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        WallTime.formatter()
    }
}
