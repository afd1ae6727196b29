//! Parquet: row groups that are encoded wherever there is time, and put into a file in their order.
//!
//! Nearly all columns stay as they are for many rows, and Parquet keeps such runs as they are. So rows never take the
//! way over arrays with a value for each of them, and what is written is what the `parquet` crate would write: the
//! different values of a column, and which row has which.

mod dictionary;
mod hybrid;
mod press;
mod value;

use std::io::Write;
use std::sync::Arc;

use arrow_array::ArrayRef;
use arrow_schema::{Field, SchemaRef};
use bytes::Bytes;
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_writer::{ArrowColumnChunk, ArrowRowGroupWriterFactory, compute_leaves};
use parquet::basic::{Compression, ZstdLevel};
use parquet::column::writer::ColumnCloseResult;
use parquet::errors::Result;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::ColumnDescPtr;

use crate::before::Before;
use crate::cells::Cells;
use crate::sheet::Sheet;
use press::Press;

/// Encodes row groups; many threads may use one.
pub struct Encoder {
    schema: SchemaRef,
    /// The columns as Parquet has them; a nested one has several.
    columns: Vec<ColumnDescPtr>,
}

/// A row group, encoded but for the columns that count from the beginning of the file.
pub struct Group {
    rows: usize,
    columns: Vec<Encoded>,
    /// All columns that are done.
    bytes: Bytes,
}

enum Encoded {
    Done(Box<ColumnCloseResult>),
    /// It counts from the beginning of the file.
    Waiting(ColumnDescPtr, Cells),
    Nested(Vec<ArrowColumnChunk>),
}

/// How a file is written.
fn properties() -> Result<WriterProperties> {
    Ok(WriterProperties::builder()
        .set_compression(Compression::ZSTD(ZstdLevel::try_new(1)?))
        .set_created_by(format!("kmoch {}", env!("CARGO_PKG_VERSION")))
        .set_statistics_enabled(EnabledStatistics::Chunk)
        .set_offset_index_disabled(true)
        .build())
}

/// The beginning of a file.
fn start<W: Write + Send>(to: W, schema: &SchemaRef) -> Result<SerializedFileWriter<W>> {
    let writer = ArrowWriter::try_new(to, Arc::clone(schema), Some(properties()?))?;
    Ok(writer.into_serialized_writer()?.0)
}

impl Encoder {
    /// Encodes rows of this schema.
    ///
    /// # Errors
    /// When Parquet has no place for it.
    pub fn new(schema: &SchemaRef) -> Result<Encoder> {
        let columns = start(std::io::sink(), schema)?.schema_descr().columns().to_vec();
        Ok(Encoder { schema: Arc::clone(schema), columns })
    }

    /// Encodes rows as a row group.
    ///
    /// # Errors
    /// When they have not the columns expected.
    pub fn encode(&self, sheet: &Sheet) -> Result<Group> {
        let mut press = Press::new(self.columns.len(), sheet.rows)?;
        let fields = self.schema.fields().iter().zip(&self.columns).zip(&sheet.cells);
        let encoded = fields.map(|((field, column), cells)| {
            Ok(match Before::default().settled(field.name(), cells) {
                Some(cells) => Encoded::Waiting(Arc::clone(column), cells),
                None => Encoded::Done(Box::new(press.column(column, cells)?)),
            })
        });
        let mut columns = encoded.collect::<Result<Vec<_>>>()?;
        if let (Some(items), Some(field)) = (&sheet.items, self.schema.fields().last()) {
            columns.push(Encoded::Nested(self.nested(field, &items.array())?));
        }
        Ok(Group { rows: sheet.rows, columns, bytes: press.finish()? })
    }

    /// Encodes the last column, which is a nested one, the way of the `parquet` crate.
    fn nested(&self, field: &Field, array: &ArrayRef) -> Result<Vec<ArrowColumnChunk>> {
        const ANY: usize = 0;
        let nowhere = start(std::io::sink(), &self.schema)?;
        let factory = ArrowRowGroupWriterFactory::new(&nowhere, Arc::clone(&self.schema));
        let writers = factory.create_column_writers(ANY)?;
        let leaves = compute_leaves(field, array)?;
        let before = writers.len() - leaves.len();
        let chunks = writers.into_iter().skip(before).zip(&leaves).map(|(mut writer, leaf)| {
            writer.write(leaf)?;
            writer.close()
        });
        chunks.collect()
    }
}

/// A Parquet file that is being written.
pub struct File<W: Write + Send> {
    writer: SerializedFileWriter<W>,
    encoder: Encoder,
    rows: u64,
    /// Rows that are too few for a row group and wait for others.
    waiting: Option<Sheet>,
}

/// A row group has hardly more rows than this: all of it is held in memory. With much fewer, hundreds of columns would begin
/// anew too often.
pub const GROUP_ROWS: usize = 1 << 14;

impl<W: Write + Send> File<W> {
    /// Begins a file of this schema.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn new(to: W, schema: &SchemaRef) -> Result<File<W>> {
        let encoder = Encoder::new(schema)?;
        Ok(File { writer: start(to, schema)?, encoder, rows: 0, waiting: None })
    }

    /// How many rows it has so far.
    pub fn rows(&self) -> u64 {
        self.rows + self.waiting.as_ref().map_or(0, |sheet| sheet.rows as u64)
    }

    /// Puts rows into the file, with what stood before them: few of them together with others.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn append_few(&mut self, mut sheet: Sheet, before: Before) -> Result<()> {
        sheet.settle(before);
        let rows = match &mut self.waiting {
            Some(waiting) => {
                waiting.append(&sheet);
                waiting.rows
            }
            none => none.insert(sheet).rows,
        };
        if rows >= GROUP_ROWS { self.end_waiting() } else { Ok(()) }
    }

    fn end_waiting(&mut self) -> Result<()> {
        match self.waiting.take() {
            Some(sheet) => self.write(self.encoder.encode(&sheet)?, Before::default()),
            None => Ok(()),
        }
    }

    /// Puts a row group into the file, with what stood before it.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn append(&mut self, group: Group, before: Before) -> Result<()> {
        self.end_waiting()?;
        self.write(group, before)
    }

    fn write(&mut self, group: Group, before: Before) -> Result<()> {
        let mut row_group = self.writer.next_row_group()?;
        for encoded in group.columns {
            match encoded {
                Encoded::Done(column) => row_group.append_column(&group.bytes, *column)?,
                Encoded::Waiting(column, cells) => {
                    let mut press = Press::new(1, group.rows)?;
                    let settled = before.settled(column.name(), &cells).unwrap_or(cells);
                    let column = press.column(&column, &settled)?;
                    row_group.append_column(&press.finish()?, column)?;
                }
                Encoded::Nested(chunks) => {
                    for chunk in chunks {
                        chunk.append_to_row_group(&mut row_group)?;
                    }
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
    pub fn finish(mut self) -> Result<W> {
        self.end_waiting()?;
        self.writer.into_inner()
    }
}
