//! Says changes in words.

use kmoch_eval::Amount;
use shakmaty::Board;

use crate::changes::{Change, Told};

/// One sentence on a change between two boards, with what it is worth seen from White.
pub fn tell(change: &Change, [before, after]: [&Board; 2]) -> String {
    let amount = pawns(change.amount);
    match change.told_by {
        Told::Arose(item) => format!("{} ({amount}).", item.sentence(after)),
        Told::Went(item) => format!("No longer: {} ({amount}).", item.sentence(before)),
    }
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
    crate::score::Score::Centipawns(amount.centipawns()).to_string()
}
