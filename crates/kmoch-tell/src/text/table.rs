//! The ledger by chapter.

use shakmaty::Color;

use super::Look;
use crate::language::{chapter, say};
use crate::pawns::Hundredths;
use crate::tally::ChapterLine;

const FIGURE: usize = 9;

/// A table of titles and figures; where it is too narrow for a row, the figures go below the
/// title. The last row stands under a rule.
pub fn table(heads: [String; 3], rows: &[(String, [Hundredths; 3])], look: Look) -> String {
    let widest = rows.iter().map(|(title, _)| title.chars().count()).max().unwrap_or(0);
    const FIGURES: usize = 3 * FIGURE;
    let figures = FIGURES;
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
    let mut text = look.heading(&row("", heads));
    text.push('\n');
    for (place, (title, figures)) in rows.iter().enumerate() {
        let line = row(title, figures.map(|figure| look.language.signed(figure)));
        if place + 1 == rows.len() {
            text.push_str(&"-".repeat(title_width + FIGURES));
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
pub fn chapters((lines, total): (Vec<ChapterLine>, ChapterLine), look: Look) -> String {
    let title = |line: &ChapterLine| line.chapter.map_or_else(|| say!("total"), chapter);
    let rows: Vec<(String, [Hundredths; 3])> = lines
        .iter()
        .chain([&total])
        .map(|line| (look.tell(&title(line)), [line.white, line.black, line.difference()]))
        .collect();
    let [white, black] = Color::ALL.map(|side| look.tell(&say!("side-name", side)));
    table([white, black, look.tell(&say!("difference"))], &rows, look)
}
