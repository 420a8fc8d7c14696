use super::{Form, OneWord, Side, TwoWords};
use crate::board::Pit;

/// Some pits of a row, from the first one to the last.
#[derive(Clone, Debug)]
pub(crate) struct Pits<const PITS: usize> {
    /// One bit for each pit: the top bit of its lane, or the bit at its index if the side is bytes.
    marks: u128,
}

impl<const PITS: usize> Pits<PITS> {
    /// The bits from the mark of one pit to that of the next.
    const STRIDE: usize = match Side::<PITS>::FORM {
        Form::OneWord | Form::TwoWords => 8,
        Form::Bytes => 1,
    };

    /// The pits that hold stones.
    #[inline]
    pub(in crate::board) fn occupied(side: &Side<PITS>) -> Self {
        let marks = match Side::<PITS>::FORM {
            Form::OneWord => u128::from(OneWord::from(*side).occupied()),
            Form::TwoWords => TwoWords::from(*side).occupied(),
            Form::Bytes => {
                let occupied = side.pits.iter().rev().map(|&stones| u128::from(stones > 0));
                occupied.fold(0, |marks, mark| (marks << 1) | mark)
            }
        };
        Self { marks }
    }

    /// The number of pits that are left.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.marks.count_ones() as usize
    }

    /// Leaves a pit out.
    pub(crate) fn remove(&mut self, pit: Pit<PITS>) {
        self.marks &= !Self::mark(pit);
    }

    #[expect(
        clippy::arithmetic_side_effects,
        reason = "a pit is less than 127 bits up, and lanes have at most 16 pits"
    )]
    fn mark(pit: Pit<PITS>) -> u128 {
        1 << (Self::STRIDE * (pit.index() + 1) - 1)
    }
}

impl<const PITS: usize> Iterator for Pits<PITS> {
    type Item = Pit<PITS>;

    #[inline]
    #[expect(clippy::arithmetic_side_effects, reason = "the stride is 8 or 1")]
    fn next(&mut self) -> Option<Pit<PITS>> {
        match Side::<PITS>::FORM {
            Form::OneWord => {
                #[expect(clippy::cast_possible_truncation, reason = "one word holds all lanes")]
                let marks = self.marks as u64;
                self.marks = u128::from(marks & marks.wrapping_sub(1));
                Pit::new(marks.trailing_zeros() as usize / Self::STRIDE)
            }
            Form::TwoWords | Form::Bytes => {
                let marks = self.marks;
                self.marks = marks & marks.wrapping_sub(1);
                Pit::new(marks.trailing_zeros() as usize / Self::STRIDE)
            }
        }
    }
}

impl<const PITS: usize> DoubleEndedIterator for Pits<PITS> {
    #[inline]
    #[expect(clippy::arithmetic_side_effects, reason = "the stride is 8 or 1")]
    fn next_back(&mut self) -> Option<Pit<PITS>> {
        let highest = self.marks.checked_ilog2()?;
        self.marks &= !(1 << highest);
        Pit::new(highest as usize / Self::STRIDE)
    }
}
