use shakmaty::Role;

use super::Mate;
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// A knight mates a king that cannot move because units of its own stand on every square around it.
    SMOTHERED_MATE = "smothered_mate" {
        name: "Smothered mate",
        example: "r5rk/6pp/8/4N3/8/8/8/6K1 b - - 0 1;a8b8 e5f7",
        says: "the knight on f7 mates a king smothered by its own side",
        near_miss: "r6k/6pp/8/4N3/8/8/8/6RK b - - 0 1;a8b8 e5f7",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    if let Some(knight) = mate.checker(Role::Knight)
        && mate.flights().is_empty()
    {
        let sentence = format!("{} mates a king smothered by its own side", mate.the(knight));
        found.claim(mate.plies(), [knight, mate.king], sentence);
    }
}
