use shakmaty::Role;

use super::Mate;
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// A rook mates next to the king; a knight, also next to the king, guards the rook, and a pawn
    /// guards the knight.
    HOOK_MATE = "hook_mate" {
        name: "Hook mate",
        example: "3k3R/8/2bNK3/2P2p2/8/8/8/6r1 b - - 14 49;d8c7 h8c8",
        says: "the rook on c8 mates, hooked to the knight on d6 and the pawn on c5",
        near_miss: "7k/p3R3/5N2/8/8/8/8/6K1 b - - 0 1;a7a6 e7h7",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    let rook = mate.step.to();
    if mate.step.role() != Role::Rook || !mate.around().contains(rook) {
        return;
    }
    for knight in mate.guards(rook) & mate.ours(Role::Knight) & mate.around() {
        if let Some(pawn) = (mate.guards(knight) & mate.ours(Role::Pawn)).first() {
            let (by, knight_name, pawn_name) = (mate.the(rook), mate.the(knight), mate.the(pawn));
            let sentence = format!("{by} mates, hooked to {knight_name} and {pawn_name}");
            found.claim(mate.plies(), [rook, knight, pawn, mate.king], sentence);
        }
    }
}
