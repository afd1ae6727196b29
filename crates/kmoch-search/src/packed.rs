//! A move in sixteen bits, for tables that hold millions of them.

use shakmaty::{Board, Color, Move, Role, Square};

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

    /// What the bits say on this board for one side; it need not be a legal move.
    pub fn read_on(self, board: &Board, us: Color) -> Option<Move> {
        if !self.is_some() {
            return None;
        }
        let from = Square::new(u32::from(self.0 & SQUARE_MASK));
        let to = Square::new(u32::from((self.0 >> SQUARE_BITS) & SQUARE_MASK));
        if !board.by_color(us).contains(from) {
            return None;
        }
        let role = board.role_at(from)?;
        match self.0 >> KIND_SHIFT {
            KIND_CASTLE => (role == Role::King).then_some(Move::Castle { king: from, rook: to }),
            KIND_EN_PASSANT => Some(Move::EnPassant { from, to }),
            promotion => Some(Move::Normal {
                role,
                from,
                capture: board.role_at(to),
                to,
                promotion: Role::ALL.into_iter().find(|role| *role as u16 == promotion),
            }),
        }
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
