//! Structures by name: expressions that people gave names to.

use kmoch_columns::Row;
use kmoch_eval::Profile;
use kmoch_eval::structures::{self as declared, Condition};
use kmoch_notation::Position;
use toml_edit::{DocumentMut, Item};

use crate::expression::Expression;
use crate::finder::Finder;

/// The structures that come with the program.
const SHIPPED: &str = include_str!("structures.toml");

/// A structure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Structure {
    /// Its name in an expression.
    pub name: String,
    /// What it is.
    pub about: String,
    /// The expression, as White would have it.
    pub holds: String,
    /// A position in which one of the sides has it.
    pub example: Option<String>,
    /// A position in which neither has it, though it looks much like it.
    pub near_miss: Option<String>,
}

/// Structures by name.
#[derive(Debug, Clone, Default)]
pub struct Structures(Vec<Structure>);

/// What is wrong with a file of structures.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {what}")]
pub struct StructureError {
    /// The file.
    pub file: String,
    /// What is wrong with it.
    pub what: String,
}

/// Those that the story calls by their names as well.
const DECLARED: [declared::Structure; 4] =
    [declared::ISOLANI, declared::HANGING_PAWNS, declared::CARLSBAD, declared::MINORITY_ATTACK];

/// A declared structure as an expression.
fn declared(structure: &declared::Structure) -> Structure {
    let conditions: Vec<String> = structure.conditions.iter().map(condition).collect();
    Structure {
        name: structure.key.to_owned(),
        about: structure.about.to_owned(),
        holds: conditions.join(" && "),
        example: Some(structure.example.to_owned()),
        near_miss: Some(structure.near_miss.to_owned()),
    }
}

fn condition(condition: &Condition) -> String {
    let (side, places, number) = match *condition {
        Condition::Ours(places) => ("us", places, None),
        Condition::Theirs(places) => ("them", places, None),
        Condition::OursCount(places, number) => ("us", places, Some(number)),
        Condition::TheirsCount(places, number) => ("them", places, Some(number)),
        Condition::Has(structure) => return format!("us.{}", structure.key),
    };
    let places: Vec<String> = places.iter().map(|place| format!("\"{place}\"")).collect();
    let places = places.join(", ");
    match number {
        None => format!("{side}.pawn({places})"),
        Some(number) => format!("{side}.pawns({places}) == {number}"),
    }
}

/// The fields of a structure.
const FIELDS: [&str; 4] = ["about", "holds", "example", "near_miss"];

impl Structures {
    /// Those that come with the program.
    pub fn shipped() -> Structures {
        let mut structures = Structures(DECLARED.iter().map(declared).collect());
        structures.add(SHIPPED, "structures.toml").expect("a test reads them, too");
        structures
    }

    /// Adds those of a file; one of the same name takes the place of another.
    ///
    /// # Errors
    /// When the file is none of structures, or one of them does not hold in its example or holds in its near miss.
    pub fn add(&mut self, text: &str, file: &str) -> Result<(), StructureError> {
        let failed = |what: String| StructureError { file: file.to_owned(), what };
        let document: DocumentMut = text.parse().map_err(|error| failed(format!("{error}")))?;
        let mut added = Vec::new();
        for (name, item) in document.iter() {
            let structure = read(name, item).map_err(failed)?;
            self.0.retain(|known| known.name != structure.name);
            added.push(structure.name.clone());
            self.0.push(structure);
        }
        for name in added {
            self.check(&name).map_err(|what| failed(format!("{name}: {what}")))?;
        }
        Ok(())
    }

    /// Whether a structure is what its example and its near miss say.
    fn check(&self, name: &str) -> Result<(), String> {
        let expression = Expression::read(name, self).map_err(|fault| fault.to_string())?;
        let mut finder = Finder::new(&expression, &Profile::addendum());
        finder.check().map_err(|error| error.to_string())?;
        let Some(structure) = self.0.iter().find(|structure| structure.name == name) else {
            return Ok(());
        };
        for (fen, expected) in [(&structure.example, true), (&structure.near_miss, false)] {
            let Some(fen) = fen else { continue };
            let position = Position::read(fen).map_err(|fault| fault.to_string())?;
            let holds =
                finder.holds(&Row::of(&position.chess)).map_err(|error| error.to_string())?;
            if holds != expected {
                return Err(match expected {
                    true => "it does not hold in its example".to_owned(),
                    false => "it holds in its near miss".to_owned(),
                });
            }
        }
        Ok(())
    }

    /// Whether there is one of this name.
    pub fn has(&self, name: &str) -> bool {
        self.expression(name).is_some()
    }

    /// The expression of the structure of this name.
    pub(crate) fn expression(&self, name: &str) -> Option<&str> {
        self.0
            .iter()
            .find(|structure| structure.name == name)
            .map(|structure| structure.holds.as_str())
    }

    /// The names of all.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|structure| structure.name.as_str())
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Structure> {
        self.0.iter()
    }
}

/// Reads one structure.
fn read(name: &str, item: &Item) -> Result<Structure, String> {
    let table = item
        .as_table_like()
        .ok_or_else(|| format!("{name} is no structure: [{name}] and its fields are expected"))?;
    let is_name = name
        .chars()
        .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_');
    if !is_name || name.starts_with(|letter: char| letter.is_ascii_digit()) {
        return Err(format!("{name} cannot be a name: letters from a to z and _ can"));
    }
    if let Some((field, _)) = table.iter().find(|(field, _)| !FIELDS.contains(field)) {
        return Err(format!("{name} has a field {field}, which is none of {}", FIELDS.join(", ")));
    }
    let text = |field: &str| match table.get(field) {
        None => Ok(None),
        Some(item) => match item.as_str() {
            Some(text) => Ok(Some(text.to_owned())),
            None => Err(format!("{field} of {name} is no text")),
        },
    };
    Ok(Structure {
        name: name.to_owned(),
        about: text("about")?.unwrap_or_default(),
        holds: text("holds")?.ok_or_else(|| format!("{name} has no expression: holds = '...'"))?,
        example: text("example")?,
        near_miss: text("near_miss")?,
    })
}
