use shakmaty::{Role, Square};

use super::Mate;
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// Two bishops mate and nothing of ours but bishops covers the king's square or any around it; the bishops stand
    /// on either side of the king's file, so that their diagonals cross.
    BODEN_MATE = "boden_mate" {
        name: "Boden's mate",
        example: "2kr4/3p4/2p5/8/5B2/8/4B3/6K1 b - - 0 1;c6c5 e2a6",
        says: "the bishops on a6 and f4 mate from both sides",
        near_miss: "8/8/8/4b3/4B1bk/5p2/8/6BK w - - 0 59;e4f3 g4f3",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    if let Some(pair) = bishops(&mate)
        && from_both_sides(&mate, pair)
    {
        let [one, other] = pair;
        let sentence = format!("the bishops on {one} and {other} mate from both sides");
        found.claim(mate.plies(), [one, other, mate.king], sentence);
    }
}

/// Our two bishops, if they mate alone.
pub(super) fn bishops(mate: &Mate<'_>) -> Option<[Square; 2]> {
    let bishops = mate.ours(Role::Bishop);
    let mut zone = mate.around().with(mate.king).into_iter();
    let alone = zone.all(|square| mate.guards(square).without(bishops).is_empty());
    let mut pair = bishops.into_iter();
    let (one, other) = (pair.next()?, pair.next()?);
    let pair = if one.file() <= other.file() { [one, other] } else { [other, one] };
    alone.then_some(pair)
}

/// Whether the king's file lies between the bishops.
pub(super) fn from_both_sides(mate: &Mate<'_>, [one, other]: [Square; 2]) -> bool {
    one.file() < mate.king.file() && mate.king.file() < other.file()
}
