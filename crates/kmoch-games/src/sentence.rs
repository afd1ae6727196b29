//! Says changes in words.

use kmoch_eval::{Amount, Item};
use shakmaty::{Board, Color};

use crate::changes::{Change, Told};

/// One sentence on a change between two boards, with what it is worth seen from White.
pub fn tell(change: &Change, [before, after]: [&Board; 2]) -> String {
    let amount = pawns(change.amount);
    match change.told_by {
        Told::Arose(item) => format!("{} ({amount}).", say(&item, after)),
        Told::Went(item) => format!("No longer: {} ({amount}).", say(&item, before)),
    }
}

/// A finding in words, without a full stop.
pub fn say(item: &Item, _board: &Board) -> String {
    let squares: Vec<String> =
        item.squares().into_iter().map(|square| square.to_string()).collect();
    let place =
        if squares.is_empty() { String::new() } else { format!(" ({})", squares.join(", ")) };
    format!("{}: {}{place}", name(item.side), item.clause.clause().name)
}

/// The side's name.
pub fn name(side: Color) -> &'static str {
    side.fold_wb("White", "Black")
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
