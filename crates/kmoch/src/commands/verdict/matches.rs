//! What a chapter is worth at the board: the engine against itself without it.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, bail};
use kmoch_eval::{Chapter, ClauseId, Profile};
use kmoch_files::say;
use kmoch_play::{Adjudication, Contest, Limit, Openings, Score, Setup, hold};
use kmoch_tune::verdict::is_judged;
use kmoch_verdict::record::{Match, Matches, rounded};

use crate::commands::match_::progress;

/// How matches are played.
#[derive(Debug, clap::Args)]
pub struct PlayArgs {
    /// Games of each match.
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,

    /// Positions for each move.
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// Positions to begin from, FEN or EPD; random moves without it.
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
}

/// Plays a match for each chapter, or for those named, that has not been played yet with the same
/// numbers; `keep` gets what there is after each.
pub fn play(
    args: &PlayArgs,
    names: &[String],
    seed: u64,
    threads: usize,
    mut matches: Matches,
    mut keep: impl FnMut(&Matches) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let profile = Profile::tuned();
    let chapters = chapters(names)?;
    let openings = match &args.openings {
        Some(file) => Openings::read(file, seed)?,
        None => Openings::random(seed),
    };
    let fingerprint = fingerprint(&profile);
    if (matches.nodes, &matches.profile) != (args.nodes, &fingerprint) {
        matches = Matches { nodes: args.nodes, profile: fingerprint, chapters: Default::default() };
    }
    for chapter in chapters {
        let title = chapter.title();
        if matches.chapters.get(title).is_some_and(|played| played.games() >= args.games) {
            say::print(format!("{title}: played already\n"))?;
            continue;
        }
        let contest = Contest {
            setups: [
                Setup::default().with_profile(Arc::new(without(&profile, chapter))),
                Setup::default().with_profile(Arc::clone(&profile)),
            ],
            openings: openings.clone(),
            limit: Limit::Nodes(args.nodes),
            adjudication: Adjudication::default(),
            pairs: args.games.div_ceil(2),
            played: Score::default(),
            threads,
        };
        let bar = progress(2 * contest.pairs);
        let score = hold(&contest, |score| {
            bar.set_position(score.games());
            bar.set_message(title);
            ControlFlow::Continue(())
        })?;
        bar.finish_and_clear();
        let strength = score.strength().context("no game was played")?;
        say::print(format!(
            "{title}: {:+.1} ± {:.1} Elo without it\n",
            strength.elo, strength.error
        ))?;
        let played = Match {
            wins: score.wins,
            losses: score.losses,
            draws: score.draws,
            elo: rounded(strength.elo),
            error: rounded(strength.error),
        };
        matches.chapters.insert(title.to_owned(), played);
        keep(&matches)?;
    }
    Ok(())
}

/// The chapters of these names; all that score if there are none.
fn chapters(names: &[String]) -> anyhow::Result<Vec<Chapter>> {
    let scores = |chapter: &Chapter| {
        ClauseId::all().any(|id| id.clause().chapter == *chapter && is_judged(id.index()))
    };
    let all: Vec<Chapter> = Chapter::ALL.into_iter().filter(scores).collect();
    let names: Vec<&str> = names.iter().map(|name| name.trim()).filter(|n| !n.is_empty()).collect();
    if names.is_empty() {
        return Ok(all);
    }
    let find = |name: &&str| {
        let called = |chapter: &&Chapter| {
            format!("{chapter:?}").eq_ignore_ascii_case(name)
                || chapter.title().eq_ignore_ascii_case(name)
        };
        all.iter().find(called).copied()
    };
    names
        .iter()
        .map(|name| match find(name) {
            Some(chapter) => Ok(chapter),
            None => bail!("\"{name}\" is no chapter that scores"),
        })
        .collect()
}

fn without(profile: &Profile, chapter: Chapter) -> Profile {
    let mut profile = profile.clone();
    for clause in ClauseId::all().filter(|clause| clause.clause().chapter == chapter) {
        profile.scale(clause, 0.0);
    }
    profile
}

/// Tells a profile's numbers from others.
fn fingerprint(profile: &Profile) -> String {
    let mut hasher = DefaultHasher::new();
    profile.to_toml().hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapters_are_found_by_name_and_title() {
        let names =
            |names: &[&str]| chapters(&names.iter().map(|&n| n.to_owned()).collect::<Vec<_>>());
        assert_eq!(names(&["kmoch", "The king"]).unwrap(), [Chapter::Kmoch, Chapter::King]);
        assert!(names(&[""]).unwrap().len() > 10);
        assert!(names(&["cuts"]).is_err());
    }

    #[test]
    fn a_chapter_switched_off_is_worth_nothing() {
        let profile = without(&Profile::tuned(), Chapter::Passers);
        let passer = ClauseId::Passer;
        assert!(profile.values_of(passer).all(|(_, curve)| curve.is_zero()));
        assert_ne!(fingerprint(&profile), fingerprint(&Profile::tuned()));
    }
}
