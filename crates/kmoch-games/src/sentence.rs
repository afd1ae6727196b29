//! Says changes in words.

use kmoch_eval::Amount;
use kmoch_eval::sentence::name;
use shakmaty::Board;

use crate::changes::{Change, Told, is_material};

/// One sentence on a change between two boards, with what it is worth seen from White.
pub fn tell(change: &Change, [before, after]: [&Board; 2]) -> String {
    let amount = pawns(change.amount);
    if is_material(change.clause) {
        return format!("{} comes out of it with more material ({amount}).", name(change.side));
    }
    match change.told_by {
        Told::Arose(item) => format!("{} ({amount}).", capital(&item.sentence(after))),
        Told::Went(item) => format!("No longer: {} ({amount}).", item.sentence(before)),
    }
}

/// A sentence with a capital to start with.
pub fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
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
