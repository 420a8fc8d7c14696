//! A clock that stops while other programs use the processor.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// Returns the processor time of this thread if the system reports it, and otherwise the time since the first call.
pub(crate) fn now() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    time_on_processor().unwrap_or_else(|| START.get_or_init(Instant::now).elapsed())
}

/// Returns the processor time that Linux reports for this thread, if it does. Yielding updates it.
fn time_on_processor() -> Option<Duration> {
    std::thread::yield_now();
    let account = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = account.split_whitespace().next()?.parse().ok()?;
    (nanoseconds > 0).then_some(Duration::from_nanos(nanoseconds))
}
