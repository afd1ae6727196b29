use kmoch_eval::context::between;

use crate::line::Line;
use crate::motif::Findings;
use crate::safety::{is_in_danger, is_linear, worth};
use crate::words::the;

motif! {
    /// A line piece attacks a unit of the enemy with a cheaper one behind it on the same line. The first
    /// gives way, and the piece takes what stood behind: something that was in danger there.
    SKEWER = "skewer" {
        name: "Skewer",
        example: "8/6r1/8/3k4/8/8/8/2B1K3 b - - 0 1;d5d4 c1b2 d4e4 b2g7",
        says: "the bishop on b2 skewers the king on d4 and the rook on g7",
        near_miss: "5b2/6n1/8/3k4/8/8/8/2B1K3 b - - 0 1;d5d4 c1b2 d4e4 b2g7",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for combination in line.combinations() {
        let (reply, next) = (combination.reply, combination.next);
        let Some(taken) = next.taken() else { continue };
        let gave_way = between(next.from(), next.to()).contains(reply.from());
        if is_linear(next.role())
            && gave_way
            && reply.to() != next.to()
            && worth(reply.role()) > worth(taken)
            && is_in_danger(reply.board(), next.to())
            && !next.mates()
        {
            let board = reply.board_before();
            let (by, front, back) = (next.from(), reply.from(), next.to());
            let (front_name, back_name) = (the(board, front), the(board, back));
            let sentence = format!("{} skewers {front_name} and {back_name}", the(board, by));
            found.claim(combination.plies(), [by, front, back], sentence);
        }
    }
}
