//! How far an isolated pawn stands from its friends.

use shakmaty::{Bitboard, Square};

use super::PawnSide;
use crate::squares::{Sets, rank};

impl PawnSide {
    /// Our pawns that are isolated, be it by files or by ranks.
    #[inline(always)]
    pub fn isolated(&self) -> Bitboard {
        self.isolated_horizontal | self.isolated_vertical
    }

    /// The files between a pawn and our nearest pawn on another file; none if there is no other.
    #[inline]
    pub fn files_between(&self, pawn: Square) -> usize {
        let file = Bitboard::from_file(pawn.file());
        let mut reached = file;
        for between in 0..NEIGHBOURING_FILES {
            reached |= reached.beside();
            if (reached & self.own).without(file).any() {
                return between;
            }
        }
        0
    }

    /// The ranks between a pawn and the nearest of our other pawns on its own and the adjacent
    /// files; none if there is no other.
    #[inline]
    pub fn ranks_between(&self, pawn: Square) -> usize {
        let file = Bitboard::from_file(pawn.file());
        let others = (self.own & (file | file.beside())).without(pawn);
        let behind = Bitboard::from_rank(pawn.rank()).south().fill_south();
        let nearest_behind = (others & behind).last();
        let nearest_ahead = others.without(behind).first();
        [nearest_behind, nearest_ahead]
            .into_iter()
            .flatten()
            .map(|other| rank(other).abs_diff(rank(pawn)).saturating_sub(1))
            .min()
            .unwrap_or(0)
    }
}

/// The most files a pawn can be away from another.
const NEIGHBOURING_FILES: usize = 7;
