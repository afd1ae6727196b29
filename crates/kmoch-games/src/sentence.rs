//! Says changes in words.

use kmoch_eval::Amount;
use kmoch_tell::language::{Argument, Phrase, say};
use kmoch_tell::pawns::{hundredths, signed};
use kmoch_tell::story::Shift;

/// A change with what it is worth, seen from White.
pub fn tell(shift: &Shift) -> Phrase {
    let amount = Argument::Signed(hundredths(shift.amount));
    say!("change-and-amount", change = shift.told(), amount)
}

/// An amount in pawns with its sign.
///
/// ```
/// use kmoch_eval::Amount;
/// use kmoch_games::sentence::pawns;
/// assert_eq!(pawns(Amount::from_millipawns(-1234)), "-1.23");
/// assert_eq!(pawns(Amount::from_millipawns(50)), "+0.05");
/// ```
pub fn pawns(amount: Amount) -> String {
    signed(hundredths(amount))
}
