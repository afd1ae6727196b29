//! Judges a position by a short search, for motifs that no look at the board can prove.

use std::sync::Arc;

use anyhow::Context;
use kmoch_eval::Profile;
use kmoch_games::score::Score;
use kmoch_motifs::Judge;
use kmoch_search::Game;
use kmoch_search::Limits;
use kmoch_search::Signals;
use kmoch_search::Table;
use kmoch_search::score::is_decisive;
use kmoch_search::{Engine, Options};
use shakmaty::{Chess, Color};

/// Mebibytes of memory for what a search remembers: it is short, and forgets everything afterwards.
const TABLE_MEBIBYTES: usize = 1;
/// Deeper than a short search gets in positions where something is left to find.
const DEEPEST: u32 = 24;

/// An engine that looks at each position as if it were the first.
pub struct Searching {
    engine: Engine,
    limits: Limits,
}

impl Searching {
    /// Searches so many positions for each verdict.
    pub fn new(nodes: u64) -> anyhow::Result<Searching> {
        let table = Table::new(TABLE_MEBIBYTES).context("there is not enough memory")?;
        let limits = Limits { nodes: Some(nodes), depth: Some(DEEPEST), ..Limits::default() };
        Ok(Searching { engine: Engine::new(&Profile::tuned(), table), limits })
    }
}

impl Judge for Searching {
    fn chances(&mut self, position: &Chess) -> f64 {
        self.engine.forget();
        let game = Game::new(position.clone());
        let (options, signals) = (Options::default(), Arc::new(Signals::new(false)));
        let found = self.engine.search(&game, &self.limits, &options, signals, &mut |_| {}).score;
        let score = match is_decisive(found) {
            true => Score::Mate { winner: Color::from_white(found > 0), moves: 0 },
            false => Score::Centipawns(found),
        };
        const PER_CENT: f64 = 100.0;
        score.chance() / PER_CENT
    }
}
