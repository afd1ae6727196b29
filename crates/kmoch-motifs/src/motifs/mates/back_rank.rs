use kmoch_eval::squares::Sets;
use shakmaty::{Bitboard, Rank};

use super::Mate;
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// The king is mated on its own first rank by a piece on that rank, and every square before it is
    /// taken up by a unit of its own that we do not even attack: its own wall keeps it in.
    BACK_RANK_MATE = "back_rank_mate" {
        name: "Back-rank mate",
        example: "1r4k1/5ppp/8/8/8/8/8/3R2K1 b - - 0 1;b8b2 d1d8",
        says: "the rook on d8 mates on the back rank",
        near_miss: "1r4k1/5p1p/7B/8/8/8/8/3R2K1 b - - 0 1;b8b2 d1d8",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    let back_rank = Bitboard::from_rank(mate.us.fold_wb(Rank::Eighth, Rank::First));
    let king = Bitboard::from(mate.king);
    let wall = mate.us.fold_wb(king.south(), king.north());
    let wall = wall | wall.beside();
    let walled_in = wall
        .into_iter()
        .all(|square| mate.theirs().contains(square) && mate.guards(square).is_empty());
    if let Some(by) = (mate.checkers() & back_rank).first()
        && back_rank.contains(mate.king)
        && walled_in
    {
        let sentence = format!("{} mates on the back rank", mate.the(by));
        found.claim(mate.plies(), [by, mate.king], sentence);
    }
}
