use shakmaty::Role;

use super::{Mate, apart};
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// Queen and rook mate a king they hold in a box of three by three squares: they stand in opposite corners of it,
    /// the king on one of its sides, next to the one that gives check, which the other guards or supports.
    KILL_BOX_MATE = "kill_box_mate" {
        name: "Kill box mate",
        example: "1k6/2p2q2/ppQ5/8/8/7P/5rP1/3R3K b - - 9 38;a6a5 d1d8 b8a7 d8a8",
        says: "the rook on a8 and the queen on c6 box the king in",
        near_miss: "8/p7/4pr2/2npR3/2b1k3/6Q1/P1q3PP/Rr2B1K1 b - - 3 33;e4d4 g3e3",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    for queen in mate.ours(Role::Queen) {
        for rook in mate.ours(Role::Rook) {
            let on_side = matches!(
                (apart(queen, mate.king), apart(rook, mate.king)),
                ((2, 1), (0, 1)) | ((1, 2), (1, 0)) | ((0, 1), (2, 1)) | ((1, 0), (1, 2))
            );
            if apart(queen, rook) == (2, 2) && on_side {
                let (by, other) = (mate.the(rook), mate.the(queen));
                let sentence = format!("{by} and {other} box the king in");
                found.claim(mate.plies(), [rook, queen, mate.king], sentence);
            }
        }
    }
}
