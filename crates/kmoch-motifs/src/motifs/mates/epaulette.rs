use shakmaty::{Bitboard, Role};

use super::{Mate, apart};
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// On the edge, not in the corner, a queen mates from two squares straight before the king, and units of its own
    /// stand on both sides of it like epaulettes.
    EPAULETTE_MATE = "epaulette_mate" {
        name: "Epaulette mate",
        example: "3rkr2/8/8/8/p5Q1/8/8/6K1 b - - 0 1;a4a3 g4e6",
        says: "the queen on e6 mates between the king's own epaulettes",
        near_miss: "1r4k1/5ppp/8/8/8/8/8/3R2K1 b - - 0 1;b8b2 d1d8",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    let Some(queen) = mate.checker(Role::Queen) else { return };
    let (king, blockers) = (mate.king, mate.theirs());
    let beside = |along_rank: bool| -> Bitboard {
        let wanted = if along_rank { (1, 0) } else { (0, 1) };
        mate.around().into_iter().filter(|&at| apart(at, king) == wanted).collect()
    };
    let fits = match (mate.edges(), apart(queen, king)) {
        ((false, true), (0, 2)) => beside(true).is_subset(blockers),
        ((true, false), (2, 0)) => beside(false).is_subset(blockers),
        _ => false,
    };
    if fits {
        let sentence = format!("{} mates between the king's own epaulettes", mate.the(queen));
        found.claim(mate.plies(), [queen, king], sentence);
    }
}
