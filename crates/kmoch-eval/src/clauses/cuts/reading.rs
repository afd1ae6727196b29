//! What a cutting rule measures, as an exact fraction.

use crate::ONE;

/// A measure: so many parts of a whole. Anything over nothing is beyond every number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    part: i64,
    whole: i64,
}

impl Reading {
    /// So many.
    pub fn count(number: usize) -> Reading {
        Reading { part: number as i64, whole: 1 }
    }

    /// So many times a whole; nothing over nothing is no measure.
    pub fn ratio(part: impl Into<i64>, whole: impl Into<i64>) -> Option<Reading> {
        let (part, whole) = (part.into(), whole.into().max(0));
        (part > 0 || whole > 0).then_some(Reading { part, whole })
    }

    /// A number with [`ONE`] as one.
    pub fn fixed(number: i32) -> Reading {
        Reading { part: number.into(), whole: ONE.into() }
    }

    /// A limit of a profile, with [`ONE`] as one: profiles give limits to the thousandth.
    pub fn limit(number: i32) -> Reading {
        const THOUSAND: i64 = 1000;
        let thousandths = (i64::from(number) * THOUSAND + i64::from(ONE / 2)) / i64::from(ONE);
        Reading { part: thousandths, whole: THOUSAND }
    }

    /// Whether it is more than another, exactly. What is beyond every number does not exceed itself.
    #[inline]
    pub fn exceeds(self, other: Reading) -> bool {
        let cross = |a: i64, b: i64| i128::from(a) * i128::from(b);
        cross(self.part, other.whole) > cross(other.part, self.whole)
    }

    /// The measure as a number, infinite over nothing.
    pub fn value(self) -> f64 {
        self.part as f64 / self.whole as f64
    }
}

/// How people read a measure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// Things that are counted.
    Count,
    /// Pieces that are counted.
    Pieces,
    /// A share of a whole.
    Share,
    /// How many times more than the enemy's.
    Times,
    /// A plain number.
    Number,
}

/// Small numbers as words.
const WORDS: [&str; 13] = [
    "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
];

impl Shown {
    /// The measure in words.
    ///
    /// ```
    /// use kmoch_eval::{Reading, Shown};
    /// assert_eq!(Shown::Count.words(Reading::count(2)), "two");
    /// assert_eq!(Shown::Share.words(Reading::ratio(3, 4).unwrap()), "75 %");
    /// assert_eq!(Shown::Times.words(Reading::ratio(9, 4).unwrap()), "2.25 times");
    /// assert_eq!(Shown::Times.words(Reading::ratio(9, 0).unwrap()), "beyond measure");
    /// ```
    pub fn words(self, reading: Reading) -> String {
        let value = reading.value();
        match self {
            Shown::Times if value.is_infinite() => "beyond measure".to_owned(),
            Shown::Times => format!("{} times", plain(value)),
            Shown::Share => format!("{:.0} %", 100.0 * value),
            Shown::Count => match WORDS.get(value as usize) {
                Some(word) if value.fract() == 0.0 => (*word).to_owned(),
                _ => plain(value),
            },
            Shown::Pieces => match value as usize {
                0 => WORDS[0].to_owned(),
                1 => format!("{} piece", WORDS[1]),
                _ => format!("{} pieces", Shown::Count.words(reading)),
            },
            Shown::Number => plain(value),
        }
    }
}

/// A number with at most two digits behind the point, and none where they say nothing.
fn plain(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_exact_to_the_thousandth() {
        let limit = Reading::limit((0.7 * f64::from(ONE)).round() as i32);
        assert!(!Reading::ratio(7, 10).unwrap().exceeds(limit));
        assert!(Reading::ratio(701, 1000).unwrap().exceeds(limit));
    }

    #[test]
    fn what_is_over_nothing_exceeds_all_but_itself() {
        let [three, seven] = [3, 7].map(|part| Reading::ratio(part, 0).unwrap());
        assert!(three.exceeds(Reading::count(1_000_000)));
        assert!(!three.exceeds(seven) && !seven.exceeds(three));
        assert!(!Reading::count(5).exceeds(three));
        assert_eq!(Reading::ratio(0, 0), None);
    }
}
