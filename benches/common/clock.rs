//! A clock that stands still while other programs have the processor.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// The time of this thread on a processor, where the system tells it, or else the time since the first call.
pub(crate) fn now() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    time_on_processor().unwrap_or_else(|| START.get_or_init(Instant::now).elapsed())
}

/// What Linux has put down to this thread; nothing where it keeps no account. To yield brings the account up to date.
fn time_on_processor() -> Option<Duration> {
    std::thread::yield_now();
    let account = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = account.split_whitespace().next()?.parse().ok()?;
    (nanoseconds > 0).then_some(Duration::from_nanos(nanoseconds))
}
