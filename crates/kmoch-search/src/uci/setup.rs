//! Sets an engine up as options say: for a session, and for games inside one process.

use std::sync::Arc;

use kmoch_eval::Profile;

use super::options::Settings;
use crate::engine::{Engine, Options};
use crate::profile;
use crate::search::cuts::{CutTree, Manner};
use crate::strength::Strength;
use crate::syzygy::Tablebases;
use crate::tt::Table;

/// What an engine has been given.
#[derive(Debug, Clone, Default)]
pub struct Given {
    /// The profile, if it is another one now.
    pub profile: Option<Arc<Profile>>,
    /// How many endgame tables, if they are others now.
    pub tables: Option<usize>,
}

/// Changes an engine from what was applied to what is wanted. What cannot be done is told, and
/// left as it was.
pub fn apply(
    engine: &mut Engine,
    applied: &Settings,
    wanted: &Settings,
    complain: &mut dyn FnMut(&str),
) -> Given {
    let mut given = Given::default();
    if wanted.megabytes != applied.megabytes {
        match Table::new(wanted.megabytes) {
            Some(table) => engine.set_table(table),
            None => complain("Hash: not enough memory"),
        }
    }
    if wanted.threads != applied.threads {
        engine.set_threads(wanted.threads);
    }
    if wanted.parameters != applied.parameters {
        engine.set_parameters(wanted.parameters.clone());
    }
    if wanted.profile != applied.profile {
        match profile::load(&wanted.profile) {
            Ok(profile) => {
                engine.set_profile(&profile);
                given.profile = Some(profile);
            }
            Err(error) => complain(&format!("Profile: {error}")),
        }
    }
    if (&wanted.syzygy_path, wanted.syzygy_limit) != (&applied.syzygy_path, applied.syzygy_limit) {
        match Tablebases::open(&wanted.syzygy_path, wanted.syzygy_limit) {
            Ok(tables) if tables.files() == 0 => engine.set_tablebases(None),
            Ok(tables) => {
                given.tables = Some(tables.files());
                engine.set_tablebases(Some(tables));
            }
            Err(error) => complain(&format!("SyzygyPath: {error}")),
        }
    }
    given
}

impl Settings {
    /// What the options wish of each search.
    pub fn wishes(&self) -> Options {
        let level = Strength { elo: self.elo as u32 };
        Options {
            lines: self.lines,
            overhead: self.overhead,
            strength: self.limit_strength.then_some(level),
            cuts: CutTree { manner: Manner::named(&self.cut_tree), rules: self.cut_rules },
        }
    }
}
