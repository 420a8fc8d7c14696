use core::hash::Hasher;

use super::lanes::word;
use super::Side;

impl<const PITS: usize> Side<PITS> {
    /// Feeds two sides and a tag into a hasher, with as few calls as possible: a hasher takes longer for a call than for
    /// the bytes in it. The sums of the rows are left out, because they follow from the pits.
    #[inline]
    pub(in crate::board) fn hash_both<H: Hasher>(south: &Self, north: &Self, tag: u8, hasher: &mut H) {
        let stores_and_tag = u32::from_le_bytes([south.store, north.store, tag, 0]);
        match PITS {
            0..=6 => {
                // The upper two lanes of each word are free: one for the store, and one for the tag.
                let [south, north] = [south, north].map(|side| word(side.pits) | u64::from(side.store) << 48);
                let north = north | u64::from(tag) << 56;
                hasher.write_u64(south);
                hasher.write_u64(north);
            }
            7..=8 => {
                hasher.write_u128(u128::from(word(south.pits)) | u128::from(word(north.pits)) << 64);
                hasher.write_u32(stores_and_tag);
            }
            _ => {
                hasher.write(&south.pits);
                hasher.write(&north.pits);
                hasher.write_u32(stores_and_tag);
            }
        }
    }
}
