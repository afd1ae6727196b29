//! Every single finding of a position, as a list in one column.

use std::sync::Arc;

use arrow_array::types::Int32Type;
use arrow_array::{
    ArrayRef, DictionaryArray, Float32Array, Int16Array, ListArray, StringArray, StructArray,
};
use arrow_buffer::OffsetBuffer;
use arrow_schema::{DataType, Field, FieldRef, Fields};
use kmoch_eval::Ledger;
use shakmaty::{Bitboard, Square};

use crate::column::{repeated_text, side_key};
use crate::names::Names;

/// The squares of a finding, by what they are to it.
const PLACES: [&str; 3] = ["on", "at", "by"];

/// The type of the column: a list of records.
pub(crate) fn data_type() -> DataType {
    DataType::List(element(DataType::Struct(fields())))
}

fn element(kind: DataType) -> FieldRef {
    Arc::new(Field::new("item", kind, false))
}

fn fields() -> Fields {
    let mut fields = vec![
        Field::new("clause", repeated_text(), false),
        Field::new("side", repeated_text(), false),
        Field::new("count", DataType::Int16, false),
        Field::new("mp", DataType::Float32, false),
    ];
    fields.extend(PLACES.map(|place| Field::new(place, squares_type(), false)));
    fields.into()
}

fn squares_type() -> DataType {
    DataType::List(element(repeated_text()))
}

/// The findings of many positions.
#[derive(Debug, Clone, Default)]
pub(crate) struct Items {
    /// How many findings each position has.
    lengths: Vec<usize>,
    clauses: Names,
    sides: Names,
    counts: Vec<i16>,
    amounts: Vec<f32>,
    places: [Squares; PLACES.len()],
}

/// The squares of many findings.
#[derive(Debug, Clone, Default)]
struct Squares {
    lengths: Vec<usize>,
    squares: Vec<i32>,
}

impl Squares {
    fn push(&mut self, squares: Bitboard) {
        self.lengths.push(squares.count());
        self.squares.extend(squares.into_iter().map(|square| i32::from(square.to_u32() as u8)));
    }

    fn append(&mut self, others: &Squares) {
        self.lengths.extend_from_slice(&others.lengths);
        self.squares.extend_from_slice(&others.squares);
    }

    fn array(&self) -> ArrayRef {
        let names: Vec<String> = Square::ALL.iter().map(Square::to_string).collect();
        let keys = self.squares.clone();
        let squares =
            DictionaryArray::<Int32Type>::new(keys.into(), Arc::new(StringArray::from(names)));
        let lengths = OffsetBuffer::from_lengths(self.lengths.iter().copied());
        Arc::new(ListArray::new(element(repeated_text()), lengths, Arc::new(squares), None))
    }
}

impl Items {
    /// The findings of one position.
    pub fn push(&mut self, ledger: &Ledger) {
        self.lengths.push(ledger.items.len());
        for item in &ledger.items {
            let row = self.counts.len();
            self.clauses.push(row, Some(item.clause.clause().key));
            self.sides.push(row, Some(side_key(item.side)));
            self.counts.push(item.count as i16);
            self.amounts.push(item.amount.millipawns() as f32);
            let place = item.place;
            for (squares, found) in self.places.iter_mut().zip([place.on, place.at, place.by]) {
                squares.push(found);
            }
        }
    }

    /// Adds the findings of other positions.
    pub fn append(&mut self, others: &Items) {
        let row = self.counts.len();
        self.lengths.extend_from_slice(&others.lengths);
        self.clauses.append(row, &others.clauses);
        self.sides.append(row, &others.sides);
        self.counts.extend_from_slice(&others.counts);
        self.amounts.extend_from_slice(&others.amounts);
        for (squares, others) in self.places.iter_mut().zip(&others.places) {
            squares.append(others);
        }
    }

    /// The column.
    pub fn array(&self) -> ArrayRef {
        let rows = self.counts.len();
        let mut arrays: Vec<ArrayRef> = vec![
            Arc::new(self.clauses.array(rows)),
            Arc::new(self.sides.array(rows)),
            Arc::new(Int16Array::from(self.counts.clone())),
            Arc::new(Float32Array::from(self.amounts.clone())),
        ];
        arrays.extend(self.places.iter().map(Squares::array));
        let findings = StructArray::new(fields(), arrays, None);
        let lengths = OffsetBuffer::from_lengths(self.lengths.iter().copied());
        Arc::new(ListArray::new(
            element(DataType::Struct(fields())),
            lengths,
            Arc::new(findings),
            None,
        ))
    }

    /// Forgets all findings.
    pub fn clear(&mut self) {
        *self = Items::default();
    }
}
