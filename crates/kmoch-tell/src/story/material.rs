//! Unequal material: who has what for what.

use kmoch_eval::Amount;
use shakmaty::{Bitboard, Board, Color, File, Role, Square};

/// The kinds of unit from queen to pawn, and what beginners learn they are worth.
pub const WORTH: [(Role, i32); 5] =
    [(Role::Queen, 9), (Role::Rook, 5), (Role::Bishop, 3), (Role::Knight, 3), (Role::Pawn, 1)];

/// What a side has more of than the other, by kind, from queen to pawn.
pub fn surplus(board: &Board, side: Color) -> Vec<(Role, usize)> {
    let count = |side: Color, role| (board.by_color(side) & board.by_role(role)).count();
    WORTH
        .iter()
        .map(|&(role, _)| (role, count(side, role).saturating_sub(count(side.other(), role))))
        .filter(|(_, more)| *more > 0)
        .collect()
}

/// What a list of units is worth as beginners count it.
pub fn points(units: &[(Role, usize)]) -> i32 {
    let worth = |role| WORTH.iter().find(|(kind, _)| *kind == role).map_or(0, |(_, worth)| *worth);
    units.iter().map(|&(role, count)| worth(role) * count as i32).sum()
}

/// Whether an amount can be told as material: the side it speaks for has more of something.
pub fn ahead(board: &Board, amount: Amount) -> bool {
    let side = if amount > Amount::ZERO { Color::White } else { Color::Black };
    !surplus(board, side).is_empty()
}

/// The most points by which unlike material differs that is still a matter of judgement.
const MATTER_OF_JUDGEMENT: i32 = 2;

/// Whether both sides have what the other has not, to much the same worth.
pub fn is_imbalance(board: &Board) -> bool {
    let [white, black] = [Color::White, Color::Black].map(|side| surplus(board, side));
    let apart = (points(&white) - points(&black)).abs();
    !white.is_empty() && !black.is_empty() && apart <= MATTER_OF_JUDGEMENT
}

/// Whether pawns are all that either side has more of, and this side has them.
pub fn is_pawns_only(board: &Board, side: Color) -> bool {
    let more = surplus(board, side);
    matches!(more.as_slice(), [(Role::Pawn, _)]) && surplus(board, side.other()).is_empty()
}

/// The units in which a side is ahead, as the board stands; of pawns those on the wing where it
/// has more of them.
pub fn squares(board: &Board, side: Color) -> Bitboard {
    surplus(board, side)
        .into_iter()
        .map(|(role, _)| match role {
            Role::Pawn => majority(board, side),
            role => board.by_color(side) & board.by_role(role),
        })
        .fold(Bitboard::EMPTY, |all, squares| all | squares)
}

/// The wings and the centre, and their files from first to last.
const WINGS: [(&str, [File; 2]); 3] = [
    ("queenside", [File::A, File::C]),
    ("centre", [File::D, File::E]),
    ("kingside", [File::F, File::H]),
];

/// The two halves of the board: a majority of pawns is one on a half.
const HALVES: [(&str, [File; 2]); 2] =
    [("queenside", [File::A, File::D]), ("kingside", [File::E, File::H])];

/// The pawns with which a side outnumbers the other on a half of the board, by the name of the half: where
/// it does so by most.
pub fn majority_of_half(board: &Board, side: Color) -> Option<(&'static str, Bitboard)> {
    HALVES
        .into_iter()
        .map(|(name, files)| {
            let here = board.pawns() & of_files(files);
            let (ours, theirs) = (here & board.by_color(side), here & board.by_color(side.other()));
            (ours.count() as i32 - theirs.count() as i32, (name, ours))
        })
        .filter(|(more, _)| *more > 0)
        .max_by_key(|(more, _)| *more)
        .map(|(_, half)| half)
}

fn of_files([first, last]: [File; 2]) -> Bitboard {
    let files = File::ALL.into_iter().filter(|file| (first..=last).contains(file));
    files.fold(Bitboard::EMPTY, |all, file| all | Bitboard::from_file(file))
}

/// The wing a square lies on, by its name and its squares.
pub fn wing(square: Square) -> (&'static str, Bitboard) {
    let wings = WINGS.map(|(name, files)| (name, of_files(files)));
    wings.into_iter().find(|(_, wing)| wing.contains(square)).unwrap_or(wings[0])
}

/// The pawns of a side on the wing where it has most more of them than the other side.
pub fn majority(board: &Board, side: Color) -> Bitboard {
    let (own, enemy) = (board.by_color(side), board.by_color(side.other()));
    WINGS
        .into_iter()
        .map(|(_, files)| {
            let wing = of_files(files);
            let (ours, theirs) = (board.pawns() & own & wing, board.pawns() & enemy & wing);
            (ours.count() as i32 - theirs.count() as i32, ours)
        })
        .filter(|(more, _)| *more > 0)
        .max_by_key(|(more, _)| *more)
        .map_or(Bitboard::EMPTY, |(_, pawns)| pawns)
}
