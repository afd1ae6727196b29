//! `kmoch tune`: fits the numbers of a profile to labelled positions.

mod read;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use kmoch_eval::{ClauseId, Direction, Profile, SLOT_COUNT, Unit, clause_of};
use kmoch_files::say;
use kmoch_tune::gauge::Gauge;
use kmoch_tune::model::Target;
use kmoch_tune::{Cone, Dataset, Fit, Model, Options, Split, start};

pub(super) use read::read;

use crate::saving;
use crate::threads::MOST_THREADS;

/// Fit the numbers of a profile to labelled positions
///
/// Reads CSV with a header (fen, result, and score and game if there are), EPD with c9 "1-0";, or
/// FEN [0.5]; packed (.zst, .gz, .bz2) or not, `-` is standard input. Where the result of a row is left empty the
/// position was never played on, and is learnt by its score alone. Every slot gets a middlegame and an endgame value that keep to what
/// its clause declares: a virtue costs nothing, a fault gives nothing, numbers in order stay in order.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Labelled positions
    #[arg(long, required = true, num_args = 1..)]
    data: Vec<PathBuf>,
    /// Where the fitted profile goes
    #[arg(short, long)]
    output: PathBuf,
    /// The profile to start from: addendum, tuned or a file
    #[arg(long, default_value = "addendum")]
    start: String,
    /// The name written into the profile
    #[arg(long, default_value = "tuned")]
    name: String,
    /// At most this many rounds through the data
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    epochs: u32,
    /// The size of a step, in millipawns of what a slot typically adds
    #[arg(long, default_value_t = 8.0, value_parser = rate)]
    lr: f64,
    /// How strongly values are drawn to those of the start
    #[arg(long, default_value_t = 3e-5, value_parser = pull)]
    l2: f64,
    /// The same for scales (squares, reach): what they can leave to ideas with a name they should
    #[arg(long, default_value_t = 3e-5, value_parser = pull)]
    l2_scales: f64,
    /// Clauses or chapters that stay near the numbers of the start, where the data leave them room
    #[arg(long, value_delimiter = ',')]
    near: Vec<String>,
    /// How strongly these are drawn to the start
    #[arg(long, default_value_t = 3e-3, value_parser = pull)]
    l2_near: f64,
    /// Positions for each step
    #[arg(long, default_value_t = 16384, value_parser = clap::value_parser!(u32).range(1..))]
    batch: u32,
    /// The share of the game's result in what is learnt; the rest is the search's score
    #[arg(long, default_value_t = 0.5, value_parser = share)]
    result_share: f64,
    /// Clauses or chapters that keep their numbers
    #[arg(long, value_delimiter = ',')]
    freeze: Vec<String>,
    /// Clauses or chapters that are left out: worth nothing
    #[arg(long, value_delimiter = ',')]
    zero: Vec<String>,
    /// Hold no clause to what it declares: what the data would say if they alone were asked
    #[arg(long)]
    free: bool,
    /// Threads; all processors if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=MOST_THREADS))]
    threads: Option<u16>,
    /// Decides the split of the games and the order of positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Rounds without a better loss on the games to choose by before the fit stops
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    patience: u32,
    /// A file to save the state to after every round, and to go on from if it exists
    #[arg(long)]
    resume: Option<PathBuf>,
    /// A file to keep what was worked out of the positions in, for further fits of the same data by
    /// the same program
    #[arg(long)]
    cache: Option<PathBuf>,
}

/// Fits and writes the profile.
pub fn run(args: Args) -> Result<ExitCode> {
    if let Some(threads) = args.threads {
        rayon::ThreadPoolBuilder::new().num_threads(threads.into()).build_global()?;
    }
    saving::check(&args.output)?;
    for file in args.resume.iter().chain(&args.cache) {
        saving::check_state(file)?;
    }
    let profile = crate::profile::load(&args.start)?;
    let zeroed = start::slots_named(&start::named_clauses(&args.zero)?);
    let frozen = start::slots_named(&start::named_clauses(&args.freeze)?);
    let held: Vec<bool> =
        zeroed.iter().zip(&frozen).map(|(&zero, &frozen)| zero || frozen).collect();
    let near = start::slots_named(&start::named_clauses(&args.near)?);
    let data = read(&args.data, &profile, args.cache.as_deref())?;

    let split = data.split(args.seed);
    // What a pawn means, and how well a profile tells who wins, only games that were played on can say.
    let played = split.played_on(&data);
    let parts = [&played.learn, &played.choose, &played.judge];
    ensure!(parts.iter().all(|part| !part.is_empty()), "too few games to hold some out");
    let report = |name: &str, model: &Model| report(name, model, &data, &played);
    let material = start::material_model(&data, &played.learn);
    report("material only", &material)?;
    let mut values = start::values_of(&profile);
    for (value, &zero) in values.iter_mut().zip(&zeroed) {
        if zero {
            *value = [0.0; 2];
        }
    }
    let mut begin = Model { values, scale: 1.0 };
    begin.fit_scale(&data, &played.learn, &Target::RESULT);
    report(&format!("start: {}", profile.name), &begin)?;
    // A pawn is what material alone makes of it.
    begin.scale = material.scale;

    let declared = Cone::declared(data.usage(), &held);
    let options = Options {
        epochs: args.epochs as usize,
        rate: args.lr,
        pulls: (0..SLOT_COUNT).map(|slot| args.pull_of(slot, near[slot])).collect(),
        batch: args.batch as usize,
        patience: args.patience as usize,
        seed: args.seed,
        target: Target::mixed(args.result_share, &data, &played.learn),
        gauge: Gauge::new(data.usage(), &held),
        cone: if args.free { Cone::everything(SLOT_COUNT) } else { declared.clone() },
    };
    let free = start::free_slots(&data, &held);
    let count = free.iter().filter(|free| **free).count();
    say::note(format_args!("{} of {} numbers are free", 2 * count, 2 * free.len()));
    let saved = args.resume.as_deref().map_or(Ok(None), |file| saved(file, &free))?;
    let fit = saved.unwrap_or_else(|| Fit::new(&begin, free));
    let fit = go_through(fit, &data, &split, &options, args.resume.as_deref())?;
    let mut best = fit.best();
    options.cone.fill(&mut best.values, data.usage(), &held);
    best.fit_scale(&data, &played.learn, &Target::RESULT);
    report("fitted", &best)?;
    let breaches = declared.breaches(&best.values).len();
    say::note(format_args!("{breaches} numbers do not keep to what their clauses declare"));
    let text = countable(profile.fitted(&args.name, &best.values)).to_toml();
    // What is written can be read again, or is not written.
    Profile::parse(&text, &args.output.to_string_lossy())?;
    saving::save(&args.output, &text)?;
    Ok(ExitCode::SUCCESS)
}

/// The same profile with all amounts made smaller alike, if they could come to more than can be counted. Then a pawn is worth
/// less than a pawn, but nothing changes beside anything else; only numbers that are held to nothing go that far.
fn countable(mut fitted: Profile) -> Profile {
    const LESS: f64 = 0.9;
    let mut left = 1.0;
    while fitted.excess().is_some() {
        left *= LESS;
        for clause in ClauseId::all().filter(|id| id.clause().unit == Unit::Millipawns) {
            fitted.scale(clause, LESS);
        }
    }
    if left < 1.0 {
        say::note(format_args!(
            "all amounts were taken times {left:.3}, so that they can be counted"
        ));
    }
    fitted
}

impl Args {
    fn pull_of(&self, slot: usize, is_near: bool) -> f64 {
        match clause_of(slot).clause().direction {
            _ if is_near => self.l2_near,
            Direction::Scale => self.l2_scales,
            Direction::Virtue | Direction::Fault => self.l2,
        }
    }
}

/// The state of a fit that was saved, if one was.
fn saved(file: &Path, free: &[bool]) -> Result<Option<Fit>> {
    let Some(text) = saving::state(file)? else { return Ok(None) };
    let fit: Fit = serde_json::from_slice(&text)
        .with_context(|| format!("{} is not the state of a fit", file.display()))?;
    let reason = "was saved by another catalogue, for other data or clauses, or is damaged";
    ensure!(fit.fits(free), "{} {reason}", file.display());
    Ok(Some(fit))
}

/// Runs a fit to its end, saving its state after every round.
fn go_through(
    mut fit: Fit,
    data: &Dataset,
    split: &Split,
    options: &Options,
    resume: Option<&Path>,
) -> Result<Fit> {
    let bar = ProgressBar::new(options.epochs as u64).with_style(
        ProgressStyle::with_template("{wide_bar} {pos}/{len} {msg} {eta}")
            .expect("a sound template"),
    );
    bar.set_position(fit.epoch() as u64);
    let mut outcome = Ok(());
    fit.run(data, split.learn.clone(), &split.choose, options, |fit, progress| {
        bar.set_position(progress.epoch as u64);
        let line = format!("loss {:.5} to choose by {:.5}", progress.loss, progress.held_out);
        if bar.is_hidden() {
            say::note(format_args!("epoch {} {line}", progress.epoch));
        } else {
            bar.set_message(line);
        }
        outcome = save(fit, progress.loss, resume);
        outcome.is_ok()
    });
    bar.finish_and_clear();
    outcome.map(|()| fit)
}

/// Saves the state after a round, unless the fit has run away.
fn save(fit: &Fit, loss: f64, resume: Option<&Path>) -> Result<()> {
    let is_sound = fit.current().values.iter().flatten().all(|value| value.is_finite());
    ensure!(
        loss.is_finite() && is_sound,
        "the fit ran away in round {}; give a smaller --lr",
        fit.epoch()
    );
    let Some(file) = resume else { return Ok(()) };
    saving::save(file, serde_json::to_string(fit)?)
}

/// Prints what a model makes of the games to choose by and of those that nothing is chosen by.
fn report(name: &str, model: &Model, data: &Dataset, split: &Split) -> Result<()> {
    let (chosen, _) = model.losses(data, &split.choose, &Target::RESULT);
    let (squares, logs) = model.losses(data, &split.judge, &Target::RESULT);
    say::print(format!(
        "{name:24} squared error {squares:.5}  log-loss {logs:.5}  slope {:.4}  (to choose by {chosen:.5})\n",
        model.scale
    ))?;
    Ok(())
}

/// A number within bounds, or what it should have been.
fn number(text: &str, what: &str, is_right: impl Fn(f64) -> bool) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|&number| is_right(number));
    number.ok_or_else(|| format!("give {what}"))
}

fn rate(text: &str) -> Result<f64, String> {
    number(text, "a number above 0 and up to 1000", |rate| rate > 0.0 && rate <= 1000.0)
}

fn pull(text: &str) -> Result<f64, String> {
    number(text, "a number from 0 to 1", |pull| (0.0..=1.0).contains(&pull))
}

fn share(text: &str) -> Result<f64, String> {
    number(text, "a share from 0 to 1", |share| (0.0..=1.0).contains(&share))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn senseless_numbers_are_refused() {
        for text in ["nan", "inf", "1e300", "0", "-1", "eight"] {
            assert_eq!(rate(text).unwrap_err(), "give a number above 0 and up to 1000", "{text}");
        }
        assert_eq!(rate("8"), Ok(8.0));
        assert!(pull("nan").is_err() && pull("-1").is_err() && pull("3e-5").is_ok());
        assert!(share("1.5").is_err() && share("nan").is_err() && share("1").is_ok());
    }
}
