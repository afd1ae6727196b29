//! The catalogue: every clause with its definition, values and source.

mod markdown;

use std::fmt::Write as _;

use kmoch_eval::{
    Bracket, CLAUSES, Chapter, Clause, ClauseId, Curve, Evaluator, Profile, Unit, find_clause,
};

use kmoch_verdict::words;
pub use markdown::markdown;

use crate::Position;
use crate::record::push_string;
use crate::text::Look;

/// The clauses of a chapter.
fn of_chapter(chapter: Chapter) -> impl Iterator<Item = &'static Clause> {
    CLAUSES.iter().copied().filter(move |clause| clause.chapter == chapter)
}

/// The clauses by chapter, a line each.
pub fn list(look: Look) -> String {
    let widest = CLAUSES.iter().map(|clause| clause.key.len()).max().unwrap_or(0);
    let mut text = String::new();
    for chapter in Chapter::ALL {
        for (place, clause) in of_chapter(chapter).enumerate() {
            if place == 0 {
                let gap = if text.is_empty() { "" } else { "\n" };
                let _ = writeln!(text, "{gap}{}", look.heading(chapter.title()));
            }
            let _ = writeln!(text, "  {:<widest$}  {}", clause.key, clause.name);
        }
    }
    text
}

/// All there is to say of one clause.
pub fn page(clause: ClauseId, profile: &Profile, look: Look) -> String {
    let declared = clause.clause();
    let mut text = format!("{}\n", look.heading(&format!("{} ({})", declared.name, declared.key)));
    text.push_str(&look.paragraph(&definition(declared)));
    let _ = write!(
        text,
        "\nChapter  {}, section {} of the specification\n",
        declared.chapter.title(),
        declared.section
    );
    let said = format!("Says     {}", said(declared));
    text.push_str(&look.paragraph(&said));
    if let Some(why) = worthless(clause, profile) {
        let _ = writeln!(text, "Worth    {why}");
    } else {
        let _ = writeln!(text, "\nWorth in the profile {}, {}:", profile.name, unit(declared));
        for (slot, curve) in profile.values_of(clause) {
            let _ = writeln!(text, "  {slot:<16}  {}", value(curve));
        }
    }
    let measured = words::lines(kmoch_verdict::shipped(), declared.key);
    if !measured.is_empty() {
        text.push_str("\nVerdict of the data (docs/verdict.md):\n");
        for line in measured {
            text.push_str(&look.paragraph(&line));
        }
    }
    let _ = writeln!(
        text,
        "\nExample  kmoch explain \"{}\" --clause {}",
        declared.example, declared.key
    );
    text
}

/// All clauses, or one, as JSON.
pub fn json(only: Option<ClauseId>, profile: &Profile) -> String {
    let clauses: Vec<String> = CLAUSES
        .iter()
        .filter_map(|clause| find_clause(clause.key))
        .filter(|clause| only.is_none_or(|only| only == *clause))
        .map(|clause| object(clause, profile))
        .collect();
    match only {
        Some(_) => format!("{}\n", clauses.concat()),
        None => format!("[\n{}\n]\n", clauses.join(",\n")),
    }
}

fn object(clause: ClauseId, profile: &Profile) -> String {
    let declared = clause.clause();
    let mut out = String::from("{");
    let fields = [
        ("key", declared.key),
        ("name", declared.name),
        ("chapter", declared.chapter.title()),
        ("section", declared.section),
        ("definition", &definition(declared)),
        ("says", declared.says),
        ("example", declared.example),
        ("unit", unit(declared)),
    ];
    for (name, text) in fields {
        let _ = write!(out, "\"{name}\":");
        push_string(&mut out, text);
        out.push(',');
    }
    let brackets: Vec<String> =
        Bracket::ALL.iter().map(|bracket| format!("\"{}\"", bracket.name())).collect();
    let _ = write!(out, "\"brackets\":[{}],\"values\":{{", brackets.join(","));
    for (place, (slot, curve)) in profile.values_of(clause).enumerate() {
        let values: Vec<String> =
            Bracket::ALL.iter().map(|&bracket| number(curve.at_bracket(bracket))).collect();
        let comma = if place == 0 { "" } else { "," };
        let _ = write!(out, "{comma}\"{slot}\":[{}]", values.join(","));
    }
    out.push_str("},\"verdict\":");
    out.push_str(&verdict(declared.key));
    out.push('}');
    out
}

/// What was measured of a clause, as JSON: what the record keeps, and what it says of the sign.
fn verdict(key: &str) -> String {
    let record = kmoch_verdict::shipped();
    let mut told = serde_json::Map::new();
    for (kind, study) in [("engine", &record.engine), ("masters", &record.masters)] {
        let measured = study.as_ref().and_then(|study| study.clauses.get(key));
        let mut value = serde_json::json!(measured);
        if let (Some(measured), Some(fields)) = (measured, value.as_object_mut()) {
            fields.insert("sign".to_owned(), measured.sign(key).word().into());
        }
        told.insert(kind.to_owned(), value);
    }
    serde_json::Value::Object(told).to_string()
}

/// What the clause says of its example; of a move or of a rule, how it would say it.
fn said(clause: &Clause) -> String {
    found_in_example(clause).unwrap_or_else(|| clause.says.replace(['{', '}'], ""))
}

fn found_in_example(clause: &Clause) -> Option<String> {
    let position = Position::read(clause.example).ok()?;
    let ledger = Evaluator::new(&Profile::addendum()).ledger(position.board(), position.turn());
    let item = ledger.items.iter().find(|item| item.clause.clause().key == clause.key)?;
    Some(item.sentence(position.board()))
}

/// Why a clause is worth nothing in a profile, if that is so.
fn worthless(clause: ClauseId, profile: &Profile) -> Option<&'static str> {
    if clause.clause().is_label() {
        Some("nothing: it names a fact")
    } else if profile.values_of(clause).all(|(_, curve)| curve.is_zero()) {
        Some("nothing in this profile")
    } else {
        None
    }
}

/// The definition as one paragraph.
pub fn definition(clause: &Clause) -> String {
    clause.definition.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn unit(clause: &Clause) -> &'static str {
    match clause.unit {
        Unit::Millipawns => "thousandths of a pawn",
        Unit::Share => "as a share",
        Unit::Number => "as plain numbers",
    }
}

/// A value over the course of the game: one number, one for each half, or six.
fn value(curve: &Curve) -> String {
    let values = Bracket::ALL.map(|bracket| number(curve.at_bracket(bracket)));
    let [first, _, _, fourth, _, _] = &values;
    let (middlegame, endgame) = values.split_at(3);
    let same = |half: &[String], value: &String| half.iter().all(|other| other == value);
    if same(&values, first) {
        first.clone()
    } else if same(middlegame, first) && same(endgame, fourth) {
        format!("{first} in the middlegame, {fourth} in the endgame")
    } else {
        values.join(" ")
    }
}

/// At most three decimals.
fn number(value: f64) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tally::is_static;

    #[test]
    fn values_are_told_as_short_as_they_are() {
        assert_eq!(value(&Curve::flat(-62.5)), "-62.5");
        assert_eq!(value(&Curve::two(1.0, 2.0)), "1 in the middlegame, 2 in the endgame");
        let profile = Profile::addendum();
        let (name, curve) = profile.values_of(find_clause("passer").unwrap()).last().unwrap();
        assert_eq!(name, "rank7");
        assert_eq!(value(curve), "1300 1300 1300 1733.333 1950 2166.667");
    }

    #[test]
    fn the_page_of_a_clause_has_all_there_is() {
        let page = page(find_clause("passer").unwrap(), &Profile::addendum(), Look::default());
        for part in ["Passed pawn (passer)", "section 4", "rank7", "--clause passer"] {
            assert!(page.contains(part), "{part} is missing in\n{page}");
        }
    }

    #[test]
    fn json_is_well_formed_and_complete() {
        let profile = Profile::addendum();
        let all: serde_json::Value = serde_json::from_str(&json(None, &profile)).unwrap();
        assert_eq!(all.as_array().unwrap().len(), CLAUSES.len());
        let one: serde_json::Value =
            serde_json::from_str(&json(find_clause("passer"), &profile)).unwrap();
        assert_eq!(one["values"]["rank2"][3], 133.333);
        assert_eq!(one["verdict"]["engine"]["sign"], "confirmed");
    }

    /// What a clause's declaration lacks.
    fn lack(clause: &Clause) -> Option<String> {
        if clause.name.is_empty() {
            return Some("has no name".to_owned());
        }
        if definition(clause).len() < 20 {
            return Some("is hardly defined".to_owned());
        }
        if let Err(fault) = Position::read(clause.example) {
            return Some(format!("has an example that is no position: {fault}"));
        }
        let is_due = is_static(clause.chapter) && !clause.may_be_absent();
        (is_due && found_in_example(clause).is_none()).then(|| "is not in its example".to_owned())
    }

    #[test]
    fn every_clause_has_a_name_a_definition_and_a_sound_example() {
        let lacks: Vec<String> = CLAUSES
            .iter()
            .filter_map(|clause| lack(clause).map(|lack| format!("{} {lack}", clause.key)))
            .collect();
        assert!(lacks.is_empty(), "{}", lacks.join("\n"));
    }
}
