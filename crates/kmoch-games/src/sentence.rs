//! Says changes in words.

use kmoch_eval::{Amount, Item};
use shakmaty::{Color, Square};

use crate::changes::{Change, Told};

/// One sentence on a change, with what it is worth seen from White.
pub fn tell(change: &Change) -> String {
    let amount = pawns(change.amount);
    match change.told_by {
        Told::Arose(item) => format!("{} ({amount}).", say(&item)),
        Told::Went(item) => format!("No longer: {} ({amount}).", say(&item)),
    }
}

/// A finding in words, without a full stop.
pub fn say(item: &Item) -> String {
    let squares: Vec<String> =
        item.squares().into_iter().map(|square: Square| square.to_string()).collect();
    let side = match item.side {
        Color::White => "White",
        Color::Black => "Black",
    };
    let place =
        if squares.is_empty() { String::new() } else { format!(" ({})", squares.join(", ")) };
    format!("{side}: {}{place}", item.clause.clause().name)
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
