use shakmaty::Role;

use crate::line::Line;
use crate::motif::Findings;
use crate::safety::{balance, is_loose, worth};
use crate::words::the;

motif! {
    /// The first move takes a piece that nothing guards, and what it wins is not lost again in the
    /// next two moves. Taking back a piece that has itself just taken as much on that square does not count.
    HANGING_PIECE = "hanging_piece" {
        name: "Hanging piece",
        example: "4k3/8/8/3n4/8/8/8/3RK3 b - - 0 1;e8f8 d1d5",
        says: "the knight on d5 hangs: nothing guards it",
        near_miss: "4k3/8/4p3/3n4/8/8/8/3RK3 b - - 0 1;e8f8 d1d5 e6d5 e1e2",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(first) = line.ours().next() else { return };
    let Some(taken) = first.taken().filter(|&taken| taken != Role::Pawn) else { return };
    let before = line.step(first.ply.saturating_sub(1));
    let is_recapture = before.is_some_and(|before| {
        before.to() == first.to() && before.taken().is_some_and(|lost| worth(lost) >= worth(taken))
    });
    let later = line.step(first.ply + 2);
    let kept = later.is_none_or(|later| {
        balance(later.board(), line.solver()) >= balance(first.board(), line.solver())
    });
    if is_loose(first.board_before(), first.to()) && !is_recapture && kept {
        let piece = the(first.board_before(), first.to());
        let plies = first.ply..=later.map_or(first.ply, |later| later.ply);
        found.claim(plies, [first.to()], format!("{piece} hangs: nothing guards it"));
    }
}
