//! The program: commands that tell why a position is worth what it is worth, and without
//! arguments an engine that speaks UCI and plays by the same reasons.

mod commands;
mod exit;
mod memory;
mod profile;
mod records;
mod saving;
mod speech;
mod terminal;
mod threads;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use kmoch_files::signals;
use kmoch_tell::Language;

use commands::{
    annotate, bench, catalog, compare, completions, datagen, explain, features, find, genfens,
    habits, man, match_, motifs, profile as profiles, report, serve, tune, verdict,
};

use speech::Speech;

#[global_allocator]
static MEMORY: memory::HugePages = memory::HugePages;

/// Tells why a chess position is worth what it is worth, and plays by the same reasons.
///
/// Without a command it is a chess engine and speaks UCI on standard input and output.
#[derive(Debug, Parser)]
#[command(name = "kmoch", version, about, long_about, max_term_width = 100)]
struct Cli {
    /// Tell it in this language: en, de or es. Without it that of LC_ALL, LC_MESSAGES or LANG, and
    /// English for JSON.
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Language>,

    #[command(subcommand)]
    command: Option<Commands>,
}

/// One line a command: its file in `commands/` has its arguments and what it does.
#[derive(Debug, Subcommand)]
enum Commands {
    Explain(explain::Args),
    Features(features::Args),
    Find(find::Args),
    Catalog(catalog::Args),
    Annotate(annotate::Args),
    Report(report::Args),
    Compare(compare::Args),
    Habits(habits::Args),
    Motifs(motifs::Args),
    Match(match_::Args),
    Datagen(datagen::Args),
    Bench(bench::Args),
    Tune(tune::Args),
    Verdict(verdict::Args),
    Profile(profiles::Args),
    Serve(serve::Args),
    Completions(completions::Args),
    Man(man::Args),
}

fn main() -> ExitCode {
    signals::survive_full_files();
    if let Some(order) = genfens::order(std::env::args_os().nth(1)) {
        return exit::code_of(genfens::run(&order));
    }
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(answer) => return exit::code_of(exit::answer(&answer)),
    };
    let speech = Speech::new(cli.lang);
    exit::code_of(match cli.command {
        None => commands::uci::run(),
        Some(Commands::Explain(args)) => explain::run(args, speech),
        Some(Commands::Features(args)) => features::run(args),
        Some(Commands::Find(args)) => find::run(args),
        Some(Commands::Catalog(args)) => catalog::run(args, speech),
        Some(Commands::Annotate(args)) => annotate::run(args, speech),
        Some(Commands::Report(args)) => report::run(args, speech),
        Some(Commands::Habits(args)) => habits::run(args, speech),
        Some(Commands::Compare(args)) => compare::run(args, speech),
        Some(Commands::Motifs(args)) => motifs::run(args),
        Some(Commands::Match(args)) => match_::run(args),
        Some(Commands::Datagen(args)) => datagen::run(args),
        Some(Commands::Bench(args)) => bench::run(args),
        Some(Commands::Tune(args)) => tune::run(args),
        Some(Commands::Verdict(args)) => verdict::run(args),
        Some(Commands::Profile(args)) => profiles::run(args),
        Some(Commands::Serve(args)) => serve::run(args),
        Some(Commands::Completions(args)) => completions::run(args),
        Some(Commands::Man(args)) => man::run(args),
    })
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::Cli;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }
}
