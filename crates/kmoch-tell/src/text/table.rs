//! The ledger by chapter.

use super::Look;
use crate::pawns::{Hundredths, signed};
use crate::tally::Line;

const FIGURE: usize = 9;

/// A table of titles and figures; where it is too narrow for a row, the figures go below the
/// title. The last row stands under a rule.
pub fn table(heads: [&str; 3], rows: &[(&str, [Hundredths; 3])], look: Look) -> String {
    let widest = rows.iter().map(|(title, _)| title.chars().count()).max().unwrap_or(0);
    let figures = heads.len() * FIGURE;
    let wide = look.columns() >= widest + figures;
    let title_width = if wide { widest } else { look.columns().saturating_sub(figures) };
    let row = |title: &str, cells: [String; 3]| {
        let cells = cells.map(|cell| format!("{cell:>FIGURE$}")).concat();
        if title.chars().count() <= title_width {
            format!("{title:<title_width$}{cells}")
        } else {
            format!("{title}\n{}{cells}", " ".repeat(title_width))
        }
    };
    let mut text = look.heading(&row("", heads.map(str::to_owned)));
    text.push('\n');
    for (place, (title, figures)) in rows.iter().enumerate() {
        let line = row(title, figures.map(signed));
        if place + 1 == rows.len() {
            text.push_str(&"-".repeat(title_width + heads.len() * FIGURE));
            text.push('\n');
            text.push_str(&look.heading(&line));
        } else {
            text.push_str(&line);
        }
        text.push('\n');
    }
    text
}

/// The ledger by chapter: White, Black, difference.
pub fn chapters((lines, total): (Vec<Line>, Line), look: Look) -> String {
    let rows: Vec<(&str, [Hundredths; 3])> = lines
        .iter()
        .chain([&total])
        .map(|line| (line.title, [line.white, line.black, line.difference()]))
        .collect();
    table(["White", "Black", "Diff."], &rows, look)
}
