//! What something costs: how often, how many points of winning chances a game, and between which limits.

use serde::{Deserialize, Serialize};

/// One slip, by what it is called, where it happened and what it cost.
#[derive(Debug, Clone, PartialEq)]
pub struct Cost {
    /// The theme or the motif.
    pub name: String,
    /// The phase, 0 for the opening.
    pub phase: usize,
    /// The player's colour, 0 for White.
    pub colour: usize,
    /// Points of winning chances lost.
    pub lost: f64,
}

/// What slips of one name cost, in all and in each part of the games.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// What they are called.
    pub name: String,
    /// In all games and phases.
    pub all: Part,
    /// In the opening, the middlegame and the endgame.
    pub phases: [Part; 3],
    /// As White and as Black.
    pub colours: [Part; 2],
}

/// Slips and what they cost; enough for a mean and its limits.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// How many.
    pub count: u64,
    /// Points lost by them.
    pub lost: f64,
    /// The squares of what each game lost by them, added up.
    pub squares: f64,
}

/// 95 of 100 cases lie within so many standard errors.
const ERRORS: f64 = 1.96;

impl Part {
    /// Points lost a game.
    pub fn a_game(&self, games: u64) -> f64 {
        if games == 0 { 0.0 } else { self.lost / games as f64 }
    }

    /// The limits of the points lost a game, in 95 of 100 cases.
    ///
    /// What a game loses is seen as a matter of yes or no: a part of the games loses one and the same
    /// amount, chosen so that mean and spread are those of the games. Wilson's limits of that part are
    /// honest for a handful of games too, where the mean and its standard error would know all after one.
    pub fn limits(&self, games: u64) -> [f64; 2] {
        if games == 0 || self.lost <= 0.0 {
            return [0.0; 2];
        }
        let games = games as f64;
        let amount = self.squares / self.lost;
        let part = (self.lost / games / amount).min(1.0);
        wilson(part, games).map(|limit| limit * amount)
    }

    fn add(&mut self, count: u64, lost: f64) {
        self.count += count;
        self.lost += lost;
        self.squares += lost * lost;
    }
}

/// Wilson's limits of a part that was seen in so many cases.
fn wilson(part: f64, cases: f64) -> [f64; 2] {
    let doubt = ERRORS * ERRORS / cases;
    let middle = (part + doubt / 2.0) / (1.0 + doubt);
    let reach = (doubt * (part * (1.0 - part) + doubt / 4.0)).sqrt() / (1.0 + doubt);
    [(middle - reach).max(0.0), (middle + reach).min(1.0)]
}

/// What slips of each name cost.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Table {
    rows: Vec<Row>,
}

impl Table {
    /// Takes the slips of one game in.
    pub fn add_game(&mut self, costs: &[Cost]) {
        let mut names: Vec<&str> = costs.iter().map(|cost| cost.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        for name in names {
            let row = match self.rows.iter().position(|row| row.name == name) {
                Some(place) => &mut self.rows[place],
                None => {
                    self.rows.push(Row { name: name.to_owned(), ..Row::default() });
                    self.rows.last_mut().expect("a row was just added")
                }
            };
            let add = |part: &mut Part, of: &dyn Fn(&&Cost) -> bool| {
                let named = costs.iter().filter(|cost| cost.name == name).filter(of);
                let (count, lost) = named.fold((0, 0.0), |(n, sum), cost| (n + 1, sum + cost.lost));
                if count > 0 {
                    part.add(count, lost);
                }
            };
            add(&mut row.all, &|_| true);
            for (phase, part) in row.phases.iter_mut().enumerate() {
                add(part, &|cost| cost.phase == phase);
            }
            for (colour, part) in row.colours.iter_mut().enumerate() {
                add(part, &|cost| cost.colour == colour);
            }
        }
    }

    /// Every number of slips in it.
    pub fn counts(&self) -> impl Iterator<Item = u64> {
        let parts = |row: &Row| {
            [row.all].into_iter().chain(row.phases).chain(row.colours).collect::<Vec<_>>()
        };
        self.rows.iter().flat_map(parts).map(|part| part.count)
    }

    /// The rows, the costliest first.
    pub fn rows(&self) -> Vec<&Row> {
        let mut rows: Vec<&Row> = self.rows.iter().collect();
        rows.sort_by(|one, other| {
            other.all.lost.total_cmp(&one.all.lost).then_with(|| one.name.cmp(&other.name))
        });
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cost(name: &str, phase: usize, lost: f64) -> Cost {
        Cost { name: name.to_owned(), phase, colour: 1, lost }
    }

    #[test]
    fn costs_are_added_by_game_and_place() {
        let mut table = Table::default();
        table.add_game(&[cost("Fork", 1, 10.0), cost("Fork", 2, 20.0), cost("Pin", 0, 40.0)]);
        table.add_game(&[]);
        table.add_game(&[cost("Fork", 1, 30.0)]);
        let rows = table.rows();
        assert_eq!(rows.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(), ["Fork", "Pin"]);
        let fork = rows[0];
        assert_eq!((fork.all.count, fork.all.lost, fork.all.squares), (3, 60.0, 1800.0));
        assert_eq!((fork.phases[1].count, fork.phases[2].lost), (2, 20.0));
        assert_eq!((fork.colours[0].count, fork.colours[1].count), (0, 3));
        let [low, high] = fork.all.limits(3);
        assert_eq!(fork.all.a_game(3), 20.0);
        assert!(0.0 < low && low < 20.0 && 20.0 < high, "{low} {high}");
    }

    #[test]
    fn few_games_leave_much_doubt_and_many_leave_little() {
        let each = |games: u64| {
            let games_lost = games as f64 / 2.0;
            Part { count: games / 2, lost: 10.0 * games_lost, squares: 100.0 * games_lost }
        };
        let width = |games: u64| {
            let [low, high] = each(games).limits(games);
            assert!(low < 5.0 && 5.0 < high, "{low} {high}");
            high - low
        };
        assert!(width(2) > 7.0 && width(20) < 4.5 && width(2000) < 0.5);
        // One game says that it happens, not that it always does.
        let [low, high] = Part { count: 1, lost: 20.0, squares: 400.0 }.limits(1);
        assert!(low < 5.0 && high == 20.0, "{low} {high}");
        // Wilson's limits of 1 in 10, as tables have them.
        let [low, high] = wilson(0.1, 10.0);
        assert!((low - 0.018).abs() < 0.001 && (high - 0.404).abs() < 0.001, "{low} {high}");
    }
}
