use shakmaty::Position;

use crate::line::{Combination, Line};
use crate::motif::Findings;
use crate::safety::{attackers, taking};
use crate::words::name;

motif! {
    /// A unit is taken that guards a square, without check; on the next move another piece of ours
    /// goes to that square: it mates there, or takes a unit, which would not have paid with the guard alive and now does.
    CAPTURING_DEFENDER = "capturing_defender" {
        name: "Capturing the defender",
        example: "6k1/p7/2n5/1B2b3/8/8/8/4R1K1 b - - 0 1;a7a6 b5c6 g8f8 e1e5",
        says: "Bxc6 takes the knight that guards e5",
        near_miss: "6k1/p7/2np4/1B2b3/8/8/8/4R1K1 b - - 0 1;a7a6 b5c6 g8f8 e1e5",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for combination in line.combinations().filter(takes_the_guard) {
        let (first, next) = (combination.first, combination.next);
        let Some(guard) = first.taken().map(name) else { continue };
        let sentence = format!("{} takes the {guard} that guards {}", first.san(), next.to());
        found.claim(combination.plies(), [first.to(), next.to()], sentence);
    }
}

fn takes_the_guard(combination: &Combination<'_>) -> bool {
    let Combination { first, reply, next } = *combination;
    let (goal, enemy) = (next.to(), !first.mover());
    // With the guard alive the taking would not have paid; now it does.
    let pays = |board| taking(board, next.from(), goal) > 0;
    let wins = next.mates()
        || next.taken().is_some()
            && reply.to() != goal
            && !pays(first.board_before())
            && pays(reply.board());
    wins && !first.before.is_check()
        && !first.gives_check()
        && first.to() != next.from()
        && attackers(first.board_before(), goal, enemy).contains(first.to())
}
