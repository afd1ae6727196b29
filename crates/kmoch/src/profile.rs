//! `--profile`: whose numbers count.

use std::sync::Arc;

use kmoch_eval::Profile;

/// Whose numbers count where clauses are looked up: the sources' own, unless told otherwise.
#[derive(Debug, clap::Args)]
pub struct ProfileArg {
    /// Whose numbers count: `addendum`, the sources' own, `tuned`, the fitted ones, or a file.
    #[arg(long, value_name = "addendum|tuned|FILE", default_value = "addendum")]
    profile: String,
}

/// Whose numbers count where a position is judged: those the engine plays by, unless told otherwise.
#[derive(Debug, clap::Args)]
pub struct PlayingProfileArg {
    /// Whose numbers count: `tuned`, the fitted ones, `addendum`, the sources' own, or a file.
    #[arg(long, value_name = "tuned|addendum|FILE", default_value = "tuned")]
    profile: String,
}

impl ProfileArg {
    /// The profile asked for.
    pub fn load(&self) -> anyhow::Result<Arc<Profile>> {
        load(&self.profile)
    }
}

impl PlayingProfileArg {
    /// The profile asked for.
    pub fn load(&self) -> anyhow::Result<Arc<Profile>> {
        load(&self.profile)
    }
}

/// The profile of this name: one that comes with the program, or a file.
pub fn load(name: &str) -> anyhow::Result<Arc<Profile>> {
    Ok(kmoch_search::profile::load(name)?)
}
