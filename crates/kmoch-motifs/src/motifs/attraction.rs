use shakmaty::Role;

use crate::line::Line;
use crate::motif::Findings;
use crate::safety::attackers;
use crate::words::{name, the};

motif! {
    /// A unit is given up on a square where the king, the queen or a rook of the enemy takes it, and
    /// the next move attacks that square with the piece that moves: the king is in check there, or the
    /// piece that took is itself taken there on the move after.
    ATTRACTION = "attraction" {
        name: "Attraction",
        example: "r5k1/8/8/8/4N3/7Q/8/6K1 b - - 0 1;a8a7 h3h7 g8h7 e4g5",
        says: "Qh7+ draws the king to h7, where the knight on g5 attacks it",
        near_miss: "r5k1/8/8/8/4N3/7Q/8/6K1 b - - 0 1;a8a7 h3h7 a7h7 e4f6",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for combination in line.combinations() {
        let (first, reply, next) = (combination.first, combination.reply, combination.next);
        let (square, drawn) = (first.to(), reply.role());
        if reply.to() != square || !matches!(drawn, Role::King | Role::Queen | Role::Rook) {
            continue;
        }
        if !attackers(next.board(), square, line.solver()).contains(next.to()) {
            continue;
        }
        let taken_later = line
            .step(next.ply + 2)
            .filter(|later| later.to() == square && later.taken() == Some(drawn));
        let last = match taken_later {
            _ if drawn == Role::King => next.ply,
            Some(later) => later.ply,
            None => continue,
        };
        let sentence = format!(
            "{} draws the {} to {square}, where {} attacks it",
            first.san(),
            name(drawn),
            the(next.board(), next.to())
        );
        found.claim(first.ply..=last, [square, reply.from(), next.to()], sentence);
    }
}
