//! What clauses find and what they are, in words. The English ones stand with their declaration.

use kmoch_eval::{Breach, Chapter, Clause, Item, Numbers, Place, Reading, Shown};
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
        // None at all is told otherwise than some.
        Shown::Count | Shown::Pieces if value.fract() == 0.0 => Argument::Count(value as usize),
        Shown::Count | Shown::Pieces | Shown::Number => number(value),
    }
}

/// What a clause is in chess.
pub fn what(clause: &Clause) -> Phrase {
    let english = in_one_line(paragraphs(clause).0);
    Phrase::new(format!("what-{}", clause.key)).declared(english)
}

/// Why it matters, where that is told apart from what it is.
pub fn why(clause: &Clause) -> Option<Phrase> {
    let english = in_one_line(paragraphs(clause).1?);
    Some(Phrase::new(format!("why-{}", clause.key)).declared(english))
}

/// Which of a clause's numbers are whose, where some are the sources' and some this project's.
pub fn whose_numbers(clause: &Clause) -> Option<Phrase> {
    match clause.source.numbers {
        Some(Numbers::Mixed(which)) => {
            Some(Phrase::new(format!("numbers-{}", clause.key)).declared(which.to_owned()))
        }
        _ => None,
    }
}

/// A definition's two paragraphs: what it is, and why it matters.
fn paragraphs(clause: &Clause) -> (&'static str, Option<&'static str>) {
    match clause.definition.split_once("\n\n") {
        Some((what, why)) => (what, Some(why)),
        None => (clause.definition, None),
    }
}

fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
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
