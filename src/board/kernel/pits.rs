use super::{Form, OneWord, Side, TwoWords};
use crate::board::Pit;

/// Some pits of a row, given out from the first one up.
#[derive(Clone, Debug)]
pub(crate) struct Pits<const PITS: usize> {
    /// One bit for each pit: for lanes the top bit of the lane, for bytes the bit at the index.
    marks: u128,
}

impl<const PITS: usize> Pits<PITS> {
    /// The bits from the mark of one pit to that of the next.
    const STRIDE: usize = match Side::<PITS>::FORM {
        Form::OneWord | Form::TwoWords => 8,
        Form::Bytes => 1,
    };

    /// Those that hold stones.
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

    /// How many pits are left to give out.
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
        reason = "a pit is less than 127 bits up, and lanes have at most 14 pits"
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
