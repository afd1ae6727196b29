//! What clauses find, in words.

use kmoch_eval::Item;
use shakmaty::Board;

use super::Phrase;

/// A finding as a sentence, without a full stop.
pub fn finding(item: &Item, board: &Board) -> Phrase {
    Phrase::from(item.sentence(board))
}
