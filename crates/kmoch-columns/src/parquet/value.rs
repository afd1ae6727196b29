//! Values as Parquet has them.

use kmoch_eval::Amount;
use parquet::data_type::ByteArray;
use parquet::file::statistics::Statistics;
use shakmaty::Role;
use shakmaty::uci::UciMove;

use crate::cells::millipawns;

/// A value of a column.
pub(crate) trait Value: Copy {
    /// What tells it from all others of the column.
    fn bits(self) -> u64;

    /// Writes it as it is.
    fn push_plain(self, out: &mut Vec<u8>);

    /// The least and the largest of these, and how many rows have none.
    fn statistics(values: &[Self], nulls: u64) -> Statistics;
}

/// The values as numbers that can be compared, with the least and the largest of them.
macro_rules! number {
    ($kind:ty, $statistics:ident, $bits:expr, $as:expr) => {
        impl Value for $kind {
            #[inline]
            fn bits(self) -> u64 {
                $bits(self)
            }

            #[inline]
            fn push_plain(self, out: &mut Vec<u8>) {
                out.extend_from_slice(&$as(self).to_le_bytes());
            }

            fn statistics(values: &[$kind], nulls: u64) -> Statistics {
                let [least, largest] = bounds(values.iter().map(|value| $as(*value)));
                Statistics::$statistics(least, largest, None, Some(nulls), false)
            }
        }
    };
}

number!(i16, int32, |value| value as u64, i32::from);
number!(i32, int32, |value| value as u64, |value| value);
number!(i64, int64, |value| value as u64, |value| value);
number!(Amount, float, |amount: Amount| amount.micropawns() as u64, millipawns);
number!(f32, float, |value: f32| u64::from(value.to_bits()), |value| value);

/// The least and the largest; neither if there is one that is no number.
fn bounds<T: PartialOrd + Copy>(mut values: impl Iterator<Item = T>) -> [Option<T>; 2] {
    let Some(first) = values.next() else { return [None; 2] };
    let mut bounds = [first; 2];
    for value in values.chain([first]) {
        if value < bounds[0] {
            bounds[0] = value;
        } else if value > bounds[1] {
            bounds[1] = value;
        } else if value.partial_cmp(&bounds[0]).is_none() {
            return [None; 2];
        }
    }
    bounds.map(Some)
}

/// A text, by its place among those of the column.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Name<'a> {
    pub index: u32,
    pub text: &'a str,
}

impl Value for Name<'_> {
    fn bits(self) -> u64 {
        self.index.into()
    }

    fn push_plain(self, out: &mut Vec<u8>) {
        push_text(self.text.as_bytes(), out);
    }

    fn statistics(values: &[Name], nulls: u64) -> Statistics {
        statistics(values.iter().map(|name| name.text), nulls)
    }
}

impl Value for UciMove {
    fn bits(self) -> u64 {
        let role = |role: Option<Role>| role.map_or(0, |role| role as u64);
        match self {
            UciMove::Null => 0,
            UciMove::Put { role: put, to } => 1 | (to as u64) << 8 | role(Some(put)) << 24,
            UciMove::Normal { from, to, promotion } => {
                2 | (to as u64) << 8 | (from as u64) << 16 | role(promotion) << 24
            }
        }
    }

    fn push_plain(self, out: &mut Vec<u8>) {
        push_text(self.to_string().as_bytes(), out);
    }

    fn statistics(values: &[UciMove], nulls: u64) -> Statistics {
        let texts: Vec<String> = values.iter().map(UciMove::to_string).collect();
        statistics(texts.iter().map(String::as_str), nulls)
    }
}

/// Writes a text as it is.
pub(crate) fn push_text(text: &[u8], out: &mut Vec<u8>) {
    out.extend_from_slice(&(text.len() as u32).to_le_bytes());
    out.extend_from_slice(text);
}

/// The least and the largest of texts; neither if one of them is so long that nobody would want it twice.
fn statistics<'a>(texts: impl Iterator<Item = &'a str> + Clone, nulls: u64) -> Statistics {
    const LONG: usize = 64;
    let bounds = [texts.clone().min(), texts.max()];
    let short = bounds.iter().flatten().all(|text| text.len() <= LONG);
    let [least, largest] = bounds.map(|text| text.filter(|_| short).map(ByteArray::from));
    Statistics::byte_array(least, largest, None, Some(nulls), false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_and_the_largest_are_told() {
        let of = |values: &[f32]| bounds(values.iter().copied());
        assert_eq!(of(&[2.0, -1.0, 5.0, 0.0]), [Some(-1.0), Some(5.0)]);
        assert_eq!(of(&[]), [None, None]);
        assert_eq!(of(&[1.0, f32::NAN]), [None, None]);
        assert_eq!(of(&[f32::NAN, 1.0]), [None, None]);
    }

    #[test]
    fn moves_are_told_apart() {
        let moves = ["e2e4", "e4e2", "e7e8q", "e7e8n", "e7e8", "0000", "P@e8"];
        let mut bits: Vec<u64> =
            moves.iter().map(|text| text.parse::<UciMove>().unwrap().bits()).collect();
        bits.sort_unstable();
        bits.dedup();
        assert_eq!(bits.len(), moves.len());
    }
}
