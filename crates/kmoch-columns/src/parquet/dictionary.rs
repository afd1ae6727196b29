//! The different values of a column, each once.

use crate::parquet::value::Value;

/// Values by the order in which they came, to be found by their bits.
pub(crate) struct Dictionary<V> {
    pub values: Vec<V>,
    /// A place for each value, behind the one where its bits lead to if that was taken.
    places: Vec<Place>,
}

#[derive(Clone, Copy, Default)]
struct Place {
    bits: u64,
    /// Counted from 1; 0 where nothing stands.
    number: u32,
}

/// Places at the beginning; there are always twice as many as values, at least.
const FEW: usize = 64;

impl<V: Value> Dictionary<V> {
    /// Nothing yet.
    pub fn new() -> Dictionary<V> {
        Dictionary { values: Vec::new(), places: vec![Place::default(); FEW] }
    }

    /// The number of a value, from 0.
    #[inline]
    pub fn number(&mut self, value: V) -> u32 {
        let bits = value.bits();
        let mut at = self.first_place(bits);
        loop {
            let Place { bits: known, number } = self.places[at];
            if number == 0 {
                return self.add(value, bits, at);
            }
            if known == bits {
                return number - 1;
            }
            at = (at + 1) % self.places.len();
        }
    }

    #[inline]
    fn first_place(&self, bits: u64) -> usize {
        /// 2 to the 64th over the golden ratio: neighbours go far apart.
        const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
        let spread = bits.wrapping_mul(SPREAD);
        (spread >> (u64::BITS - self.places.len().trailing_zeros())) as usize
    }

    #[cold]
    fn add(&mut self, value: V, bits: u64, at: usize) -> u32 {
        self.values.push(value);
        let number = self.values.len() as u32;
        self.places[at] = Place { bits, number };
        if self.values.len() * 2 > self.places.len() {
            let places = std::mem::take(&mut self.places);
            self.places = vec![Place::default(); places.len() * 4];
            for place in places.into_iter().filter(|place| place.number > 0) {
                let mut at = self.first_place(place.bits);
                while self.places[at].number > 0 {
                    at = (at + 1) % self.places.len();
                }
                self.places[at] = place;
            }
        }
        number - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_value_has_a_number() {
        let mut dictionary = Dictionary::new();
        let values: Vec<i32> = (0..5000).map(|at: i32| at.wrapping_mul(7919) % 1000).collect();
        let numbers: Vec<u32> = values.iter().map(|value| dictionary.number(*value)).collect();
        let again = |number: &u32| dictionary.values[*number as usize];
        assert_eq!(numbers.iter().map(again).collect::<Vec<_>>(), values);
        let mut different = dictionary.values.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), dictionary.values.len());
    }
}
