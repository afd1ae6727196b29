use super::Mate;
use super::boden::{bishops, from_both_sides};
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// Two bishops mate and nothing of ours but bishops covers the king's square or any around it; the bishops come
    /// from the same side of the king, along neighbouring diagonals.
    DOUBLE_BISHOP_MATE = "double_bishop_mate" {
        name: "Double bishop mate",
        example: "8/8/8/4b3/4B1bk/5p2/8/6BK w - - 0 59;e4f3 g4f3",
        says: "the bishops on e5 and f3 mate side by side",
        near_miss: "2kr4/3p4/2p5/8/5B2/8/4B3/6K1 b - - 0 1;c6c5 e2a6",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    if let Some(pair) = bishops(&mate)
        && !from_both_sides(&mate, pair)
    {
        let [one, other] = pair;
        let sentence = format!("the bishops on {one} and {other} mate side by side");
        found.claim(mate.plies(), [one, other, mate.king], sentence);
    }
}
