use shakmaty::{Bitboard, Role};

use crate::line::Line;
use crate::motif::Findings;
use crate::safety::{attackers, is_in_danger, taking, targets};
use crate::words::{kinds, the};

motif! {
    /// A piece or pawn, not the king, goes to a square where it does not stand to be lost and attacks
    /// two or more units at once, pawns left aside. Each is the king, or could be taken with profit and could not take
    /// the attacker first without loss. The line goes on, so that one of them can be taken.
    FORK = "fork" {
        name: "Fork",
        example: "4k3/8/8/3N4/8/r7/8/4K3 b - - 0 1;a3a8 d5c7 e8d7 c7a8",
        says: "the knight on c7 forks king and rook",
        near_miss: "1b2k3/8/8/3N4/8/r7/8/4K3 b - - 0 1;a3a8 d5c7 b8c7 e1e2",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    for step in line.ours().filter(|step| step.ply < line.last_ply()) {
        let (board, at) = (step.board(), step.to());
        if step.role() == Role::King || is_in_danger(board, at) {
            continue;
        }
        let hits_back = attackers(board, at, !step.mover());
        let is_prong = |&target: &_| {
            board.kings().contains(target)
                || taking(board, at, target) > 0
                    && !(hits_back.contains(target) && taking(board, target, at) >= 0)
        };
        let prongs: Bitboard =
            targets(board, at).without(board.pawns()).into_iter().filter(is_prong).collect();
        if prongs.count() >= 2 {
            let sentence = format!("{} forks {}", the(board, at), kinds(board, prongs));
            let plies = step.ply..=line.last_ply().min(step.ply + 2);
            found.claim(plies, [at].into_iter().chain(prongs), sentence);
        }
    }
}
