//! Criterion's measurement of the time on the processor. Only the benches with criterion have it, so it is no part of
//! `common`.

use std::time::Duration;

use criterion::measurement::{Measurement, ValueFormatter, WallTime};

use super::clock;

/// Time by [`clock::now`].
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
