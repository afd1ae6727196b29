use shakmaty::Role;

use crate::line::Line;
use crate::motif::Findings;
use crate::safety::{is_in_danger, worth};
use crate::words::the;

motif! {
    /// A piece of ours that stands to be lost where it is takes a cheaper unit before it falls: it is
    /// taken at once, and we had a piece less in any case.
    DESPERADO = "desperado" {
        name: "Desperado",
        example: "6k1/5pp1/7p/4p1N1/8/8/8/R5K1 b - - 0 1;g8f8 g5f7 f8f7 a1a7",
        says: "the knight on g5 is lost anyway and takes the pawn on f7 first",
        near_miss: "6k1/5pp1/8/4p1N1/8/8/8/R5K1 b - - 0 1;g8f8 g5f7 f8f7 a1a7",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for first in line.ours() {
        let Some(reply) = line.step(first.ply + 1) else { continue };
        let board = first.board_before();
        if first.taken().is_some_and(|taken| worth(taken) < worth(first.role()))
            && !matches!(first.mv.role(), Role::Pawn | Role::King)
            && is_in_danger(board, first.from())
            && reply.to() == first.to()
        {
            let (piece, prey) = (the(board, first.from()), the(board, first.to()));
            let sentence = format!("{piece} is lost anyway and takes {prey} first");
            let last = line.last_ply().min(reply.ply + 1);
            found.claim(first.ply..=last, [first.from(), first.to()], sentence);
        }
    }
}
