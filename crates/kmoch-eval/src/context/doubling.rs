//! Pawns of one side on the same file.

use shakmaty::{Bitboard, Square};

use super::{Class, PawnSide};
use crate::squares::{Sets, component};

impl PawnSide {
    /// Our doubled pairs as (rear, front).
    pub fn doubled_pairs(&self) -> impl Iterator<Item = (Square, Square)> {
        let fronts = self.doubled_front;
        self.doubled_rear.into_iter().filter_map(move |rear| {
            let front = (fronts & Bitboard::from_file(rear.file())).first()?;
            Some((rear, front))
        })
    }

    /// Our pawns that stand one behind the other on a file, exactly two of them.
    #[inline(always)]
    pub fn doubled(&self) -> Bitboard {
        self.doubled_front | self.doubled_rear
    }

    /// Our pawns that share their file with another, however many.
    #[inline(always)]
    pub fn crowded(&self) -> Bitboard {
        self.own & (self.own.north().fill_north() | self.own.south().fill_south())
    }

    /// Our doubled pawns whose pairs no fixed chain excuses: an advance may undouble them.
    #[inline(always)]
    pub fn undoubling(&self) -> Bitboard {
        self.doubled().without(self.excused_pairs)
    }

    /// A doubled pair is excused when its rear pawn is backward and its front pawn, the rear one
    /// taken off, stands above the lowest rank of a chain with a fixed member: the rear pawn's
    /// advance would undouble the pair.
    pub(super) fn find_excused_pairs(&self) -> Bitboard {
        let backward = self.class(Class::Backward);
        let mut excused = Bitboard::EMPTY;
        for (rear, front) in self.doubled_pairs() {
            if !backward.contains(rear) {
                continue;
            }
            let others = self.own.without(rear);
            let chain = component(front.into(), others, Bitboard::diagonal_neighbours);
            let below_front = chain & Bitboard::from_rank(front.rank()).south().fill_south();
            if chain.more_than_one() && (chain & self.fixed).any() && below_front.any() {
                excused |= Bitboard::from_square(rear) | Bitboard::from_square(front);
            }
        }
        excused
    }
}

/// The files on which a side has exactly two, exactly three, and four or more pawns.
pub(super) fn crowded_files(pawns: Bitboard) -> [Bitboard; 3] {
    let mut files = [Bitboard::EMPTY; 3];
    let behind_another = pawns & pawns.south().fill_south();
    for rear in behind_another {
        let file = Bitboard::from_file(rear.file());
        match (pawns & file).count() {
            2 => files[0] |= file,
            3 => files[1] |= file,
            _ => files[2] |= file,
        }
    }
    files
}

/// The pawns with a pawn on an adjacent file a king's move away from them or from the pawn they
/// touch on their own file. With at most two pawns on a file that is: their group has a pawn on
/// another file.
pub(super) fn reaching_another_file(pawns: Bitboard) -> Bitboard {
    let beside = pawns.beside();
    let joined = pawns & (beside | beside.north() | beside.south());
    joined | (pawns & (joined.north() | joined.south()))
}
