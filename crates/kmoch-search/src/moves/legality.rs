//! Whether a move that some table remembers is legal here, without listing all that are.

use shakmaty::{Bitboard, Color, Move, Position, Role, Square, attacks};

use super::{Moves, OFFICERS, last_rank, third_rank};
use crate::keyed::Keyed;
use crate::packed::PackedMove;

/// The move that a table remembers, if there is one and it is legal here.
pub fn recall(position: &Keyed, remembered: PackedMove) -> Option<Move> {
    let m = remembered.read_on(position.board(), position.turn())?;
    Moves::of(position).contains(m).then_some(m)
}

impl Moves<'_> {
    /// Whether a move of units that stand where it says is legal.
    pub fn contains(&self, m: Move) -> bool {
        match m {
            Move::Normal { role, from, to, promotion, .. } if !self.position.is_check() => {
                self.can_go(role, from, to) && may_become(role, to, self.us, promotion)
            }
            _ => self.position.chess().is_legal(m),
        }
    }

    /// Whether a unit may go there, the king not being in check. Castling and en passant are no such moves.
    fn can_go(&self, role: Role, from: Square, to: Square) -> bool {
        let board = self.position.board();
        let occupied = board.occupied();
        let reach = match role {
            Role::Pawn => {
                let forward = self.us.fold_wb(8, -8);
                let captures = attacks::pawn_attacks(self.us, from) & board.by_color(!self.us);
                let single = Bitboard::from_square(from).shift(forward) & !occupied;
                captures | single | (single & third_rank(self.us)).shift(forward) & !occupied
            }
            _ => attacks::attacks(from, role.of(self.us), occupied),
        };
        reach.contains(to)
            && !board.by_color(self.us).contains(to)
            && self.leeway(from).contains(to)
            && (role != Role::King || self.is_safe_step(from, to))
    }
}

/// Whether a unit that arrives there becomes what it may: a pawn on the last rank a piece, all else nothing new.
fn may_become(role: Role, to: Square, color: Color, promotion: Option<Role>) -> bool {
    let promotes = role == Role::Pawn && last_rank(color).contains(to);
    match promotion {
        Some(piece) => promotes && OFFICERS.contains(&piece),
        None => !promotes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, fen::Fen};

    #[test]
    fn arbitrary_bits_never_make_an_illegal_move() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
            "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
            "4k3/8/8/8/1b6/8/3P4/4K2R w K - 0 1",
            "4k3/8/8/8/1b6/8/8/4K2R w K - 0 1",
        ] {
            let chess = fen.parse::<Fen>().unwrap();
            let position = Keyed::new(chess.into_position(CastlingMode::Standard).unwrap());
            let legal = position.chess().legal_moves();
            let mut found: Vec<Move> = (0..=u16::MAX)
                .filter_map(|bits| recall(&position, PackedMove::from_bits(bits)))
                .inspect(|m| assert!(legal.contains(m), "{m:?} in {fen}"))
                .collect();
            found.sort_by_key(|m| PackedMove::from(*m).bits());
            found.dedup();
            assert_eq!(found.len(), legal.len());
        }
    }
}
