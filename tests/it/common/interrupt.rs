//! Interrupts an action by a panic, at a question to a variant or at an event.

use std::cell::Cell;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};

use mancala_engine::{Circuit, Feeding, Lift, Next, PitStep, PitView, Repetition, Slam, StoreStep, Survey, Variant};

thread_local! {
    /// The number of points passed so far.
    static PASSED: Cell<u32> = const { Cell::new(0) };
    /// The point at which to panic, counted from 1.
    static INTERRUPTED: Cell<Option<u32>> = const { Cell::new(None) };
}

/// A point at which an action can be interrupted. Each question to an [`Interruptible`] is one.
pub(crate) fn point() {
    let point = PASSED.get() + 1;
    PASSED.set(point);
    if INTERRUPTED.get() == Some(point) {
        // Unwinds without printing a message, because the test continues.
        resume_unwind(Box::new("interrupted"));
    }
}

/// Returns the result of an action, and the number of points that it passes.
pub(crate) fn points<T>(act: impl FnOnce() -> T) -> (T, u32) {
    PASSED.set(0);
    let value = act();
    (value, PASSED.get())
}

/// Interrupts an action at each of its points in turn. An interrupted action must change nothing, so that it has the
/// same result when it is then not interrupted. Returns the number of points.
#[track_caller]
pub(crate) fn at_each_point<T: Clone + Debug + PartialEq>(before: &T, act: &dyn Fn(&mut T)) -> u32 {
    let mut after = before.clone();
    let ((), points) = points(|| act(&mut after));
    for point in 1..=points {
        let mut value = before.clone();
        PASSED.set(0);
        INTERRUPTED.set(Some(point));
        let end = catch_unwind(AssertUnwindSafe(|| act(&mut value)));
        INTERRUPTED.set(None);
        assert!(end.is_err(), "point {point} of {points} is reached again");
        assert_eq!(&value, before, "interrupted at point {point} of {points}");
        act(&mut value);
        assert_eq!(
            value, after,
            "played after an interruption at point {point} of {points}"
        );
    }
    points
}

/// The rules of `V`, interruptible at each question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Interruptible<V>(PhantomData<V>);

impl<V: Variant> Variant for Interruptible<V> {
    const NAME: &'static str = V::NAME;
    const STONES: u8 = V::STONES;
    const CIRCUIT: Circuit = V::CIRCUIT;
    const LIFT: Lift = V::LIFT;
    const FEEDING: Feeding = V::FEEDING;
    const SLAM: Slam = V::SLAM;
    const REPETITION: Repetition = V::REPETITION;

    fn last_in_store() -> StoreStep {
        point();
        V::last_in_store()
    }

    fn last_in_pit(pit: PitView) -> PitStep {
        point();
        V::last_in_pit(pit)
    }

    fn capture_extends_to(pit: PitView) -> bool {
        point();
        V::capture_extends_to(pit)
    }

    fn next(survey: Survey) -> Next {
        point();
        V::next(survey)
    }
}
