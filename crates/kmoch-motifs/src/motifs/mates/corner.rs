use shakmaty::Role;

use super::Mate;
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// In the corner the king is mated by a knight, while a rook or queen covers a flight that nothing else covers.
    CORNER_MATE = "corner_mate" {
        name: "Corner mate",
        example: "8/R6p/5ppk/P7/6r1/7n/7P/2r2R1K w - - 1 36;f1c1 h3f2",
        says: "the knight on f2 mates in the corner, the rook on g4 shuts it",
        near_miss: "r5rk/6pp/8/4N3/8/8/8/6K1 b - - 0 1;a8b8 e5f7",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    let Some(knight) = mate.checker(Role::Knight) else { return };
    let heavy = mate.ours(Role::Rook) | mate.ours(Role::Queen);
    let shut = mate.flights().into_iter().find_map(|flight| {
        let guards = mate.guards(flight);
        guards.without(heavy).is_empty().then(|| guards.first()).flatten()
    });
    if let Some(guard) = shut.filter(|_| mate.in_corner()) {
        let (by, guard_name) = (mate.the(knight), mate.the(guard));
        let sentence = format!("{by} mates in the corner, {guard_name} shuts it");
        found.claim(mate.plies(), [knight, guard, mate.king], sentence);
    }
}
