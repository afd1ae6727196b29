//! The options: each is declared once, and told, parsed and bounded from there.

use std::fmt;
use std::time::Duration;

use kmoch_eval::{CutSet, find_clause};

use crate::parameters::Parameters;
use crate::strength;

/// What kind of value an option takes.
#[derive(Debug, Clone, Copy)]
enum Kind {
    Number {
        default: u64,
        least: u64,
        most: u64,
    },
    Switch(bool),
    Button,
    Text(&'static str),
    /// One of several words, the first unless chosen otherwise.
    Choice(&'static [&'static str]),
}

#[derive(Debug, Clone, Copy)]
struct Declaration {
    name: &'static str,
    kind: Kind,
}

const EMPTY: &str = "<empty>";

impl fmt::Display for Declaration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option name {} type ", self.name)?;
        match self.kind {
            Kind::Number { default, least, most } => {
                write!(f, "spin default {default} min {least} max {most}")
            }
            Kind::Switch(default) => write!(f, "check default {default}"),
            Kind::Button => write!(f, "button"),
            Kind::Text(default) => {
                let shown = if default.is_empty() { EMPTY } else { default };
                write!(f, "string default {shown}")
            }
            Kind::Choice(words) => {
                write!(f, "combo default {}", words[0])?;
                words.iter().try_for_each(|word| write!(f, " var {word}"))
            }
        }
    }
}

/// Something the session has to do at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing: the setting is used by the next search.
    None,
    /// Empty the transposition table.
    ClearHash,
    /// Log into another file.
    Log(String),
}

macro_rules! options {
    ($($name:literal $field:ident: $type:ty = $kind:expr, $read:expr;)*) => {
        /// What the user has chosen.
        #[derive(Debug, Clone, PartialEq)]
        pub struct Settings {
            $(#[doc = concat!("The option `", $name, "`.")] pub $field: $type,)*
            /// Search parameters, settable by name but not listed among the options.
            pub parameters: Parameters,
            /// The cutting rules that `Cut Tree` asks; each is an option of its own.
            pub cut_rules: CutSet,
        }

        const DECLARATIONS: &[Declaration] = &[$(Declaration { name: $name, kind: $kind },)*];

        impl Default for Settings {
            fn default() -> Settings {
                Settings {
                    $($field: $read(default_value($kind)),)*
                    parameters: Parameters::default(),
                    cut_rules: CutSet::ALL,
                }
            }
        }

        impl Settings {
            fn assign(&mut self, name: &str, value: Value) {
                $(if name == $name { self.$field = $read(value); return; })*
            }
        }
    };
}

#[derive(Debug, Clone)]
enum Value {
    Number(u64),
    Switch(bool),
    Text(String),
}

impl Value {
    fn number(self) -> usize {
        match self {
            Value::Number(number) => usize::try_from(number).unwrap_or(usize::MAX),
            _ => 0,
        }
    }
    fn milliseconds(self) -> Duration {
        Duration::from_millis(self.number() as u64)
    }
    fn switch(self) -> bool {
        matches!(self, Value::Switch(true))
    }
    fn text(self) -> String {
        match self {
            Value::Text(text) => text,
            _ => String::new(),
        }
    }
    fn nothing(self) {}
}

fn default_value(kind: Kind) -> Value {
    match kind {
        Kind::Number { default, .. } => Value::Number(default),
        Kind::Switch(default) => Value::Switch(default),
        Kind::Text(default) => Value::Text(default.to_owned()),
        Kind::Choice(words) => Value::Text(words[0].to_owned()),
        Kind::Button => Value::Switch(false),
    }
}

const fn number(default: u64, least: u64, most: u64) -> Kind {
    Kind::Number { default, least, most }
}

options! {
    "Hash" megabytes: usize = number(16, 1, 65_536), Value::number;
    "Clear Hash" clear: () = Kind::Button, Value::nothing;
    "Threads" threads: usize = number(1, 1, 256), Value::number;
    "MultiPV" lines: usize = number(1, 1, 256), Value::number;
    "Ponder" ponder: bool = Kind::Switch(false), Value::switch;
    "Move Overhead" overhead: Duration = number(10, 0, 5000), Value::milliseconds;
    "UCI_Chess960" chess960: bool = Kind::Switch(false), Value::switch;
    "UCI_ShowWDL" show_wdl: bool = Kind::Switch(false), Value::switch;
    "UCI_AnalyseMode" analyse: bool = Kind::Switch(false), Value::switch;
    "UCI_LimitStrength" limit_strength: bool = Kind::Switch(false), Value::switch;
    "UCI_Elo" elo: usize = number(1800, strength::WEAKEST as u64, strength::STRONGEST as u64), Value::number;
    "SyzygyPath" syzygy_path: String = Kind::Text(""), Value::text;
    "SyzygyProbeLimit" syzygy_limit: usize = number(7, 0, 7), Value::number;
    "Profile" profile: String = Kind::Text("tuned"), Value::text;
    "Cut Tree" cut_tree: String = Kind::Choice(&["off", "reduce", "cut"]), Value::text;
    "Debug Log File" log_file: String = Kind::Text(""), Value::text;
}

impl Settings {
    /// All options as the protocol lists them.
    pub fn listing() -> impl Iterator<Item = String> {
        let rules = CutSet::ALL.keys().map(|name| Declaration { name, kind: Kind::Switch(true) });
        DECLARATIONS.iter().copied().chain(rules).map(|declaration| declaration.to_string())
    }

    /// Sets an option from the words after `setoption`.
    ///
    /// # Errors
    /// Says what is wrong; nothing is changed then.
    pub fn set(&mut self, words: &str) -> Result<Action, String> {
        let Some(rest) = words.trim().strip_prefix("name ") else {
            return Err("setoption: 'name' is missing".to_owned());
        };
        let (name, value) = match rest.split_once(" value") {
            Some((name, value)) => (name.trim(), value.trim()),
            None => (rest.trim(), ""),
        };
        let Some(declaration) =
            DECLARATIONS.iter().find(|declaration| declaration.name.eq_ignore_ascii_case(name))
        else {
            return match find_clause(name).and_then(CutSet::of) {
                Some(rule) => self.set_rule(name, rule, value),
                None => self.set_parameter(name, value),
            };
        };
        let parsed = declaration.parse(value)?;
        let action = match declaration.name {
            "Clear Hash" => Action::ClearHash,
            "Debug Log File" => Action::Log(parsed.clone().text()),
            _ => Action::None,
        };
        self.assign(declaration.name, parsed);
        Ok(action)
    }

    fn set_rule(&mut self, name: &str, rule: CutSet, value: &str) -> Result<Action, String> {
        self.cut_rules = match value {
            "true" => self.cut_rules.with(rule),
            "false" => self.cut_rules.without(rule),
            _ => return Err(format!("{name}: '{value}' is neither true nor false")),
        };
        Ok(Action::None)
    }

    fn set_parameter(&mut self, name: &str, value: &str) -> Result<Action, String> {
        let known = Parameters::LISTING.iter().find(|parameter| parameter.name == name);
        let Some(parameter) = known else {
            return Err(format!("no such option: '{name}'"));
        };
        let number = value.parse().ok();
        if number.is_some_and(|number| self.parameters.set(name, number)) {
            return Ok(Action::None);
        }
        let (least, most) = (parameter.least, parameter.most);
        Err(format!("{name}: '{value}' is not a number from {least} to {most}"))
    }
}

impl Declaration {
    fn parse(&self, value: &str) -> Result<Value, String> {
        let name = self.name;
        match self.kind {
            Kind::Number { least, most, .. } => match value.parse::<u64>() {
                Ok(number) if (least..=most).contains(&number) => Ok(Value::Number(number)),
                _ => Err(format!("{name}: '{value}' is not a number from {least} to {most}")),
            },
            Kind::Switch(_) => match value.to_ascii_lowercase().as_str() {
                "true" => Ok(Value::Switch(true)),
                "false" => Ok(Value::Switch(false)),
                _ => Err(format!("{name}: '{value}' is neither true nor false")),
            },
            Kind::Button => Ok(Value::Switch(true)),
            Kind::Choice(words) => match words.iter().find(|w| w.eq_ignore_ascii_case(value)) {
                Some(word) => Ok(Value::Text((*word).to_owned())),
                None => Err(format!("{name}: '{value}' is none of {}", words.join(", "))),
            },
            Kind::Text(_) if value == EMPTY => Ok(Value::Text(String::new())),
            Kind::Text(_) => Ok(Value::Text(value.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_listed_and_set() {
        let mut settings = Settings::default();
        assert_eq!(settings.megabytes, 16);
        assert_eq!(settings.set("name Hash value 64"), Ok(Action::None));
        assert_eq!(settings.set("name uci_chess960 value true"), Ok(Action::None));
        assert_eq!(settings.set("name Clear Hash"), Ok(Action::ClearHash));
        assert_eq!(
            settings.set("name Debug Log File value /tmp/a log.txt"),
            Ok(Action::Log("/tmp/a log.txt".to_owned()))
        );
        assert_eq!((settings.megabytes, settings.chess960), (64, true));
        assert!(Settings::listing().any(|line| {
            line == "option name Move Overhead type spin default 10 min 0 max 5000"
        }));
        assert!(
            Settings::listing().any(|line| line.contains("SyzygyPath type string default <empty>"))
        );
    }

    #[test]
    fn bad_values_change_nothing() {
        let mut settings = Settings::default();
        for words in [
            "",
            "Hash 5",
            "name Hash value 0",
            "name Hash value many",
            "name Hash",
            "name Ponder value perhaps",
            "name Nonsense value 1",
            "name razor_depth value 99",
        ] {
            assert!(settings.set(words).is_err(), "{words}");
        }
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn each_cutting_rule_is_a_switch() {
        let mut settings = Settings::default();
        assert_eq!(settings.set("name Cut Tree value reduce"), Ok(Action::None));
        assert_eq!(settings.cut_tree, "reduce");
        assert!(settings.set("name Cut Tree value chop").is_err());
        for name in CutSet::ALL.keys() {
            assert_eq!(settings.set(&format!("name {name} value false")), Ok(Action::None));
        }
        assert!(settings.cut_rules.is_empty());
        assert!(settings.set("name cut_harmony value perhaps").is_err());
        assert!(settings.set("name cut_harmony value true").is_ok());
        assert_eq!(settings.cut_rules.len(), 1);
        assert!(
            Settings::listing()
                .any(|line| line == "option name cut_harmony type check default true")
        );
    }

    #[test]
    fn search_parameters_can_be_set() {
        let mut settings = Settings::default();
        assert_eq!(settings.set("name razor_depth value 3"), Ok(Action::None));
        assert_eq!(settings.parameters.razor_depth, 3);
    }
}
