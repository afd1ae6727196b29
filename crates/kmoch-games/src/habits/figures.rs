//! The figures of habits, as terminal and page show them.

use kmoch_tell::language::{Phrase, say};

use super::table::{Row, Table};
use super::{Habits, motif_name, theme_name};

/// One table with the names of its rows, the costliest first.
pub struct Figures<'a> {
    /// What it is about.
    pub heading: Phrase,
    /// Each row with its name.
    pub rows: Vec<(Phrase, &'a Row)>,
    /// All games of the player.
    games: u64,
    /// The same by colour.
    by_colour: [u64; 2],
}

/// A column of figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Column {
    /// How many slips.
    Slips,
    /// Points lost a game.
    Points,
    /// The limits of these.
    Limits,
    /// Points a game lost in a phase.
    Phase(usize),
    /// Points lost in a game with a colour.
    Colour(usize),
}

impl Column {
    /// All of them, as they are shown.
    pub const ALL: [Column; 8] = [
        Column::Slips,
        Column::Points,
        Column::Limits,
        Column::Phase(0),
        Column::Phase(1),
        Column::Phase(2),
        Column::Colour(0),
        Column::Colour(1),
    ];

    /// What stands above it.
    pub fn heading(self) -> Phrase {
        match self {
            Column::Slips => say!("habits-slips"),
            Column::Points => say!("habits-points"),
            Column::Limits => say!("habits-limits"),
            Column::Phase(0) => say!("habits-opening"),
            Column::Phase(1) => say!("habits-middlegame"),
            Column::Phase(_) => say!("habits-endgame"),
            Column::Colour(0) => say!("habits-white"),
            Column::Colour(_) => say!("habits-black"),
        }
    }
}

impl Figures<'_> {
    /// What a row has in a column.
    pub fn shown(&self, row: &Row, column: Column) -> String {
        let points = |points: f64| format!("{points:.2}");
        match column {
            Column::Slips => row.all.count.to_string(),
            Column::Points => points(row.all.a_game(self.games)),
            Column::Limits => {
                let [low, high] = row.all.limits(self.games);
                format!("{low:.2} - {high:.2}")
            }
            Column::Phase(phase) => points(row.phases[phase].a_game(self.games)),
            Column::Colour(colour) => points(row.colours[colour].a_game(self.by_colour[colour])),
        }
    }
}

impl Habits {
    /// The tables that have something in them.
    pub fn figures<'a>(&'a self) -> Vec<Figures<'a>> {
        let named = |heading, table: &'a Table, name: fn(&str) -> Phrase| Figures {
            heading: Phrase::new(heading),
            rows: table.rows().into_iter().map(|row| (name(&row.name), row)).collect(),
            games: self.played(),
            by_colour: self.games,
        };
        let costs = named("habits-costs", &self.themes, theme_name);
        let ideas = named("habits-ideas", &self.motifs, motif_name);
        [costs, ideas].into_iter().filter(|figures| !figures.rows.is_empty()).collect()
    }
}
