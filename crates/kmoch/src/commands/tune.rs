//! `kmoch tune`: fits the numbers of a profile to labelled positions.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use kmoch_eval::{Profile, Weights};
use kmoch_tune::model::{Target, fit_score_scale};
use kmoch_tune::{Dataset, Fit, Labelled, Model, Options, Reader, gauge, start};

/// Fit the numbers of a profile to labelled positions
///
/// Reads CSV with a header (fen, result, and score and game if there are), EPD with c9 "1-0";, or
/// FEN [0.5]; plain, .zst or .gz. Every slot gets a middlegame and an endgame value.
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
    #[arg(long, default_value_t = 60)]
    epochs: usize,
    /// The size of a step, in millipawns of what a slot typically adds
    #[arg(long, default_value_t = 8.0)]
    lr: f64,
    /// How strongly values are drawn to those of the start
    #[arg(long, default_value_t = 1e-4)]
    l2: f64,
    /// Positions for each step
    #[arg(long, default_value_t = 16384)]
    batch: usize,
    /// The share of the game's result in what is learnt; the rest is the search's score
    #[arg(long, default_value_t = 0.5)]
    result_share: f64,
    /// Clauses or chapters that keep their numbers
    #[arg(long, value_delimiter = ',')]
    freeze: Vec<String>,
    /// Clauses or chapters that are left out: worth nothing
    #[arg(long, value_delimiter = ',')]
    zero: Vec<String>,
    /// Threads; all processors if not given
    #[arg(long)]
    threads: Option<usize>,
    /// Decides which games are held out and the order of positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Rounds without a better held-out loss before the fit stops
    #[arg(long, default_value_t = 10)]
    patience: usize,
    /// A file to save the state to after every round, and to go on from if it exists
    #[arg(long)]
    resume: Option<PathBuf>,
}

/// One game in this many is held out of the fit.
const HELD_OUT_ONE_IN: u64 = 10;

/// Positions that are read before their coefficients are worked out in parallel.
const CHUNK: usize = 20_000;

/// Fits and writes the profile.
pub fn run(args: Args) -> Result<ExitCode> {
    if let Some(threads) = args.threads {
        rayon::ThreadPoolBuilder::new().num_threads(threads).build_global()?;
    }
    let profile = crate::profile::load(&args.start)?;
    let data = read(&args.data, &profile)?;
    let zeroed = start::slots_named(&start::named_clauses(&args.zero)?);
    let frozen = start::slots_named(&start::named_clauses(&args.freeze)?);
    let kept: Vec<bool> =
        zeroed.iter().zip(&frozen).map(|(&zero, &frozen)| zero || frozen).collect();

    let (learn, held_out) = data.split(HELD_OUT_ONE_IN, args.seed);
    anyhow::ensure!(!learn.is_empty() && !held_out.is_empty(), "too few games to hold some out");
    let material = start::material_model(&data, &learn);
    report("material only", &material, &data, &held_out);
    let mut values = start::values_of(&profile);
    for (value, &zero) in values.iter_mut().zip(&zeroed) {
        if zero {
            *value = [0.0; 2];
        }
    }
    let mut begin = Model { values, scale: 1.0 };
    begin.fit_scale(&data, &learn, Target::RESULT);
    report(&format!("start: {}", profile.name), &begin, &data, &held_out);
    // A pawn is what material alone makes of it.
    begin.scale = material.scale;

    let options = Options {
        epochs: args.epochs,
        rate: args.lr,
        l2: args.l2,
        batch: args.batch,
        patience: args.patience,
        held_out_one_in: HELD_OUT_ONE_IN,
        seed: args.seed,
        target: Target {
            result_share: args.result_share,
            score_scale: fit_score_scale(&data, &learn),
        },
    };
    let free = start::free_slots(&data, &kept);
    eprintln!(
        "{} of {} numbers are free",
        2 * free.iter().filter(|free| **free).count(),
        2 * free.len()
    );
    let mut fit = match &args.resume {
        Some(file) if file.exists() => {
            let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
            let fit: Fit = serde_json::from_str(&text)
                .with_context(|| format!("{} is not the state of a fit", file.display()))?;
            anyhow::ensure!(fit.fits(&free), "{} was saved by another catalogue", file.display());
            fit
        }
        _ => Fit::new(&begin, free),
    };
    let bar = ProgressBar::new(args.epochs as u64).with_style(
        ProgressStyle::with_template("{wide_bar} {pos}/{len} {msg} {eta}")
            .expect("a sound template"),
    );
    bar.set_position(fit.epoch() as u64);
    let mut saved = Ok(());
    fit.run(&data, &options, |fit, progress| {
        bar.set_position(progress.epoch as u64);
        let line = format!("loss {:.5} held out {:.5}", progress.loss, progress.held_out);
        if bar.is_hidden() {
            eprintln!("epoch {} {line}", progress.epoch);
        } else {
            bar.set_message(line);
        }
        if let Some(file) = &args.resume {
            saved = serde_json::to_string(fit)
                .map_err(anyhow::Error::from)
                .and_then(|text| fs::write(file, text).with_context(|| file.display().to_string()));
        }
        saved.is_ok()
    });
    bar.finish_and_clear();
    saved?;
    let mut best = fit.best();
    gauge::settle(&mut best, &data);
    best.fit_scale(&data, &learn, Target::RESULT);
    report("fitted", &best, &data, &held_out);
    let fitted = profile.fitted(&args.name, &best.values);
    fs::write(&args.output, fitted.to_toml()).with_context(|| args.output.display().to_string())?;
    Ok(ExitCode::SUCCESS)
}

/// Reads every file, with what modifiers measure taken from the Addendum as in any fitted profile.
pub(super) fn read(files: &[PathBuf], profile: &Arc<Profile>) -> Result<Dataset> {
    let weights = Weights::new(&profile.fitted("measures", &start::values_of(profile)));
    let mut data = Dataset::new();
    let bar = ProgressBar::new_spinner().with_style(
        ProgressStyle::with_template("{spinner} {pos} positions, {per_sec}")
            .expect("a sound template"),
    );
    let mut chunk: Vec<Labelled> = Vec::with_capacity(CHUNK);
    for (number, file) in files.iter().enumerate() {
        for labelled in Reader::open(file)? {
            let mut labelled = labelled?;
            // Games of different files are different games.
            labelled.game ^= (number as u64) << 48;
            chunk.push(labelled);
            if chunk.len() == CHUNK {
                data.extend(&chunk, &weights);
                bar.inc(chunk.len() as u64);
                chunk.clear();
            }
        }
    }
    data.extend(&chunk, &weights);
    bar.finish_and_clear();
    eprintln!(
        "{} positions, {:.0} coefficients each",
        data.len(),
        data.coefficient_count() as f64 / data.len() as f64
    );
    Ok(data)
}

/// Prints what a model makes of the games held out.
fn report(name: &str, model: &Model, data: &Dataset, held_out: &[u32]) {
    let (squares, logs) = model.losses(data, held_out, Target::RESULT);
    println!(
        "{name:24} held-out mean squared error {squares:.5}  log-loss {logs:.5}  slope {:.4}",
        model.scale
    );
}
