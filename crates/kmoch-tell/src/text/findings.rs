//! Single findings: those of one clause, or all of them.

use kmoch_eval::{Amount, Chapter, Clause, ClauseId, Item};
use shakmaty::{Bitboard, ByColor, Color};

use super::story::with_notes;
use super::{Look, measures, rules, table};
use crate::Study;
use crate::catalog::definition;
use crate::language::{Argument, Phrase, chapter as chapter_title, finding, name_of, say};
use crate::pawns::hundredths;
use crate::story::Story;
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
    text.push_str(&format!("\n{}\n", look.heading(&look.tell(&name_of(declared)))));
    text.push_str(&look.paragraph(&look.tell(&definition(declared))));
    if let Some(hint) = hint(declared, study) {
        text.push_str(&format!("\n{}\n", look.tell(&hint)));
        return text;
    }
    for side in [Color::White, Color::Black] {
        if declared.chapter == Chapter::Cuts {
            let broken = rules::of_clause(study, clause, side, look);
            let key = if broken.is_empty() { "keeps-rule" } else { "breaks-rule" };
            let heading = look.heading(&look.tell(&say!(key, side)));
            text.push_str(&format!("\n{heading}\n{broken}"));
            continue;
        }
        let items: Vec<&Item> = study.ledger.of(clause, side).collect();
        let sum = study.tally.entry(clause, side).amount;
        let heading = match items.len() {
            0 => say!("nothing-found", side),
            number => {
                say!("findings", side, number, amount = Argument::Signed(hundredths(sum)))
            }
        };
        text.push_str(&format!("\n{}\n", look.heading(&look.tell(&heading))));
        text.push_str(&list(study, &items, look));
    }
    text
}

/// How to ask a clause that speaks of moves and not of a position.
fn hint(clause: &Clause, study: &Study) -> Option<Phrase> {
    let fen = &study.position.fen;
    let moves = if clause.example == fen { clause.moves } else { &[] };
    let hint = match (clause.chapter, moves) {
        (Chapter::Preferences, [better, worse]) => {
            Some(("hint-compare", format!("kmoch compare \"{fen}\" {better} {worse}")))
        }
        (Chapter::Preferences, _) => {
            Some(("hint-compare", format!("kmoch compare \"{fen}\" MOVE MOVE")))
        }
        (Chapter::Moves, [step]) => {
            Some(("hint-move", format!("kmoch explain \"{fen}\" --move {step}")))
        }
        (Chapter::Moves, _) => Some(("hint-move", format!("kmoch explain \"{fen}\" --move MOVE"))),
        _ => None,
    };
    hint.map(|(key, command)| say!(key, command = Argument::Name(command)))
}

/// The ledger by chapter, then every finding under its clause.
pub fn all(study: &Study, story: &Story, look: Look) -> String {
    let mut text = format!(
        "{}\n{}\n{}",
        rules::all(study, story, look),
        table::chapters(study.tally.lines(), look),
        measures::table(study, look)
    );
    let mut chapter = None;
    for clause in ClauseId::all().filter(|clause| is_static(clause.clause().chapter)) {
        let declared = clause.clause();
        for side in [Color::White, Color::Black] {
            let items: Vec<&Item> = study.ledger.of(clause, side).collect();
            let counts = declared.chapter != Chapter::Complement
                || items.iter().any(|item| item.amount != Amount::ZERO);
            if items.is_empty() || !counts {
                continue;
            }
            if chapter.replace(declared.chapter) != Some(declared.chapter) {
                text.push_str(&format!(
                    "\n{}\n",
                    look.heading(&look.tell(&chapter_title(declared.chapter)))
                ));
            }
            let amount = Argument::Signed(hundredths(study.tally.entry(clause, side).amount));
            let name = Argument::Name(look.tell(&name_of(declared)));
            let key = Argument::Name(declared.key.to_owned());
            let heading = say!("listed-clause", name, key, side, amount);
            text.push_str(&look.paragraph(&look.tell(&heading)));
            text.push_str(&list(study, &items, look));
        }
    }
    text
}

fn list(study: &Study, items: &[&Item], look: Look) -> String {
    let board = study.position.board();
    items.iter().map(|item| look.entry(item.amount, &look.tell(&finding(item, board)))).collect()
}
