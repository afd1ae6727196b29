//! How far an isolated pawn stands from its friends.

use shakmaty::{Bitboard, Square};

use super::PawnSide;
use crate::squares::{Sets, rank, rank_set};

impl PawnSide {
    /// Our pawns that are isolated, be it by files or by ranks.
    #[inline(always)]
    pub fn isolated(&self) -> Bitboard {
        self.isolated_horizontal | self.isolated_vertical
    }

    /// The files between a pawn and our nearest pawn on another file; none if there is no other.
    #[inline]
    pub fn files_between(&self, pawn: Square) -> usize {
        let files = (self.own.fill_south() & rank_set(1)).0 as u32;
        let file = pawn.file() as u32;
        let nearest_west = (files & ((1 << file) - 1)).checked_ilog2();
        let east = files >> (file + 1);
        let between_west = nearest_west.map(|nearest| file - nearest - 1);
        let between_east = (east != 0).then(|| east.trailing_zeros());
        [between_west, between_east].into_iter().flatten().min().unwrap_or(0) as usize
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
