use shakmaty::{Role, Square};

use super::{Mate, apart};
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// On a side file, not in the corner, the king is mated along the file by a rook or queen. A unit of its own
    /// stands beside it, and beyond that, three squares from the king, our knight covers the two diagonal flights.
    ANASTASIA_MATE = "anastasia_mate" {
        name: "Anastasia's mate",
        example: "7k/4N1p1/8/R7/8/8/8/6K1 b - - 0 1;h8h7 a5h5",
        says: "the rook on h5 mates along the edge, the knight on e7 covers the flights",
        near_miss: "7k/p3R3/5N2/8/8/8/8/6K1 b - - 0 1;a7a6 e7h7",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    let (king, by) = (mate.king, mate.step.to());
    let heavy = matches!(mate.step.role(), Role::Rook | Role::Queen);
    let inwards = |steps| Square::ALL.into_iter().find(|&at| apart(king, at) == (steps, 0));
    let (Some(beside), Some(beyond)) = (inwards(1), inwards(3)) else { return };
    if mate.edges() == (true, false)
        && heavy
        && by.file() == king.file()
        && mate.theirs().contains(beside)
        && mate.ours(Role::Knight).contains(beyond)
    {
        let (by_name, knight) = (mate.the(by), mate.the(beyond));
        let sentence = format!("{by_name} mates along the edge, {knight} covers the flights");
        found.claim(mate.plies(), [by, beyond, king], sentence);
    }
}
