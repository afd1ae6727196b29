//! The catalogue for programs.

use std::fmt::Write as _;

use kmoch_eval::{Bracket, Clause, ClauseId, Profile, Source};

use super::{definition, example, number, unit};
use crate::record::push_string;
use crate::{Language, language};

/// All clauses, or one, as JSON.
pub fn json(only: Option<ClauseId>, profile: &Profile, language: Language) -> String {
    let clauses: Vec<String> = ClauseId::all()
        .filter(|clause| only.is_none_or(|only| only == *clause))
        .map(|clause| object(clause, profile, language))
        .collect();
    match only {
        Some(_) => format!("{}\n", clauses.concat()),
        None => format!("[\n{}\n]\n", clauses.join(",\n")),
    }
}

fn object(clause: ClauseId, profile: &Profile, language: Language) -> String {
    let declared = clause.clause();
    let [name, chapter, definition, what] = [
        language::name_of(declared),
        language::chapter(declared.chapter),
        definition(declared),
        language::what(declared),
    ]
    .map(|phrase| phrase.tell(language));
    let why = language::why(declared).map(|why| why.tell(language));
    let says = example::sentence(clause, language);
    let mut out = String::from("{");
    let fields = [
        ("key", Some(declared.key)),
        ("name", Some(&*name)),
        ("chapter", Some(&*chapter)),
        ("theme", Some(declared.theme.key())),
        ("direction", Some(declared.direction.key())),
        ("shape", Some(declared.shape.key())),
        ("section", Some(declared.section)),
        ("definition", Some(&*definition)),
        ("what", Some(&*what)),
        ("why", why.as_deref()),
        ("says", says.as_deref()),
        ("example", Some(declared.example)),
        ("unit", Some(unit(declared))),
    ];
    for (name, text) in fields {
        push_field(&mut out, name, text);
        out.push(',');
    }
    push_source(&mut out, declared, language);
    let brackets: Vec<String> =
        Bracket::ALL.iter().map(|bracket| format!("\"{}\"", bracket.name())).collect();
    let _ = write!(out, ",\"brackets\":[{}],\"values\":{{", brackets.join(","));
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

/// A field with a text, or null.
fn push_field(out: &mut String, name: &str, text: Option<&str>) {
    let _ = write!(out, "\"{name}\":");
    match text {
        Some(text) => push_string(out, text),
        None => out.push_str("null"),
    }
}

/// Where a clause stands in the sources, and whose its numbers are.
fn push_source(out: &mut String, clause: &Clause, language: Language) {
    let Source { passage, numbers } = clause.source;
    let which = language::whose_numbers(clause).map(|which| which.within(language));
    let fields = [
        ("document", passage.map(|passage| passage.document.title())),
        ("heading", passage.map(|passage| passage.heading)),
        ("quote", passage.map(|passage| passage.quote)),
        ("numbers", numbers.map(|numbers| numbers.key())),
        ("which", which.as_deref()),
    ];
    out.push_str("\"source\":{");
    for (place, (name, text)) in fields.into_iter().enumerate() {
        out.push_str(if place == 0 { "" } else { "," });
        push_field(out, name, text);
    }
    out.push('}');
}

/// What was measured of a clause: what the record keeps, and what it says of the sign.
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

#[cfg(test)]
mod tests {
    use super::*;
    use kmoch_eval::Chapter;
    use serde_json::Value;

    #[test]
    fn json_is_well_formed_and_complete() {
        let profile = Profile::addendum();
        let all: Value = serde_json::from_str(&json(None, &profile, Language::English)).unwrap();
        assert_eq!(all.as_array().unwrap().len(), ClauseId::all().len());
        let one: Value =
            serde_json::from_str(&json(Some(ClauseId::Passer), &profile, Language::English))
                .unwrap();
        assert_eq!(one["values"]["rank2"][3], 133.333);
        assert_eq!(one["verdict"]["engine"]["sign"], "confirmed");
        for (field, told) in
            [("theme", "passed_pawns"), ("direction", "virtue"), ("shape", "rising")]
        {
            assert_eq!(one[field], told);
        }
    }

    #[test]
    fn every_clause_names_its_source() {
        let all: Value =
            serde_json::from_str(&json(None, &Profile::addendum(), Language::English)).unwrap();
        for clause in all.as_array().unwrap() {
            let source = &clause["source"];
            let own = clause["chapter"] == Chapter::Complement.title();
            assert_eq!(source["heading"].is_null(), own, "{clause}");
            assert_eq!(source["which"].is_string(), source["numbers"] == "mixed", "{clause}");
        }
    }
}
