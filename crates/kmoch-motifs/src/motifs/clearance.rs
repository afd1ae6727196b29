use kmoch_eval::context::between;
use shakmaty::{Position, Role};

use crate::line::{Combination, Line};
use crate::motif::Findings;
use crate::safety::{is_in_danger, is_linear};
use crate::words::the;

motif! {
    /// A unit leaves a square so that a line piece of ours can go there or beyond on the next move,
    /// or a pawn promote there, without taking anything. The first move takes nothing either, or goes where it stands to be lost,
    /// so that leaving was its purpose; and the line piece is not merely answering a check or chasing the king.
    CLEARANCE = "clearance" {
        name: "Clearance",
        example: "6k1/p6p/8/3N4/8/8/8/3Q2K1 b - - 0 1;g8f8 d5b6 a7b6 d1d8",
        says: "Nb6 clears d5 for the queen on d1",
        near_miss: "6k1/p6p/8/2N5/8/8/8/3Q2K1 b - - 0 1;g8f8 c5a6 h7h6 d1d8",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for combination in line.combinations().filter(is_clearance) {
        let (first, next) = (combination.first, combination.next);
        let by = the(next.board_before(), next.from());
        let sentence = format!("{} clears {} for {by}", first.san(), first.from());
        found.claim(combination.plies(), [first.from(), next.from(), next.to()], sentence);
    }
}

fn is_clearance(combination: &Combination<'_>) -> bool {
    let Combination { first, reply, next } = *combination;
    let way = between(next.from(), next.to()).with(next.to());
    let chases = next.gives_check() && reply.role() == Role::King;
    is_linear(next.role())
        && next.taken().is_none()
        && way.contains(first.from())
        && !first.mv.is_promotion()
        && first.to() != next.from()
        && first.to() != next.to()
        && !next.before.is_check()
        && !chases
        && (first.taken().is_none() || is_in_danger(first.board(), first.to()))
}
