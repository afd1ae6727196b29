//! A comparison in words and figures.

use std::fmt::Write;

use kmoch_eval::Amount;
use kmoch_tell::Language;
use kmoch_tell::language::{Argument, Phrase, name_of, say};
use kmoch_tell::pawns::hundredths;
use shakmaty::san::SanPlus;

use super::{Comparison, Difference};
use crate::score::Score;

/// Reasons told for each move.
const REASONS: usize = 5;
/// Clauses in the table; the rest are added up in one line.
const ROWS: usize = 15;
/// Width of a column of figures.
const COLUMN: usize = 12;

impl Comparison {
    /// The comparison as people read it in a terminal.
    pub fn text(&self, language: Language) -> String {
        let mut text = String::new();
        let lines = self.branches.each_ref().map(|branch| language.moves(&branch.line));
        let width = lines.iter().map(|line| line.chars().count()).max().unwrap_or_default();
        for (line, branch) in lines.iter().zip(&self.branches) {
            let score = language.decimal(&branch.assessment.score.to_string());
            let _ = writeln!(text, "{line:width$}  {score}");
        }
        let _ = writeln!(text, "\n{}", self.verdict().within(language));
        if let Some(why) = &self.why {
            let _ = writeln!(text, "{}", why.tell(language));
        }
        for index in [0, 1] {
            text.push_str(&self.reasons(index, language));
        }
        text.push_str(&self.figures(language));
        text
    }

    /// Which move is better and by how much, or that the search cannot tell.
    pub fn verdict(&self) -> Phrase {
        let [first, second] = self.branches.each_ref().map(|branch| moved(branch.san));
        let [margin, doubt] = [self.margin(), self.doubt()]
            .map(|amount| Argument::Decimal(format!("{:.2}", f64::from(amount) / 100.0)));
        let per_cent = |index: usize| Argument::Name(format!("{:.0}", self.chances[index]));
        let Some(better) = self.better() else {
            return match self.margin() > self.doubt() {
                true => say!("compare-alike", first, second, margin, chance = per_cent(0)),
                false => say!("compare-unclear", first, second, margin, doubt),
            };
        };
        let (chance, instead) = (per_cent(better), per_cent(1 - better));
        let (better, other) = if better == 0 { (first, second) } else { (second, first) };
        let side = self.mover;
        let mates = self
            .branches
            .iter()
            .any(|branch| matches!(branch.assessment.score, Score::Mate { .. }));
        match mates {
            true => say!("compare-mate", better, other, side),
            false => {
                say!("compare-better", better, other, side, margin, doubt, chance, instead)
            }
        }
    }

    /// What speaks for one of the moves at the end of its line.
    fn reasons(&self, index: usize, language: Language) -> String {
        let favours = |difference: &&Difference| (difference.amount > Amount::ZERO) == (index == 0);
        let reasons: Vec<&Difference> =
            self.differences.iter().filter(favours).take(REASONS).collect();
        let mut text = String::new();
        let branch = &self.branches[index];
        if !reasons.is_empty() || !branch.notes.is_empty() {
            let heading = say!("compare-for", move = moved(branch.san)).tell(language);
            let _ = writeln!(text, "\n{heading}");
        }
        for difference in reasons {
            let sentence = difference.sentence.tell(language);
            let sentence = Argument::Name(sentence.trim_end_matches('.').to_owned());
            let amount = Argument::Signed(hundredths(difference.amount.abs()));
            let after = moved(self.branches[difference.seen_after].san);
            let seen = say!("compare-after", move = after, sentence, amount);
            let _ = writeln!(text, "  {}", seen.within(language));
        }
        for note in &branch.notes {
            let note = Argument::Name(note.tell(language));
            let _ = writeln!(text, "  {}", say!("compare-note", note).tell(language));
        }
        text
    }

    /// The two ledgers side by side, White less Black.
    fn figures(&self, language: Language) -> String {
        let rows = self.table();
        let titles: Vec<String> =
            rows.iter().take(ROWS).map(|row| name_of(row.clause.clause()).tell(language)).collect();
        let [heading, all] = ["compare-figures", "compare-all"].map(|key| say!(key).tell(language));
        let others =
            say!("compare-others", number = rows.len().saturating_sub(ROWS)).tell(language);
        let width =
            titles.iter().chain([&heading, &all, &others]).map(|title| title.chars().count());
        let width = width.max().unwrap_or_default();
        let line = |name: &str, balances: [Amount; 2]| {
            let [one, other] = balances;
            let figures =
                [one, other, one - other].map(|amount| language.signed(hundredths(amount)));
            let figures = figures.map(|figure| format!("{figure:>COLUMN$}")).concat();
            format!("{name:width$}{figures}\n")
        };
        let mut text = format!("\n{heading:width$}");
        for branch in &self.branches {
            let _ = write!(text, "{:>COLUMN$}", language.moves(&branch.san.to_string()));
        }
        let _ = writeln!(text, "{:>COLUMN$}", say!("compare-difference").within(language));
        for (title, row) in titles.iter().zip(&rows) {
            text.push_str(&line(title, row.balances));
        }
        if rows.len() > ROWS {
            let sum = |index: usize| rows[ROWS..].iter().map(|row| row.balances[index]).sum();
            text.push_str(&line(&others, [sum(0), sum(1)]));
        }
        let total = |index: usize| rows.iter().map(|row| row.balances[index]).sum();
        text + &line(&all, [total(0), total(1)])
    }
}

/// A move as a phrase has it.
fn moved(san: SanPlus) -> Argument {
    Argument::Moves(san.to_string())
}
