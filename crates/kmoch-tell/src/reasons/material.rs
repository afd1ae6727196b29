//! Unequal material in words.

use kmoch_eval::sentence::{join, name};
use shakmaty::{Board, Color, Role};

const ROLES: [(Role, &str); 5] = [
    (Role::Queen, "queen"),
    (Role::Rook, "rook"),
    (Role::Bishop, "bishop"),
    (Role::Knight, "knight"),
    (Role::Pawn, "pawn"),
];
const NUMBERS: [&str; 9] = ["no", "a", "two", "three", "four", "five", "six", "seven", "eight"];

/// What the side that is ahead has more of, and what less: "White is ahead: a rook against a
/// bishop and a pawn".
pub fn sentence(board: &Board, ahead: Color) -> String {
    let count = |side: Color, role| (board.by_color(side) & board.by_role(role)).count();
    let surplus = |side: Color| -> Vec<String> {
        ROLES
            .iter()
            .filter_map(|&(role, word)| {
                let more = count(side, role).saturating_sub(count(side.other(), role));
                (more > 0).then(|| units(more, word))
            })
            .collect()
    };
    let (more, less) = (surplus(ahead), surplus(ahead.other()));
    let who = name(ahead);
    if less.is_empty() {
        format!("{who} has {} more", join(&more))
    } else {
        format!("{who} is ahead in material: {} against {}", join(&more), join(&less))
    }
}

/// What a side has more or less of after a move: "Black has a pawn less".
pub fn change(before: &Board, after: &Board, side: Color) -> String {
    let count = |board: &Board, role| (board.by_color(side) & board.by_role(role)).count();
    let parts: Vec<String> = ROLES
        .iter()
        .filter_map(|&(role, word)| {
            let (was, is) = (count(before, role), count(after, role));
            let how = if is > was { "more" } else { "less" };
            (was != is).then(|| format!("{} {how}", units(was.abs_diff(is), word)))
        })
        .collect();
    format!("{} has {}", name(side), join(&parts))
}

fn units(number: usize, word: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    match NUMBERS.get(number) {
        Some(number) => format!("{number} {word}{plural}"),
        None => format!("{number} {word}{plural}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    #[test]
    fn a_promotion_changes_two_kinds() {
        let [before, after] = ["7k/P7/8/8/8/8/8/7K w - - 0 1", "Q6k/8/8/8/8/8/8/7K b - - 0 1"]
            .map(|fen| Position::read(fen).unwrap().board().clone());
        assert_eq!(change(&before, &after, Color::White), "White has a queen more and a pawn less");
    }

    #[test]
    fn material_is_told_by_what_each_side_has_more_of() {
        let told = |fen: &str| sentence(Position::read(fen).unwrap().board(), Color::White);
        assert_eq!(told("4k3/8/8/8/8/8/PP6/4K3 w - - 0 1"), "White has two pawns more");
        assert_eq!(
            told("2b1k3/p7/8/8/8/8/8/R3K3 w - - 0 1"),
            "White is ahead in material: a rook against a bishop and a pawn"
        );
    }
}
