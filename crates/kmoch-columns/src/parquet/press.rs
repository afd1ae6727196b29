//! Columns as Parquet has them: a page of the different values, and a page that says which row has which.

use bytes::Bytes;
use parquet::basic::{Compression, Encoding, ZstdLevel};
use parquet::column::page::{CompressedPage, Page, PageWriteSpec, PageWriter};
use parquet::column::writer::ColumnCloseResult;
use parquet::errors::Result;
use parquet::file::metadata::ColumnChunkMetaData;
use parquet::file::statistics::Statistics;
use parquet::file::writer::{SerializedPageWriter, TrackedWrite};
use parquet::schema::types::ColumnDescPtr;
use zstd::bulk::Compressor;

use super::dictionary::Dictionary;
use super::hybrid::Hybrid;
use super::value::{Name, Value, push_text};
use crate::cells::{Cells, Texts};
use crate::runs::Runs;

/// Writes columns one behind the other.
pub(crate) struct Press {
    written: TrackedWrite<Vec<u8>>,
    packer: Compressor<'static>,
    rows: usize,
    /// Pages before they are packed.
    values: Vec<u8>,
    body: Vec<u8>,
    /// The number of each run's value among the different ones, and how many rows it has.
    numbers: Vec<(u32, u32)>,
}

/// How hard pages are packed: lightly. The next step up saves a tenth of the room and takes half as much time again.
const LEVEL: i32 = -5;

/// About so many values take a byte, since most are those of the row before.
const VALUES_A_BYTE: usize = 5;

/// Fewer bytes are not worth packing.
const FEW: usize = 8192;

impl Press {
    /// For so many columns of so many rows.
    pub fn new(columns: usize, rows: usize) -> Result<Press> {
        Ok(Press {
            written: TrackedWrite::new(Vec::with_capacity(columns * rows / VALUES_A_BYTE)),
            packer: Compressor::new(LEVEL)?,
            rows,
            values: Vec::new(),
            body: Vec::new(),
            numbers: Vec::new(),
        })
    }

    /// What has been written.
    pub fn finish(self) -> Result<Bytes> {
        Ok(self.written.into_inner()?.into())
    }

    /// Writes a column.
    pub fn column(&mut self, column: &ColumnDescPtr, cells: &Cells) -> Result<ColumnCloseResult> {
        let rows = self.rows;
        match cells {
            Cells::Counts(runs) => self.always(column, runs),
            Cells::Amounts(runs) => self.always(column, runs),
            Cells::Numbers(runs) => self.always(column, runs),
            Cells::Maybe16(runs) => self.runs(column, runs.iter(rows)),
            Cells::Maybe32(runs) => self.runs(column, runs.iter(rows)),
            Cells::Maybe64(runs) => self.runs(column, runs.iter(rows)),
            Cells::MaybeNumbers(runs) => self.runs(column, runs.iter(rows)),
            Cells::Moves(runs) => self.runs(column, runs.iter(rows)),
            Cells::Names(names) => {
                let name = |index: u32| Name { index, text: names.text(index) };
                let runs = names.rows().iter(rows);
                self.runs(column, runs.map(|(index, length)| (index.map(name), length)))
            }
            Cells::Flags(runs) => self.flags(column, runs),
            Cells::Texts(texts) => self.texts(column, texts),
        }
    }

    fn always<V: Value + PartialEq>(
        &mut self,
        column: &ColumnDescPtr,
        runs: &Runs<V>,
    ) -> Result<ColumnCloseResult> {
        let runs = runs.iter(self.rows);
        self.runs(column, runs.map(|(value, length)| (Some(value), length)))
    }

    /// Values that are the same for some rows, or none.
    fn runs<V: Value>(
        &mut self,
        column: &ColumnDescPtr,
        runs: impl Iterator<Item = (Option<V>, usize)> + Clone,
    ) -> Result<ColumnCloseResult> {
        self.body.clear();
        if column.max_def_level() > 0 {
            let there = runs.clone().map(|(value, length)| (value.is_some(), length));
            push_levels(&mut self.body, there);
        }
        let Some(Numbered { values, nulls }) = self.number(runs.clone()) else {
            return self.plain(column, runs);
        };
        self.values.clear();
        values.iter().for_each(|value| value.push_plain(&mut self.values));
        let width = Hybrid::width_of(values.len().saturating_sub(1));
        self.body.push(width as u8);
        let numbers = self.numbers.iter().map(|&(number, length)| (number, length as usize));
        let mut hybrid = Hybrid::new(&mut self.body, width);
        if Hybrid::is_short_as_runs(width, numbers.len(), self.rows - nulls) {
            numbers.for_each(|(number, length)| hybrid.push_run(number, length));
        } else {
            numbers.for_each(|(number, length)| hybrid.push(number, length));
        }
        hybrid.finish();
        let statistics = V::statistics(&values, nulls as u64);
        self.pages(column, Some(values.len()), Encoding::RLE_DICTIONARY, statistics, Packing::Never)
    }

    /// Gives each value a number; none if values hardly ever come again, so that they are not worth it.
    fn number<V: Value>(
        &mut self,
        runs: impl Iterator<Item = (Option<V>, usize)>,
    ) -> Option<Numbered<V>> {
        const MOST: usize = 1 << Hybrid::WIDEST;
        let mut different = Dictionary::new();
        self.numbers.clear();
        let mut nulls = 0;
        for (value, length) in runs {
            match value {
                Some(value) => self.numbers.push((different.number(value), length as u32)),
                None => nulls += length,
            }
            let values = different.values.len();
            if values * 2 > self.rows - nulls + 2 || values > MOST {
                return None;
            }
        }
        Some(Numbered { values: different.values, nulls })
    }

    /// Values as they are, row by row, behind what the page has already.
    fn plain<V: Value>(
        &mut self,
        column: &ColumnDescPtr,
        runs: impl Iterator<Item = (Option<V>, usize)>,
    ) -> Result<ColumnCloseResult> {
        let (mut values, mut nulls) = (Vec::new(), 0);
        for (value, length) in runs {
            match value {
                Some(value) => {
                    values.push(value);
                    (0..length).for_each(|_| value.push_plain(&mut self.body));
                }
                None => nulls += length,
            }
        }
        let statistics = V::statistics(&values, nulls as u64);
        self.pages(column, None, Encoding::PLAIN, statistics, Packing::Never)
    }

    /// A bit a row.
    fn flags(&mut self, column: &ColumnDescPtr, runs: &Runs<bool>) -> Result<ColumnCloseResult> {
        self.body.clear();
        self.body.resize(self.rows.div_ceil(8), 0);
        let (mut row, mut any) = (0, [false; 2]);
        for (flag, length) in runs.iter(self.rows) {
            any[usize::from(flag)] = true;
            if flag {
                for set in row..row + length {
                    self.body[set / 8] |= 1 << (set % 8);
                }
            }
            row += length;
        }
        let statistics = Statistics::boolean(Some(!any[0]), Some(any[1]), None, Some(0), false);
        self.pages(column, None, Encoding::PLAIN, statistics, Packing::Never)
    }

    /// A text a row. Whoever looks for one does not know which comes first of many, so nothing is said of that.
    fn texts(&mut self, column: &ColumnDescPtr, texts: &Texts) -> Result<ColumnCloseResult> {
        self.body.clear();
        self.body.reserve(texts.bytes() + self.rows * size_of::<u32>());
        if column.max_def_level() > 0 {
            push_levels(&mut self.body, [(true, self.rows)].into_iter());
        }
        texts.iter().for_each(|text| push_text(text, &mut self.body));
        let statistics = Statistics::byte_array(None, None, None, Some(0), false);
        self.pages(column, None, Encoding::PLAIN, statistics, Packing::IfShorter)
    }

    /// The rows packed, if that is worth unpacking them.
    fn packed_body(&mut self) -> Result<Option<Vec<u8>>> {
        let plain = self.body.len();
        if plain < FEW {
            return Ok(None);
        }
        let packed = self.packer.compress(&self.body)?;
        Ok(Some(packed).filter(|packed| packed.len() < plain - plain / 8))
    }

    /// Writes the pages of a column: different values, if they have one of their own, and rows.
    fn pages(
        &mut self,
        column: &ColumnDescPtr,
        different: Option<usize>,
        encoding: Encoding,
        statistics: Statistics,
        packing: Packing,
    ) -> Result<ColumnCloseResult> {
        let packed = match packing {
            Packing::IfShorter => self.packed_body()?,
            Packing::Never => None,
        };
        let codec = match packed {
            Some(_) => Compression::ZSTD(ZstdLevel::default()),
            None => Compression::UNCOMPRESSED,
        };
        let body = packed.unwrap_or_else(|| self.body.clone());
        let start = self.written.bytes_written() as u64;
        let mut sizes = Sizes::default();
        let mut writer = SerializedPageWriter::new(&mut self.written);
        let mut offset = None;
        if let Some(different) = different {
            let page = Page::DictionaryPage {
                buf: self.values.clone().into(),
                num_values: different as u32,
                encoding: Encoding::PLAIN,
                is_sorted: false,
            };
            offset = Some(start as i64);
            sizes.add(&writer.write_page(CompressedPage::new(page, self.values.len()))?);
        }
        let page = Page::DataPage {
            buf: body.into(),
            num_values: self.rows as u32,
            encoding,
            def_level_encoding: Encoding::RLE,
            rep_level_encoding: Encoding::RLE,
            statistics: None,
        };
        let data = writer.write_page(CompressedPage::new(page, self.body.len()))?;
        sizes.add(&data);
        let metadata = ColumnChunkMetaData::builder(column.clone())
            .set_encodings(vec![Encoding::PLAIN, Encoding::RLE, encoding])
            .set_compression(codec)
            .set_num_values(self.rows as i64)
            .set_total_compressed_size(sizes.packed)
            .set_total_uncompressed_size(sizes.plain)
            .set_dictionary_page_offset(offset)
            .set_data_page_offset(data.offset as i64)
            .set_statistics(statistics)
            .build()?;
        Ok(ColumnCloseResult {
            bytes_written: sizes.packed as u64,
            rows_written: self.rows as u64,
            metadata,
            bloom_filter: None,
            column_index: None,
            offset_index: None,
        })
    }
}

/// The different values of a column, by their numbers, and how many rows have none.
struct Numbered<V> {
    values: Vec<V>,
    nulls: usize,
}

/// Whether the rows of a column are packed. Runs and numbers of few bits are short as they are, and packing them takes as long
/// as writing them did.
#[derive(Clone, Copy)]
enum Packing {
    IfShorter,
    Never,
}

/// The bytes of a column, headings included.
#[derive(Default)]
struct Sizes {
    packed: i64,
    plain: i64,
}

impl Sizes {
    fn add(&mut self, page: &PageWriteSpec) {
        self.packed += page.compressed_size as i64;
        self.plain += page.uncompressed_size as i64;
    }
}

/// Which rows have a value.
fn push_levels(body: &mut Vec<u8>, runs: impl Iterator<Item = (bool, usize)>) {
    let start = body.len();
    body.extend_from_slice(&[0; size_of::<u32>()]);
    let mut levels = Hybrid::new(body, 1);
    runs.for_each(|(there, length)| levels.push(u32::from(there), length));
    levels.finish();
    let values = start + size_of::<u32>();
    let length = (body.len() - values) as u32;
    body[start..values].copy_from_slice(&length.to_le_bytes());
}
