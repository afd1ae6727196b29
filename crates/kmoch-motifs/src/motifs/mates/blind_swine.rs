use kmoch_eval::squares::Sets;
use shakmaty::{Bitboard, Role};

use super::Mate;
use crate::line::Line;
use crate::motif::Findings;

motif! {
    /// Two rooks mate side by side, both next to the king: the three fit into a box of two by two squares.
    BLIND_SWINE_MATE = "blind_swine_mate" {
        name: "Blind swine mate",
        example: "r5kR/5rN1/2p3p1/p3P3/8/2N1nP2/PP4p1/2K4R b - - 1 27;g8g7 h1h7",
        says: "the rooks on h7 and h8 mate side by side",
        near_miss: "7k/p3R3/5N2/8/8/8/8/6K1 b - - 0 1;a7a6 e7h7",
    }
}

fn find(line: &Line, found: &mut Findings<'_>) {
    let Some(mate) = Mate::of(line) else { return };
    let near = mate.ours(Role::Rook) & mate.around();
    for rook in near {
        let square = Bitboard::from(rook);
        let joined = square.beside() | square.north() | square.south();
        if let Some(other) = (joined & near).first()
            && rook < other
        {
            let sentence = format!("the rooks on {rook} and {other} mate side by side");
            found.claim(mate.plies(), [rook, other, mate.king], sentence);
        }
    }
}
