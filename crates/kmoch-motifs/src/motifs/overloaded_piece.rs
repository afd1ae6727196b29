use crate::line::Line;
use crate::motif::Findings;
use crate::safety::{attackers, is_loose};
use crate::words::the;

motif! {
    /// A unit of the enemy is the only guard of two others. We take one of them, it takes back, and we
    /// take the other, which is loose now.
    OVERLOADED_PIECE = "overloaded_piece" {
        name: "Overloaded piece",
        example: "1b1r4/7k/8/3n4/8/8/8/1R1R2K1 b - - 0 1;h7g7 d1d5 d8d5 b1b8",
        says: "the rook on d8 has to guard both d5 and b8",
        near_miss: "3r4/7k/1b6/3n4/8/8/8/1R1R3K b - - 0 1;h7g7 d1d5 d8d5 b1b6",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for combination in line.combinations() {
        let (first, reply, next) = (combination.first, combination.reply, combination.next);
        let (one, other, guard) = (first.to(), next.to(), reply.from());
        let board = first.board_before();
        let only_guard =
            |square| attackers(board, square, reply.mover()).single_square() == Some(guard);
        if first.taken().is_some()
            && next.taken().is_some()
            && reply.to() == one
            && one != other
            && only_guard(one)
            && only_guard(other)
            && is_loose(reply.board(), other)
        {
            let sentence = format!("{} has to guard both {one} and {other}", the(board, guard));
            found.claim(combination.plies(), [guard, one, other], sentence);
        }
    }
}
