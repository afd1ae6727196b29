//! Rows as lines of text, which begin with where in the file they come from.

use std::fmt::Write as _;
use std::io::{self, Write};

use arrow_array::RecordBatch;
use arrow_array::cast::AsArray;
use arrow_array::types::Int64Type;
use kmoch_columns::{Before, Column, Fact, text};
use kmoch_tell::record::push_string;

/// Lines of text without their beginnings: which game of the file and which line of it shows only when all that stands
/// before is known.
#[derive(Default)]
pub struct Text {
    text: String,
    lines: Vec<Begins>,
}

/// Where a line comes from, in its block, and where it ends in the text.
struct Begins {
    game: u64,
    line: u64,
    end: usize,
}

impl Text {
    /// A text to be filled.
    pub fn new() -> Text {
        Text::default()
    }

    /// Ends a line that comes from here.
    pub fn end_line(&mut self, game: u64, line: u64) {
        self.text.push('\n');
        self.lines.push(Begins { game, line, end: self.text.len() });
    }

    /// The text, to be added to.
    pub fn out(&mut self) -> &mut String {
        &mut self.text
    }
}

/// How lines begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lines {
    /// Not at all: they say nothing of games.
    Plain,
    /// With fields of CSV for the file, the game and the line, as far as they are asked for.
    Csv([bool; 3]),
    /// With the fields of a JSON object.
    Json,
}

/// The fields that a line of a game begins with.
const BEGINNING: [Fact; 3] = [Fact::File, Fact::Game, Fact::Line];

impl Lines {
    /// How lines of CSV with these columns begin.
    pub fn of_columns(columns: &[Column]) -> Lines {
        let asked = BEGINNING.map(|fact| columns.contains(&Column::Fact(fact)));
        if asked.contains(&true) { Lines::Csv(asked) } else { Lines::Plain }
    }

    /// The lines of a batch, without their beginnings.
    pub fn csv(batch: &RecordBatch) -> Text {
        let schema = batch.schema();
        let is_beginning = |name: &str| BEGINNING.iter().any(|fact| fact.key() == name);
        let first = schema.fields().iter().take_while(|field| is_beginning(field.name())).count();
        let number = |fact: Fact, row: usize| {
            let column = batch.column_by_name(fact.key());
            column.map_or(0, |column| column.as_primitive::<Int64Type>().value(row) as u64)
        };
        let mut lines = Text::new();
        for row in 0..batch.num_rows() {
            text::push_row(&mut lines.text, batch, row, first);
            lines.end_line(number(Fact::Game, row), number(Fact::Line, row));
        }
        lines
    }

    /// Writes lines of this file with their beginnings.
    pub fn write(
        self,
        to: &mut impl Write,
        lines: &Text,
        file: &str,
        before: Before,
    ) -> io::Result<()> {
        if self == Lines::Plain {
            return to.write_all(lines.text.as_bytes());
        }
        let mut start = 0;
        let mut beginning = String::new();
        for &Begins { game, line, end } in &lines.lines {
            beginning.clear();
            self.push_beginning(&mut beginning, file, before.games + game, before.lines + line);
            to.write_all(beginning.as_bytes())?;
            to.write_all(&lines.text.as_bytes()[start..end])?;
            start = end;
        }
        Ok(())
    }

    fn push_beginning(self, out: &mut String, file: &str, game: u64, line: u64) {
        match self {
            Lines::Plain => {}
            Lines::Csv([with_file, with_game, with_line]) => {
                if with_file {
                    text::push_text(out, file);
                    out.push(',');
                }
                for number in
                    [with_game.then_some(game), with_line.then_some(line)].into_iter().flatten()
                {
                    let _ = write!(out, "{number},");
                }
            }
            Lines::Json => {
                out.push_str("{\"file\":");
                push_string(out, file);
                let _ = write!(out, ",\"game\":{game},\"line\":{line},");
            }
        }
    }
}
