//! Who plays: an engine with its own options and its own numbers.

use std::sync::Arc;
use std::time::Duration;

use kmoch_eval::Profile;
use kmoch_search::Game;
use kmoch_search::Limits;
use kmoch_search::Table;
use kmoch_search::uci::options::Settings;
use kmoch_search::uci::setup;
use kmoch_search::{Engine, Options, Outcome};
use shakmaty::Chess;
use thiserror::Error;

/// Mebibytes of transposition table: enough for games of a few thousand positions a move.
const TABLE_MEBIBYTES: usize = 2;

/// What is wrong with the options of a player.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum SetupError {
    /// An option is not of the form `name=value`.
    #[error("\"{0}\" is no option: write NAME=VALUE")]
    Form(String),
    /// An option has no such name or value.
    #[error("{0}")]
    Option(String),
}

/// What makes a player: any option of the engine, and perhaps a profile that is in no file.
#[derive(Debug, Clone)]
pub struct Setup {
    settings: Settings,
    profile: Option<Arc<Profile>>,
}

impl Default for Setup {
    fn default() -> Setup {
        let settings = Settings {
            megabytes: TABLE_MEBIBYTES,
            // Nothing is lost between engine and clock inside one process.
            overhead: Duration::ZERO,
            ..Settings::default()
        };
        Setup { settings, profile: None }
    }
}

impl Setup {
    /// Sets options, each `NAME=VALUE` by its name in UCI; search parameters have names too.
    ///
    /// # Errors
    /// Says which option is wrong.
    pub fn set(&mut self, options: &[String]) -> Result<(), SetupError> {
        for option in options.iter().map(|option| option.trim()).filter(|o| !o.is_empty()) {
            let Some((name, value)) = option.split_once('=') else {
                return Err(SetupError::Form(option.to_owned()));
            };
            let words = format!("name {} value {}", name.trim(), value.trim());
            self.settings.set(&words).map_err(SetupError::Option)?;
        }
        // What cannot be done is found out now and not in the middle of a match.
        self.player().map(drop)
    }

    /// From now on by these numbers, whatever the option says.
    #[must_use]
    pub fn with_profile(mut self, profile: Arc<Profile>) -> Setup {
        self.profile = Some(profile);
        self
    }

    /// A player set up like this.
    ///
    /// # Errors
    /// When an option cannot be obeyed: no such profile, no such tables, no memory.
    pub fn player(&self) -> Result<Player, SetupError> {
        let defaults = Settings { megabytes: self.settings.megabytes, ..Settings::default() };
        let no_memory = || SetupError::Option("Hash: not enough memory".to_owned());
        let table = Table::new(self.settings.megabytes).ok_or_else(no_memory)?;
        let mut engine = Engine::new(&Profile::tuned(), table);
        let mut complaint = None;
        setup::apply(&mut engine, &defaults, &self.settings, &mut |text| {
            complaint.get_or_insert(text.to_owned());
        });
        if let Some(complaint) = complaint {
            return Err(SetupError::Option(complaint));
        }
        if let Some(profile) = &self.profile {
            engine.set_profile(profile);
        }
        Ok(Player { engine, options: self.settings.wishes() })
    }
}

/// An engine at the board.
#[derive(Debug)]
pub struct Player {
    engine: Engine,
    options: Options,
}

impl Player {
    /// A new game: whatever was learnt in others is forgotten.
    pub fn begin(&mut self) {
        self.engine.forget();
    }

    /// Keeps one in so many of the positions that it evaluates in this game.
    pub fn sample(&mut self, one_in: u32, seed: u64) {
        self.engine.sample(one_in, seed);
    }

    /// What was kept, of positions in which no capture changes what they are worth.
    pub fn sampled(&mut self) -> Vec<Chess> {
        self.engine.sampled()
    }

    /// The move it would play, and its score for the side to move.
    pub fn think(&mut self, game: &Game, limits: &Limits) -> Outcome {
        self.engine.think(game, limits, &self.options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(options: &[&str]) -> Result<(), String> {
        let options: Vec<String> = options.iter().map(|&option| option.to_owned()).collect();
        Setup::default().set(&options).map_err(|error| error.to_string())
    }

    #[test]
    fn any_option_and_parameter_can_be_set() {
        assert_eq!(set(&["Cut Tree=reduce", " cut_harmony = false", "razor_depth=3", ""]), Ok(()));
        assert_eq!(set(&["Profile=addendum"]), Ok(()));
    }

    #[test]
    fn what_cannot_be_done_is_said_before_the_match() {
        assert!(set(&["Cut Tree"]).unwrap_err().contains("NAME=VALUE"));
        assert!(set(&["Cut Tree=chop"]).unwrap_err().contains("off, reduce, cut"));
        assert!(set(&["LmrBase=1"]).unwrap_err().contains("no such option: 'LmrBase'"));
        assert!(set(&["Profile=/nowhere.toml"]).unwrap_err().contains("/nowhere.toml"));
    }
}
