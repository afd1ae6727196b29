//! What a unit is worth, who guards it, and whether it can be taken for nothing.

use kmoch_eval::context::Units;
use shakmaty::{Bitboard, Board, Color, Role, Square};

/// What a unit is worth in pawns, as players learn it; a king more than everything.
pub fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 100,
    }
}

/// The material of a side less that of the other, in pawns.
pub fn balance(board: &Board, color: Color) -> i32 {
    let count = |units: Units| -> i32 {
        let roles = Role::ALL.into_iter().filter(|&role| role != Role::King);
        roles.map(|role| worth(role) * units.by(role).count() as i32).sum()
    };
    count(Units::of(board, color)) - count(Units::of(board, !color))
}

/// Units of a side that attack a square, or guard it if it is their own.
pub fn attackers(board: &Board, square: Square, color: Color) -> Bitboard {
    board.attacks_to(square, color, board.occupied())
}

/// The enemy's units that the unit on a square attacks.
pub fn targets(board: &Board, square: Square) -> Bitboard {
    match board.color_at(square) {
        Some(color) => board.attacks_from(square) & board.by_color(!color),
        None => Bitboard::EMPTY,
    }
}

/// Whether a unit of this kind moves along lines.
pub fn is_linear(role: Role) -> bool {
    matches!(role, Role::Bishop | Role::Rook | Role::Queen)
}

/// Whether nothing guards the unit on a square, not even from behind a piece that attacks it along
/// the same line.
pub fn is_loose(board: &Board, square: Square) -> bool {
    let Some(color) = board.color_at(square) else { return false };
    let lines = attackers(board, square, !color) & board.sliders();
    attackers(board, square, color).is_empty()
        && lines.into_iter().all(|taker| {
            board.attacks_to(square, color, board.occupied().without(taker)).is_empty()
        })
}

/// Whether the unit on a square is attacked by something cheaper than itself, the king left aside.
fn is_attacked_by_less(board: &Board, square: Square) -> bool {
    let Some(piece) = board.piece_at(square) else { return false };
    attackers(board, square, !piece.color)
        .into_iter()
        .any(|attacker| board.role_at(attacker).is_some_and(|role| worth(role) < worth(piece.role)))
}

/// Whether the unit on a square stands to be lost: it is attacked, and either loose or attacked by
/// something cheaper.
pub fn is_in_danger(board: &Board, square: Square) -> bool {
    let Some(color) = board.color_at(square) else { return false };
    attackers(board, square, !color).any()
        && (is_loose(board, square) || is_attacked_by_less(board, square))
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;

    use super::*;

    fn board(fen: &str) -> Board {
        fen.parse::<Fen>().unwrap().into_setup().board
    }

    #[test]
    fn a_guard_behind_the_taker_counts() {
        // The rook on d8 takes back through d5, once the queen has taken on d3.
        let guarded = board("3r2k1/8/8/3Q4/8/3n4/8/6K1 w - - 0 1");
        assert!(!is_loose(&guarded, Square::D3));
        let loose = board("r5k1/8/8/3Q4/8/3n4/8/6K1 w - - 0 1");
        assert!(is_loose(&loose, Square::D3) && is_in_danger(&loose, Square::D3));
    }

    #[test]
    fn danger_comes_from_cheaper_units() {
        let board = board("6k1/8/2p5/3N4/4P3/8/8/6K1 w - - 0 1");
        assert!(is_in_danger(&board, Square::D5));
        assert!(!is_in_danger(&board, Square::E4));
        assert_eq!(balance(&board, Color::White), 3);
        assert_eq!(balance(&board, Color::Black), -3);
    }
}
