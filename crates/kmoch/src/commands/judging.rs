//! Who judges games, how hard, and what is worth a word: arguments that commands about games share.

use anyhow::ensure;
use kmoch_eval::Amount;
use kmoch_games::judge::Criteria;
use kmoch_games::score::Thresholds;
use kmoch_games::searching::Effort;

use super::effort::{EffortArgs, Judge};
use crate::profile::PlayingProfileArg;
use crate::threads::ThreadsArg;

/// How many positions are looked at for a verdict on a suspect move at the most, unless told otherwise:
/// a game then takes some seconds.
const EFFORT: Effort = Effort::Nodes(300_000);

/// Who judges, how hard, and what is worth a word.
#[derive(Debug, clap::Args)]
pub struct JudgingArgs {
    #[command(flatten)]
    profile: PlayingProfileArg,

    #[command(flatten)]
    effort: EffortArgs,

    #[command(flatten)]
    criteria: CriteriaArgs,
}

impl JudgingArgs {
    /// From when on a move is worth a word, if that makes sense.
    pub fn criteria(&self) -> anyhow::Result<Criteria> {
        self.criteria.criteria()
    }

    /// Who judges.
    pub fn judge(&self) -> anyhow::Result<Judge> {
        self.effort.judge(&*self.profile.load()?, EFFORT)
    }

    /// Who judges many games, one for each thread.
    pub fn judges(&self, threads: ThreadsArg) -> anyhow::Result<Vec<Judge>> {
        self.effort.judges(&*self.profile.load()?, EFFORT, threads.count())
    }
}

/// From when on a move is judged and a swing explained.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Judging")]
struct CriteriaArgs {
    /// Points of winning chances (0 to 100) that a move must lose to be an inaccuracy, ?!.
    #[arg(long, value_name = "POINTS", default_value_t = Thresholds::default().inaccuracy)]
    inaccuracy: f64,

    /// Points that a mistake loses, ?.
    #[arg(long, value_name = "POINTS", default_value_t = Thresholds::default().mistake)]
    mistake: f64,

    /// Points that a blunder loses, ??.
    #[arg(long, value_name = "POINTS", default_value_t = Thresholds::default().blunder)]
    blunder: f64,

    /// Points by which winning chances must swing for the reason to be told.
    #[arg(long, value_name = "POINTS", default_value_t = Criteria::default().swing)]
    swing: f64,

    /// Millipawns by which a clause must have changed to be that reason.
    #[arg(long, value_name = "MILLIPAWNS", default_value_t = 250)]
    clause: u16,
}

impl CriteriaArgs {
    /// The criteria, if they make sense.
    fn criteria(&self) -> anyhow::Result<Criteria> {
        let &CriteriaArgs { inaccuracy, mistake, blunder, swing, clause } = self;
        ensure!(
            0.0 < inaccuracy && inaccuracy <= mistake && mistake <= blunder,
            "--inaccuracy, --mistake and --blunder must be above 0 and in this order"
        );
        ensure!(swing >= 0.0, "--swing must not be negative");
        Ok(Criteria {
            thresholds: Thresholds { inaccuracy, mistake, blunder },
            swing,
            clause: Amount::from_millipawns(i32::from(clause)),
        })
    }
}
