//! The language that things are told in.

use kmoch_tell::Language;

/// Who is told in which language.
#[derive(Debug, Clone, Copy)]
pub struct Speech {
    asked: Option<Language>,
}

/// What names the reader's language, what comes first before what comes after it.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

impl Speech {
    /// The language asked for, or what the environment says.
    pub fn new(asked: Option<Language>) -> Speech {
        Speech { asked }
    }

    /// The language of people: as asked for, or that of the environment, or English.
    pub fn for_people(self) -> Language {
        let set = |name: &&str| std::env::var(name).ok().filter(|locale| !locale.is_empty());
        let locale = || VARIABLES.iter().find_map(set);
        self.asked.or_else(|| Language::of_locale(&locale()?)).unwrap_or_default()
    }

    /// The language of what programs read: English wherever it runs, unless another is asked for.
    pub fn for_programs(self) -> Language {
        self.asked.unwrap_or_default()
    }
}
