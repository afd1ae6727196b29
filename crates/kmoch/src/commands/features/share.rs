//! What becomes of a block of a file: rows in the form they are written in, and what was wrong.

use std::io;
use std::sync::Arc;

use arrow_array::RecordBatch;
use kmoch_columns::games::{self, Selection, Tally};
use kmoch_columns::parquet::{Encoder, GROUP_ROWS, Group};
use kmoch_columns::{Layout, Row, Sheet, Table};
use kmoch_files::blocks::Block;
use kmoch_notation::Position;

use super::lines::{Lines, Text};
use super::source::Kind;
use crate::records::{Fault, each_line};

/// Fewer rows than this are handed on as they are, to be put together with those of other blocks.
const FEW_ROWS: usize = GROUP_ROWS / 4;

/// What becomes of a block.
#[derive(Default)]
pub struct Share {
    /// The rows, in pieces.
    pub pieces: Vec<Piece>,
    /// How many rows there are.
    pub positions: u64,
    /// Games that were read, sound or not.
    pub games: u64,
    /// Games or lines that could not be understood.
    pub faults: Vec<Fault>,
    /// Variations that could not be followed to their end.
    pub cut_short: Vec<Fault>,
}

impl Share {
    /// Notes what came of reading games.
    pub fn note(&mut self, tally: Tally) {
        self.games = tally.read;
        self.faults = tally.flaws.into_iter().map(Fault::from).collect();
        self.cut_short = tally.cut_short.into_iter().map(Fault::from).collect();
    }
}

/// Rows in the form they are written in.
pub enum Piece {
    /// Of a Parquet file.
    Group(Group),
    /// Of a Parquet file, too few for a row group.
    Few(Box<Sheet>),
    /// Of an Arrow stream.
    Batch(RecordBatch),
    /// Lines of CSV or JSON.
    Text(Text),
}

/// The form in which a table is written.
pub enum Form {
    /// Row groups of Parquet.
    Parquet(Encoder),
    /// Record batches.
    Arrow,
    /// Lines of CSV.
    Csv,
}

/// Fills shares from blocks; one for each thread.
pub struct Filler<'a> {
    pub kind: Kind,
    pub selection: &'a Selection,
    pub form: &'a Form,
    pub table: Table,
    /// Whether to stop at what cannot be understood.
    pub strict: bool,
}

impl<'a> Filler<'a> {
    /// One for a thread.
    pub fn new(
        layout: &Arc<Layout>,
        kind: Kind,
        selection: &'a Selection,
        form: &'a Form,
        strict: bool,
    ) -> Filler<'a> {
        Filler { kind, selection, form, table: Table::new(layout), strict }
    }

    /// Fills a share, which may hold another one, from a block.
    pub fn fill(&mut self, block: &mut Block, share: &mut Share) -> io::Result<()> {
        *share = Share::default();
        let Filler { kind, selection, form, table, strict } = self;
        let outcome = match kind {
            Kind::Pgn => {
                let file = Arc::clone(&block.file);
                let pieces = &mut share.pieces;
                let positions = &mut share.positions;
                let tally = games::read(block, Some(&file), selection, *strict, table, |table| {
                    if table.rows() >= GROUP_ROWS {
                        unload(table, form, pieces, positions)
                    } else {
                        Ok(())
                    }
                });
                tally.map(|tally| share.note(tally))
            }
            Kind::Fen => {
                let mut failed = Ok(());
                let faults = &mut share.faults;
                let read = each_line(block, "position", |line| {
                    let taken = line.or_note(|text| {
                        let position = Position::read(&text?).map_err(|fault| fault.to_string())?;
                        table.push(&Row { fen: Some(&position.fen), ..Row::of(&position.chess) });
                        Ok(())
                    });
                    if table.rows() >= GROUP_ROWS {
                        failed = unload(table, form, &mut share.pieces, &mut share.positions);
                    }
                    let sound = taken.map_err(|fault| faults.push(fault)).is_ok();
                    failed.is_ok() && (sound || !*strict)
                });
                read.and(failed)
            }
        };
        // What was understood before something went wrong is there.
        unload(table, form, &mut share.pieces, &mut share.positions).and(outcome)
    }
}

/// Puts the rows of the table into the form in which they are written.
fn unload(
    table: &mut Table,
    form: &Form,
    pieces: &mut Vec<Piece>,
    positions: &mut u64,
) -> io::Result<()> {
    if table.rows() == 0 {
        return Ok(());
    }
    *positions += table.rows() as u64;
    pieces.push(match form {
        Form::Parquet(_) if table.rows() < FEW_ROWS => Piece::Few(Box::new(table.take())),
        Form::Parquet(encoder) => {
            let group = encoder.encode(table.sheet()).map_err(io::Error::other)?;
            table.clear();
            Piece::Group(group)
        }
        Form::Arrow => Piece::Batch(table.finish()),
        Form::Csv => Piece::Text(Lines::csv(&table.finish())),
    });
    Ok(())
}
