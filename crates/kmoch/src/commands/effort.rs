//! How hard to look at a position, and who looks: arguments that commands about games share.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context;
use kmoch_eval::{Ledger, Profile};
use kmoch_files::say;
use kmoch_games::annotator::{Annotator, Assessment, AtSight};
use kmoch_games::guest::Guest;
use kmoch_games::score::Score;
use kmoch_games::searching::{Effort, Searching};
use shakmaty::Chess;

/// How hard to look. Depth and nodes give the same verdicts every time, a time does not.
#[derive(Debug, Clone, clap::Args)]
#[command(next_help_heading = "Effort")]
pub struct EffortArgs {
    /// Search each position so deep at the most; 0 judges at sight.
    #[arg(long, value_name = "N")]
    depth: Option<u32>,

    /// Search so many positions for each verdict at the most.
    #[arg(long, value_name = "N", conflicts_with = "depth", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Search so many milliseconds for each verdict at the most.
    #[arg(long, value_name = "MILLISECONDS", conflicts_with_all = ["depth", "nodes"], value_parser = clap::value_parser!(u64).range(1..))]
    movetime: Option<u64>,

    /// Let another UCI engine search; kmoch follows its lines and tells the reasons.
    #[arg(long, value_name = "PATH")]
    engine: Option<PathBuf>,
}

/// What is said when a search has no room to remember.
const NO_MEMORY: &str = "there is not enough memory";

/// Judges as hard as was asked for.
pub enum Judge {
    /// Not at all.
    AtSight(Box<AtSight>),
    /// By search.
    Searching(Box<Searching>),
    /// By another engine.
    Guest(Box<Guest>),
}

impl EffortArgs {
    /// Who judges; this hard where nothing was asked for.
    pub fn judge(&self, profile: &Profile, usual: Effort) -> anyhow::Result<Judge> {
        match &self.engine {
            Some(path) if self.depth != Some(0) => {
                let report = Box::new(|line: &str| say::warn(line));
                let guest = Guest::new(path, profile, self.effort(usual), report);
                Ok(Judge::Guest(Box::new(guest.context(NO_MEMORY)?)))
            }
            _ => self.own(profile, usual),
        }
    }

    /// So many of them. An engine that cannot be started is named once, and kmoch judges alone.
    pub fn judges(
        &self,
        profile: &Profile,
        usual: Effort,
        count: usize,
    ) -> anyhow::Result<Vec<Judge>> {
        let mut judges = vec![self.judge(profile, usual)?];
        while judges.len() < count {
            judges.push(match &judges[0] {
                Judge::Guest(guest) if guest.is_alone() => self.own(profile, usual)?,
                _ => self.judge(profile, usual)?,
            });
        }
        Ok(judges)
    }

    /// Kmoch itself.
    fn own(&self, profile: &Profile, usual: Effort) -> anyhow::Result<Judge> {
        if self.depth == Some(0) {
            return Ok(Judge::AtSight(Box::new(AtSight::new(profile))));
        }
        let searching = Searching::new(profile, self.effort(usual)).context(NO_MEMORY)?;
        Ok(Judge::Searching(Box::new(searching)))
    }

    /// How hard; as hard as this where nothing was asked for.
    fn effort(&self, usual: Effort) -> Effort {
        let depth = self.depth.map(Effort::Depth);
        let nodes = self.nodes.map(Effort::Nodes);
        let time = self.movetime.map(|time| Effort::Time(Duration::from_millis(time)));
        depth.or(nodes).or(time).unwrap_or(usual)
    }
}

impl Annotator for Judge {
    fn begin(&mut self) {
        match self {
            Judge::AtSight(judge) => judge.begin(),
            Judge::Searching(judge) => judge.begin(),
            Judge::Guest(judge) => judge.begin(),
        }
    }

    fn rounds(&self) -> usize {
        match self {
            Judge::AtSight(judge) => judge.rounds(),
            Judge::Searching(judge) => judge.rounds(),
            Judge::Guest(judge) => judge.rounds(),
        }
    }

    fn assess(&mut self, position: &Chess, round: usize) -> Assessment {
        match self {
            Judge::AtSight(judge) => judge.assess(position, round),
            Judge::Searching(judge) => judge.assess(position, round),
            Judge::Guest(judge) => judge.assess(position, round),
        }
    }

    fn chance(&self, position: &Chess, score: Score) -> f64 {
        match self {
            Judge::AtSight(judge) => judge.chance(position, score),
            Judge::Searching(judge) => judge.chance(position, score),
            Judge::Guest(judge) => judge.chance(position, score),
        }
    }

    fn ledger(&mut self, position: &Chess) -> Ledger {
        match self {
            Judge::AtSight(judge) => judge.ledger(position),
            Judge::Searching(judge) => judge.ledger(position),
            Judge::Guest(judge) => judge.ledger(position),
        }
    }
}
