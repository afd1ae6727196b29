//! The story for the ear: no board, no columns, no signs.

use kmoch_eval::sentence::{join, list, name};
use shakmaty::{Bitboard, Board, Color, File, Role};

use crate::pawns::{hundredths, spoken};
use crate::story::{Story, title};
use crate::{Language, Study, facts, rules};

/// The position and its story in sentences.
pub fn plain(study: &Study, story: &Story, language: Language) -> String {
    let board = study.position.board();
    let mut text = format!("{}.\n", story.verdict());
    let printed = story.printed();
    text.push_str(&format!(
        "{} to move. The count is {} pawns.\n",
        name(study.position.turn()),
        spoken(printed.total)
    ));
    for side in [Color::White, Color::Black] {
        text.push_str(&format!("{}.\n", pieces(board, side)));
    }
    text.push_str("Pawns by file:\n");
    for file in File::ALL {
        text.push_str(&pawns(board, file));
    }
    for side in [Color::White, Color::Black] {
        for (number, reason) in story.of_side(side) {
            text.push_str(&format!(
                "For {}, {}, {}: {}\n",
                name(side),
                title(reason.theme).tell(language).to_lowercase(),
                spoken(printed.reasons[number - 1]),
                reason.sentence.tell(language)
            ));
            if let Some(what_if) = &reason.what_if {
                let role = crate::story::role_name(what_if.role);
                let then = spoken(hundredths(what_if.total));
                text.push_str(&format!("With the {role} on {}, {then}.\n", what_if.to));
            }
        }
    }
    text.push_str(&format!("Smaller things: {}.\n", spoken(printed.other)));
    text.push_str(&format!("Having the move: {}.\n", spoken(printed.having_the_move)));
    for fact in facts::of(study) {
        text.push_str(&format!("Worth knowing: {fact}.\n"));
    }
    for breach in rules::told(&study.breaches) {
        text.push_str(&format!("A rule of the sources is broken: {}.\n", breach.sentence(board)));
    }
    text
}

/// "White: king g1, queen d1, rooks a1 and f1".
fn pieces(board: &Board, side: Color) -> String {
    const ROLES: [(Role, &str); 5] = [
        (Role::King, "king"),
        (Role::Queen, "queen"),
        (Role::Rook, "rook"),
        (Role::Bishop, "bishop"),
        (Role::Knight, "knight"),
    ];
    let parts: Vec<String> = ROLES
        .iter()
        .filter_map(|&(role, word)| {
            let squares = board.by_color(side) & board.by_role(role);
            let plural = if squares.count() == 1 { "" } else { "s" };
            squares.any().then(|| format!("{word}{plural} {}", list(squares)))
        })
        .collect();
    format!("{}: {}", name(side), parts.join(", "))
}

/// "c-file: White c2 and c3, Black c7."
fn pawns(board: &Board, file: File) -> String {
    let here = board.pawns() & Bitboard::from_file(file);
    let parts: Vec<String> = [Color::White, Color::Black]
        .into_iter()
        .filter_map(|side| {
            let squares = here & board.by_color(side);
            squares.any().then(|| format!("{} {}", name(side), list(squares)))
        })
        .collect();
    let what = if parts.is_empty() { "no pawns".to_owned() } else { join(&parts) };
    format!("{}-file: {what}.\n", file.char())
}
