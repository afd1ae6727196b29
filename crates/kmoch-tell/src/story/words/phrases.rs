//! What several sentences look at: findings, places, squares.

use shakmaty::{Bitboard, Board, Color, Role, Square, attacks};

use super::super::group::{Group, for_white};
pub use kmoch_motifs::role_name;

use super::super::scene::{Scene, pawn_attacks};
use kmoch_eval::{Amount, Item};

/// The first few squares of a set, those nearest to the enemy first.
pub fn foremost(squares: Bitboard, side: Color, most: usize) -> Bitboard {
    let mut all: Vec<Square> = squares.into_iter().collect();
    all.sort_by_key(|square| {
        let rank = i32::from(square.rank());
        let middle = (2 * i32::from(square.file()) - 7).abs();
        (side.fold_wb(-rank, rank), middle)
    });
    all.into_iter().take(most).collect()
}

/// The safe squares a piece can go to: not held by its own side, not covered by enemy pawns. Rooks and queens
/// stand in each other's way on a line without making it shorter.
pub fn free_squares(board: &Board, square: Square) -> Bitboard {
    let Some(piece) = board.piece_at(square) else { return Bitboard::EMPTY };
    let heavy = board.rooks_and_queens() & board.by_color(piece.color);
    let attacked = match piece.role {
        Role::Rook => attacks::rook_attacks(square, board.occupied() & !heavy),
        _ => board.attacks_from(square),
    };
    attacked & !board.by_color(piece.color) & !pawn_attacks(board, piece.color.other())
}

/// The findings of these clauses for a side.
pub fn items_of<'a>(
    group: &'a Group,
    side: Color,
    keys: &'a [&str],
) -> impl Iterator<Item = &'a Item> {
    group
        .items
        .iter()
        .filter(move |item| item.side == side && keys.contains(&item.clause.clause().key))
}

/// What these clauses come to in favour of a side, both sides' findings together.
pub fn gain(group: &Group, side: Color, keys: &[&str]) -> Amount {
    let items = group.items.iter().filter(|item| keys.contains(&item.clause.clause().key));
    let white: Amount = items.map(for_white).sum();
    side.fold_wb(white, -white)
}

/// Where the findings of these clauses for a side are.
pub fn places(group: &Group, side: Color, keys: &[&str]) -> Bitboard {
    items_of(group, side, keys).fold(Bitboard::EMPTY, |all, item| all | item.place.on)
}

/// What the findings of these clauses for a side aim at.
pub fn targets(group: &Group, side: Color, keys: &[&str]) -> Bitboard {
    items_of(group, side, keys).fold(Bitboard::EMPTY, |all, item| all | item.place.at)
}

/// How much of a group's weight a part must have to be worth naming: one in so many.
const WORTH_NAMING: i32 = 6;

/// Whether a part is enough of a group to be named.
pub fn matters(part: Amount, group: &Group) -> bool {
    part.micropawns() > 0 && part.micropawns() >= group.amount.abs().micropawns() / WORTH_NAMING
}

/// The squares around the four in the middle, too.
pub fn in_centre(square: Square) -> bool {
    (2..=5).contains(&u32::from(square.file())) && (2..=5).contains(&u32::from(square.rank()))
}

/// Whether a square lies at the edge of the board.
pub fn at_edge(square: Square) -> bool {
    [0, 7].contains(&u32::from(square.file())) || [0, 7].contains(&u32::from(square.rank()))
}

/// The rank as a side counts it, from 1.
pub fn rank_of(side: Color, square: Square) -> u32 {
    side.fold_wb(u32::from(square.rank()), 7 - u32::from(square.rank())) + 1
}

/// The square in front of a pawn.
pub fn ahead_of(side: Color, square: Square) -> Option<Square> {
    square.offset(side.fold_wb(8, -8))
}

/// Which of a side's units attack a square.
pub fn attackers(scene: &Scene, side: Color, square: Square) -> Bitboard {
    scene.board.attacks_to(square, side, scene.board.occupied())
}
