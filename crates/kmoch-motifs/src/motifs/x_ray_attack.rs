use kmoch_eval::context::between;
use shakmaty::Role;

use crate::line::Line;
use crate::motif::Findings;
use crate::words::the;

motif! {
    /// We go to a square, a piece of the enemy takes there, and we take back with a line piece that
    /// had looked at the square through the very piece that took.
    X_RAY_ATTACK = "x_ray_attack" {
        name: "X-ray attack",
        example: "Q1r1r2k/7p/8/8/8/8/8/4R1K1 b - - 0 1;h8g7 e1e8 c8e8 a8e8",
        says: "the queen on a8 looks at e8 through the rook on c8",
        near_miss: "2r1r2k/7p/8/8/8/8/4Q3/4R1K1 b - - 0 1;h8g7 e2e8 c8e8 e1e8",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for combination in line.combinations() {
        let (first, reply, next) = (combination.first, combination.reply, combination.next);
        let square = next.to();
        if first.to() == square
            && reply.to() == square
            && reply.role() != Role::King
            && between(next.from(), square).contains(reply.from())
        {
            let board = reply.board_before();
            let (by, through) = (the(board, next.from()), the(board, reply.from()));
            let sentence = format!("{by} looks at {square} through {through}");
            found.claim(combination.plies(), [next.from(), reply.from(), square], sentence);
        }
    }
}
