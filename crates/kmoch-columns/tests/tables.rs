//! Record batches through Parquet and CSV, and games as they are found in files.

use std::fs::File;
use std::io::{BufReader, Read};
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::Int64Type;
use arrow_array::{Array, RecordBatch};
use kmoch_columns::games::{self, Selection, Tally};
use kmoch_columns::parquet::{self as tables, Encoder};
use kmoch_columns::{Before, Choice, Layout, Order, Sheet, Table, text};
use kmoch_eval::Profile;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;

const GAME: &str =
    "[Event \"One, two\"]\n[White \"A \\\"x\\\"\"]\n\n1. e4 {[%clk 0:01:00]} e5 2. Nf3 Nc6 1-0\n\n";

fn layout(figures: &str, items: bool) -> Arc<Layout> {
    let tags = ["Event", "White"].map(str::to_owned).to_vec();
    let figures = Choice::read(figures).unwrap();
    Arc::new(
        Layout::new(&Profile::addendum(), &Order { figures, games: true, tags, items }).unwrap(),
    )
}

/// All games of a stream in one batch.
fn read(layout: &Arc<Layout>, stream: impl Read) -> (RecordBatch, Tally) {
    let (sheet, tally) = read_sheet(layout, stream);
    (sheet.batch(), tally)
}

/// The same as values that change.
fn read_sheet(layout: &Arc<Layout>, stream: impl Read) -> (Sheet, Tally) {
    let mut table = Table::new(layout);
    let selection = Selection::default();
    let stream = BufReader::new(stream);
    let tally =
        games::read(stream, Some("a.pgn"), &selection, false, &mut table, |_| Ok(())).unwrap();
    (table.take(), tally)
}

/// Writes batches as row groups, each with what stands before it, and reads them again.
fn through_parquet(layout: &Layout, groups: &[(&Sheet, Before)]) -> (Vec<RecordBatch>, usize) {
    let encoder = Encoder::new(layout.schema()).unwrap();
    let file = tempfile::tempfile().unwrap();
    let mut writer = tables::File::new(file.try_clone().unwrap(), layout.schema()).unwrap();
    for (sheet, before) in groups {
        writer.append(encoder.encode(sheet).unwrap(), *before).unwrap();
    }
    let rows: usize = groups.iter().map(|(sheet, _)| sheet.rows()).sum();
    assert_eq!(writer.rows(), rows as u64);
    writer.finish().unwrap();
    let reader: ParquetRecordBatchReaderBuilder<File> =
        ParquetRecordBatchReaderBuilder::try_new(file).unwrap();
    assert_eq!(reader.schema().metadata()["kmoch.profile"], "addendum");
    let row_groups = reader.metadata().num_row_groups();
    let statistics = reader
        .metadata()
        .row_group(0)
        .columns()
        .iter()
        .filter(|column| column.statistics().is_some());
    assert!(statistics.count() > 0);
    (reader.build().unwrap().collect::<Result<_, _>>().unwrap(), row_groups)
}

#[test]
fn everything_comes_back_from_parquet() {
    let layout = layout("", true);
    let (sheet, _) = read_sheet(&layout, GAME.repeat(50).as_bytes());
    let batch = sheet.batch();
    let (again, groups) = through_parquet(&layout, &[(&sheet, Before::default())]);
    assert_eq!(groups, 1);
    assert_eq!(again[0].num_rows(), batch.num_rows());
    for (field, (before, after)) in
        batch.schema().fields().iter().zip(batch.columns().iter().zip(again[0].columns()))
    {
        assert_eq!(before.data_type(), after.data_type(), "{}", field.name());
        if field.name() != "items" {
            assert_eq!(
                text_of(&batch, field.name()),
                text_of(&again[0], field.name()),
                "{}",
                field.name()
            );
        }
    }
    let items = |batch: &RecordBatch| {
        batch.column_by_name("items").unwrap().as_list::<i32>().value(3).len()
    };
    assert_eq!(items(&batch), items(&again[0]));
}

/// A column as text, row by row: dictionaries may have another order.
fn text_of(batch: &RecordBatch, name: &str) -> Vec<String> {
    let index = batch.schema().index_of(name).unwrap();
    let one = batch.project(&[index]).unwrap();
    (0..one.num_rows())
        .map(|row| {
            let mut out = String::new();
            text::push_row(&mut out, &one, row, 0);
            out
        })
        .collect()
}

#[test]
fn games_and_lines_count_from_the_beginning_of_the_file() {
    let layout = layout("passer", false);
    let (sheet, tally) = read_sheet(&layout, GAME.as_bytes());
    let before = Before { games: tally.read, lines: GAME.lines().count() as u64 };
    let (again, groups) =
        through_parquet(&layout, &[(&sheet, Before::default()), (&sheet, before)]);
    assert_eq!(groups, 2);
    let numbers = |name: &str| -> Vec<i64> {
        let column = |batch: &RecordBatch| {
            batch.column_by_name(name).unwrap().as_primitive::<Int64Type>().values().to_vec()
        };
        again.iter().flat_map(column).collect()
    };
    assert_eq!(numbers("game"), [1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    assert_eq!(numbers("line"), [1, 1, 1, 1, 1, 6, 6, 6, 6, 6]);
    let settled = before.settle(&sheet.batch());
    assert_eq!(settled.column_by_name("game").unwrap().as_primitive::<Int64Type>().value(0), 2);
}

#[test]
fn few_rows_are_put_together() {
    let layout = layout("passer", true);
    let other = GAME.replace("One, two", "Three");
    let sheets = [GAME, &other, GAME].map(|game| read_sheet(&layout, game.as_bytes()).0);
    let lines = GAME.lines().count() as u64;
    let before = |games: u64| Before { games, lines: games * lines };
    let mut writer = tables::File::new(Vec::new(), layout.schema()).unwrap();
    writer.append_few(sheets[0].clone(), before(0)).unwrap();
    writer.append_few(sheets[1].clone(), before(1)).unwrap();
    assert_eq!(writer.rows(), 10);
    let encoder = Encoder::new(layout.schema()).unwrap();
    writer.append(encoder.encode(&sheets[2]).unwrap(), before(2)).unwrap();
    let file = bytes::Bytes::from(writer.finish().unwrap());
    let reader = ParquetRecordBatchReaderBuilder::try_new(file).unwrap();
    assert_eq!(reader.metadata().num_row_groups(), 2);
    let again: Vec<RecordBatch> = reader.build().unwrap().collect::<Result<_, _>>().unwrap();
    let (whole, _) = read(&layout, [GAME, &other, GAME].concat().as_bytes());
    let rows = |name: &str| again.iter().flat_map(|batch| text_of(batch, name)).collect::<Vec<_>>();
    for field in whole.schema().fields().iter().filter(|field| field.name() != "items") {
        assert_eq!(rows(field.name()), text_of(&whole, field.name()), "{}", field.name());
    }
}

#[test]
fn rows_are_lines_of_csv() {
    let layout = layout("white.passer,-fen", false);
    let (batch, _) = read(&layout, GAME.as_bytes());
    assert_eq!(
        text::header(layout.schema()),
        "file,game,line,event,player.white,variation,ply,move,clock,eval,mate,turn,material,stage,bracket,position_type,\
         white.passer.count,white.passer.mp"
    );
    let mut line = String::new();
    text::push_row(&mut line, &batch, 1, 1);
    assert_eq!(
        line,
        "1,1,\"One, two\",\"A \"\"x\"\"\",0,1,e2e4,60,,,black,30,middlegame,30-25,closed,0,0"
    );
}

#[test]
fn dirty_files_lose_nothing_that_can_be_read() {
    let layout = layout("passer", false);
    let dirty = [
        "\u{feff}[Event \"Windows\"]\r\n\r\n1. e4 e5 1-0\r\n\r\n",
        "[Event \"No such move\"]\n\n1. e4 Kf6 *\n\n",
        "[Event \"Open comment\"]\n\n1. e4 {never closed e5 *\n\n",
        "[Event \"Latin\"]\n[White \"Gr\u{fc}nfeld\"]\n\n1. d4 Nf6 *\n\n",
        "[Event \"Null move\"]\n\n1. e4 -- 2. d4 *\n\n",
        "[Event \"Nothing played\"]\n\n*\n\n",
        "[Event \"Cut off\"]\n\n1. e4 e5 2. Nf",
    ]
    .concat();
    let (batch, tally) = read(&layout, dirty.as_bytes());
    assert_eq!((tally.read, tally.written, tally.flaws.len()), (7, 4, 3));
    assert_eq!(tally.read, tally.written + tally.flaws.len() as u64);
    assert_eq!(batch.num_rows(), 3 + 3 + 4 + 1);
    let lines: Vec<u64> = tally.flaws.iter().map(|flaw| flaw.line).collect();
    assert_eq!(lines, [7, 11, 28]);
}

#[test]
fn a_long_stream_passes_in_constant_memory() {
    /// The same text over and over.
    struct Repeated(usize);
    impl Read for Repeated {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let at = self.0 % GAME.len();
            let length = buffer.len().min(GAME.len() - at).min(5_000_000 - self.0);
            buffer[..length].copy_from_slice(&GAME.as_bytes()[at..at + length]);
            self.0 += length;
            Ok(length)
        }
    }
    const MOST_ROWS: usize = 1000;
    let layout = layout("passer", false);
    let mut table = Table::new(&layout);
    let selection = Selection { last: true, ..Selection::default() };
    let (mut rows, mut largest) = (0, 0);
    let tally =
        games::read(BufReader::new(Repeated(0)), None, &selection, false, &mut table, |table| {
            if table.rows() == MOST_ROWS {
                let batch = table.finish();
                rows += batch.num_rows();
                largest = largest.max(batch.get_array_memory_size());
            }
            Ok(())
        });
    let read = tally.unwrap().read as usize;
    assert_eq!(read, 5_000_000_usize.div_ceil(GAME.len()));
    assert_eq!(rows, read / MOST_ROWS * MOST_ROWS);
    assert!(largest < 1 << 20, "{largest} bytes for {MOST_ROWS} rows");
}
