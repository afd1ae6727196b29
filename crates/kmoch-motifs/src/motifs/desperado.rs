use super::trapped_piece::is_trapped;
use crate::line::Line;
use crate::motif::Findings;
use crate::safety::worth;
use crate::words::the;

motif! {
    /// A piece of ours that is trapped, so that it falls whatever we do, takes a cheaper unit before it is
    /// itself taken there.
    DESPERADO = "desperado" {
        name: "Desperado",
        example: "5k1N/5p1p/8/8/8/8/8/R5K1 b - - 0 1;f8g8 h8f7 g8f7 a1a7",
        says: "the knight on h8 is lost anyway and takes the pawn on f7 first",
        near_miss: "5k1N/5p1p/7p/8/8/8/8/R5K1 b - - 0 1;h6h5 h8f7 f8f7 a1a7",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for first in line.ours() {
        let Some(reply) = line.step(first.ply + 1) else { continue };
        let board = first.board_before();
        if first.taken().is_some_and(|taken| worth(taken) < worth(first.role()))
            && is_trapped(first.before, first.from())
            && reply.to() == first.to()
        {
            let (piece, prey) = (the(board, first.from()), the(board, first.to()));
            let sentence = format!("{piece} is lost anyway and takes {prey} first");
            let last = line.last_ply().min(reply.ply + 1);
            found.claim(first.ply..=last, [first.from(), first.to()], sentence);
        }
    }
}
