use core::fmt;

/// The most pits per row: with one stone per pit, the opening of a wider board has more than 255 stones.
const MOST_PITS: usize = 127;

/// Rejects, at compile time, a width that no board may have. Every constructor that names a width calls it in a `const`
/// block, because a type can't have such a bound.
// The compiler's message shows the caller; without this, it shows the inside of `assert!`.
#[track_caller]
pub(crate) const fn check_width<const PITS: usize>() {
    assert!(PITS >= 1, "a board needs at least 1 pit in each row (PITS is 0)");
    assert!(
        PITS <= MOST_PITS,
        "a board has at most 127 pits in each row (PITS is more)"
    );
}

/// Rejects, at compile time, an index that no pit has.
#[track_caller]
#[expect(clippy::panic, reason = "it is called in a `const` block alone")]
const fn must_exist<const PITS: usize>(pit: Option<Pit<PITS>>) -> Pit<PITS> {
    match pit {
        Some(pit) => pit,
        None => panic!("this row has no pit with this index: INDEX must be below PITS"),
    }
}

/// A pit in a row of `PITS` pits: an index that is always in range.
///
/// Pits are numbered from their owner's left, in sowing order: 0 to `PITS - 1` in code, 1 to `PITS` in text for
/// people, which is what [`Display`](fmt::Display) writes. A `Pit` has no owner; a [`Spot`](crate::Spot) has one.
///
/// ```text
///        5   4   3   2   1   0      North's pits, from North's left
///      (12) (4) (4) (4) (4) (4)
///  [7]                          [9]
///       (4) (4) (0) (5) (5) (5)
///        0   1   2   3   4   5      South's pits, from South's left
/// ```
///
/// `PITS` may be 1 to 127; another width does not compile:
///
/// ```compile_fail
/// # use mancala_engine::Pit;
/// let pit = Pit::<300>::new(5); // error: a board has at most 127 pits in each row
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pit<const PITS: usize> {
    index: u8,
}

impl<const PITS: usize> Pit<PITS> {
    /// The pit at its owner's left, where sowing enters the row.
    pub(crate) const FIRST: Self = {
        check_width::<PITS>();
        Self { index: 0 }
    };

    /// Returns the pit with this index (0-based, from its owner's left), or `None` if `index >= PITS`.
    ///
    /// ```
    /// # use mancala_engine::Pit;
    /// assert_eq!(Pit::<6>::new(5).map(Pit::index), Some(5));
    /// assert_eq!(Pit::<6>::new(6), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        const { check_width::<PITS>() }
        if index < PITS {
            #[expect(clippy::cast_possible_truncation, reason = "an index is at most 126")]
            Some(Self { index: index as u8 })
        } else {
            None
        }
    }

    /// Returns the pit with the index `INDEX` (0-based, from its owner's left). The compiler checks the index.
    ///
    /// ```
    /// # use mancala_engine::Pit;
    /// const FIRST: Pit<6> = Pit::at::<0>();
    /// assert_eq!(FIRST.index(), 0);
    /// ```
    ///
    /// A wrong index does not compile:
    ///
    /// ```compile_fail
    /// # use mancala_engine::Pit;
    /// let seventh: Pit<6> = Pit::at::<6>(); // error: this row has no pit with this index
    /// ```
    #[inline]
    #[must_use]
    pub const fn at<const INDEX: usize>() -> Self {
        const { must_exist(Self::new(INDEX)) }
    }

    /// Returns the index of this pit: 0 to `PITS - 1`, from its owner's left.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// Returns the pit of the other row that faces this one, numbered from the other player's left.
    ///
    /// ```
    /// # use mancala_engine::Pit;
    /// assert_eq!(Pit::<6>::at::<1>().opposite(), Pit::at::<4>());
    /// ```
    #[inline]
    #[must_use]
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::cast_possible_truncation,
        reason = "an index is below the width, and a width is at most 127"
    )]
    pub const fn opposite(self) -> Self {
        let last = PITS as u8 - 1;
        Self {
            index: last - self.index,
        }
    }

    /// The next pit in sowing order, or `None` at the end of the row.
    #[inline]
    #[expect(clippy::arithmetic_side_effects, reason = "an index is at most 126")]
    pub(crate) const fn next(self) -> Option<Self> {
        Self::new(self.index() + 1)
    }

    /// The number that people use, from 1.
    #[inline]
    #[expect(clippy::arithmetic_side_effects, reason = "an index is at most 126")]
    pub(crate) const fn number(self) -> usize {
        self.index() + 1
    }

    /// Returns all pits of a row in sowing order, from their owner's left.
    ///
    /// ```
    /// # use mancala_engine::Pit;
    /// let indices: Vec<usize> = Pit::<3>::all().map(Pit::index).collect();
    /// assert_eq!(indices, [0, 1, 2]);
    /// ```
    #[inline]
    #[must_use]
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone + fmt::Debug {
        const { check_width::<PITS>() }
        #[expect(clippy::cast_possible_truncation, reason = "a width is at most 127")]
        let width = PITS as u8;
        (0..width).map(|index| Self { index })
    }
}

/// Writes `Pit(2 of 6)`: the 0-based index and the width.
impl<const PITS: usize> fmt::Debug for Pit<PITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pit({} of {PITS})", self.index)
    }
}
