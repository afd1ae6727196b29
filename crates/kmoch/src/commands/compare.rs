//! `kmoch compare`: why one move and not the other.

use std::process::ExitCode;

use anyhow::{anyhow, ensure};
use kmoch_eval::Evaluator;
use kmoch_files::say;
use kmoch_games::compare::compare;
use kmoch_games::searching::Effort;
use kmoch_notation::{Position, find_move};

use super::effort::EffortArgs;
use crate::profile::PlayingProfileArg;
use crate::speech::Speech;

/// How many positions are searched for each move unless told otherwise.
const EFFORT: Effort = Effort::Nodes(300_000);

/// Compare two moves: where each leads, and what differs there.
///
/// Both moves are searched, and the ledgers at the ends of the two lines are set against each
/// other, in sentences and in a table. When the verdicts differ by less than the search can
/// tell, it says so.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The position, as FEN or `startpos`.
    fen: String,

    /// A move, as in Nf3 or g1f3.
    #[arg(value_name = "MOVE")]
    first: String,

    /// The other move.
    #[arg(value_name = "MOVE")]
    second: String,

    #[command(flatten)]
    profile: PlayingProfileArg,

    #[command(flatten)]
    effort: EffortArgs,
}

/// Prints the comparison.
pub fn run(args: Args, speech: Speech) -> anyhow::Result<ExitCode> {
    let position = Position::read(&args.fen).map_err(|fault| anyhow!("{}", fault.picture()))?.chess;
    let moves = [find_move(&position, &args.first)?, find_move(&position, &args.second)?];
    ensure!(moves[0] != moves[1], "{} and {} are the same move", args.first, args.second);
    let profile = args.profile.load()?;
    let mut judge = args.effort.judge(&profile, EFFORT)?;
    let comparison = compare(&position, moves, &mut judge, &mut Evaluator::new(&profile));
    let text = comparison.text(speech.for_people());
    say::print(text)?;
    Ok(ExitCode::SUCCESS)
}
