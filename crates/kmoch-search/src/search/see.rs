//! Static exchange evaluation (SEE): what is left when everybody has captured on one square.

use shakmaty::{Bitboard, Board, Color, Move, Role, Square, attacks};

/// What a piece counts in an exchange, in centipawns.
pub const fn exchange_value(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 320,
        Role::Bishop => 330,
        Role::Rook => 500,
        Role::Queen => 950,
        Role::King => 0,
    }
}

fn attackers(board: &Board, square: Square, occupied: Bitboard) -> Bitboard {
    (attacks::pawn_attacks(Color::White, square) & board.pawns() & board.black())
        | (attacks::pawn_attacks(Color::Black, square) & board.pawns() & board.white())
        | (attacks::knight_attacks(square) & board.knights())
        | (attacks::king_attacks(square) & board.kings())
        | (attacks::bishop_attacks(square, occupied) & board.bishops_and_queens())
        | (attacks::rook_attacks(square, occupied) & board.rooks_and_queens())
}

/// Whether the move, with the best exchange after it, gains at least `threshold` centipawns.
///
/// ```
/// use kmoch_search::search::see::see_ge;
/// use shakmaty::{CastlingMode, Chess, Position, fen::Fen, uci::UciMove};
/// let fen: Fen = "4k3/3p4/4p3/8/8/8/4R3/4K3 w - - 0 1".parse()?;
/// let position: Chess = fen.into_position(CastlingMode::Standard)?;
/// let rook_takes = "e2e6".parse::<UciMove>()?.to_move(&position)?;
/// assert!(see_ge(position.board(), rook_takes, -400));
/// assert!(!see_ge(position.board(), rook_takes, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn see_ge(board: &Board, m: Move, threshold: i32) -> bool {
    let (from, to, next_victim, gain) = match m {
        Move::Normal { role, from, capture, to, promotion } => {
            let captured = capture.map_or(0, exchange_value);
            match promotion {
                Some(piece) => {
                    let gain = captured + exchange_value(piece) - exchange_value(Role::Pawn);
                    (from, to, piece, gain)
                }
                None => (from, to, role, captured),
            }
        }
        Move::EnPassant { from, to } => (from, to, Role::Pawn, exchange_value(Role::Pawn)),
        Move::Castle { .. } | Move::Put { .. } => return threshold <= 0,
    };

    let mut balance = gain - threshold;
    if balance < 0 {
        return false;
    }
    balance -= exchange_value(next_victim);
    if balance >= 0 {
        return true;
    }

    let mut occupied = board.occupied().without(from).with(to);
    if m.is_en_passant() {
        occupied.discard(Square::from_coords(to.file(), from.rank()));
    }
    let diagonal = board.bishops_and_queens();
    let straight = board.rooks_and_queens();
    let mut all = attackers(board, to, occupied) & occupied;
    let mover = if board.white().contains(from) { Color::White } else { Color::Black };
    let mut side = !mover;

    loop {
        let own = all & board.by_color(side);
        let Some((role, square)) = Role::ALL
            .into_iter()
            .find_map(|role| (own & board.by_role(role)).first().map(|square| (role, square)))
        else {
            break;
        };
        occupied.discard(square);
        if matches!(role, Role::Pawn | Role::Bishop | Role::Queen) {
            all |= attacks::bishop_attacks(to, occupied) & diagonal;
        }
        if matches!(role, Role::Rook | Role::Queen) {
            all |= attacks::rook_attacks(to, occupied) & straight;
        }
        all &= occupied;
        side = !side;
        balance = -balance - 1 - exchange_value(role);
        if balance >= 0 {
            // A king may not capture what is still guarded.
            if role == Role::King && (all & board.by_color(side)).any() {
                side = !side;
            }
            break;
        }
    }
    side != mover
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{CastlingMode, Chess, Position, fen::Fen, uci::UciMove};

    #[test]
    fn exchanges_come_out_right() {
        for (fen, uci, worth) in [
            ("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5", 100),
            ("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "d3e5", -220),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 850),
            ("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", 1350),
            ("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", -100),
            ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", 0),
            ("4k3/3q4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100),
            ("8/8/3k4/3p4/4P3/8/8/3RK3 w - - 0 1", "d1d5", 100),
        ] {
            let position: Chess =
                fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
            let m = uci.parse::<UciMove>().unwrap().to_move(&position).unwrap();
            let board = position.board();
            assert!(see_ge(board, m, worth), "{fen} {uci} too low");
            assert!(!see_ge(board, m, worth + 1), "{fen} {uci} too high");
        }
    }

    /// What a side wins at most by capturing on a square, or nothing if it rather leaves it: one
    /// capture after the other on a board, always by the least unit, the king never into a guard.
    fn best_capture(board: &Board, to: Square, side: Color) -> i32 {
        let Some(victim) = board.role_at(to) else { return 0 };
        let capturers = board.attacks_to(to, side, board.occupied());
        let least = capturers.into_iter().min_by_key(|from| {
            board.role_at(*from).map_or(0, |role| role as u32 * 64 + *from as u32)
        });
        let Some(from) = least else { return 0 };
        let mut after = board.clone();
        let piece = after.remove_piece_at(from).unwrap();
        after.set_piece_at(to, piece);
        if piece.role == Role::King && after.attacks_to(to, !side, after.occupied()).any() {
            return 0;
        }
        (exchange_value(victim) - best_capture(&after, to, !side)).max(0)
    }

    /// What a move wins by playing the exchange out on boards.
    fn slow_see(position: &Chess, m: Move) -> i32 {
        let side = position.turn();
        let mut board = position.board().clone();
        let (from, to) = (m.from().unwrap(), m.to());
        let mut gain = m.capture().map_or(0, exchange_value);
        let mut piece = board.remove_piece_at(from).unwrap();
        if let Some(role) = m.promotion() {
            gain += exchange_value(role) - exchange_value(Role::Pawn);
            piece.role = role;
        }
        if m.is_en_passant() {
            board.discard_piece_at(Square::from_coords(to.file(), from.rank()));
        }
        board.set_piece_at(to, piece);
        gain - best_capture(&board, to, !side)
    }

    #[test]
    fn exchanges_agree_with_playing_them_out() {
        let mut compared = 0;
        for fen in crate::bench::POSITIONS {
            let root: Chess =
                fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
            for first in root.legal_moves() {
                let position = root.clone().play(first).unwrap();
                for m in position.legal_moves().into_iter().filter(|m| !m.is_castle()) {
                    let worth = slow_see(&position, m);
                    let board = position.board();
                    assert!(see_ge(board, m, worth), "{fen} {first} {m}: {worth} is too much");
                    assert!(!see_ge(board, m, worth + 1), "{fen} {first} {m}: more than {worth}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 15_000, "{compared}");
    }
}
