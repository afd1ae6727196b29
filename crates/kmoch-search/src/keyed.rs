//! A position together with the keys a search looks it up by.

use shakmaty::zobrist::{Zobrist64, ZobristValue};
use shakmaty::{Bitboard, Board, CastlingSide, Chess, Color, Move, Piece, Position, Role, Square};

/// A position, its Zobrist keys, kept up to date from move to move, and who gives check.
///
/// An en passant square counts only where the capture is legal, so equal keys mean
/// the same position in the sense of the rule of repetition.
#[derive(Debug, Clone)]
pub struct Keyed {
    chess: Chess,
    key: u64,
    en_passant_key: u64,
    pawn_key: u64,
    piece_keys: [u64; 2],
    checkers: Bitboard,
}

fn piece_zobrist(square: Square, piece: Piece) -> u64 {
    Zobrist64::zobrist_for_piece(square, piece).0
}

impl Keyed {
    /// The position with its keys counted from scratch.
    pub fn new(chess: Chess) -> Keyed {
        let mut keyed = Keyed {
            checkers: chess.checkers(),
            key: 0,
            en_passant_key: en_passant_key(&chess),
            pawn_key: 0,
            piece_keys: [0; 2],
            chess,
        };
        for (square, piece) in keyed.chess.board().iter() {
            let zobrist = piece_zobrist(square, piece);
            keyed.key ^= zobrist;
            match piece.role {
                Role::Pawn => keyed.pawn_key ^= zobrist,
                _ => keyed.piece_keys[piece.color as usize] ^= zobrist,
            }
        }
        if keyed.turn().is_white() {
            keyed.key ^= Zobrist64::zobrist_for_white_turn().0;
        }
        let castles = keyed.chess.castles();
        for (color, side) in rights() {
            if castles.has(color, side) {
                keyed.key ^= Zobrist64::zobrist_for_castling_right(color, side).0;
            }
        }
        keyed
    }

    /// The position.
    pub fn chess(&self) -> &Chess {
        &self.chess
    }

    /// Its board.
    pub fn board(&self) -> &Board {
        self.chess.board()
    }

    /// Who is to move.
    pub fn turn(&self) -> Color {
        self.chess.turn()
    }

    /// The key of the whole position.
    pub fn key(&self) -> u64 {
        self.key ^ self.en_passant_key
    }

    /// The key of the pawns alone.
    pub fn pawn_key(&self) -> u64 {
        self.pawn_key
    }

    /// The key of one side's king and pieces, without its pawns.
    pub fn piece_key(&self, color: Color) -> u64 {
        self.piece_keys[color as usize]
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.checkers.any()
    }

    /// Plies since the last capture or pawn move.
    pub fn halfmoves(&self) -> u32 {
        self.chess.halfmoves()
    }

    /// Whether the side to move has anything but king and pawns; without, zugzwang is near.
    pub fn has_pieces(&self) -> bool {
        let board = self.board();
        (board.by_color(self.turn()) & !board.pawns() & !board.kings()).any()
    }

    /// The position after a legal move.
    pub fn play(&self, m: Move) -> Keyed {
        let mut next = self.clone();
        let (us, them) = (self.turn(), !self.turn());
        match m {
            Move::Normal { role, from, capture, to, promotion } => {
                next.toggle(from, role.of(us));
                if let Some(captured) = capture {
                    next.toggle(to, captured.of(them));
                }
                next.toggle(to, promotion.unwrap_or(role).of(us));
            }
            Move::EnPassant { from, to } => {
                next.toggle(from, us.pawn());
                next.toggle(to, us.pawn());
                next.toggle(Square::from_coords(to.file(), from.rank()), them.pawn());
            }
            Move::Castle { king, rook } => {
                let side = CastlingSide::from_king_side(king < rook);
                next.toggle(king, us.king());
                next.toggle(rook, us.rook());
                next.toggle(side.king_to(us), us.king());
                next.toggle(side.rook_to(us), us.rook());
            }
            Move::Put { .. } => {}
        }
        next.chess.play_unchecked(m);
        next.finish_move(self);
        next
    }

    /// The key after a move that leaves castling and en passant as they are; after others it is another. Much
    /// quicker than playing the move: memory can be asked for meanwhile.
    #[inline]
    pub fn likely_key_after(&self, m: Move) -> u64 {
        let us = self.turn();
        let key = self.key ^ Zobrist64::zobrist_for_white_turn().0;
        let Move::Normal { role, from, capture, to, promotion } = m else { return key };
        let left = piece_zobrist(from, role.of(us));
        let taken = capture.map_or(0, |captured| piece_zobrist(to, captured.of(!us)));
        key ^ left ^ taken ^ piece_zobrist(to, promotion.unwrap_or(role).of(us))
    }

    /// The position after passing; `None` where that cannot be (the side to move is in check).
    ///
    /// shakmaty knows no cheap null move, but a piece that "moves" to its own square
    /// changes nothing except the turn, the clock and the en passant square.
    pub fn pass(&self) -> Option<Keyed> {
        if self.is_check() {
            return None;
        }
        let us = self.turn();
        let board = self.board();
        let movable = if self.chess.castles().has_color(us) {
            board.knights() | board.bishops() | board.queens()
        } else {
            board.kings()
        };
        let mut next = self.clone();
        match (movable & board.by_color(us)).first() {
            Some(square) => next.chess.play_unchecked(Move::Normal {
                role: board.role_at(square)?,
                from: square,
                capture: None,
                to: square,
                promotion: None,
            }),
            None => next.chess = next.chess.swap_turn().ok()?,
        }
        next.finish_move(self);
        Some(next)
    }

    fn finish_move(&mut self, before: &Keyed) {
        self.key ^= Zobrist64::zobrist_for_white_turn().0;
        let (old, new) = (before.chess.castles(), self.chess.castles());
        if old.castling_rights() != new.castling_rights() {
            for (color, side) in rights() {
                if old.has(color, side) != new.has(color, side) {
                    self.key ^= Zobrist64::zobrist_for_castling_right(color, side).0;
                }
            }
        }
        self.en_passant_key = en_passant_key(&self.chess);
        self.checkers = self.chess.checkers();
    }

    fn toggle(&mut self, square: Square, piece: Piece) {
        let zobrist = piece_zobrist(square, piece);
        self.key ^= zobrist;
        match piece.role {
            Role::Pawn => self.pawn_key ^= zobrist,
            _ => self.piece_keys[piece.color as usize] ^= zobrist,
        }
    }
}

fn rights() -> impl Iterator<Item = (Color, CastlingSide)> {
    Color::ALL
        .into_iter()
        .flat_map(|color| CastlingSide::ALL.into_iter().map(move |side| (color, side)))
}

fn en_passant_key(chess: &Chess) -> u64 {
    if chess.maybe_ep_square().is_none() {
        return 0;
    }
    chess
        .legal_ep_square()
        .map_or(0, |square| Zobrist64::zobrist_for_en_passant_file(square.file()).0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, EnPassantMode, fen::Fen};

    fn position(fen: &str) -> Keyed {
        let chess = fen.parse::<Fen>().unwrap();
        Keyed::new(chess.into_position(CastlingMode::Chess960).unwrap())
    }

    fn assert_keys_hold(node: &Keyed, depth: u32) {
        let fresh = Keyed::new(node.chess().clone());
        assert_eq!(node.key(), fresh.key());
        assert_eq!(node.pawn_key, fresh.pawn_key);
        assert_eq!(node.piece_keys, fresh.piece_keys);
        assert_eq!(node.checkers, fresh.checkers);
        let whole: Zobrist64 = node.chess().zobrist_hash(EnPassantMode::Legal);
        assert_eq!(node.key(), whole.0);
        if depth > 0 {
            for m in node.chess().legal_moves() {
                assert_keys_hold(&node.play(m), depth - 1);
            }
        }
    }

    #[test]
    fn keys_follow_every_kind_of_move() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
            "2r1kr2/8/8/8/8/8/8/1R2K1R1 w GBfc - 0 1",
        ] {
            assert_keys_hold(&position(fen), 2);
        }
    }

    #[test]
    fn passing_changes_only_the_turn() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "4k2r/8/8/8/8/8/8/R3K3 w Qk - 3 9",
            "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
        ] {
            let before = position(fen);
            let after = before.pass().unwrap();
            assert_eq!(after.board(), before.board());
            assert_eq!(
                after.chess().castles().castling_rights(),
                before.chess().castles().castling_rights()
            );
            assert_eq!(after.turn(), !before.turn());
            assert_eq!(after.key(), Keyed::new(after.chess().clone()).key());
        }
        assert!(position("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1").pass().is_none());
    }
}
