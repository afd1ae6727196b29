use shakmaty::Role;

use super::{Mate, apart};
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// Away from the edge a queen mates diagonally next to the king. Of the other squares around it,
    /// the free ones are covered by the queen alone, and those she does not cover are taken up by the king's own side.
    DOVETAIL_MATE = "dovetail_mate" {
        name: "Dovetail mate",
        example: "4Q3/8/2kq1p2/2p5/8/5P2/6K1/8 b - - 3 59;c6d5 e8e4",
        says: "the queen on e4 mates from the corner of the king's own box",
        near_miss: "3r2k1/1Q5R/3q4/1p2Rp2/1r6/3p2P1/5P1P/6K1 b - - 0 44;d6e5 b7f7",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    let queen = mate.step.to();
    let fits = mate.around().without(queen).into_iter().all(|square| {
        let guards = mate.guards(square);
        guards.is_empty()
            || guards.single_square() == Some(queen) && !mate.board.occupied().contains(square)
    });
    if mate.edges() == (false, false)
        && mate.step.role() == Role::Queen
        && apart(queen, mate.king) == (1, 1)
        && fits
    {
        let by = mate.the(queen);
        let sentence = format!("{by} mates from the corner of the king's own box");
        found.claim(mate.plies(), [queen, mate.king], sentence);
    }
}
