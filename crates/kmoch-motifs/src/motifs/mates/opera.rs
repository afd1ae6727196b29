use shakmaty::Role;

use super::Mate;
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// A rook mates next to the king, and a bishop guards the rook.
    OPERA_MATE = "opera_mate" {
        name: "Opera mate",
        example: "4r1k1/p2R1ppp/8/8/1bN5/8/PPP2PPP/5K2 w - - 1 26;d7a7 e8e1",
        says: "the rook on e1 mates, guarded by the bishop on b4",
        near_miss: "1r4k1/5ppp/8/8/8/8/8/3R2K1 b - - 0 1;b8b2 d1d8",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    if let Some(rook) = mate.checker(Role::Rook)
        && mate.around().contains(rook)
        && let Some(bishop) = (mate.guards(rook) & mate.ours(Role::Bishop)).first()
    {
        let (by, guard) = (mate.the(rook), mate.the(bishop));
        let sentence = format!("{by} mates, guarded by {guard}");
        found.claim(mate.plies(), [rook, bishop, mate.king], sentence);
    }
}
