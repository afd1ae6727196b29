//! Habits in words and figures.

use std::fmt::Write as _;

use kmoch_tell::Language;
use kmoch_tell::language::{Argument, Phrase, say};

use super::figures::{Column, Figures};
use super::{Habits, Slip};

/// Rows shown of each table.
const ROWS: usize = 12;
/// Width of a name.
const NAME: usize = 24;

impl Habits {
    /// Habits as people read them in a terminal.
    pub fn text(&self, language: Language) -> String {
        let mut text = format!("{}\n", self.summary().within(language));
        let figures = self.figures();
        if figures.is_empty() {
            return text;
        }
        for figures in &figures {
            text.push_str(&table(figures, language));
        }
        let _ = writeln!(text, "\n{}", say!("habits-again").tell(language));
        for (place, slip) in self.worst.iter().enumerate() {
            let _ = writeln!(text, "\n{:>2}. {}  ({})", place + 1, slip.fen, slip.game);
            let _ = writeln!(text, "    {} {}", slip.lesson().tell(language), slip.why);
        }
        text
    }

    /// How many games, and what they lost.
    pub fn summary(&self) -> Phrase {
        let count = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
        let player = Argument::Name(self.player.clone());
        let games = self.played();
        if games == 0 {
            return say!("habits-none", player, read = count(self.read));
        }
        let [white, black] = self.games.map(count);
        // Nothing added up is minus nothing to a computer.
        let lost = self.themes.rows().iter().fold(0.0, |sum, row| sum + row.all.lost);
        let [inaccuracies, mistakes, blunders] = self.faults.map(count);
        let played = say!(
            "habits-played",
            player,
            games = count(games),
            white,
            black,
            moves = count(self.moves.iter().sum()),
        );
        let points = Argument::Decimal(format!("{:.1}", lost / games as f64));
        let costs = say!("habits-lost", inaccuracies, mistakes, blunders, points);
        Phrase::in_turn([played, costs])
    }
}

fn table(figures: &Figures, language: Language) -> String {
    let headings = Column::ALL.map(|column| column.heading().within(language));
    let rows: Vec<(String, [String; Column::ALL.len()])> = figures
        .rows
        .iter()
        .take(ROWS)
        .map(|(name, row)| {
            let shown = |column| language.decimal(&figures.shown(row, column));
            (name.tell(language), Column::ALL.map(shown))
        })
        .collect();
    // As wide as the widest of each column.
    let width = |column: usize| {
        let cells = rows.iter().map(|(_, cells)| &cells[column]);
        cells.chain([&headings[column]]).map(|cell| cell.chars().count()).max().unwrap_or_default()
    };
    let line = |name: &str, cells: &[String]| {
        let cells = cells.iter().enumerate();
        let cells: String = cells.map(|(at, cell)| format!("  {cell:>0$}", width(at))).collect();
        format!("{name:NAME$}{cells}\n")
    };
    let mut text = format!("\n{}\n{}", figures.heading.tell(language), line("", &headings));
    text.extend(rows.iter().map(|(name, cells)| line(name, cells)));
    let _ = writeln!(text, "{}", say!("habits-points-a-game").tell(language));
    text
}

impl Slip {
    /// "23.h3? lost 14 points."
    pub fn lost_by(&self) -> Phrase {
        let played = Argument::Moves(self.played.clone());
        say!("habits-slip", played, points = self.points())
    }

    /// "23.h3? lost 14 points; better was 23.Rxd5 exd5 24.Qxd5."
    pub fn lesson(&self) -> Phrase {
        if self.line.is_empty() {
            return self.lost_by();
        }
        let (played, line) =
            (Argument::Moves(self.played.clone()), Argument::Moves(self.line.clone()));
        say!("habits-slip-better", played, points = self.points(), line)
    }

    fn points(&self) -> Argument {
        Argument::Name(format!("{:.0}", self.lost))
    }
}
