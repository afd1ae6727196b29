//! What all other clauses see: the whole board from one side.

use std::cell::OnceCell;

use arrayvec::ArrayVec;
use shakmaty::{Bitboard, Board, Color, Piece, Role, Square, attacks};

use super::lines::lines_of;
use super::reach::Reaches;
use super::{Forces, KingSide, PawnSide, Siege, Zone};
use crate::stage::HALF_PAWNS;

/// The most pieces of a side that are looked at: more are no chess.
pub const MOST_PIECES: usize = 16;

/// The units of one side by kind, from pawn to king.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Units([Bitboard; 6]);

impl Units {
    /// The units of a side as they stand on the board.
    #[inline(always)]
    pub fn of(board: &Board, color: Color) -> Units {
        Units(Role::ALL.map(|role| board.by_piece(Piece { color, role })))
    }

    /// The same units seen from the other side of the board.
    #[inline(always)]
    pub fn flipped(self) -> Units {
        Units(self.0.map(Bitboard::flip_vertical))
    }

    /// The units of one kind.
    #[inline(always)]
    pub fn by(&self, role: Role) -> Bitboard {
        self.0[role as usize - 1]
    }

    /// All units.
    #[inline(always)]
    pub fn all(&self) -> Bitboard {
        self.0.iter().fold(Bitboard::EMPTY, |all, &set| all | set)
    }

    /// Knights, bishops, rooks and queens.
    #[inline(always)]
    pub fn pieces(&self) -> Bitboard {
        self.by(Role::Knight) | self.by(Role::Bishop) | self.by(Role::Rook) | self.by(Role::Queen)
    }

    /// Piece material in half pawns: knight and bishop 6, rook 9, queen 18.
    #[inline]
    pub fn piece_half_pawns(&self) -> usize {
        HALF_PAWNS.iter().map(|&(role, worth)| worth * self.by(role).count()).sum()
    }

    /// Material in half pawns, pawns included.
    pub fn half_pawns(&self) -> usize {
        const PAWN: usize = 2;
        PAWN * self.by(Role::Pawn).count() + self.piece_half_pawns()
    }

    /// The kind of unit on a square.
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.by(role).contains(square))
    }
}

/// A knight, bishop, rook or queen.
#[derive(Debug, Clone, Copy)]
pub struct PieceView {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub role: Role,
    /// The squares it attacks, those of its own side included.
    pub attacks: Bitboard,
}

impl PieceView {
    /// 0 knight, 1 bishop, 2 rook, 3 queen: the order of slots by kind of piece.
    #[inline(always)]
    pub fn kind(&self) -> usize {
        self.role as usize - Role::Knight as usize
    }

    /// Bishop, rook or queen.
    #[inline(always)]
    pub fn is_linear(&self) -> bool {
        self.role != Role::Knight
    }

    /// All squares on a linear piece's rays to the edge of the board, through any unit.
    #[inline(always)]
    pub fn xray(&self) -> Bitboard {
        lines_of(self.kind(), self.square)
    }
}

/// Where the pieces of each kind end in a list that begins with the knights.
#[inline(always)]
fn ends_by_kind(units: &Units) -> [usize; 4] {
    let mut end = 0;
    [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].map(|role| {
        end += units.by(role).count();
        end.min(MOST_PIECES)
    })
}

/// The whole board seen from one side.
#[derive(Debug, Clone)]
pub struct Side<'a> {
    /// Pawns, seen from this side.
    pub pawns: &'a PawnSide,
    /// Our units.
    pub own: Units,
    /// The enemy's units, seen from this side.
    pub enemy: Units,
    /// Every square with one of our units.
    pub own_all: Bitboard,
    /// Every square with an enemy unit.
    pub enemy_all: Bitboard,
    /// Every empty square.
    pub free: Bitboard,
    /// Our king.
    pub king: Square,
    /// Our king's shelter zone.
    pub zone: Zone,
    /// The enemy's king.
    pub enemy_king: Square,
    /// The enemy king's shelter zone, seen from this side.
    pub enemy_zone: Zone,
    /// Our knights, bishops, rooks and queens.
    pub pieces: ArrayVec<PieceView, MOST_PIECES>,
    /// Where the pieces of each kind end among them.
    ends: [usize; 4],
    /// Squares attacked by at least one, two, three of our pieces.
    pub controlled: [Bitboard; 3],
    /// Squares attacked by four of our pieces or more.
    crowded: Bitboard,
    /// Squares attacked by at least one of our units, pawns and king included.
    pub attacked: Bitboard,
    /// Squares attacked by at least two of our units, pawns and king included.
    pub attacked_twice: Bitboard,
    /// Squares attacked by our knights, bishops, rooks and queens.
    pub attacked_by: [Bitboard; 4],
    /// Whether it is this side's turn.
    pub to_move: bool,
    /// Worked out when first asked for.
    pub(super) reach: OnceCell<Reaches>,
    /// Worked out when first asked for.
    pub(super) siege: OnceCell<Siege>,
}

impl<'a> Side<'a> {
    /// The board seen from one side, given both sides' forces and kings.
    pub fn new(us: &KingSide<'a>, them: &KingSide<'a>, to_move: bool) -> Side<'a> {
        let Forces { pawns, own, enemy } = *us.forces;
        let (own_all, enemy_all) = (own.all(), enemy.all());
        let occupied = own_all | enemy_all;
        let mut pieces: ArrayVec<PieceView, MOST_PIECES> = ArrayVec::new();
        let mut crowded = Bitboard::EMPTY;
        let mut controlled = [Bitboard::EMPTY; 3];
        let mut attacked_by = [Bitboard::EMPTY; 4];
        let mut see = |role, square, attacks: Bitboard| {
            // More than sixteen units a side are no chess, but nothing here may fall over them.
            let piece = PieceView { square, role, attacks };
            if pieces.try_push(piece).is_err() {
                return;
            }
            attacked_by[piece.kind()] |= attacks;
            crowded |= controlled[2] & attacks;
            controlled[2] |= controlled[1] & attacks;
            controlled[1] |= controlled[0] & attacks;
            controlled[0] |= attacks;
        };
        for square in own.by(Role::Knight) {
            see(Role::Knight, square, attacks::knight_attacks(square));
        }
        for square in own.by(Role::Bishop) {
            see(Role::Bishop, square, attacks::bishop_attacks(square, occupied));
        }
        for square in own.by(Role::Rook) {
            see(Role::Rook, square, attacks::rook_attacks(square, occupied));
        }
        for square in own.by(Role::Queen) {
            see(Role::Queen, square, attacks::queen_attacks(square, occupied));
        }
        let by_king = attacks::king_attacks(us.king);
        let by_others = pawns.attacks | by_king;
        let twice_by_others = pawns.double_attacks | (pawns.attacks & by_king);
        Side {
            pawns,
            own,
            enemy,
            own_all,
            enemy_all,
            free: !occupied,
            king: us.king,
            zone: us.zone,
            enemy_king: them.king.flip_vertical(),
            enemy_zone: Zone {
                immediate: them.zone.immediate.flip_vertical(),
                wider: them.zone.wider.flip_vertical(),
            },
            pieces,
            ends: ends_by_kind(&own),
            controlled,
            crowded,
            attacked: controlled[0] | by_others,
            attacked_twice: controlled[1] | (controlled[0] & by_others) | twice_by_others,
            attacked_by,
            to_move,
            reach: OnceCell::new(),
            siege: OnceCell::new(),
        }
    }

    /// Every square with a unit on it.
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard {
        !self.free
    }

    /// Our pieces of one kind: knights, bishops, rooks or queens.
    #[inline(always)]
    pub fn pieces_of(&self, role: Role) -> &[PieceView] {
        let kind = role as usize - Role::Knight as usize;
        let start = if kind == 0 { 0 } else { self.ends[kind - 1] };
        &self.pieces[start..self.ends[kind]]
    }

    /// Our bishops, rooks and queens.
    #[inline(always)]
    pub fn linear_pieces(&self) -> &[PieceView] {
        // Knights come first.
        &self.pieces[self.ends[0]..]
    }

    /// How often our pieces attack one of these squares, all together.
    #[inline(always)]
    pub fn attacks_on(&self, squares: Bitboard) -> usize {
        if (self.crowded & squares).is_empty() {
            self.controlled.iter().map(|&controlled| (controlled & squares).count()).sum()
        } else {
            self.pieces.iter().map(|piece| (piece.attacks & squares).count()).sum()
        }
    }

    /// Our pieces that attack a square.
    pub fn pieces_attacking(&self, square: Square) -> Bitboard {
        let attackers = self.pieces.iter().filter(|piece| piece.attacks.contains(square));
        attackers.map(|piece| piece.square).collect()
    }

    /// How many free squares a piece attacks.
    #[inline(always)]
    pub fn mobility(&self, piece: &PieceView) -> usize {
        (piece.attacks & self.free).count()
    }
}
