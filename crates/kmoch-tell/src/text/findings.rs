//! Single findings: those of one clause, or all of them.

use kmoch_eval::sentence::name;
use kmoch_eval::{Amount, CLAUSES, Chapter, Clause, ClauseId, Item, find_clause};
use shakmaty::{Bitboard, ByColor, Color};

use super::story::with_notes;
use super::{Look, rules, table};
use crate::Study;
use crate::pawns::{hundredths, signed};
use crate::tally::is_static;

/// What one clause finds, with its definition.
pub fn clause(study: &Study, clause: ClauseId, profile: &str, look: Look) -> String {
    let marks = ByColor::new_with(|side| {
        let broken = study.breaches.iter().filter(|b| b.rule == clause && b.side == side);
        let marks = broken.fold(Bitboard::EMPTY, |marks, breach| marks | breach.place.on);
        study.ledger.of(clause, side).fold(marks, |marks, item| marks | item.squares())
    });
    let declared = clause.clause();
    let mut text = with_notes(study, &marks, profile, look);
    text.push_str(&format!("\n{}\n", look.heading(declared.name)));
    let definition = declared.definition.split_whitespace().collect::<Vec<_>>().join(" ");
    text.push_str(&look.paragraph(&definition));
    if let Some(hint) = hint(declared, study) {
        text.push_str(&format!("\n{hint}\n"));
        return text;
    }
    for side in [Color::White, Color::Black] {
        if declared.chapter == Chapter::Cuts {
            let broken = rules::of_clause(study, clause, side, look);
            let word = if broken.is_empty() { "keeps the rule" } else { "breaks the rule" };
            let heading = look.heading(&format!("{} {word}", name(side)));
            text.push_str(&format!("\n{heading}\n{broken}"));
            continue;
        }
        let items: Vec<&Item> = study.ledger.of(clause, side).collect();
        let sum = study.tally.entry(clause, side).amount;
        let heading = match items.len() {
            0 => format!("{}: nothing of the kind", name(side)),
            1 => format!("{}: 1 finding, {}", name(side), signed(hundredths(sum))),
            n => format!("{}: {n} findings, {}", name(side), signed(hundredths(sum))),
        };
        text.push_str(&format!("\n{}\n", look.heading(&heading)));
        text.push_str(&list(study, &items, look));
    }
    text
}

/// How to ask a clause that speaks of moves and not of a position.
fn hint(clause: &Clause, study: &Study) -> Option<String> {
    let fen = &study.position.fen;
    let moves = if clause.example == fen { clause.moves } else { &[] };
    match (clause.chapter, moves) {
        (Chapter::Preferences, [better, worse]) => {
            Some(format!("It compares two moves: kmoch compare \"{fen}\" {better} {worse}"))
        }
        (Chapter::Preferences, _) => {
            Some(format!("It compares two moves: kmoch compare \"{fen}\" MOVE MOVE"))
        }
        (Chapter::Moves, [step]) => {
            Some(format!("It is about a move: kmoch explain \"{fen}\" --move {step}"))
        }
        (Chapter::Moves, _) => {
            Some(format!("It is about a move: kmoch explain \"{fen}\" --move MOVE"))
        }
        _ => None,
    }
}

/// The ledger by chapter, then every finding under its clause.
pub fn all(study: &Study, look: Look) -> String {
    let mut text = format!("\n{}", table::chapters(study.tally.lines(), look));
    let mut chapter = None;
    for declared in CLAUSES.iter().filter(|clause| is_static(clause.chapter)) {
        let Some(clause) = find_clause(declared.key) else { continue };
        for side in [Color::White, Color::Black] {
            let items: Vec<&Item> = study.ledger.of(clause, side).collect();
            let counts = declared.chapter != Chapter::Complement
                || items.iter().any(|item| item.amount != Amount::ZERO);
            if items.is_empty() || !counts {
                continue;
            }
            if chapter.replace(declared.chapter) != Some(declared.chapter) {
                text.push_str(&format!("\n{}\n", look.heading(declared.chapter.title())));
            }
            let sum = signed(hundredths(study.tally.entry(clause, side).amount));
            let heading = format!("{} ({}), {} {sum}", declared.name, declared.key, name(side));
            text.push_str(&look.paragraph(&heading));
            text.push_str(&list(study, &items, look));
        }
    }
    text
}

fn list(study: &Study, items: &[&Item], look: Look) -> String {
    let board = study.position.board();
    items.iter().map(|item| look.entry(item.amount, &item.sentence(board))).collect()
}
