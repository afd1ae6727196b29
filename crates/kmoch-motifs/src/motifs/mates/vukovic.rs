use shakmaty::{Role, Square};

use super::{Mate, apart};
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// On the edge a rook mates straight in front of the king, guarded by a third unit, and a knight
    /// straight behind the rook covers the flights beside the king.
    VUKOVIC_MATE = "vukovic_mate" {
        name: "Vuković mate",
        example: "1k3b1r/3R4/BN1p4/7p/1p1PP2K/pP6/P1r2n2/R7 b - - 1 41;f2e4 d7b7",
        says: "the rook on b7 mates before the king, the knight on b6 covers the flights",
        near_miss: "7k/p3R3/5N2/8/8/8/8/6K1 b - - 0 1;a7a6 e7h7",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    let Some(rook) = mate.checker(Role::Rook) else { return };
    let (file, rank) = apart(rook, mate.king);
    let stands_behind = |&knight: &Square| {
        apart(knight, mate.king) == (2 * file, 2 * rank) && apart(knight, rook) == (file, rank)
    };
    if mate.edges() != (false, false)
        && file + rank == 1
        && mate.guards(rook).any()
        && let Some(knight) = mate.ours(Role::Knight).into_iter().find(stands_behind)
    {
        let (by, guard) = (mate.the(rook), mate.the(knight));
        let sentence = format!("{by} mates before the king, {guard} covers the flights");
        found.claim(mate.plies(), [rook, knight, mate.king], sentence);
    }
}
