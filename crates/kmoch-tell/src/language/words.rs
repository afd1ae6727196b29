//! The words of a language, read once from its Fluent files.

mod naming;
mod value;

use std::sync::{Arc, LazyLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::{Argument, Language};
use value::value;

#[cfg(test)]
pub use naming::FUNCTIONS;

/// The Fluent files of every language, but for the grammar: one for each subject.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        /// A language's files: the grammar first.
        pub fn files(language: Language) -> Vec<&'static str> {
            match language {
                Language::English => files!(@of "en", "grammar" $(, $name)*),
                Language::German => files!(@of "de", "grammar" $(, $name)*),
                Language::Spanish => files!(@of "es", "grammar" $(, $name)*),
            }
        }
    };
    (@of $code:literal $(, $name:literal)*) => {
        vec![$(include_str!(concat!("../../lang/", $code, "/", $name, ".ftl"))),*]
    };
}

files![
    "catalog",
    "chapters",
    "clauses",
    "definitions",
    "names",
    "themes",
    "text",
    "bishops",
    "compare",
    "draws",
    "gains",
    "habits",
    "kings",
    "material",
    "motifs",
    "moves",
    "passers",
    "pieces",
    "posts",
    "report",
    "space",
    "structure",
    "threats",
    "weak_pawns"
];

type Bundle = FluentBundle<FluentResource>;

/// The words of one language.
pub struct Words {
    language: Language,
    /// How things are named within a sentence.
    grammar: Arc<Bundle>,
    /// What is said; it calls upon the grammar.
    sentences: Bundle,
}

/// The words of a language.
pub fn of(language: Language) -> &'static Words {
    static ALL: LazyLock<[Words; 3]> = LazyLock::new(|| Language::ALL.map(Words::new));
    &ALL[language as usize]
}

impl Words {
    fn new(language: Language) -> Words {
        let mut files = files(language).into_iter();
        let grammar = Arc::new(bundle(language, files.next()));
        let mut sentences = bundle(language, files);
        naming::add_functions(&mut sentences, &grammar);
        Words { language, grammar, sentences }
    }

    /// A sentence, or a part of one.
    pub fn say(&self, key: &str, arguments: &[(&'static str, Argument)]) -> String {
        let mut values = FluentArgs::new();
        for (name, argument) in arguments {
            values.set(*name, value(argument, self.language));
        }
        format(&self.sentences, key, &values)
    }

    /// What the grammar has under a key.
    pub fn part(&self, key: &str, arguments: &[(&'static str, &str)]) -> String {
        part(&self.grammar, key, arguments.iter().map(|(name, value)| (*name, (*value).into())))
    }
}

fn bundle(language: Language, files: impl IntoIterator<Item = &'static str>) -> Bundle {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // Chess words run in one direction: marks that keep others apart would only get in the way.
    bundle.set_use_isolating(false);
    for file in files {
        // What cannot be read is left out; tests read every file and allow no fault.
        let file = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(file, _)| file);
        let known = bundle.add_resource(file);
        debug_assert!(known.is_ok(), "{known:?}");
    }
    bundle
}

/// Says what a bundle has under a key. What it has not is a fault that tests find; readers see the
/// key.
fn format(bundle: &Bundle, key: &str, values: &FluentArgs) -> String {
    let pattern = bundle.get_message(key).and_then(|message| message.value());
    debug_assert!(pattern.is_some(), "no words for {key}");
    let Some(pattern) = pattern else { return key.to_owned() };
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(values), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "{key}: {errors:?} in {said}");
    said
}

fn part<'a>(
    grammar: &Bundle,
    key: &str,
    values: impl Iterator<Item = (&'a str, FluentValue<'a>)>,
) -> String {
    format(grammar, key, &values.collect())
}
