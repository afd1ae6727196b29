//! Both sides' measures as a table.

use kmoch_eval::SideMeasures;

use shakmaty::Color;

use super::Look;
use crate::Study;
use crate::language::say;

/// One measure: its key and how it is read from a side.
type Measure = (&'static str, fn(&SideMeasures) -> String);

const MEASURES: [Measure; 9] = [
    ("measure-islands", |side| side.islands.to_string()),
    ("measure-dispersion", |side| side.dispersion.to_string()),
    ("measure-distortion", |side| side.distortion.to_string()),
    ("measure-distortion-front", |side| side.distortion_front.to_string()),
    ("measure-disharmony", |side| plain(side.disharmony)),
    ("measure-one-sidedness", |side| plain(side.imbalance)),
    ("measure-colour-share", |side| percent(side.colour_share)),
    ("measure-shelter-share", |side| percent(side.shelter_colour_share)),
    ("measure-distance", |side| side.distance.to_string()),
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
        let fold = if title.chars().count() > width {
            format!("\n{}", " ".repeat(width))
        } else {
            String::new()
        };
        format!("{title:<width$}{fold}{white:>FIGURE$}{black:>FIGURE$}\n")
    };
    let [white, black] = Color::ALL.map(|side| look.tell(&say!("side-name", side)));
    let measures = look.tell(&say!("measures"));
    let mut text = look.heading(row(&measures, &white, &black).trim_end());
    text.push('\n');
    for (key, read) in MEASURES {
        let [white, black] = [&study.survey.white, &study.survey.black]
            .map(|side| look.language.decimal(&read(side)));
        text.push_str(&row(&look.tell(&say!(key)), &white, &black));
    }
    text
}
