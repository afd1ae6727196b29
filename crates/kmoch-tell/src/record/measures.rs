//! A side's measures in a record.

use std::fmt::Write as _;

use kmoch_eval::SideMeasures;

/// A number as it stands in a record.
pub fn rounded(number: f64) -> f64 {
    const DIGITS: f64 = 10_000.0;
    (number * DIGITS).round() / DIGITS
}

/// Whole numbers as they are, fractions with so many digits behind the point.
pub fn push_number(out: &mut String, number: f64) {
    let start = out.len();
    let _ = write!(out, "{number:.4}");
    let kept = out[start..].trim_end_matches('0').trim_end_matches('.').len();
    out.truncate(start + kept);
}

/// Writes the measures as a JSON object.
pub fn push_object(out: &mut String, side: &SideMeasures) {
    let named = SideMeasures::NAMES.iter().zip(side.numbers());
    for (place, (name, number)) in named.enumerate() {
        let _ = write!(out, "{}\"{name}\":", if place == 0 { "{" } else { "," });
        match number {
            Some(number) => push_number(out, number),
            None => out.push_str("null"),
        }
    }
    out.push('}');
}

/// Writes the measures as fields of CSV, each behind a comma; what there is not is empty.
pub fn push_fields(out: &mut String, side: &SideMeasures) {
    for number in side.numbers() {
        out.push(',');
        if let Some(number) = number {
            push_number(out, number);
        }
    }
}

#[cfg(test)]
mod tests {
    use kmoch_eval::{Evaluator, Profile};
    use shakmaty::fen::Fen;

    use super::*;

    #[test]
    fn what_there_is_not_is_null_or_empty() {
        let fen: Fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1".parse().unwrap();
        let board = fen.into_setup().board;
        let survey = Evaluator::new(&Profile::addendum()).survey(&board);
        let (mut json, mut csv) = (String::new(), String::new());
        push_object(&mut json, &survey.white);
        push_fields(&mut csv, &survey.black);
        assert!(json.contains("\"disharmony\":null,\"imbalance\":1.95"), "{json}");
        assert!(
            json.ends_with("\"colour_share\":0.6,\"shelter_colour_share\":0.5,\"distance\":12}"),
            "{json}"
        );
        assert_eq!(csv, ",0,0,0,0,,,,,0");
    }
}
