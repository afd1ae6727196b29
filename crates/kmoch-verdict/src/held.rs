//! What it costs to hold every clause to its words.

use crate::record::{MEASURE, Measured, Study};
use crate::words::{name_of, size};

/// The fit in which every clause keeps to what it declares beside the one that asks the data alone: the errors of both, and
/// what would have needed to say the contrary of its words.
pub(crate) fn held_to_words(study: &Study) -> Option<String> {
    let held = study.loss("all clauses, fitted, each held to its words")?;
    let free = study.loss("all clauses, fitted")?;
    let mut denied: Vec<(&String, &Measured)> = study
        .clauses
        .iter()
        .filter(|(key, measured)| *key != MEASURE && measured.is_denied())
        .collect();
    let weight = |measured: &Measured| measured.fitted * measured.share;
    denied.sort_by(|a, b| weight(b.1).total_cmp(&weight(a.1)));
    let cost = if held > free {
        format!("that costs {:.5}", held - free)
    } else {
        "that costs nothing, though the first fit went on from where the second had ended"
            .to_owned()
    };
    let mut told = format!(
        "Held to its words each, all clauses together come to {held:.5}, by the data alone to {free:.5}: {cost}. "
    );
    told += &match denied.first() {
        None => "Every clause is left something.".to_owned(),
        Some((key, measured)) => format!(
            "{} of {} clauses are left nothing by it, because the data alone would have them say the contrary; the weightiest is \
             **{}** (`{key}`), {} cp on average by the data alone.",
            denied.len(),
            study.clauses.len(),
            name_of(key),
            size(measured.fitted)
        ),
    };
    Some(told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Loss;

    fn study(held: f64) -> Study {
        let loss = |name: &str, squares| Loss { name: name.to_owned(), squares, logs: 0.5 };
        let measured = |fitted, held| Measured { share: 0.5, fitted, held, ..Measured::default() };
        Study {
            losses: vec![
                loss("all clauses, fitted, each held to its words", 0.0865),
                loss("all clauses, fitted", 0.0861),
            ],
            clauses: [
                ("passer".to_owned(), measured(60.0, Some(50.0))),
                ("group_member".to_owned(), measured(5.0, Some(held))),
            ]
            .into(),
            ..Study::default()
        }
    }

    #[test]
    fn both_fits_are_told_side_by_side_with_what_is_denied() {
        let told = held_to_words(&study(0.0)).unwrap();
        assert!(
            told.contains("0.08650, by the data alone to 0.08610: that costs 0.00040"),
            "{told}"
        );
        assert!(told.contains("1 of 2 clauses are left nothing"), "{told}");
        assert!(told.contains("(`group_member`), 5.0 cp"), "{told}");
        assert!(held_to_words(&study(3.0)).unwrap().ends_with("Every clause is left something."));
        assert!(held_to_words(&Study::default()).is_none());
        let mut better = study(3.0);
        better.losses[0].squares = 0.0860;
        assert!(held_to_words(&better).unwrap().contains("that costs nothing"));
    }
}
