use shakmaty::Role;

use super::Mate;
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// A rook mates that needs no bishop to guard it, and a bishop covers a flight that nothing else covers; all other
    /// flights are the rook's.
    PILLSBURYS_MATE = "pillsburys_mate" {
        name: "Pillsbury's mate",
        example: "6k1/3R1p1p/6p1/8/3B4/5K1P/r1r5/8 b - - 3 40;c2d2 d7d8",
        says: "the rook on d8 mates, the bishop on d4 covers the flights",
        near_miss: "1r4k1/5ppp/8/8/8/8/8/3R2K1 b - - 0 1;b8b2 d1d8",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    let Some(rook) = mate.checker(Role::Rook) else { return };
    let bishops = mate.ours(Role::Bishop);
    let is_opera = mate.around().contains(rook) && (mate.guards(rook) & bishops).any();
    let covered = mate.covered_only_by(Role::Bishop).without(rook);
    let shared = [Role::Knight, Role::Pawn, Role::Queen, Role::King];
    if let Some(flight) = covered.first()
        && let Some(bishop) = (mate.guards(flight) & bishops).first()
        && !is_opera
        && shared.into_iter().all(|role| mate.covered_only_by(role).is_empty())
    {
        let (by, guard) = (mate.the(rook), mate.the(bishop));
        let sentence = format!("{by} mates, {guard} covers the flights");
        found.claim(mate.plies(), [rook, bishop, mate.king], sentence);
    }
}
