//! Legal moves in two parts, captures first: a search often needs nothing else.
//!
//! Out of check legality is a matter of pins and of the king's own steps, so moves can be listed
//! set by set. In check, where there are few, they are sorted out of the whole list.

pub mod checks;
mod legality;

use shakmaty::{
    Bitboard, Board, CastlingSide, Color, File, Move, Position, Rank, Role, Square, attacks,
};

use crate::keyed::Keyed;

use checks::CheckSquares;
pub use legality::recall;

/// The pieces that stand neither for the king nor for pawns.
pub(crate) const OFFICERS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
/// What a pawn may become besides a queen.
const LESSER_PROMOTIONS: [Role; 3] = [Role::Rook, Role::Bishop, Role::Knight];

/// Whether a move changes the material: a capture or a promotion to a queen.
pub fn is_noisy(m: Move) -> bool {
    m.is_capture() || m.promotion() == Some(Role::Queen)
}

/// Takes quiet moves. Most come as all the squares that one unit may go to, so that what is known of the
/// unit need be looked up only once.
pub trait TakeQuiet {
    /// One move.
    fn one(&mut self, m: Move);

    /// A unit, and squares it may go to.
    #[inline(always)]
    fn steps(&mut self, role: Role, from: Square, onto: Bitboard) {
        for to in onto {
            self.one(step(role, from, to));
        }
    }
}

impl<F: FnMut(Move)> TakeQuiet for F {
    #[inline(always)]
    fn one(&mut self, m: Move) {
        self(m);
    }
}

/// The legal moves of one position.
#[derive(Debug)]
pub struct Moves<'a> {
    position: &'a Keyed,
    us: Color,
    king: Option<Square>,
    /// Own units that stand alone between their king and an enemy slider.
    pinned: Bitboard,
}

impl<'a> Moves<'a> {
    /// The moves of the side whose turn it is.
    pub fn of(position: &'a Keyed) -> Moves<'a> {
        let us = position.turn();
        let board = position.board();
        let king = board.king_of(us);
        let pinned = king.map_or(Bitboard::EMPTY, |king| pinned(board, us, king));
        Moves { position, us, king, pinned }
    }

    /// Captures and promotions to a queen.
    pub fn noisy(&self, mut tell: impl FnMut(Move)) {
        let chess = self.position.chess();
        if self.position.is_check() {
            return self.evasions(is_noisy, tell);
        }
        let board = self.position.board();
        let enemies = board.by_color(!self.us);
        self.pawn_captures(enemies, &mut tell);
        self.pawn_advances(last_rank(self.us), |from, to| {
            tell(pawn_move(from, None, to, Some(Role::Queen)));
        });
        if chess.maybe_ep_square().is_some() {
            self.en_passant(&mut tell);
        }
        let capture = |role, from, to| Move::Normal {
            role,
            from,
            capture: board.role_at(to),
            to,
            promotion: None,
        };
        for role in OFFICERS {
            self.officers_onto(role, enemies, |from, onto| {
                onto.into_iter().for_each(|to| tell(capture(role, from, to)));
            });
        }
        if let Some(king) = self.king {
            let onto = self.king_steps(king, enemies);
            onto.into_iter().for_each(|to| tell(capture(Role::King, king, to)));
        }
    }

    /// All other moves.
    pub fn quiet(&self, mut taker: impl TakeQuiet) {
        let chess = self.position.chess();
        if self.position.is_check() {
            return self.evasions(|m| !is_noisy(m), |m| taker.one(m));
        }
        let empty = !self.position.board().occupied();
        self.quiet_onto([empty; 5], &mut taker);
        self.pawn_advances(last_rank(self.us), |from, to| {
            for role in LESSER_PROMOTIONS {
                taker.one(pawn_move(from, None, to, Some(role)));
            }
        });
        if let Some(king) = self.king {
            taker.steps(Role::King, king, self.king_steps(king, empty));
        }
        for side in CastlingSide::ALL {
            let castles = chess.castles();
            let path = castles.path(self.us, side);
            if castles.has(self.us, side) && (path & chess.board().occupied()).is_empty() {
                self.castle(side, |m| taker.one(m));
            }
        }
    }

    // Rare or few moves are taken from shakmaty's lists, apart from the others: a list takes room that
    // would have to be made for every position.

    #[inline(never)]
    fn evasions(&self, wanted: impl Fn(Move) -> bool, tell: impl FnMut(Move)) {
        self.position.chess().legal_moves().into_iter().filter(|m| wanted(*m)).for_each(tell);
    }

    #[inline(never)]
    fn en_passant(&self, tell: impl FnMut(Move)) {
        self.position.chess().en_passant_moves().into_iter().for_each(tell);
    }

    #[inline(never)]
    fn castle(&self, side: CastlingSide, tell: impl FnMut(Move)) {
        self.position.chess().castling_moves(side).into_iter().for_each(tell);
    }

    /// Quiet moves by which the moved piece itself gives check. Not for a side in check.
    pub fn quiet_checks(&self, mut taker: impl TakeQuiet) {
        let empty = !self.position.board().occupied();
        let squares = CheckSquares::new(self.position).by_role();
        self.quiet_onto(squares.map(|squares| squares & empty), &mut taker);
    }

    /// Moves of pawns (short of promotion) and officers onto the given empty squares, by role.
    fn quiet_onto(&self, squares: [Bitboard; 5], taker: &mut impl TakeQuiet) {
        let [pawns, officers @ ..] = squares;
        self.pawn_advances(pawns & !last_rank(self.us), |from, to| {
            taker.steps(Role::Pawn, from, to.into());
        });
        for (role, squares) in OFFICERS.into_iter().zip(officers) {
            self.officers_onto(role, squares, |from, onto| taker.steps(role, from, onto));
        }
    }

    fn is_safe_step(&self, king: Square, to: Square) -> bool {
        // A slider looks through the king that steps away from it.
        let board = self.position.board();
        board.attacks_to(to, !self.us, board.occupied().without(king)).is_empty()
    }

    fn own(&self, role: Role) -> Bitboard {
        self.position.board().by_color(self.us) & self.position.board().by_role(role)
    }

    /// Where a unit may go at all: anywhere, or, if pinned, along the pin.
    fn leeway(&self, from: Square) -> Bitboard {
        match self.king {
            Some(king) if self.pinned.contains(from) => attacks::ray(king, from),
            _ => Bitboard::FULL,
        }
    }

    /// Each officer of a kind, and where it may go of the given squares.
    fn officers_onto(&self, role: Role, onto: Bitboard, mut tell: impl FnMut(Square, Bitboard)) {
        let occupied = self.position.board().occupied();
        let mut movers = self.own(role);
        if role == Role::Knight {
            movers &= !self.pinned;
        }
        for from in movers {
            tell(from, officer_attacks(role, from, occupied) & onto & self.leeway(from));
        }
    }

    /// Where the king may go of the given squares.
    fn king_steps(&self, king: Square, onto: Bitboard) -> Bitboard {
        let near = attacks::king_attacks(king) & onto;
        near.into_iter().filter(|to| self.is_safe_step(king, *to)).collect()
    }

    fn pawn_captures(&self, enemies: Bitboard, mut tell: impl FnMut(Move)) {
        let board = self.position.board();
        for from in self.own(Role::Pawn) & pawn_captures(enemies, !self.us) {
            for to in attacks::pawn_attacks(self.us, from) & enemies & self.leeway(from) {
                let captured = board.role_at(to);
                if last_rank(self.us).contains(to) {
                    tell(pawn_move(from, captured, to, Some(Role::Queen)));
                    for role in LESSER_PROMOTIONS {
                        tell(pawn_move(from, captured, to, Some(role)));
                    }
                } else {
                    tell(pawn_move(from, captured, to, None));
                }
            }
        }
    }

    /// One or two steps straight on, onto the given squares.
    fn pawn_advances(&self, onto: Bitboard, mut tell: impl FnMut(Square, Square)) {
        let forward = self.us.fold_wb(8, -8);
        let empty = !self.position.board().occupied();
        let single = self.own(Role::Pawn).shift(forward) & empty;
        let double = (single & third_rank(self.us)).shift(forward) & empty;
        for (targets, back) in [(single, -forward), (double, -2 * forward)] {
            for to in targets & onto {
                let Some(from) = to.offset(back) else { continue };
                if self.leeway(from).contains(to) {
                    tell(from, to);
                }
            }
        }
    }
}

/// The squares a knight, bishop, rook or queen attacks.
#[inline(always)]
pub(crate) fn officer_attacks(role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Knight => attacks::knight_attacks(from),
        Role::Bishop => attacks::bishop_attacks(from, occupied),
        Role::Rook => attacks::rook_attacks(from, occupied),
        _ => attacks::queen_attacks(from, occupied),
    }
}

/// The squares that pawns of this colour attack.
pub(crate) fn pawn_captures(pawns: Bitboard, color: Color) -> Bitboard {
    let forward = color.fold_wb(8, -8);
    (pawns & !Bitboard::from_file(File::A)).shift(forward - 1)
        | (pawns & !Bitboard::from_file(File::H)).shift(forward + 1)
}

fn last_rank(color: Color) -> Bitboard {
    Bitboard::from_rank(color.fold_wb(Rank::Eighth, Rank::First))
}

fn third_rank(color: Color) -> Bitboard {
    Bitboard::from_rank(color.fold_wb(Rank::Third, Rank::Sixth))
}

fn pawn_move(from: Square, capture: Option<Role>, to: Square, promotion: Option<Role>) -> Move {
    Move::Normal { role: Role::Pawn, from, capture, to, promotion }
}

pub(crate) fn step(role: Role, from: Square, to: Square) -> Move {
    Move::Normal { role, from, capture: None, to, promotion: None }
}

fn pinned(board: &Board, us: Color, king: Square) -> Bitboard {
    let snipers = board.by_color(!us)
        & ((attacks::rook_attacks(king, Bitboard::EMPTY) & board.rooks_and_queens())
            | (attacks::bishop_attacks(king, Bitboard::EMPTY) & board.bishops_and_queens()));
    let mut pinned = Bitboard::EMPTY;
    for sniper in snipers {
        let between = attacks::between(king, sniper) & board.occupied();
        if !between.more_than_one() {
            pinned |= between & board.by_color(us);
        }
    }
    pinned
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packed::PackedMove;
    use shakmaty::{CastlingMode, fen::Fen};

    /// Compares with shakmaty's list down the tree, so that pins, checks, en passant, castling
    /// (also that of Chess960) and promotions all come up.
    fn assert_moves_hold(position: &Keyed, depth: u32) {
        let legal = position.chess().legal_moves();
        let moves = Moves::of(position);
        let (mut noisy, mut quiet) = (Vec::new(), Vec::new());
        moves.noisy(|m| noisy.push(m));
        moves.quiet(|m| quiet.push(m));
        assert!(noisy.iter().all(|m| is_noisy(*m)) && !quiet.iter().any(|m| is_noisy(*m)));
        assert_eq!(noisy.len() + quiet.len(), legal.len());
        assert!(noisy.iter().chain(&quiet).all(|m| legal.contains(m)));
        assert!(legal.iter().all(|m| recall(position, PackedMove::from(*m)) == Some(*m)));
        if !position.is_check() {
            let squares = CheckSquares::new(position);
            let mut checks = Vec::new();
            moves.quiet_checks(|m| checks.push(m));
            let expected = quiet.iter().filter(|m| squares.contains(**m) && !m.is_promotion());
            assert_eq!(checks.len(), expected.count());
            assert!(checks.iter().all(|m| quiet.contains(m)));
        }
        if depth > 0 {
            for m in legal {
                assert_moves_hold(&position.play(m), depth - 1);
            }
        }
    }

    #[test]
    fn both_parts_together_are_all_legal_moves() {
        for (fen, depth) in [
            ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 2),
            ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 3),
            ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 2),
            ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 3),
            ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 2),
            ("8/6bb/8/8/R1pP2k1/4P3/P7/K7 b - d3 0 1", 3),
        ] {
            let chess = fen.parse::<Fen>().unwrap();
            let chess = chess.into_position(CastlingMode::Chess960).unwrap();
            assert_moves_hold(&Keyed::new(chess), depth);
        }
    }
}
