//! `--profile`: whose numbers count.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use anyhow::Context;
use kmoch_eval::Profile;

/// Whose numbers count.
#[derive(Debug, clap::Args)]
pub struct ProfileArg {
    /// Whose numbers count: `addendum`, the sources' own, or a file.
    #[arg(long, value_name = "addendum|FILE", default_value = "addendum")]
    profile: String,
}

impl ProfileArg {
    /// The profile asked for.
    pub fn load(&self) -> anyhow::Result<Arc<Profile>> {
        if self.profile == "addendum" {
            return Ok(Profile::addendum());
        }
        let path = Path::new(&self.profile);
        let text = fs::read_to_string(path)
            .with_context(|| format!("cannot read the profile {}", path.display()))?;
        Ok(Arc::new(Profile::parse(&text, &self.profile)?))
    }
}
