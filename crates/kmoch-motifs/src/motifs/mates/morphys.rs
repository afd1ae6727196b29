use shakmaty::Role;

use super::Mate;
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// A bishop mates and a rook covers a flight that nothing else covers; all other flights are the bishop's.
    MORPHYS_MATE = "morphys_mate" {
        name: "Morphy's mate",
        example: "2r1rnk1/p5pp/1p2p1q1/4B2Q/6R1/1P4P1/P4P1P/3R2K1 b - - 4 31;g6h5 g4g7 g8h8 g7g5",
        says: "the bishop on e5 mates, the rook on g5 covers the flights",
        near_miss: "6k1/3R1p1p/6p1/8/3B4/5K1P/r1r5/8 b - - 3 40;c2d2 d7d8",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    let Some(bishop) = mate.checker(Role::Bishop) else { return };
    let covered = mate.covered_only_by(Role::Rook);
    let shared = [Role::Knight, Role::Pawn, Role::Queen, Role::King];
    if let Some(flight) = covered.first()
        && let Some(rook) = (mate.guards(flight) & mate.ours(Role::Rook)).first()
        && shared.into_iter().all(|role| mate.covered_only_by(role).is_empty())
    {
        let (by, guard) = (mate.the(bishop), mate.the(rook));
        let sentence = format!("{by} mates, {guard} covers the flights");
        found.claim(mate.plies(), [bishop, rook, mate.king], sentence);
    }
}
