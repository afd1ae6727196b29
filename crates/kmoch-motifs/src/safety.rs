//! What a unit is worth, and what comes of taking it when both sides take on as long as it pays.

use kmoch_eval::context::Units;
use shakmaty::{Bitboard, Board, Color, Piece, Role, Square};

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

/// What the unit on a square is worth; nothing if there is none.
pub fn worth_at(board: &Board, square: Square) -> i32 {
    board.role_at(square).map_or(0, worth)
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

/// What the unit on `from` wins by taking on `to`, in pawns, when both sides then take there with
/// their cheapest units as long as it pays; less than nothing if it loses.
pub fn taking(board: &Board, from: Square, to: Square) -> i32 {
    let Some(taker) = board.piece_at(from) else { return 0 };
    worth_at(board, to) - best_taking(&moved(board, from, to, taker), to, !taker.color)
}

/// What a side wins by taking on a square if that pays, and nothing if it does not.
pub fn best_taking(board: &Board, square: Square, side: Color) -> i32 {
    let takers = attackers(board, square, side);
    let cheapest = takers.into_iter().min_by_key(|&taker| worth_at(board, taker));
    cheapest.map_or(0, |taker| taking(board, taker, square).max(0))
}

/// Whether the unit on a square stands to be lost: the enemy wins something by taking it.
pub fn is_in_danger(board: &Board, square: Square) -> bool {
    board.color_at(square).is_some_and(|color| best_taking(board, square, !color) > 0)
}

/// Whether whatever takes the unit on a square is not taken back.
pub fn is_loose(board: &Board, square: Square) -> bool {
    let Some(color) = board.color_at(square) else { return false };
    let guarded_without =
        |away: Bitboard| board.attacks_to(square, color, board.occupied().without(away)).any();
    let takers = attackers(board, square, !color);
    !guarded_without(Bitboard::EMPTY)
        && !takers.into_iter().any(|taker| guarded_without(Bitboard::from(taker)))
}

fn moved(board: &Board, from: Square, to: Square, piece: Piece) -> Board {
    let mut after = board.clone();
    after.discard_piece_at(from);
    after.set_piece_at(to, piece);
    after
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
        assert_eq!(taking(&guarded, Square::D5, Square::D3), 3 - 9);
        let loose = board("r5k1/8/8/3Q4/8/3n4/8/6K1 w - - 0 1");
        assert!(is_loose(&loose, Square::D3) && is_in_danger(&loose, Square::D3));
    }

    #[test]
    fn exchanges_go_on_as_long_as_they_pay() {
        let pawn_takes = board("6k1/8/2p5/3N4/4P3/8/8/6K1 w - - 0 1");
        assert_eq!(best_taking(&pawn_takes, Square::D5, Color::Black), 3 - 1);
        assert!(!is_in_danger(&pawn_takes, Square::E4));
        // Two rooks attack, one rook guards: the pawn falls.
        let two_on_one = board("3r2k1/8/8/3p4/8/8/3R4/3R2K1 w - - 0 1");
        assert_eq!(best_taking(&two_on_one, Square::D5, Color::White), 1);
        // A king takes nothing that is guarded.
        let king = board("8/8/3k4/4p3/4K3/8/8/8 w - - 0 1");
        assert_eq!(best_taking(&king, Square::E5, Color::White), 0);
    }

    #[test]
    fn material_is_counted_for_both_sides() {
        let board = board("6k1/8/2p5/3N4/4P3/8/8/6K1 w - - 0 1");
        assert_eq!(balance(&board, Color::White), 3);
        assert_eq!(balance(&board, Color::Black), -3);
    }
}
