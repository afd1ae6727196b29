//! What is worth a word in a game: arguments that commands about games share.

use anyhow::ensure;
use kmoch_eval::Amount;
use kmoch_games::judge::Criteria;
use kmoch_games::score::Thresholds;
use kmoch_games::searching::Effort;

/// How many positions are looked at for a verdict on a suspect move at the most, unless told otherwise:
/// a game then takes some seconds.
pub const EFFORT: Effort = Effort::Nodes(320_000);

/// From when on a move is judged and a swing explained.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Judging")]
pub struct JudgingArgs {
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

impl JudgingArgs {
    /// The criteria, if they make sense.
    pub fn criteria(&self) -> anyhow::Result<Criteria> {
        let &JudgingArgs { inaccuracy, mistake, blunder, swing, clause } = self;
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
