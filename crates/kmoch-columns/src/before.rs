//! Where in a file its parts stand: whoever works on one does not know what is before it.

use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::Int64Type;
use arrow_array::{Int64Array, RecordBatch};
use arrow_schema::DataType;

use crate::cells::Cells;
use crate::column::Fact;
use crate::runs::Runs;

/// What stands in a file before a part of it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Before {
    /// Games, sound or not.
    pub games: u64,
    /// Lines.
    pub lines: u64,
}

impl Before {
    /// How far a column of this name counts before the part; none if it does not count.
    fn of(self, column: &str) -> Option<u64> {
        match column {
            _ if column == Fact::Game.key() => Some(self.games),
            _ if column == Fact::Line.key() => Some(self.lines),
            _ => None,
        }
    }

    /// The values of a column counted from the beginning of the file; none if it does not count.
    pub(crate) fn settled(self, column: &str, cells: &Cells) -> Option<Cells> {
        let Cells::Maybe64(part) = cells else { return None };
        let before = self.of(column)?;
        let mut whole = Runs::default();
        whole.append(0, part, |number| Some(number?.wrapping_add_unsigned(before)));
        Some(Cells::Maybe64(whole))
    }

    /// A record batch of a part of a file with games and lines counted from the beginning of the file.
    pub fn settle(self, batch: &RecordBatch) -> RecordBatch {
        let schema = batch.schema();
        let columns = schema.fields().iter().zip(batch.columns());
        let columns = columns.map(|(field, array)| {
            let counts = *field.data_type() == DataType::Int64;
            match self.of(field.name()).filter(|_| counts) {
                Some(before) => {
                    let numbers = array.as_primitive::<Int64Type>();
                    let numbers: Int64Array =
                        numbers.unary(|number| number.wrapping_add_unsigned(before));
                    Arc::new(numbers)
                }
                None => Arc::clone(array),
            }
        });
        RecordBatch::try_new(Arc::clone(&schema), columns.collect())
            .expect("columns keep their types and lengths")
    }
}
