use shakmaty::Role;

use super::{Mate, apart};
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// In the corner the king is mated by a rook next to it, which is guarded by a knight that stands two
    /// squares from the king along the diagonal and covers the last flight as well.
    ARABIAN_MATE = "arabian_mate" {
        name: "Arabian mate",
        example: "7k/p3R3/5N2/8/8/8/8/6K1 b - - 0 1;a7a6 e7h7",
        says: "the rook on h7 mates in the corner, guarded by the knight on f6",
        near_miss: "7k/4N1p1/8/R7/8/8/8/6K1 b - - 0 1;h8h7 a5h5",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    let rook = mate.step.to();
    let mut knights = (mate.guards(rook) & mate.ours(Role::Knight)).into_iter();
    if mate.in_corner()
        && mate.step.role() == Role::Rook
        && mate.around().contains(rook)
        && let Some(knight) = knights.find(|&knight| apart(knight, mate.king) == (2, 2))
    {
        let (rook_name, knight_name) = (mate.the(rook), mate.the(knight));
        let sentence = format!("{rook_name} mates in the corner, guarded by {knight_name}");
        found.claim(mate.plies(), [rook, knight, mate.king], sentence);
    }
}
