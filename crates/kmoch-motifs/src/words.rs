//! What is said of a motif.

use kmoch_eval::sentence::{join, units};
use shakmaty::{Bitboard, Board, Role, Square};

use crate::safety::worth;

/// What a unit is called.
pub fn name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// The unit on a square: "the knight on e5".
pub fn the(board: &Board, square: Square) -> String {
    match board.role_at(square) {
        Some(role) => format!("the {} on {square}", name(role)),
        None => square.to_string(),
    }
}

/// Several units, the dearest first: "king and rook"; with their squares if two are of one kind.
pub fn kinds(board: &Board, squares: Bitboard) -> String {
    let mut roles: Vec<Role> = squares.into_iter().filter_map(|at| board.role_at(at)).collect();
    roles.sort_by_key(|&role| -worth(role));
    if roles.windows(2).any(|pair| pair[0] == pair[1]) {
        return units(squares, board);
    }
    join(&roles.iter().map(|&role| name(role).to_owned()).collect::<Vec<_>>())
}
