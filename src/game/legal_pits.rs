use core::iter::FusedIterator;

/// The legal moves of a [`DynGame`](crate::DynGame): indices of pits, from the mover's left. Made by
/// [`DynGame::legal_pits`](crate::DynGame::legal_pits).
///
/// It doesn't borrow the game, so the game can be played while it is iterated.
#[derive(Clone, Debug, Default)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct LegalPits {
    /// One bit for each index below 64 that is left.
    low: u64,
    /// One bit for each index from 64 on that is left. Two words, because nearly all boards need the first one alone.
    high: u64,
}

impl FromIterator<usize> for LegalPits {
    /// Collects indices below 128.
    #[inline]
    fn from_iter<I: IntoIterator<Item = usize>>(indices: I) -> Self {
        let mut pits = Self::default();
        for index in indices {
            let word = if index < 64 { &mut pits.low } else { &mut pits.high };
            *word |= 1 << (index & 63);
        }
        pits
    }
}

impl Iterator for LegalPits {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let (word, first) = if self.low == 0 {
            (&mut self.high, 64)
        } else {
            (&mut self.low, 0)
        };
        let rest = word.checked_sub(1)?;
        let index = first | word.trailing_zeros();
        *word &= rest;
        usize::try_from(index).ok()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let [low, high] = [self.low, self.high].map(|word| word.count_ones() as usize);
        #[expect(clippy::arithmetic_side_effects, reason = "at most 64 each")]
        let pits = low + high;
        (pits, Some(pits))
    }
}

impl DoubleEndedIterator for LegalPits {
    #[inline]
    fn next_back(&mut self) -> Option<usize> {
        let (word, first) = if self.high == 0 {
            (&mut self.low, 0)
        } else {
            (&mut self.high, 64)
        };
        let index = word.checked_ilog2()?;
        *word &= !(1 << index);
        usize::try_from(first | index).ok()
    }
}

impl ExactSizeIterator for LegalPits {}

impl FusedIterator for LegalPits {}
