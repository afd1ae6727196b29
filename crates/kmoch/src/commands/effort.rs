//! How hard to look at a position: arguments that commands about games share.

use std::time::Duration;

use anyhow::Context;
use kmoch_eval::{Ledger, Profile};
use kmoch_games::annotator::{Annotator, Assessment, AtSight};
use kmoch_games::searching::Searching;
use kmoch_search::Limits;
use shakmaty::Chess;

/// How hard to look. Depth and nodes give the same verdicts every time, a time does not.
#[derive(Debug, Clone, clap::Args)]
#[command(next_help_heading = "Effort")]
pub struct EffortArgs {
    /// Search each position so deep; 0 judges at sight.
    #[arg(long, value_name = "N")]
    depth: Option<u32>,

    /// Search so many positions for each verdict.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Search so many milliseconds for each verdict.
    #[arg(long, value_name = "MILLISECONDS", value_parser = clap::value_parser!(u64).range(1..))]
    movetime: Option<u64>,
}

/// Judges as hard as was asked for.
pub enum Judge {
    /// Not at all.
    AtSight(Box<AtSight>),
    /// By search.
    Searching(Box<Searching>),
}

impl EffortArgs {
    /// Who judges; to this depth where nothing was asked for.
    pub fn judge(&self, profile: &Profile, usual_depth: u32) -> anyhow::Result<Judge> {
        if self.depth == Some(0) {
            return Ok(Judge::AtSight(Box::new(AtSight::new(profile))));
        }
        let free = self.nodes.is_some() || self.movetime.is_some();
        let limits = Limits {
            depth: self.depth.or((!free).then_some(usual_depth)),
            nodes: self.nodes,
            move_time: self.movetime.map(Duration::from_millis),
            ..Limits::default()
        };
        let searching = Searching::new(profile, limits).context("there is not enough memory")?;
        Ok(Judge::Searching(Box::new(searching)))
    }
}

impl Annotator for Judge {
    fn begin(&mut self) {
        match self {
            Judge::AtSight(judge) => judge.begin(),
            Judge::Searching(judge) => judge.begin(),
        }
    }

    fn assess(&mut self, position: &Chess) -> Assessment {
        match self {
            Judge::AtSight(judge) => judge.assess(position),
            Judge::Searching(judge) => judge.assess(position),
        }
    }

    fn ledger(&mut self, position: &Chess) -> Ledger {
        match self {
            Judge::AtSight(judge) => judge.ledger(position),
            Judge::Searching(judge) => judge.ledger(position),
        }
    }
}
