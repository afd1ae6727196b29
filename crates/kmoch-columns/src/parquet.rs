//! Parquet: row groups that are encoded wherever there is time, and put into a file in their order.

use std::io::Write;
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::{Float32Type, Int16Type, Int64Type};
use arrow_array::{Array, ArrayRef, Int64Array, RecordBatch};
use arrow_schema::{DataType, Field, SchemaRef};
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_writer::{
    ArrowColumnChunk, ArrowColumnWriter, ArrowRowGroupWriterFactory, compute_leaves,
};
use parquet::basic::{Compression, ZstdLevel};
use parquet::errors::Result;
use parquet::file::properties::{EnabledStatistics, WriterProperties, WriterPropertiesBuilder};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::{ColumnPath, TypePtr};

use crate::column::Fact;

/// A column that changes in fewer rows than one in so many is written as it is and left to the packing: looking every
/// value up in a dictionary would take longer.
const SELDOM: usize = 32;

/// Encodes row groups; many threads may use one.
pub struct Encoder {
    schema: SchemaRef,
    /// The same as Parquet has it.
    root: TypePtr,
}

/// A row group, encoded but for the columns that count from the beginning of the file.
pub struct Group {
    columns: Vec<Encoded>,
}

enum Encoded {
    Done(Vec<ArrowColumnChunk>),
    Waiting(Box<ArrowColumnWriter>, Counted, Int64Array),
}

/// What is counted from the beginning of a file, and not known where a part of it is read.
#[derive(Debug, Clone, Copy)]
enum Counted {
    Games,
    Lines,
}

/// What stands in a file before a part of it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Before {
    /// Games, sound or not.
    pub games: u64,
    /// Lines.
    pub lines: u64,
}

impl Before {
    /// Counts on from here, where a column counts.
    fn shift(self, counted: Counted, numbers: &Int64Array) -> Int64Array {
        let before = match counted {
            Counted::Games => self.games,
            Counted::Lines => self.lines,
        };
        numbers.unary(|number| number.wrapping_add_unsigned(before))
    }

    /// A record batch of a part of a file with games and lines counted from the beginning of the file.
    pub fn settle(self, batch: &RecordBatch) -> RecordBatch {
        let schema = batch.schema();
        let columns = schema.fields().iter().zip(batch.columns());
        let columns = columns.map(|(field, array)| match counted(field) {
            Some(counted) => Arc::new(self.shift(counted, array.as_primitive::<Int64Type>())),
            None => Arc::clone(array),
        });
        RecordBatch::try_new(Arc::clone(&schema), columns.collect())
            .expect("columns keep their types and lengths")
    }
}

/// Whether a column counts from the beginning of the file.
fn counted(field: &Field) -> Option<Counted> {
    let name = field.name().as_str();
    match field.data_type() {
        DataType::Int64 if name == Fact::Game.key() => Some(Counted::Games),
        DataType::Int64 if name == Fact::Line.key() => Some(Counted::Lines),
        _ => None,
    }
}

/// How a file is written. These columns are written as they are, others with a dictionary of their values.
fn properties(plain: &[&str]) -> Result<WriterProperties> {
    /// A row group is not larger than this, and one page for each of its columns is enough.
    const PAGE_ROWS: usize = 1 << 17;
    const PAGE_BYTES: usize = 1 << 26;
    let properties = WriterProperties::builder()
        .set_compression(Compression::ZSTD(ZstdLevel::try_new(1)?))
        .set_created_by(format!("kmoch {}", env!("CARGO_PKG_VERSION")))
        .set_statistics_enabled(EnabledStatistics::Chunk)
        .set_offset_index_disabled(true)
        .set_data_page_row_count_limit(PAGE_ROWS)
        .set_data_page_size_limit(PAGE_BYTES)
        .set_write_batch_size(PAGE_ROWS);
    let as_they_are = |properties: WriterPropertiesBuilder, name: &&str| {
        properties.set_column_dictionary_enabled(ColumnPath::from(*name), false)
    };
    Ok(plain.iter().fold(properties, as_they_are).build())
}

/// The beginning of a file.
fn start<W: Write + Send>(to: W, schema: &SchemaRef) -> Result<SerializedFileWriter<W>> {
    let writer = ArrowWriter::try_new(to, Arc::clone(schema), Some(properties(&[])?))?;
    Ok(writer.into_serialized_writer()?.0)
}

impl Encoder {
    /// Encodes batches of this schema.
    ///
    /// # Errors
    /// When Parquet has no place for it.
    pub fn new(schema: &SchemaRef) -> Result<Encoder> {
        let root = start(std::io::sink(), schema)?.schema_descr().root_schema_ptr();
        Ok(Encoder { schema: Arc::clone(schema), root })
    }

    /// Encodes a batch as a row group.
    ///
    /// # Errors
    /// When it has not the columns expected.
    pub fn encode(&self, batch: &RecordBatch) -> Result<Group> {
        let columns = || self.schema.fields().iter().zip(batch.columns());
        let plain = columns().filter(|(_, array)| seldom_changes(array));
        let plain: Vec<&str> = plain.map(|(field, _)| field.name().as_str()).collect();
        let properties = Arc::new(properties(&plain)?);
        let nowhere =
            SerializedFileWriter::new(std::io::sink(), Arc::clone(&self.root), properties)?;
        let factory = ArrowRowGroupWriterFactory::new(&nowhere, Arc::clone(&self.schema));
        const ANY: usize = 0;
        let mut writers = factory.create_column_writers(ANY)?.into_iter();
        let encoded = columns().map(|(field, array)| {
            let leaves = compute_leaves(field, array)?;
            let mut writers = writers.by_ref().take(leaves.len());
            if let Some(counted) = counted(field)
                && let Some(writer) = writers.next()
            {
                let numbers = array.as_primitive::<Int64Type>().clone();
                return Ok(Encoded::Waiting(Box::new(writer), counted, numbers));
            }
            let chunks = writers.zip(&leaves).map(|(mut writer, leaf)| {
                writer.write(leaf)?;
                writer.close()
            });
            Ok(Encoded::Done(chunks.collect::<Result<_>>()?))
        });
        Ok(Group { columns: encoded.collect::<Result<_>>()? })
    }
}

/// Whether hardly any row differs from the one before it.
fn seldom_changes(array: &ArrayRef) -> bool {
    fn changes<T: PartialEq>(values: &[T]) -> usize {
        values.windows(2).filter(|pair| pair[0] != pair[1]).count()
    }
    if array.null_count() > 0 {
        return false;
    }
    let changes = match array.data_type() {
        DataType::Int16 => changes(array.as_primitive::<Int16Type>().values()),
        DataType::Float32 => changes(array.as_primitive::<Float32Type>().values()),
        _ => return false,
    };
    changes * SELDOM < array.len()
}

/// A Parquet file that is being written.
pub struct File<W: Write + Send> {
    writer: SerializedFileWriter<W>,
    schema: SchemaRef,
    rows: u64,
}

impl<W: Write + Send> File<W> {
    /// Begins a file of this schema.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn new(to: W, schema: &SchemaRef) -> Result<File<W>> {
        let writer = start(to, schema)?;
        Ok(File { writer, schema: Arc::clone(schema), rows: 0 })
    }

    /// How many rows it has so far.
    pub fn rows(&self) -> u64 {
        self.rows
    }

    /// Puts a row group into the file, with what stood before it.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn append(&mut self, group: Group, before: Before) -> Result<()> {
        let mut row_group = self.writer.next_row_group()?;
        for (field, encoded) in self.schema.fields().iter().zip(group.columns) {
            match encoded {
                Encoded::Done(chunks) => {
                    for chunk in chunks {
                        chunk.append_to_row_group(&mut row_group)?;
                    }
                }
                Encoded::Waiting(mut writer, counted, numbers) => {
                    let numbers: ArrayRef = Arc::new(before.shift(counted, &numbers));
                    for leaf in compute_leaves(field, &numbers)? {
                        writer.write(&leaf)?;
                    }
                    writer.close()?.append_to_row_group(&mut row_group)?;
                }
            }
        }
        self.rows += row_group.close()?.num_rows() as u64;
        Ok(())
    }

    /// Ends the file and gives back what it was written to.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn finish(self) -> Result<W> {
        self.writer.into_inner()
    }
}
