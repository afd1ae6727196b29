//! Both sides' measures as a table.

use kmoch_eval::SideMeasures;

use super::Look;
use crate::Study;

/// One measure: what it is called and how it is read from a side.
type Measure = (&'static str, fn(&SideMeasures) -> String);

const MEASURES: [Measure; 9] = [
    ("Pawn islands", |side| side.islands.to_string()),
    ("Dispersion D", |side| side.dispersion.to_string()),
    ("Distortion", |side| side.distortion.to_string()),
    ("Distortion from the front", |side| side.distortion_front.to_string()),
    ("Disharmony of the pieces", |side| plain(side.disharmony)),
    ("One-sidedness of the pieces", |side| plain(side.imbalance)),
    ("Larger colour's share of control", |side| percent(side.colour_share)),
    ("The same around the own king", |side| percent(side.shelter_colour_share)),
    ("Squares to the enemy king", |side| side.distance.to_string()),
];

fn plain(number: Option<f64>) -> String {
    number.map_or("-".to_owned(), |number| format!("{number:.2}"))
}

fn percent(share: Option<f64>) -> String {
    share.map_or("-".to_owned(), |share| format!("{:.0} %", 100.0 * share))
}

/// The measures of White and Black.
pub fn table(study: &Study, look: Look) -> String {
    const TITLE: usize = 34;
    const FIGURE: usize = 9;
    // Where it is too narrow for a row, the figures go below the title.
    let width = look.columns().saturating_sub(2 * FIGURE).min(TITLE);
    let row = |title: &str, white: &str, black: &str| {
        let fold =
            if title.len() > width { format!("\n{}", " ".repeat(width)) } else { String::new() };
        format!("{title:<width$}{fold}{white:>FIGURE$}{black:>FIGURE$}\n")
    };
    let mut text = look.heading(row("Measures", "White", "Black").trim_end());
    text.push('\n');
    for (title, read) in MEASURES {
        text.push_str(&row(title, &read(&study.survey.white), &read(&study.survey.black)));
    }
    text
}
