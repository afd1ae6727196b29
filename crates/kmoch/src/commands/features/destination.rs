//! Where the rows go: one file, or a folder of parts.

use std::io::{self, Write};

use arrow_ipc::writer::StreamWriter;
use arrow_schema::SchemaRef;
use kmoch_columns::Before;
use kmoch_columns::parquet::File;
use kmoch_files::Output;

use super::lines::Lines;
use super::parts::Parts;
use super::share::{Piece, Share};

/// Where the rows go. Whatever it is, nothing stands under its name before it is whole.
pub enum Destination {
    /// Lines of text.
    Text(Box<Output>, Lines),
    /// An Arrow stream.
    Arrow(Box<StreamWriter<Output>>),
    /// A Parquet file.
    Parquet(Box<File<Output>>),
    /// A folder of Parquet files.
    Parts(Box<Parts>),
}

impl Destination {
    /// Lines of text that begin like this, below a header.
    pub fn text(mut output: Output, lines: Lines, header: Option<&str>) -> io::Result<Destination> {
        if let Some(header) = header {
            writeln!(output, "{header}")?;
        }
        Ok(Destination::Text(Box::new(output), lines))
    }

    /// An Arrow stream of this schema.
    pub fn arrow(output: Output, schema: &SchemaRef) -> io::Result<Destination> {
        let writer = StreamWriter::try_new(output, schema).map_err(io::Error::other)?;
        Ok(Destination::Arrow(Box::new(writer)))
    }

    /// A Parquet file of this schema.
    pub fn parquet(output: Output, schema: &SchemaRef) -> io::Result<Destination> {
        let file = File::new(output, schema).map_err(told)?;
        Ok(Destination::Parquet(Box::new(file)))
    }

    /// Takes a share of this file.
    pub fn take(&mut self, share: &mut Share, file: &str, before: Before) -> io::Result<()> {
        for piece in share.pieces.drain(..) {
            match (&mut *self, piece) {
                (Destination::Text(output, lines), Piece::Text(text)) => {
                    lines.write(output, &text, file, before)?;
                }
                (Destination::Arrow(writer), Piece::Batch(batch)) => {
                    writer.write(&before.settle(&batch)).map_err(io::Error::other)?;
                }
                (Destination::Parquet(file), Piece::Group(group)) => {
                    file.append(group, before).map_err(told)?;
                }
                (Destination::Parquet(file), Piece::Few(sheet)) => {
                    file.append_few(*sheet, before).map_err(told)?;
                }
                (Destination::Parts(parts), Piece::Group(group)) => {
                    parts.append(|part| part.append(group, before))?;
                }
                (Destination::Parts(parts), Piece::Few(sheet)) => {
                    parts.append(|part| part.append_few(*sheet, before))?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Puts everything in its place: all there is, or what came before the work was stopped.
    pub fn finish(self, all: bool) -> io::Result<()> {
        match self {
            Destination::Text(output, _) => output.finish(),
            Destination::Arrow(mut writer) => {
                writer.finish().map_err(io::Error::other)?;
                writer.into_inner().map_err(io::Error::other)?.finish()
            }
            Destination::Parquet(file) => file.finish().map_err(told)?.finish(),
            Destination::Parts(parts) => parts.finish(all),
        }
    }
}

/// What went wrong with a Parquet file, with the cause to be seen: a closed pipe means no harm.
pub fn told(error: parquet::errors::ParquetError) -> io::Error {
    match error {
        parquet::errors::ParquetError::External(cause) => match cause.downcast::<io::Error>() {
            Ok(cause) => *cause,
            Err(cause) => io::Error::other(cause),
        },
        other => io::Error::other(other),
    }
}
