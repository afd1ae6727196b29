use shakmaty::Role;

use super::Mate;
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// On the edge of the board a bishop mates, and the queen alone covers all flights that are not the bishop's.
    BALESTRA_MATE = "balestra_mate" {
        name: "Balestra mate",
        example: "6k1/pp6/2b1Q1p1/4p3/2p1q3/4B2P/PPP3PK/8 b - - 3 29;g8f8 e3h6",
        says: "the bishop on h6 mates, the queen on e6 covers the flights",
        near_miss: "8/8/8/4b3/4B1bk/5p2/8/6BK w - - 0 59;e4f3 g4f3",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    let Some(bishop) = mate.checker(Role::Bishop) else { return };
    let covered = mate.covered_only_by(Role::Queen);
    let shared = [Role::Pawn, Role::Knight, Role::Rook, Role::King];
    if let Some(flight) = covered.first()
        && let Some(queen) = (mate.guards(flight) & mate.ours(Role::Queen)).first()
        && mate.edges() != (false, false)
        && shared.into_iter().all(|role| mate.covered_only_by(role).is_empty())
    {
        let (by, guard) = (mate.the(bishop), mate.the(queen));
        let sentence = format!("{by} mates, {guard} covers the flights");
        found.claim(mate.plies(), [bishop, queen, mate.king], sentence);
    }
}
