//! What a finding is worth.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

/// An amount in micropawns: a thousandth of a millipawn, so that a printed
/// amount of three decimals in millipawns is exact and sums stay sums.
///
/// ```
/// use kmoch_eval::Amount;
/// let pawn = Amount::from_millipawns(1000);
/// assert_eq!(pawn.centipawns(), 100);
/// assert_eq!(format!("{pawn}"), "1000.000");
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Amount(i32);

impl Amount {
    /// Nothing.
    pub const ZERO: Amount = Amount(0);

    /// An amount of so many micropawns.
    #[inline]
    pub const fn from_micropawns(micropawns: i32) -> Amount {
        Amount(micropawns)
    }

    /// An amount of so many whole millipawns.
    pub const fn from_millipawns(millipawns: i32) -> Amount {
        Amount(millipawns * 1000)
    }

    /// The amount in micropawns, exact.
    #[inline]
    pub const fn micropawns(self) -> i32 {
        self.0
    }

    /// The amount in millipawns, exact to three decimals.
    #[inline]
    pub fn millipawns(self) -> f64 {
        f64::from(self.0) / 1e3
    }

    /// The amount in pawns.
    pub fn pawns(self) -> f64 {
        f64::from(self.0) / 1e6
    }

    /// The amount in centipawns, rounded towards zero.
    pub const fn centipawns(self) -> i32 {
        self.0 / 10_000
    }

    /// The size of the amount, whoever it favours.
    pub const fn abs(self) -> Amount {
        Amount(self.0.abs())
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let size = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:03}", size / 1000, size % 1000)
    }
}

impl Add for Amount {
    type Output = Amount;
    fn add(self, other: Amount) -> Amount {
        Amount(self.0 + other.0)
    }
}

impl Sub for Amount {
    type Output = Amount;
    fn sub(self, other: Amount) -> Amount {
        Amount(self.0 - other.0)
    }
}

impl Neg for Amount {
    type Output = Amount;
    fn neg(self) -> Amount {
        Amount(-self.0)
    }
}

impl AddAssign for Amount {
    fn add_assign(&mut self, other: Amount) {
        self.0 += other.0;
    }
}

impl SubAssign for Amount {
    fn sub_assign(&mut self, other: Amount) {
        self.0 -= other.0;
    }
}

impl Sum for Amount {
    fn sum<I: Iterator<Item = Amount>>(amounts: I) -> Amount {
        amounts.fold(Amount::ZERO, Add::add)
    }
}
