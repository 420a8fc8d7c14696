use super::{Form, OneWord, Row, TwoWords};
use crate::Pit;

/// The pits of a row that hold stones and were not yet given out, as long as the row does not change.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Occupied<const PITS: usize> {
    /// For lanes, the top bit of each such pit; for bytes, the index to go on at.
    rest: u128,
}

impl<const PITS: usize> Occupied<PITS> {
    #[inline]
    pub(crate) fn of(row: Row<PITS>) -> Self {
        let rest = match Row::<PITS>::FORM {
            Form::OneWord => u128::from(OneWord::from(row).occupied()),
            Form::TwoWords => TwoWords::from(row).occupied(),
            Form::Bytes => 0,
        };
        Self { rest }
    }

    /// The next pit that holds stones; `row` is the row that this was made of.
    #[inline]
    pub(crate) fn next(&mut self, row: &Row<PITS>) -> Option<Pit<PITS>> {
        match Row::<PITS>::FORM {
            Form::OneWord => {
                #[expect(clippy::cast_possible_truncation, reason = "one word holds all lanes")]
                let tops = self.rest as u64;
                self.rest = u128::from(tops & tops.wrapping_sub(1));
                Pit::new(tops.trailing_zeros() as usize / 8)
            }
            Form::TwoWords => {
                let tops = self.rest;
                self.rest = tops & tops.wrapping_sub(1);
                Pit::new(tops.trailing_zeros() as usize / 8)
            }
            Form::Bytes => {
                let from = self.rest as usize;
                let (index, _) = row
                    .pits
                    .iter()
                    .enumerate()
                    .skip(from)
                    .find(|(_, stones)| **stones > 0)?;
                self.rest = index as u128 + 1;
                Pit::new(index)
            }
        }
    }

    /// How many pits are left to give out.
    #[inline]
    pub(crate) fn count(mut self, row: &Row<PITS>) -> usize {
        match Row::<PITS>::FORM {
            Form::OneWord | Form::TwoWords => self.rest.count_ones() as usize,
            Form::Bytes => core::iter::from_fn(|| self.next(row)).count(),
        }
    }
}
