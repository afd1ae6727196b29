//! Record batches as CSV.

use std::fmt::Write as _;

use arrow_array::cast::AsArray;
use arrow_array::types::{Float32Type, Int16Type, Int32Type, Int64Type};
use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_schema::{DataType, Schema};

/// The names of the columns, as the first line of a file.
pub fn header(schema: &Schema) -> String {
    let names: Vec<&str> = schema.fields().iter().map(|field| field.name().as_str()).collect();
    names.join(",")
}

/// Writes the fields of one row from column `first` on, without an end of the line. What there is not is empty; lists
/// have no place in CSV and are empty, too.
pub fn push_row(out: &mut String, batch: &RecordBatch, row: usize, first: usize) {
    for (place, column) in batch.columns()[first..].iter().enumerate() {
        if place > 0 {
            out.push(',');
        }
        if column.is_valid(row) {
            push_field(out, column, row);
        }
    }
}

fn push_field(out: &mut String, column: &ArrayRef, row: usize) {
    // Writing to memory cannot fail.
    let _ = match column.data_type() {
        DataType::Int16 => write!(out, "{}", column.as_primitive::<Int16Type>().value(row)),
        DataType::Int32 => write!(out, "{}", column.as_primitive::<Int32Type>().value(row)),
        DataType::Int64 => write!(out, "{}", column.as_primitive::<Int64Type>().value(row)),
        DataType::Float32 => write!(out, "{}", column.as_primitive::<Float32Type>().value(row)),
        DataType::Boolean => write!(out, "{}", column.as_boolean().value(row)),
        DataType::Utf8 => {
            push_text(out, column.as_string::<i32>().value(row));
            Ok(())
        }
        DataType::Dictionary(..) => {
            let names = column.as_dictionary::<Int32Type>();
            if let Some(key) = names.key(row) {
                push_text(out, names.values().as_string::<i32>().value(key));
            }
            Ok(())
        }
        _ => Ok(()),
    };
}

/// Writes text as a field: between quotes, where it has to be.
pub fn push_text(out: &mut String, text: &str) {
    if !text.contains(['"', ',', '\n', '\r']) {
        return out.push_str(text);
    }
    out.push('"');
    for letter in text.chars() {
        if letter == '"' {
            out.push('"');
        }
        out.push(letter);
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_quoted_where_it_has_to_be() {
        let quoted = |text: &str| {
            let mut out = String::new();
            push_text(&mut out, text);
            out
        };
        assert_eq!(quoted("Fischer"), "Fischer");
        assert_eq!(quoted("Fischer, Robert \"Bobby\""), "\"Fischer, Robert \"\"Bobby\"\"\"");
    }
}
