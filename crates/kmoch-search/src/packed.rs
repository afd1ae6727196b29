//! A move in sixteen bits, for tables that hold millions of them.

use shakmaty::{Chess, Move, Position, Role, Square};

/// A move without the position it belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PackedMove(u16);

const SQUARE_BITS: u32 = 6;
const SQUARE_MASK: u16 = 63;
const KIND_SHIFT: u32 = 2 * SQUARE_BITS;
const KIND_CASTLE: u16 = 8;
const KIND_EN_PASSANT: u16 = 9;

impl PackedMove {
    /// No move at all.
    pub const NONE: PackedMove = PackedMove(0);

    /// The bits, as the table stores them.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// A move from stored bits; they may be anything.
    pub const fn from_bits(bits: u16) -> PackedMove {
        PackedMove(bits)
    }

    /// Whether there is a move.
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// The move in this position, if it is legal here.
    pub fn legal_in(self, position: &Chess) -> Option<Move> {
        if !self.is_some() {
            return None;
        }
        let from = Square::new(u32::from(self.0 & SQUARE_MASK));
        let to = Square::new(u32::from((self.0 >> SQUARE_BITS) & SQUARE_MASK));
        let board = position.board();
        if !position.us().contains(from) {
            return None;
        }
        let m = match self.0 >> KIND_SHIFT {
            KIND_CASTLE => Move::Castle { king: from, rook: to },
            KIND_EN_PASSANT => Move::EnPassant { from, to },
            promotion => Move::Normal {
                role: board.role_at(from)?,
                from,
                capture: board.role_at(to),
                to,
                promotion: Role::ALL.into_iter().find(|role| *role as u16 == promotion),
            },
        };
        if m.is_castle() && board.role_at(from) != Some(Role::King) {
            return None;
        }
        position.is_legal(m).then_some(m)
    }
}

impl From<Move> for PackedMove {
    fn from(m: Move) -> PackedMove {
        let (from, to, kind) = match m {
            Move::Normal { from, to, promotion, .. } => {
                (from, to, promotion.map_or(0, |role| role as u16))
            }
            Move::EnPassant { from, to } => (from, to, KIND_EN_PASSANT),
            Move::Castle { king, rook } => (king, rook, KIND_CASTLE),
            Move::Put { to, .. } => (to, to, 0),
        };
        PackedMove(from as u16 | (to as u16) << SQUARE_BITS | kind << KIND_SHIFT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, fen::Fen};

    #[test]
    fn every_legal_move_comes_back() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
            "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
        ] {
            let position: Chess =
                fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
            for m in position.legal_moves() {
                assert_eq!(PackedMove::from(m).legal_in(&position), Some(m));
            }
        }
    }

    #[test]
    fn arbitrary_bits_never_make_an_illegal_move() {
        let position = Chess::default();
        let legal = position.legal_moves();
        let found = (0..=u16::MAX)
            .filter_map(|bits| PackedMove::from_bits(bits).legal_in(&position))
            .inspect(|m| assert!(legal.contains(m)))
            .count();
        assert!(found >= legal.len());
    }
}
