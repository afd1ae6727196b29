//! Habits in words and figures.

use std::fmt::Write as _;

use super::Habits;
use super::table::{Part, Row, Table};

/// Rows shown of each table.
const ROWS: usize = 12;
/// Width of a name.
const NAME: usize = 22;

impl Habits {
    /// Habits as people read them in a terminal.
    pub fn text(&self) -> String {
        let mut text = format!("{}\n", self.summary());
        if self.themes.rows().is_empty() {
            return text;
        }
        text.push_str(&self.table("What costs winning chances", &self.themes));
        text.push_str(&self.table("Tactical ideas in it", &self.motifs));
        text.push_str("\nWorth looking at again\n");
        for (place, slip) in self.worst.iter().enumerate() {
            let _ = writeln!(text, "\n{:>2}. {}  ({})", place + 1, slip.fen, slip.game);
            let _ = writeln!(text, "    {} {}", slip.lesson(), slip.why);
        }
        text
    }

    /// How many games, and what they lost.
    pub fn summary(&self) -> String {
        let [white, black] = self.games;
        let moves: u64 = self.moves.iter().sum();
        let games = self.played();
        if games == 0 {
            return format!("No game of {} among {} games.", self.player, self.read);
        }
        let lost: f64 = self.themes.rows().iter().map(|row| row.all.lost).sum();
        let [inaccuracies, mistakes, blunders] = self.faults;
        format!(
            "{}: {games} games ({white} with White, {black} with Black), {moves} moves. \
             {inaccuracies} inaccuracies, {mistakes} mistakes and {blunders} blunders cost {:.1} points \
             of winning chances a game.",
            self.player,
            lost / games as f64
        )
    }

    fn table(&self, heading: &str, table: &Table) -> String {
        let rows = table.rows();
        if rows.is_empty() {
            return String::new();
        }
        let mut text = format!(
            "\n{heading}\n{:NAME$} {:>5} {:>6}  {:<14} {:>7} {:>7} {:>7} {:>6} {:>6}\n",
            "", "slips", "points", "95 % between", "opening", "middle", "ending", "White", "Black"
        );
        for row in rows.iter().take(ROWS) {
            text.push_str(&self.row(row));
        }
        text.push_str(
            "Points of winning chances a game; White and Black: a game with that colour.\n",
        );
        text
    }

    fn row(&self, row: &Row) -> String {
        let games = self.played();
        let (mean, [low, high]) = row.all.a_game(games);
        let between = format!("{low:.2} - {high:.2}");
        let phase = |part: &Part| part.a_game(games).0;
        let [opening, middlegame, endgame] = row.phases.each_ref().map(phase);
        let colour = |index: usize| row.colours[index].a_game(self.games[index]).0;
        format!(
            "{:NAME$} {:>5} {mean:>6.2}  {between:<14} {opening:>7.2} {middlegame:>7.2} \
             {endgame:>7.2} {:>6.2} {:>6.2}\n",
            row.name,
            row.all.count,
            colour(0),
            colour(1)
        )
    }
}

impl super::Slip {
    /// "23.h3? lost 14 points; better was 23.Rxd5 exd5 24.Qxd5."
    pub fn lesson(&self) -> String {
        match self.line.is_empty() {
            true => format!("{} lost {:.0} points.", self.played, self.lost),
            false => {
                format!("{} lost {:.0} points; better was {}.", self.played, self.lost, self.line)
            }
        }
    }
}
