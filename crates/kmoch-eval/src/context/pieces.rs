//! What all other clauses see: the whole board from one side.

use std::cell::OnceCell;

use arrayvec::ArrayVec;
use shakmaty::{Bitboard, Board, Color, Piece, Role, Square, attacks};

use super::lines::lines_of;
use super::{Forces, KingSide, PawnSide, Siege, Zone};
use crate::squares::{Sets, rank_set};
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
        kind_of(self.role)
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

/// 0 knight, 1 bishop, 2 rook, 3 queen. It never falls below that, so that no place in a table by kind
/// has to be checked.
#[inline(always)]
pub(super) fn kind_of(role: Role) -> usize {
    (role as usize).saturating_sub(Role::Knight as usize)
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
    /// Our knights, bishops, rooks and queens.
    pub pieces: ArrayVec<PieceView, MOST_PIECES>,
    /// Where the pieces of each kind end among them.
    ends: [usize; 4],
    /// Squares attacked by at least one, two, three of our pieces.
    pub controlled: [Bitboard; 3],
    /// Squares attacked by at least one, two, three of our pieces and pawns.
    pub guarded: [Bitboard; 3],
    /// Squares attacked by at least one of our units, pawns and king included.
    pub attacked: Bitboard,
    /// Squares attacked by at least two of our units, pawns and king included.
    pub attacked_twice: Bitboard,
    /// Squares attacked by our knights, bishops, rooks and queens.
    pub attacked_by: [Bitboard; 4],
    /// Squares worth going to: not attacked by an enemy pawn, and not held by our king, our queens,
    /// or a pawn of ours that is blocked or has not left its first two ranks.
    pub useful: Bitboard,
    /// Our pieces right in front of an enemy pawn.
    pub blockers: Bitboard,
    /// Whether it is this side's turn.
    pub to_move: bool,
    /// Our units that alone stand between our king and an enemy bishop, rook or queen on its line.
    pub pinned: Bitboard,
    /// What our pieces do around the enemy king, once somebody has asked.
    pub(super) siege: OnceCell<Siege>,
}

impl<'a> Side<'a> {
    /// Looks at the board from White's side and from Black's, given the forces and kings of both and
    /// whose turn it is. What is seen is too much to be copied about, so it is only lent.
    #[inline(always)]
    pub fn both<R>(
        [white, black]: &[KingSide<'a>; 2],
        turn: Color,
        look: impl FnOnce(&Side<'a>, &Side<'a>) -> R,
    ) -> R {
        let mut white_side = Side::before_looking(white, black, turn.is_white());
        let mut black_side = Side::before_looking(black, white, turn.is_black());
        white_side.look();
        black_side.look();
        look(&white_side, &black_side)
    }

    /// What is known before a look at the pieces.
    #[inline(always)]
    fn before_looking(us: &KingSide<'a>, them: &KingSide<'a>, to_move: bool) -> Side<'a> {
        let Forces { pawns, own, enemy } = *us.forces;
        let (own_all, enemy_all) = (own.all(), enemy.all());
        let occupied = own_all | enemy_all;
        let stuck = pawns.own & (rank_set(2) | rank_set(3) | occupied.south());
        let none = Bitboard::EMPTY;
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
            pieces: ArrayVec::new(),
            ends: [0; 4],
            controlled: [none; 3],
            guarded: [none; 3],
            attacked: none,
            attacked_twice: none,
            attacked_by: [none; 4],
            useful: !(pawns.enemy_attacks | stuck | own.by(Role::King) | own.by(Role::Queen)),
            blockers: own.pieces() & pawns.enemy.south(),
            to_move,
            pinned: none,
            siege: OnceCell::new(),
        }
    }

    /// Lists our pieces and adds up what we attack.
    fn look(&mut self) {
        let occupied = self.occupied();
        self.see(Role::Knight, attacks::knight_attacks);
        self.see(Role::Bishop, |square| attacks::bishop_attacks(square, occupied));
        self.see(Role::Rook, |square| attacks::rook_attacks(square, occupied));
        self.see(Role::Queen, |square| attacks::queen_attacks(square, occupied));
        self.join_pawns_and_king();
        self.pinned = self.find_pinned();
    }

    /// Lists our pieces of one kind and what they attack, after those of the kinds before.
    #[inline(always)]
    fn see(&mut self, role: Role, attacks_from: impl Fn(Square) -> Bitboard) {
        let [mut once, mut twice, mut thrice] = self.controlled;
        let mut by_kind = Bitboard::EMPTY;
        for square in self.own.by(role) {
            let attacks = attacks_from(square);
            // More than sixteen units a side are no chess, but nothing here may fall over them.
            if self.pieces.try_push(PieceView { square, role, attacks }).is_err() {
                break;
            }
            by_kind |= attacks;
            thrice |= twice & attacks;
            twice |= once & attacks;
            once |= attacks;
        }
        let kind = kind_of(role);
        self.controlled = [once, twice, thrice];
        self.attacked_by[kind] = by_kind;
        self.ends[kind] = self.pieces.len();
    }

    /// Adds what pawns and king attack to what pieces do.
    #[inline(always)]
    fn join_pawns_and_king(&mut self) {
        let (by_pawn, by_two_pawns) = (self.pawns.attacks, self.pawns.double_attacks);
        let by_king = attacks::king_attacks(self.king);
        let [once, twice, thrice] = self.controlled;
        self.guarded = [
            once | by_pawn,
            twice | (once & by_pawn) | by_two_pawns,
            thrice | (twice & by_pawn) | (once & by_two_pawns),
        ];
        self.attacked = self.guarded[0] | by_king;
        self.attacked_twice = self.guarded[1] | (self.guarded[0] & by_king);
    }

    /// Every square with a unit on it.
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard {
        !self.free
    }

    /// Our pieces of one kind: knights, bishops, rooks or queens.
    #[inline(always)]
    pub fn pieces_of(&self, role: Role) -> &[PieceView] {
        let kind = kind_of(role);
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
        let [once, twice, thrice] = self.controlled.map(|controlled| controlled & squares);
        if twice.is_empty() {
            once.count()
        } else if thrice.is_empty() {
            once.count() + twice.count()
        } else {
            self.attacks_one_by_one(squares)
        }
    }

    /// The same where pieces crowd so much that sets of squares no longer tell.
    #[inline(never)]
    fn attacks_one_by_one(&self, squares: Bitboard) -> usize {
        self.pieces.iter().map(|piece| (piece.attacks & squares).count()).sum()
    }

    /// Our pieces that attack a square.
    pub fn pieces_attacking(&self, square: Square) -> Bitboard {
        let attackers = self.pieces.iter().filter(|piece| piece.attacks.contains(square));
        attackers.map(|piece| piece.square).collect()
    }

    /// Our units, pawns and king included, that attack any of these squares.
    pub fn units_bearing_on(&self, squares: Bitboard) -> Bitboard {
        let pieces = self.pieces.iter().filter(|piece| (piece.attacks & squares).any());
        let king = Bitboard::from_square(self.king);
        let by_king = (attacks::king_attacks(self.king) & squares).any();
        pieces.map(|piece| piece.square).collect::<Bitboard>()
            | (self.pawns.own & squares.flip_vertical().pawn_attacks().flip_vertical())
            | if by_king { king } else { Bitboard::EMPTY }
    }

    /// How many free squares a piece attacks.
    #[inline(always)]
    pub fn mobility(&self, piece: &PieceView) -> usize {
        (piece.attacks & self.free).count()
    }
}
