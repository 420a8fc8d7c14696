use super::{Place, Ring, Row, ONE_WORD};
use crate::Pit;

/// Lifts a pit of the first row and sows its stones on from there; returns how many they were and where the last fell.
#[inline(always)]
pub(crate) fn lift_and_sow<const PITS: usize>(
    first: &mut Row<PITS>,
    second: &mut Row<PITS>,
    ring: Ring,
    origin: Pit<PITS>,
) -> (u8, Place<PITS>) {
    if PITS <= ONE_WORD {
        let hands = match ring {
            Ring::StoreAfterFirst => const { &Hand::table(Ring::StoreAfterFirst) },
            Ring::StoreAfterSecond => const { &Hand::table(Ring::StoreAfterSecond) },
            Ring::Pits => const { &Hand::table(Ring::Pits) },
            Ring::PitsButOrigin => const { &Hand::table(Ring::PitsButOrigin) },
        };
        let stones = first.stones(origin);
        if stones < 32 {
            let hand = &hands[origin.index() & 7][stones as usize & 31];
            first.add(hand.first.into());
            second.add(hand.second.into());
            return (stones, hand.last);
        }
    }
    let stones = first.lift(origin);
    (stones, sow(first, second, ring, origin, stones))
}

/// What a hand adds to the two words, the lift included, and where its last stone falls.
#[derive(Clone, Copy)]
struct Hand<const PITS: usize> {
    first: u64,
    second: u64,
    last: Place<PITS>,
}

impl<const PITS: usize> Hand<PITS> {
    /// The hands by origin and stones, for rows of one word; longer than needed, so that a masked index fits.
    const fn table(ring: Ring) -> [[Self; 32]; 8] {
        let empty = Self {
            first: 0,
            second: 0,
            last: Place::Store,
        };
        let mut hands = [[empty; 32]; 8];
        let mut index = 0;
        while index < PITS && PITS <= ONE_WORD {
            let mut stones = 1;
            while stones < 32 {
                hands[index][stones] = Self::new(ring, index, stones);
                stones += 1;
            }
            index += 1;
        }
        hands
    }

    /// Drops the stones one by one.
    const fn new(ring: Ring, origin: usize, stones: usize) -> Self {
        let all = stones as u128;
        let mut first = (all << ((8 * origin) & 127) | all << Row::<PITS>::IN_PLAY).wrapping_neg();
        let mut second = 0u128;
        let mut distance = origin;
        let mut dropped = 0;
        while dropped < stones {
            distance = (distance + 1) % ring.lap::<PITS>();
            if matches!(ring, Ring::PitsButOrigin) && distance == origin {
                continue;
            }
            first = first.wrapping_add(Falls::<PITS>::in_first(ring, distance));
            second += Falls::<PITS>::in_second(ring, distance);
            dropped += 1;
        }
        Self {
            first: first as u64,
            second: second as u64,
            last: ring.place(distance),
        }
    }
}

/// What falls into the two rows of words on the way of a hand that drops a stone at each place it passes: for each
/// distance from the first pit of the first row, what has fallen before it. Longer than two laps, so that a masked index fits.
struct Falls<const PITS: usize> {
    first: [u128; 64],
    second: [u128; 64],
}

impl<const PITS: usize> Falls<PITS> {
    const fn table(ring: Ring) -> Self {
        let (mut first, mut second) = ([0; 64], [0; 64]);
        let mut distance = 0;
        while distance < 63 && Row::<PITS>::IS_WORDS {
            let place = distance % ring.lap::<PITS>();
            first[distance + 1] = first[distance] + Self::in_first(ring, place);
            second[distance + 1] = second[distance] + Self::in_second(ring, place);
            distance += 1;
        }
        Self { first, second }
    }

    /// What one stone at this distance, less than a lap away, adds to the first row.
    const fn in_first(ring: Ring, distance: usize) -> u128 {
        match ring.place::<PITS>(distance) {
            Place::First(pit) => Self::in_pit(pit),
            Place::Store if matches!(ring, Ring::StoreAfterFirst) => 1 << Row::<PITS>::STORE,
            Place::Second(_) | Place::Store => 0,
        }
    }

    /// What one stone at this distance, less than a lap away, adds to the second row.
    const fn in_second(ring: Ring, distance: usize) -> u128 {
        match ring.place::<PITS>(distance) {
            Place::Second(pit) => Self::in_pit(pit),
            Place::Store if matches!(ring, Ring::StoreAfterSecond) => 1 << Row::<PITS>::STORE,
            Place::First(_) | Place::Store => 0,
        }
    }

    const fn in_pit(pit: Pit<PITS>) -> u128 {
        1 << ((8 * pit.index()) & 127) | 1 << Row::<PITS>::IN_PLAY
    }
}

/// Sows a lifted hand on from its origin, and returns where the last stone fell.
#[inline(always)]
fn sow<const PITS: usize>(
    first: &mut Row<PITS>,
    second: &mut Row<PITS>,
    ring: Ring,
    origin: Pit<PITS>,
    stones: u8,
) -> Place<PITS> {
    let lap = ring.lap::<PITS>();
    let mut left = usize::from(stones);
    let mut laps = 0;
    if left >= lap {
        if ring == Ring::PitsButOrigin {
            // Passing over the origin is dropping a stone there and lifting it again.
            left += (left - 1) / (lap - 1);
        }
        laps = (left / lap) as u8;
        left %= lap;
    }
    let begin = origin.index() + 1;
    let end = begin + left;
    if Row::<PITS>::IS_WORDS {
        let falls = match ring {
            Ring::StoreAfterFirst => const { &Falls::<PITS>::table(Ring::StoreAfterFirst) },
            Ring::StoreAfterSecond => const { &Falls::<PITS>::table(Ring::StoreAfterSecond) },
            Ring::Pits | Ring::PitsButOrigin => const { &Falls::<PITS>::table(Ring::Pits) },
        };
        first.add(falls.first[end & 63] - falls.first[begin & 63]);
        second.add(falls.second[end & 63]);
        if laps > 0 {
            first.add(falls.first[lap & 63] * u128::from(laps));
            second.add(falls.second[lap & 63] * u128::from(laps));
        }
    } else {
        if laps > 0 {
            first.drop_run(0, PITS, laps);
            second.drop_run(0, PITS, laps);
        }
        first.drop_run(begin, end.min(PITS), 1);
        second.drop_run(0, end.saturating_sub(ring.second::<PITS>()).min(PITS), 1);
        first.drop_run(0, end.saturating_sub(lap), 1);
        match ring {
            Ring::StoreAfterFirst => first.bank(laps + u8::from(end > PITS)),
            Ring::StoreAfterSecond => second.bank(laps + u8::from(end > 2 * PITS)),
            Ring::Pits | Ring::PitsButOrigin => {}
        }
    }
    if laps > 0 && ring == Ring::PitsButOrigin {
        first.lift(origin);
    }
    ring.place(end - 1)
}
