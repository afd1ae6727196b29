//! The few words in which a fault names squares and units.

use shakmaty::{Bitboard, Board, Color, Square};

/// More squares than these are counted, not named.
const NAMED: usize = 6;

pub fn name(side: Color) -> &'static str {
    if side.is_white() { "White" } else { "Black" }
}

/// Squares by file: "a2, b3 and c2".
pub fn list(squares: Bitboard) -> String {
    let mut squares: Vec<Square> = squares.into_iter().collect();
    squares.sort_by_key(|square| (square.file(), square.rank()));
    let mut names: Vec<String> = squares.iter().take(NAMED).map(Square::to_string).collect();
    if squares.len() > NAMED {
        names.push(format!("{} more", squares.len() - NAMED));
    }
    join(&names)
}

/// What stands on these squares: "queen on d1 and rook on a1".
pub fn units(squares: Bitboard, board: &Board) -> String {
    let unit = |square: Square| {
        let role = board.role_at(square).map_or_else(String::new, |role| format!("{role:?}"));
        format!("{} on {square}", role.to_lowercase())
    };
    join(&squares.into_iter().map(unit).collect::<Vec<_>>())
}

fn join(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
