//! Amounts as people read them: in pawns, to the hundredth.

use kmoch_eval::Amount;

/// A number of hundredths of a pawn.
pub type Hundredths = i32;

/// Micropawns in a hundredth of a pawn.
const HUNDREDTH: i32 = 10_000;

/// The amount in hundredths of a pawn, rounded to the nearest and away from zero in between.
pub fn hundredths(amount: Amount) -> Hundredths {
    let micropawns = amount.micropawns();
    (micropawns + micropawns.signum() * HUNDREDTH / 2) / HUNDREDTH
}

/// With its sign and two decimals.
///
/// ```
/// use kmoch_tell::pawns::signed;
/// assert_eq!([signed(35), signed(-5), signed(0)], ["+0.35", "-0.05", "0.00"]);
/// ```
pub fn signed(hundredths: Hundredths) -> String {
    let sign = match hundredths.signum() {
        1 => "+",
        -1 => "-",
        _ => "",
    };
    format!("{sign}{}", unsigned(hundredths))
}

/// The size, with two decimals.
pub fn unsigned(hundredths: Hundredths) -> String {
    let size = hundredths.unsigned_abs();
    format!("{}.{:02}", size / 100, size % 100)
}

/// Rounds amounts so that what is printed adds up to `total`: those that lose most by rounding
/// down are rounded up. None is further than a hundredth from the truth.
///
/// ```
/// use kmoch_eval::Amount;
/// use kmoch_tell::pawns::{apportion, hundredths};
/// let thirds = [Amount::from_micropawns(333_333); 3];
/// assert_eq!(apportion(&thirds, 100), [34, 33, 33]);
/// ```
pub fn apportion(amounts: &[Amount], total: Hundredths) -> Vec<Hundredths> {
    let mut rounded: Vec<Hundredths> =
        amounts.iter().map(|amount| amount.micropawns().div_euclid(HUNDREDTH)).collect();
    let mut order: Vec<usize> = (0..amounts.len()).collect();
    // What is exact stays as it is unless everything else has been raised.
    order.sort_by_key(|&index| -amounts[index].micropawns().rem_euclid(HUNDREDTH));
    let missing = total - rounded.iter().sum::<Hundredths>();
    if missing >= 0 {
        order.iter().take(missing as usize).for_each(|&index| rounded[index] += 1);
    } else {
        let fewest = order.iter().rev().take(missing.unsigned_abs() as usize);
        fewest.for_each(|&index| rounded[index] -= 1);
    }
    rounded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounding_is_symmetric() {
        for micropawns in [0, 4_999, 5_000, 14_999, 15_000, 1_234_567] {
            let amount = Amount::from_micropawns(micropawns);
            assert_eq!(hundredths(-amount), -hundredths(amount));
        }
        assert_eq!(hundredths(Amount::from_micropawns(5_000)), 1);
    }

    #[test]
    fn what_is_printed_adds_up_and_stays_near() {
        let amounts: Vec<Amount> = [-333_333, 12_345, 999_999, -7, 0, 50_000, -649_999]
            .map(Amount::from_micropawns)
            .into();
        let total: Amount = amounts.iter().copied().sum();
        for shift in [-1, 0, 1] {
            let printed = apportion(&amounts, hundredths(total) + shift);
            assert_eq!(printed.iter().sum::<Hundredths>(), hundredths(total) + shift);
            for (printed, amount) in printed.iter().zip(&amounts) {
                assert!((printed * HUNDREDTH - amount.micropawns()).abs() <= HUNDREDTH);
            }
        }
    }
}
