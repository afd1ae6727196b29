//! What every page has: one file that asks nothing of the outside.

use kmoch_tell::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::diagram;

/// Nothing is fetched, whatever the page says.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";
/// What a page that steps may do more.
const SCRIPTED: &str = "; script-src 'unsafe-inline'";

/// The frame of a page.
pub struct Sheet<'a> {
    /// What it is about.
    pub title: &'a str,
    /// What stands below the title.
    pub details: &'a str,
    /// The language of its reader.
    pub language: Language,
    /// How it looks, beside the diagrams.
    pub style: &'a str,
    /// What makes it step, if it does.
    pub script: Option<&'a str>,
}

impl Sheet<'_> {
    /// The page around what it says.
    pub fn around(&self, main: &Markup) -> Markup {
        let scripted = if self.script.is_some() { SCRIPTED } else { "" };
        html! {
            (DOCTYPE)
            html lang=(self.language.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta http-equiv="Content-Security-Policy" content={ (POLICY) (scripted) };
                    title { (self.title) }
                    style { (PreEscaped(diagram::STYLE)) (PreEscaped(self.style)) }
                }
                body {
                    (diagram::pieces())
                    header {
                        h1 { (self.title) }
                        p.details { (self.details) }
                    }
                    main { (main) }
                    @if let Some(script) = self.script { script { (PreEscaped(script)) } }
                }
            }
        }
    }
}
