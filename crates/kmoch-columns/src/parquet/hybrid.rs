//! Small numbers as Parquet keeps them: long runs as such, the rest packed eight by eight.

/// Numbers of so many bits on their way into bytes.
pub(crate) struct Hybrid<'a> {
    out: &'a mut Vec<u8>,
    width: u32,
    /// So many numbers are packed at a time.
    together: usize,
    /// A number times this is so many of it side by side.
    copies: u64,
    /// A run of so many rows takes less room as such than packed.
    long: usize,
    /// Where the numbers that are packed at present began, if any are.
    start: Option<usize>,
    /// How many they are.
    packed: usize,
    /// Their last bits, which are no bytes yet, and how many these are.
    bits: u64,
    filled: u32,
}

/// Packed numbers come in eights.
const EIGHT: usize = 8;

/// So many of them have room below a heading of one byte.
const MOST: usize = 63 * EIGHT;

impl<'a> Hybrid<'a> {
    /// The most bits that a number may have.
    pub const WIDEST: u32 = 16;

    /// Numbers of so many bits, at least one, behind these bytes.
    pub fn new(out: &'a mut Vec<u8>, width: u32) -> Hybrid<'a> {
        /// About the bits that it takes to end what is packed, to write a run and to begin again.
        const COST: usize = 40;
        debug_assert!((1..=Hybrid::WIDEST).contains(&width));
        let long = EIGHT.max(COST / width as usize);
        let together = (u32::BITS / width) as usize;
        let copies = (0..together as u32).fold(0, |copies, place| copies | 1 << (place * width));
        Hybrid { out, width, together, copies, long, start: None, packed: 0, bits: 0, filled: 0 }
    }

    /// The bits of numbers up to this one; at least one.
    pub fn width_of(largest: usize) -> u32 {
        (usize::BITS - largest.leading_zeros()).max(1)
    }

    /// Whether so many runs take no more room as such than all rows packed. Most columns stay as they are for some rows; then
    /// there is nothing to pack, and that is many times quicker.
    pub fn is_short_as_runs(width: u32, runs: usize, rows: usize) -> bool {
        let bytes_a_run = 1 + width.div_ceil(u8::BITS) as usize;
        runs * bytes_a_run * u8::BITS as usize <= rows * width as usize
    }

    /// So many times this number.
    #[inline]
    pub fn push(&mut self, number: u32, length: usize) {
        // Most numbers stay for a few rows, and have room behind those that are packed.
        if self.start.is_some() && length < self.long && length < MOST - self.packed {
            self.put(number, length);
        } else {
            self.push_any(number, length);
        }
    }

    fn push_any(&mut self, number: u32, mut length: usize) {
        // What is packed cannot end before there are eight.
        let open = self.packed.wrapping_neg() % EIGHT;
        if length >= self.long + open {
            self.pack(number, open);
            self.end_packed();
            return self.push_run(number, length - open);
        }
        while length > 0 {
            let fit = length.min(MOST - self.packed);
            self.pack(number, fit);
            length -= fit;
            if self.packed == MOST {
                self.end_packed();
            }
        }
    }

    /// Packs so many, behind others or as the first.
    fn pack(&mut self, number: u32, length: usize) {
        if length > 0 && self.start.is_none() {
            self.start = Some(self.out.len());
            self.out.push(0);
        }
        self.put(number, length);
    }

    /// Packs so many behind others.
    #[inline]
    fn put(&mut self, number: u32, length: usize) {
        self.packed += length;
        let copies = u64::from(number) * self.copies;
        let mut left = length;
        while left > 0 {
            let fit = left.min(self.together);
            left -= fit;
            let width = fit as u32 * self.width;
            self.bits |= (copies & ((1 << width) - 1)) << self.filled;
            self.filled += width;
            if self.filled >= u32::BITS {
                self.out.extend_from_slice(&(self.bits as u32).to_le_bytes());
                self.bits >>= u32::BITS;
                self.filled -= u32::BITS;
            }
        }
    }

    /// Ends what is packed, which is in eights.
    fn end_packed(&mut self) {
        if let Some(start) = self.start.take() {
            let bytes = self.filled.div_ceil(u8::BITS) as usize;
            self.out.extend_from_slice(&self.bits.to_le_bytes()[..bytes]);
            self.out[start] = ((self.packed / EIGHT) << 1 | 1) as u8;
            (self.packed, self.bits, self.filled) = (0, 0, 0);
        }
    }

    /// So many times this number, written as a run however short it is. Nothing may be packed at present.
    #[inline]
    pub fn push_run(&mut self, number: u32, length: usize) {
        const MORE: usize = 1 << 7;
        let mut heading = length << 1;
        while heading >= MORE {
            self.out.push((heading % MORE + MORE) as u8);
            heading /= MORE;
        }
        self.out.push(heading as u8);
        self.out.push(number as u8);
        if self.width > u8::BITS {
            self.out.push((number >> u8::BITS) as u8);
        }
    }

    /// Ends with the last numbers, and zeros where there are not eight.
    pub fn finish(mut self) {
        self.pack(0, self.packed.wrapping_neg() % EIGHT);
        self.end_packed();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads it as Parquet's own words have it, to compare with.
    fn read(bytes: &[u8], width: u32, rows: usize) -> Vec<u32> {
        let (mut at, mut numbers) = (0, Vec::new());
        while numbers.len() < rows {
            let mut heading = 0;
            for place in (0..).step_by(7) {
                heading |= usize::from(bytes[at] & 0x7f) << place;
                at += 1;
                if bytes[at - 1] < 0x80 {
                    break;
                }
            }
            if heading & 1 == 0 {
                let value_bytes = width.div_ceil(8) as usize;
                let mut number = [0; 4];
                number[..value_bytes].copy_from_slice(&bytes[at..at + value_bytes]);
                at += value_bytes;
                numbers.resize(numbers.len() + (heading >> 1), u32::from_le_bytes(number));
            } else {
                for bit in 0..(heading >> 1) * 8 {
                    let number = (0..width as usize).fold(0, |number, place| {
                        let bit = bit * width as usize + place;
                        number | u32::from(bytes[at + bit / 8] >> (bit % 8) & 1) << place
                    });
                    numbers.push(number);
                }
                at += (heading >> 1) * width as usize;
            }
        }
        assert_eq!(at, bytes.len());
        numbers.truncate(rows);
        numbers
    }

    #[test]
    fn every_number_comes_back() {
        for width in 1..=Hybrid::WIDEST {
            let largest = (1 << width) - 1;
            let runs: Vec<(u32, usize)> = (0..2000_u32)
                .map(|at| {
                    let length = if at % 50 == 0 { 700 } else { 1 + at as usize * 7 % 19 };
                    (at.wrapping_mul(2_654_435_761) % (largest + 1), length)
                })
                .collect();
            let numbers: Vec<u32> =
                runs.iter().flat_map(|(number, length)| vec![*number; *length]).collect();
            for as_runs in [false, true] {
                let mut bytes = Vec::new();
                let mut hybrid = Hybrid::new(&mut bytes, width);
                runs.iter().for_each(|&(number, length)| match as_runs {
                    true => hybrid.push_run(number, length),
                    false => hybrid.push(number, length),
                });
                hybrid.finish();
                assert_eq!(read(&bytes, width, numbers.len()), numbers, "{width} bits");
            }
        }
    }

    #[test]
    fn few_changes_are_short_as_runs() {
        assert!(Hybrid::is_short_as_runs(1, 10, 1000));
        assert!(!Hybrid::is_short_as_runs(1, 500, 1000), "a bit a row is less");
        assert!(Hybrid::is_short_as_runs(12, 500, 1000), "three bytes for two rows of twelve bits");
        assert!(!Hybrid::is_short_as_runs(12, 501, 1000));
    }

    #[test]
    fn a_number_that_stays_takes_a_few_bytes() {
        let mut bytes = Vec::new();
        let mut hybrid = Hybrid::new(&mut bytes, 1);
        hybrid.push(1, 10_000);
        hybrid.finish();
        assert_eq!(bytes.len(), 4);
        assert_eq!([Hybrid::width_of(0), Hybrid::width_of(1), Hybrid::width_of(256)], [1, 1, 9]);
    }
}
