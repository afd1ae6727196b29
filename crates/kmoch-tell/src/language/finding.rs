//! What clauses find, in words. Their English sentences and names stand with their declaration.

use kmoch_eval::{Breach, Chapter, Clause, Item, Place, Reading, Shown};
use shakmaty::{Bitboard, Board, Color};

use super::{Argument, Phrase, say, units_of};

/// A finding as a sentence, without a full stop.
pub fn finding(item: &Item, board: &Board) -> Phrase {
    let said = about(item.clause.clause(), item.side, item.place, board).with("n", item.count);
    said.declared(item.sentence(board))
}

/// A rule that is broken, as a sentence without a full stop.
pub fn breach(breach: &Breach, board: &Board) -> Phrase {
    let dark = (breach.place.at & Bitboard::DARK_SQUARES).any();
    let said = about(breach.rule.clause(), breach.side, breach.place, board)
        .with("measure", reading(breach.shown, breach.measure))
        .with("limit", reading(breach.shown, breach.limit))
        .with("colour", if dark { "dark" } else { "light" });
    said.declared(breach.sentence(board))
}

fn about(clause: &Clause, side: Color, place: Place, board: &Board) -> Phrase {
    Phrase::new(format!("clause-{}", clause.key))
        .with("side", side)
        .with("enemy", side.other())
        .with("on", units_of(board, place.on))
        .with("at", units_of(board, place.at))
        .with("by", units_of(board, place.by))
}

/// What a rule measures or allows.
fn reading(shown: Shown, reading: Reading) -> Argument {
    let value = reading.value();
    let number = |value: f64| {
        let text = format!("{value:.2}");
        Argument::Decimal(text.trim_end_matches('0').trim_end_matches('.').to_owned())
    };
    match shown {
        Shown::Times if value.is_infinite() => say!("beyond-measure").into(),
        Shown::Times => say!("so-many-times", number = number(value)).into(),
        Shown::Share => {
            let number = Argument::Decimal(format!("{:.0}", 100.0 * value));
            say!("percent", number).into()
        }
        Shown::Count | Shown::Pieces | Shown::Number => number(value),
    }
}

/// A clause's name.
pub fn name_of(clause: &Clause) -> Phrase {
    Phrase::new(format!("name-{}", clause.key)).declared(clause.name.to_owned())
}

/// A chapter's title.
pub fn chapter(chapter: Chapter) -> Phrase {
    Phrase::new(format!("chapter-{}", format!("{chapter:?}").to_lowercase()))
        .declared(chapter.title().to_owned())
}
