//! `kmoch profile`: whether a profile is sound, and what two of them say differently.

use std::fmt::Write as _;
use std::process::ExitCode;

use clap::Subcommand;
use kmoch_eval::Difference;
use kmoch_files::say;
use serde_json::{Value, json};

use crate::profile::load;

/// Check a profile, or compare two of them.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Say whether a profile can be used, or what is wrong with it and in which line.
    Check {
        /// The profile: a file, `addendum` or `tuned`.
        #[arg(value_name = "FILE")]
        profile: String,
    },
    /// List what two profiles say differently: clause, slot, stage and both values.
    Diff {
        /// One profile: a file, `addendum` or `tuned`.
        #[arg(value_name = "A")]
        one: String,

        /// The other one.
        #[arg(value_name = "B")]
        other: String,

        /// Write JSON.
        #[arg(long)]
        json: bool,
    },
}

/// Checks or compares.
pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let text = match args.task {
        Task::Check { profile } => format!("The profile {} is sound.\n", load(&profile)?.name),
        Task::Diff { one, other, json } => {
            let [one, other] = [load(&one)?, load(&other)?];
            let differences = one.differences(&other);
            match json {
                true => format!("{:#}\n", as_json(&differences)),
                false => as_text(&differences, [&one.name, &other.name]),
            }
        }
    };
    say::print(text)?;
    Ok(ExitCode::SUCCESS)
}

/// One difference a line, in columns.
fn as_text(differences: &[Difference], names: [&str; 2]) -> String {
    let row = |difference: &Difference| match difference {
        Difference::Choice { key, values: [one, other] } => {
            [(*key).to_owned(), String::new(), one.clone(), other.clone()]
        }
        Difference::Number { clause, slot, stage, values } => {
            let [one, other] = values.map(number);
            [format!("{clause}.{slot}"), stage.clone().unwrap_or_default(), one, other]
        }
    };
    if differences.is_empty() {
        return format!("The profiles {} and {} say the same.\n", names[0], names[1]);
    }
    let title = ["", "", names[0], names[1]].map(str::to_owned);
    let rows: Vec<[String; 4]> =
        std::iter::once(title).chain(differences.iter().map(row)).collect();
    let width =
        |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let [first, second, third, fourth] = [0, 1, 2, 3].map(width);
    rows.iter().fold(String::new(), |mut text, [what, stage, one, other]| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{what:first$}  {stage:second$}  {one:>third$}  {other:>fourth$}");
        text
    })
}

/// A list with an object for each difference.
fn as_json(differences: &[Difference]) -> Value {
    let object = |difference: &Difference| match difference {
        Difference::Choice { key, values } => json!({ "choice": key, "values": values }),
        Difference::Number { clause, slot, stage, values } => {
            json!({ "clause": clause, "slot": slot, "stage": stage, "values": values })
        }
    };
    differences.iter().map(object).collect()
}

/// Four decimals, without the zeros behind them.
fn number(value: f64) -> String {
    let text = format!("{value:.4}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
