//! The story for the ear: no board, no columns, no signs.

use kmoch_eval::sentence::{join, list, name};
use shakmaty::{Bitboard, Board, Color, File, Role};

use super::story::{FACTS, told};
use crate::pawns::{hundredths, spoken};
use crate::{Study, reasons, verdict};

/// The position and its story in sentences.
pub fn plain(study: &Study) -> String {
    let board = study.position.board();
    let mut text = format!("{}.\n", verdict::words(study.tally.total()));
    let (lines, total) = study.tally.lines();
    text.push_str(&format!(
        "{} to move. The count is {} pawns.\n",
        name(study.position.turn()),
        spoken(total.difference())
    ));
    for side in [Color::White, Color::Black] {
        text.push_str(&format!("{}.\n", pieces(board, side)));
    }
    text.push_str("Pawns by file:\n");
    for file in File::ALL {
        text.push_str(&pawns(board, file));
    }
    let reasons = reasons::of(&study.ledger, board);
    let told = told(&reasons);
    for side in [Color::White, Color::Black] {
        if told.get(side).is_empty() {
            continue;
        }
        text.push_str(&format!("For and against {}:\n", name(side)));
        for reason in told.get(side) {
            text.push_str(&format!(
                "{}: {}.\n",
                capital(spoken(hundredths(reason.amount))),
                reason.sentence
            ));
        }
    }
    for fact in reasons::facts(&study.ledger).take(FACTS) {
        text.push_str(&format!("Worth knowing: {}.\n", fact.sentence(board)));
    }
    text.push_str("The ledger by chapter:\n");
    for line in lines.iter().chain([&total]) {
        text.push_str(&format!(
            "{}: White {}, Black {}, difference {}.\n",
            line.title,
            spoken(line.white),
            spoken(line.black),
            spoken(line.difference())
        ));
    }
    text
}

fn capital(mut words: String) -> String {
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    words
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
