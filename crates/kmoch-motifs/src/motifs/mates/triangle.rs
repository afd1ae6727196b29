use shakmaty::Role;

use super::{Mate, apart};
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// Queen and rook mate, both next to the king and on one rank or file with a square between them:
    /// together with the king they form a triangle.
    TRIANGLE_MATE = "triangle_mate" {
        name: "Triangle mate",
        example: "8/p7/4pr2/2npR3/2b1k3/6Q1/P1q3PP/Rr2B1K1 b - - 3 33;e4d4 g3e3",
        says: "the queen on e3 and the rook on e5 mate in a triangle",
        near_miss: "r5kR/5rN1/2p3p1/p3P3/8/2N1nP2/PP4p1/2K4R b - - 1 27;g8g7 h1h7",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    for queen in mate.ours(Role::Queen) & mate.around() {
        for rook in mate.ours(Role::Rook) & mate.around() {
            if matches!(apart(queen, rook), (0, 2) | (2, 0)) {
                let (by, other) = (mate.the(queen), mate.the(rook));
                let sentence = format!("{by} and {other} mate in a triangle");
                found.claim(mate.plies(), [queen, rook, mate.king], sentence);
            }
        }
    }
}
