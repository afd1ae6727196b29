//! A comparison in words and figures.

use std::fmt::Write;

use kmoch_eval::Amount;
use kmoch_eval::sentence::name;
use kmoch_tell::Language;

use super::{Comparison, Difference, Row};
use crate::score::Score;
use crate::sentence::pawns;

/// Reasons told for each move.
const REASONS: usize = 5;
/// Clauses in the table; the rest are added up in one line.
const ROWS: usize = 15;
/// What the figures are.
const HEADING: &str = "White less Black";
/// Width of a column of figures.
const COLUMN: usize = 12;

impl Comparison {
    /// The comparison as people read it in a terminal.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let [first, second] = &self.branches;
        let width = first.line.len().max(second.line.len());
        for branch in &self.branches {
            let _ = writeln!(text, "{:width$}  {}", branch.line, branch.assessment.score);
        }
        let _ = writeln!(text, "\n{}", self.verdict());
        if let Some(why) = &self.why {
            let _ = writeln!(text, "{}", why.tell(Language::English));
        }
        for index in [0, 1] {
            text.push_str(&self.reasons(index));
        }
        text.push_str(&self.figures());
        text
    }

    /// Which move is better and by how much, or that the search cannot tell.
    pub fn verdict(&self) -> String {
        let [first, second] = self.branches.each_ref().map(|branch| branch.san);
        let [margin, doubt] = [self.margin(), self.doubt()].map(|amount| f64::from(amount) / 100.0);
        let Some(better) = self.better() else {
            return format!(
                "{first} or {second}: the search cannot tell. The verdicts differ by {margin:.2}, \
                 and it may be off by {doubt:.2}."
            );
        };
        let (better, other) = if better == 0 { (first, second) } else { (second, first) };
        let mates = self
            .branches
            .iter()
            .any(|branch| matches!(branch.assessment.score, Score::Mate { .. }));
        if mates {
            return format!(
                "{better} is better than {other} for {}: a mate decides.",
                name(self.mover)
            );
        }
        format!(
            "{better} is better than {other} for {} by {margin:.2} (the search may be off by {doubt:.2}).",
            name(self.mover)
        )
    }

    /// What speaks for one of the moves at the end of its line.
    fn reasons(&self, index: usize) -> String {
        let favours = |difference: &&Difference| (difference.amount > Amount::ZERO) == (index == 0);
        let reasons: Vec<&Difference> =
            self.differences.iter().filter(favours).take(REASONS).collect();
        let mut text = String::new();
        let branch = &self.branches[index];
        if !reasons.is_empty() || !branch.notes.is_empty() {
            let _ = writeln!(text, "\nFor {} speaks:", branch.san);
        }
        for difference in reasons {
            let seen = self.branches[difference.seen_after].san;
            let sentence = difference.sentence.trim_end_matches('.');
            let amount = pawns(difference.amount.abs());
            let _ = writeln!(text, "  after {seen}: {sentence} ({amount})");
        }
        for note in &branch.notes {
            let _ = writeln!(text, "  The move itself: {note}");
        }
        text
    }

    /// The two ledgers side by side, White less Black.
    fn figures(&self) -> String {
        let rows = self.table();
        let title = |row: &Row| row.clause.clause().name;
        let others = format!("{} others", rows.len().saturating_sub(ROWS));
        let width =
            rows.iter().take(ROWS).map(|row| title(row).len()).chain([others.len(), 16]).max();
        let width = width.unwrap_or_default();
        let line = |name: &str, balances: [Amount; 2]| {
            let [one, other] = balances;
            let figures = [one, other, one - other].map(pawns);
            let figures = figures.map(|figure| format!("{figure:>COLUMN$}")).concat();
            format!("{name:width$}{figures}\n")
        };
        let mut text = format!("\n{HEADING:width$}");
        for branch in &self.branches {
            let _ = write!(text, "{:>COLUMN$}", branch.san.to_string());
        }
        let _ = writeln!(text, "{:>COLUMN$}", "difference");
        for row in rows.iter().take(ROWS) {
            text.push_str(&line(title(row), row.balances));
        }
        if rows.len() > ROWS {
            let sum = |index: usize| rows[ROWS..].iter().map(|row| row.balances[index]).sum();
            text.push_str(&line(&others, [sum(0), sum(1)]));
        }
        let total = |index: usize| rows.iter().map(|row| row.balances[index]).sum();
        text + &line("All that differs", [total(0), total(1)])
    }
}
