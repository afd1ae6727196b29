//! Values of a file, with the line that an error is about.

use std::ops::Range;
use std::sync::Arc;

use toml_edit::{Item, Value};

use super::ProfileError;
use super::curve::Knots;
use super::draft::Origin;

/// Where something stands in a text.
pub(super) type Span = Option<Range<usize>>;

/// The text of a file, and the file it is of.
pub(super) struct Reader<'a> {
    pub text: &'a str,
    pub file: Arc<str>,
    /// Where lines end: every number of a file is asked for its line.
    breaks: Vec<usize>,
}

impl<'a> Reader<'a> {
    /// The file, if it is text.
    pub fn new(bytes: &'a [u8], file: &Arc<str>) -> Result<Reader<'a>, ProfileError> {
        let file = Arc::clone(file);
        match str::from_utf8(bytes) {
            Ok(text) => {
                let breaks = text.match_indices('\n').map(|(place, _)| place).collect();
                Ok(Reader { text, file, breaks })
            }
            Err(error) => {
                let line = line_of(bytes, error.valid_up_to());
                Err(Origin { file, line }.error("this is not UTF-8 text".to_owned()))
            }
        }
    }

    pub fn origin(&self, span: Span) -> Origin {
        let start = span.map_or(0, |span| span.start);
        let line = 1 + self.breaks.partition_point(|&end| end < start);
        Origin { file: Arc::clone(&self.file), line }
    }

    pub fn error(&self, span: Span, what: impl Into<String>) -> ProfileError {
        self.origin(span).error(what.into())
    }

    pub fn string<'t>(&self, item: &'t Item, key: &str) -> Result<&'t str, ProfileError> {
        item.as_str()
            .ok_or_else(|| self.error(item.span(), format!("\"{key}\" has to be a string")))
    }

    /// One of two choices, by its name.
    pub fn one_of<T: Copy>(
        &self,
        item: &Item,
        key: &str,
        choices: &[T; 2],
        name: impl Fn(T) -> &'static str,
    ) -> Result<T, ProfileError> {
        let stated = self.string(item, key)?;
        choices.iter().copied().find(|&choice| name(choice) == stated).ok_or_else(|| {
            let [one, other] = choices.map(&name);
            let what = format!("{key} is \"{one}\" or \"{other}\", not \"{stated}\"");
            self.error(item.span(), what)
        })
    }

    /// A number, a pair for middlegame and endgame, or six for the brackets.
    pub fn knots(&self, value: &Value, largest: f64) -> Result<Knots, ProfileError> {
        let Value::Array(array) = value else {
            return Ok(Knots::Flat(self.number(value, largest)?));
        };
        let numbers = array
            .iter()
            .map(|value| self.number(value, largest))
            .collect::<Result<Vec<f64>, ProfileError>>()?;
        match numbers[..] {
            [middlegame, endgame] => Ok(Knots::Two([middlegame, endgame])),
            [a, b, c, d, e, f] => Ok(Knots::Six([a, b, c, d, e, f])),
            _ => {
                let what = format!(
                    "give 1 number, 2 (middlegame, endgame) or 6 (brackets), not {}",
                    numbers.len()
                );
                Err(self.error(value.span(), what))
            }
        }
    }

    /// A number, or a fraction written as a string: `"-700/3"`.
    fn number(&self, value: &Value, largest: f64) -> Result<f64, ProfileError> {
        let number = match value {
            Value::Integer(number) => Some(*number.value() as f64),
            Value::Float(number) => Some(*number.value()),
            Value::String(text) => fraction(text.value()),
            _ => None,
        };
        number.filter(|number| number.abs() <= largest).ok_or_else(|| {
            let what = format!(
                "{} is not a number between -{largest} and {largest}",
                value.to_string().trim()
            );
            self.error(value.span(), what)
        })
    }
}

/// The line of a byte, counted from 1.
fn line_of(text: &[u8], start: usize) -> usize {
    1 + text[..start.min(text.len())].iter().filter(|&&byte| byte == b'\n').count()
}

fn fraction(text: &str) -> Option<f64> {
    let (above, below) = text.split_once('/')?;
    let above: i32 = above.trim().parse().ok()?;
    let below: u16 = below.trim().parse().ok()?;
    (below != 0).then(|| f64::from(above) / f64::from(below))
}
